import { lengthened, type NextPuzzle } from "../../playing/next";
import type { SchonbrunnPlay } from "./play";
import { QUICK_CHANGES, randomBoard, SIZE } from "./random-board";

/** A full board with one best way by the same rules. */
const nextBy = (rules: string): NextPuzzle<SchonbrunnPlay> =>
  function* ({ numbers }, harder, random) {
    const [rows, columns] = [numbers.length, numbers[0].length].map((count) =>
      Math.min(lengthened(count, harder, SIZE), SIZE.most),
    );
    const { tiles, start } = yield* randomBoard(rows, columns, rules, random, QUICK_CHANGES);
    return { board: tiles, start: [start] };
  };

export const nextJumps = nextBy("jump");
export const nextZeroJumps = nextBy("jump zero");

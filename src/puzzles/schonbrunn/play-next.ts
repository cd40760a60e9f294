import { lengthened, type NextPuzzle } from "../../playing/next";
import type { SchonbrunnPlay } from "./play";
import { randomBoard } from "./random-board";

const SIZES = [3, 8] as const;

/** It has to be there soon, so it need not be as hard as a board can be. */
const CHANGES = 30_000;

/** A full board with one best way by the same rules. */
const nextBy = (rules: string): NextPuzzle<SchonbrunnPlay> =>
  function* ({ numbers }, harder, random) {
    const [rows, columns] = [numbers.length, numbers[0].length].map((count) =>
      Math.min(lengthened(count, harder, SIZES), SIZES[1]),
    );
    const { tiles, start } = yield* randomBoard(rows, columns, rules, random, CHANGES);
    return { board: tiles, start: [start] };
  };

export const nextJumps = nextBy("jump");
export const nextZeroJumps = nextBy("jump zero");

import { lengthened, type NextPuzzle } from "../../playing/next";
import type { LogicPlay } from "./play";
import { randomLogic, SIZE } from "./random-logic";
import { LOGIC_WORDS } from "./rules";

/** Another maze with the same rules, but without edges that meet. */
export const nextLogic: NextPuzzle<LogicPlay> = function* ({ states: { maze } }, harder, random) {
  const [rows, columns] = [maze.rows, maze.columns].map((count) =>
    Math.min(lengthened(count, harder, SIZE), SIZE.most),
  );
  const rules = LOGIC_WORDS.filter((word) => maze.rules[word]).join(" ");
  return { maze: yield* randomLogic(rows, columns, rules, random), rules: [[rules]] };
};

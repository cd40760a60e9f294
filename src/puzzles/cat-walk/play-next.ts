import { isBlank, textOf, type Cells } from "../../grid/cells";
import { lengthened, type NextPuzzle } from "../../playing/next";
import type { GateWalkPlay } from "./play-line";
import { randomGates, SIZE } from "./random-gates";

/** A maze of gates in the same colours, for the first of the walks. */
export const nextGates: NextPuzzle<GateWalkPlay> = function* ({ maze, walks: [{ rules }] }, harder, random) {
  const [rows, columns] = [maze.length, maze[0].length].map((count) =>
    Math.min(lengthened(Math.floor(count / 2), harder, SIZE), SIZE.most),
  );
  const inOrder = rules.split(/[\s,]+/u).slice(1);
  const all = [...new Set([...inOrder, ...gatesIn(maze)])];
  const made = yield* randomGates(rows, columns, { all, inOrder }, random);
  return { maze: made, rules: [[rules]] };
};

/** The colours between two rooms. */
const gatesIn = (maze: Cells): string[] =>
  maze.flatMap((cells, row) =>
    cells
      .filter((cell, column) => (row + column) % 2 === 1 && !isBlank(cell) && textOf(cell) !== "#")
      .map((cell) => textOf(cell).toLowerCase()),
  );

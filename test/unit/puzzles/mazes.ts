import fc from "fast-check";
import { mazeKindOf } from "../../../src/puzzles/maze-kinds";
import type { Cell, Cells } from "../../../src/grid/cells";
import type { SearchResult } from "../../../src/puzzles/puzzle-kind";

export interface MazeArguments {
  readonly start?: Cells;
  readonly goal?: Cells;
  readonly rules?: string;
}

export function readMaze(maze: Cells, { start = [[""]], goal = [[""]], rules = "walk" }: MazeArguments = {}) {
  const words = rules.split(" ");
  return result(mazeKindOf(words).read({ maze, start, goal, rules: words }));
}

export function result<Result>(steps: Generator<number, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The positions of the solution, or the reason why there is none. */
export function solve(maze: Cells, given?: MazeArguments): (readonly Cell[])[] | string {
  const puzzle = readMaze(maze, given);
  const outcome: SearchResult = result(puzzle.solve());
  return "impossible" in outcome ? outcome.impossible : outcome.way.map((state) => puzzle.show(state));
}

/** A maze drawn with one character per cell. */
export function drawn(...lines: string[]): Cell[][] {
  return lines.map((line) => [...line].map((cell) => (cell === "." ? "" : cell)));
}

/** Small mazes with a start, some goals and walls. */
export const smallMaze = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .filter(([rows, columns]) => rows * columns > 1)
  .chain(([rows, columns]) =>
    fc.tuple(
      fc.array(fc.array(fc.constantFrom("", "", "", "#"), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
      fc.uniqueArray(fc.integer({ min: 0, max: rows * columns - 1 }), { minLength: 2, maxLength: 4 }),
    ),
  )
  .map(([walls, [start, ...goals]]) =>
    walls.map((row, r) =>
      row.map((cell, c): Cell => {
        const position = r * row.length + c;
        return position === start ? "S" : goals.includes(position) ? "G" : cell;
      }),
    ),
  );

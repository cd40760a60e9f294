import fc from "fast-check";
import type { Cells } from "../../../../src/grid/cells";

export type Position = readonly number[];

export const fromOne = (path: readonly Position[]) =>
  path.map((position) => position.map((each) => each + 1));

/** All ways by plain recursion, in the order right, up, down, left. */
export function allWays(maze: Cells, from: Position, goal: Position): Position[][] {
  const found: Position[][] = [];
  const go = (way: Position[]) => {
    const [row, column] = way.at(-1)!;
    if (row === goal[0] && column === goal[1]) {
      found.push(way);
      return;
    }
    const far = Math.abs(Number(maze[row][column]));
    const next = [[row, column + far], [row - far, column], [row + far, column], [row, column - far]]; // prettier-ignore
    for (const [r, c] of next) {
      const isFree = maze[r]?.[c] !== undefined && !way.some((tile) => tile[0] === r && tile[1] === c);
      if (isFree) go([...way, [r, c]]);
    }
  };
  go([from]);
  return found;
}

export const weigh = (maze: Cells, way: readonly Position[]) =>
  way.reduce((sum, [row, column]) => sum + Number(maze[row][column]), 0);

export const smallBoard = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 2, max: 5 }))
  .chain(([rows, columns]) =>
    fc.record({
      tiles: fc.array(
        fc.array(
          fc.integer({ min: -3, max: 4 }).map((tile) => tile || 1),
          { minLength: columns, maxLength: columns },
        ),
        { minLength: rows, maxLength: rows },
      ),
      start: fc.tuple(fc.nat(rows - 1), fc.nat(columns - 1)),
      goal: fc.tuple(fc.nat(rows - 1), fc.nat(columns - 1)),
    }),
  )
  .map(({ tiles, start: from, goal }) => {
    tiles[goal[0]][goal[1]] = 0;
    return { tiles, from, goal };
  });

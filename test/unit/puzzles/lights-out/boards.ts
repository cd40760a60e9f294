import fc from "fast-check";
import type { Cells } from "../../../../src/grid/cells";
import { readLights } from "../../../../src/puzzles/lights-out/cells";
import { lightsOut } from "../../../../src/puzzles/lights-out/kind";
import type { Lamps, LightsOut, LightsSolution } from "../../../../src/puzzles/lights-out/lamps";
import { finished } from "../../../../src/steps";

/** Boards of up to so many rows and columns with at least one lamp. */
export const boards = (most: number): fc.Arbitrary<("#" | number)[][]> =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }))
    .chain(([rows, columns]) => {
      const row = fc.array(fc.constantFrom(0, 1, 0, 1, "#" as const), {
        minLength: columns,
        maxLength: columns,
      });
      return fc.array(row, { minLength: rows, maxLength: rows });
    })
    .filter((cells) => cells.flat().some((cell) => cell !== "#"));

export const full = (rows: number, columns = rows, cell: 0 | 1 = 1) =>
  Array.from({ length: rows }, () => new Array<number>(columns).fill(cell));

export interface Read {
  readonly lamps: Lamps;
  /** 1 for each lamp that has to change. */
  readonly changes: Uint8Array;
  readonly puzzle: LightsOut;
}

export function read(board: Cells, goal?: Cells): Read {
  const { lamps, lit, goal: end } = finished(readLights(board, goal));
  const changes = lit.map((on, lamp) => on ^ end[lamp]);
  return { lamps, changes, puzzle: finished(lightsOut(lamps, changes)) };
}

export const solved = (board: Cells, goal?: Cells): LightsSolution =>
  finished(read(board, goal).puzzle.solve());

/** What the presses change, looked up cell by cell and not by the code that is tested. */
export function changesBy({ rows, columns, lampAt }: Lamps, presses: ArrayLike<number>): Uint8Array {
  const changes = new Uint8Array(presses.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const lamp = lampAt[row * columns + column];
      if (lamp < 0) continue;
      for (const [down, right] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ]) {
        // prettier-ignore
        const [r, c] = [row + down, column + right];
        if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
        const other = lampAt[r * columns + c];
        if (other >= 0) changes[lamp] ^= presses[other];
      }
    }
  }
  return changes;
}

export const ones = (set: ArrayLike<number>): number => Array.from(set).reduce((sum, bit) => sum + bit, 0);

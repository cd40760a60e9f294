import { i18n } from "../../language";
import type { Goal } from "./goal";
import { has, type Holes } from "./jumps";

/** The diagonals along which holes can have three colours in turn: how the number of the colour grows with row and column. */
const DIAGONALS = [
  [1, 1],
  [1, 2],
] as const;

/**
 * Why the goal cannot be reached by the rule of three (M. Reiss, 1857; N. G. de Bruijn, 1972): if three colours are in turn along the
 * diagonals, each jump changes the numbers of pegs of all three by one. Undefined if the rule allows it.
 */
export function colourProof(holes: Holes, pegs: Int32Array, goal: Goal): string | undefined {
  for (const [ofRow, ofColumn] of DIAGONALS) {
    const isInTurn = holes.directions.every(([down, right]) => (ofRow * down + ofColumn * right) % 3 !== 0);
    if (!isInTurn) continue;
    const colours = holes.cells.map(
      (cell) => (ofRow * Math.floor(cell / holes.columns) + ofColumn * (cell % holes.columns)) % 3,
    );
    const countIn = (set: Int32Array) =>
      [0, 1, 2].map((colour) => colours.filter((each, hole) => each === colour && has(set, hole)).length);
    const [a, b, c] = countIn(pegs);
    if (couldEnd([a, b, c], countIn(goal.pegs), countIn(goal.free), goal)) continue;
    return i18n.t(
      "Colour the diagonals of the board with three colours in turn: {a}, {b} and {c} pegs are on them. Each jump changes all three numbers by 1. Two numbers that are both even or both odd therefore stay alike. At the goal they are not alike.",
      { a, b, c },
    );
  }
  return undefined;
}

/** Whether pegs of the goal can be so many on each colour, but for an even number in all or an odd number in all. */
function couldEnd(
  now: readonly number[],
  least: readonly number[],
  free: readonly number[],
  { count, least: all }: Goal,
): boolean {
  const differs = (a: number, b: number) => ((now[a] - now[b]) & 1) !== 0;
  for (let first = 0; first <= free[0]; first++) {
    for (let second = 0; second <= free[1]; second++) {
      for (let third = 0; third <= free[2]; third++) {
        if (count !== undefined && all + first + second + third !== count) continue;
        const [a, b, c] = [least[0] + first, least[1] + second, least[2] + third];
        if ((((a - b) & 1) !== 0) === differs(0, 1) && (((b - c) & 1) !== 0) === differs(1, 2)) return true;
      }
    }
  }
  return false;
}

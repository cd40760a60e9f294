import type { Cell } from "../../grid/cells";
import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { StateTable } from "../../search/state-table";
import type { PegBoard } from "./cells";
import { fewestMoves } from "./fewest-moves";
import { findJumps } from "./find-jumps";
import { isGoal, leastWeight, type Goal } from "./goal";
import { Jumps, sizeOf, WORDS, type Direction, has, type Holes } from "./jumps";
import { pagodaOf, weightOf } from "./pagoda";
import { checkCount, MAX_POSITIONS } from "./positions";

/** A move: one or several jumps of a peg, by their numbers. */
export type PegMove = readonly number[];

/** Moves to the goal, or a user-facing message saying why there are none. */
type PegSolution = { readonly moves: readonly PegMove[] } | { readonly impossible: string };

/** The diagonals along which holes can have three colours in turn: how the number of the colour grows with row and column. */
const DIAGONALS = [
  [1, 1],
  [1, 2],
] as const;

/**
 * Why the goal cannot be reached by the rule of three (M. Reiss, 1857; N. G. de Bruijn, 1972): if three colours are in turn along the
 * diagonals, each jump changes the numbers of pegs of all three by one. Undefined if the rule allows it.
 */
function colourProof(holes: Holes, pegs: Int32Array, goal: Goal): string | undefined {
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

/**
 * Solves peg solitaire, by the fewest moves (fewest-moves.ts) or by any jumps (find-jumps.ts), which is soon done. Before it searches, it
 * tries what proves at once that there is no solution: the number of pegs, the three colours, a pagoda function. Throws a LimitError.
 */
export function* solvePegs({ pegs, goal }: PegBoard, jumps: Jumps, fewest: boolean): Steps<PegSolution> {
  const impossible = proofOf({ pegs, goal, holes: jumps.board }, jumps);
  if (impossible !== undefined) return { impossible };
  if (fewest) {
    const moves = yield* fewestMoves(jumps, pegs, goal);
    if (moves) return { moves };
  } else {
    const found = yield* findJumps(jumps, pegs, goal);
    if (found) return { moves: found.map((jump) => [jump]) };
  }
  return {
    impossible: i18n.t("No jumps lead to the goal: all arrangements that can be reached were searched."),
  };
}

/** Why the goal cannot be reached, if that can be told without a search. */
function proofOf({ pegs, goal }: PegBoard, jumps: Jumps): string | undefined {
  if (isGoal(goal, pegs)) return undefined;
  const [now, then] = [sizeOf(pegs), goal.count ?? goal.least];
  if (then >= now)
    return i18n.t(
      "There {now, plural, one {is # peg} other {are # pegs}} and each jump removes one, so there are never {then}.",
      { now, then },
    );
  if (jumps.legal(pegs).length === 0) return i18n.t("No peg can jump.");
  return colourProof(jumps.board, pegs, goal) ?? pagodaProof({ pegs, goal, holes: jumps.board }, jumps);
}

function pagodaProof({ pegs, goal }: PegBoard, jumps: Jumps): string | undefined {
  const weights = pagodaOf(jumps, pegs, goal);
  return (
    weights &&
    i18n.t(
      "A pagoda function gives each hole a weight, so that no jump makes the sum of the pegs’ weights larger. The sum is {now}, but the goal needs {then}.",
      { now: weightOf(weights, pegs), then: leastWeight(goal, weights) },
    )
  );
}

/** The weights of a pagoda function that proves that there is no solution, on the board; undefined if there is none. */
export function pagodaInCells({ pegs, goal, holes }: PegBoard, jumps: Jumps): Cell[][] | undefined {
  const weights = pagodaOf(jumps, pegs, goal);
  return (
    weights &&
    Array.from({ length: holes.rows }, (_, row) =>
      Array.from({ length: holes.columns }, (_cell, column) => {
        const hole = holes.cells.indexOf(row * holes.columns + column);
        return hole < 0 ? "" : weights[hole];
      }),
    )
  );
}

/** How many arrangements can be reached. */
export function* countPositions({ pegs }: PegBoard, jumps: Jumps): Steps<number> {
  const table = new StateTable(WORDS);
  const next = new Int32Array(WORDS);
  table.add(pegs, 0);
  for (let row = 0; row < table.count; row++) {
    if (row % 256 === 0) {
      yield row / table.count;
      checkCount(table.count, MAX_POSITIONS);
      yield* table.makeRoom(256 * jumps.count);
    }
    const [low, high] = [table.words[WORDS * row], table.words[WORDS * row + 1]];
    for (let jump = 0; jump < jumps.count; jump++) {
      if (!jumps.isLegal(jump, low, high)) continue;
      next[0] = low ^ jumps.masks[4 * jump];
      next[1] = high ^ jumps.masks[4 * jump + 1];
      table.add(next, 0);
    }
  }
  return table.count;
}

const DOWN: Readonly<Record<string, string>> = { "-1": "up", "0": "", "1": "down" };
const RIGHT: Readonly<Record<string, string>> = { "-1": "left", "0": "", "1": "right" };

/** The name of a direction: `right`, `down-left`. */
export const nameOf = ([down, right]: Direction): string =>
  [DOWN[down], RIGHT[right]].filter((name) => name !== "").join("-");

/** A move as a row of cells: the row and column of the peg, and the directions of its jumps. */
export function rowOfMove(move: PegMove, { board, from, direction }: Jumps): Cell[] {
  const cell = board.cells[from[move[0]]];
  const names = move.map((jump) => nameOf(board.directions[direction[jump]]));
  return [Math.floor(cell / board.columns) + 1, (cell % board.columns) + 1, names.join(" ")];
}

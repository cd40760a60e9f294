import { depthFirst, prepareSearch } from "../../search/depth-first";
import type { SimpleWays } from "../../search/placed-graph";
import { within, type Steps } from "../../steps";
import { tooManySteps } from "../limited";
import { randomIndex, type Random } from "../../steps/random";
import type { JumpBoard } from "./cells";
import { searchJumps } from "./jump-search";
import { jumps } from "./jumps";
import { waysWithSum } from "./sums";

export interface RandomBoard {
  readonly tiles: readonly (readonly number[])[];
  /** Row and column of the start, counted from 1. */
  readonly start: readonly [number, number];
}

/** The fewest and the most rows and columns of a board that is made at once. */
export const SIZE = { least: 3, most: 8 };
/** Such a board need not be as hard as one can be, so few changes are tried. */
export const QUICK_CHANGES = 30_000;

/** So many changes are tried where the signs do not matter, fewer on large boards, whose tiles take longer to visit. */
const MOST_CHANGES = 500_000;
const MOST_VISITS = 12_500_000;
/** With signs a board is tried after so many changes: with fewer there are too many ways, with more too few. */
const MOST_WITH_SIGNS = 120_000;
const CHANGES_A_TILE = 80;
const CHANGES_A_BOARD = 6_000;
/** Boards whose ways are harder to search are left out. */
const MAX_PLACES = 4_000;

/**
 * A board on which exactly one way is the best by the rules `jump`, `jump zero` or `jump least`, as long as is found by so many changes at
 * most. The start is in row 1, column 1. With `jump least` the sum 0 is impossible. Where the sum matters, the best way is not the shortest
 * of all if that can be, as otherwise the rules would ask for nothing new. Throws a LimitError if none is found.
 */
export function* randomBoard(
  rows: number,
  columns: number,
  rules: string,
  random: Random,
  most = MOST_CHANGES,
): Steps<RandomBoard> {
  const isPlain = rules === "jump";
  const changes = Math.min(most, isPlain ? Math.floor(MOST_VISITS / (rows * columns)) : MOST_WITH_SIGNS);
  const numbers = isPlain
    ? (yield* searchJumps(rows, columns, random, changes))?.numbers
    : yield* searchSigns(rows, columns, rules === "jump zero", random, changes);
  if (!numbers) throw tooManySteps(changes);
  const row = (_: unknown, k: number) => [...numbers.subarray(k * columns, (k + 1) * columns)];
  return { tiles: Array.from({ length: rows }, row), start: [1, 1] };
}

function* searchSigns(
  rows: number,
  columns: number,
  isZero: boolean,
  random: Random,
  changes: number,
): Steps<Int32Array | undefined> {
  const open = new Uint8Array(rows * columns).fill(1);
  let best: Int32Array | undefined;
  let most = 0;
  const each = Math.min(CHANGES_A_BOARD, CHANGES_A_TILE * rows * columns);
  for (let tried = 0; tried < changes; tried += each) {
    const search = searchJumps(rows, columns, random, each, isZero ? 0 : 1);
    const found = yield* within(tried / changes, search);
    if (!found) continue;
    const numbers = found.numbers.map((number) => (random() < 0.5 ? number : -number));
    const board: JumpBoard = { rows, columns, numbers, open, starts: [], goals: [] };
    const ways = { graph: yield* jumps(board), starts: [0], goals: [numbers.indexOf(0)] };
    const sums = isZero ? [0] : [1, -1];
    const only = onlyShortest(sums.map((sum) => waysWithSum(ways, board, sum)));
    const length = yield* within(tried / changes, only);
    const worth = length > found.jumps ? length + rows * columns : length;
    if (worth > most) [best, most] = [numbers, worth];
  }
  return best;
}

/** The number of jumps of the shortest of all these ways; 0 if there is none, if it is not the only one, or if that takes long to tell. */
function* onlyShortest(each: readonly SimpleWays[]): Steps<number> {
  const searches = [];
  for (const ways of each) searches.push(yield* prepareSearch(ways));
  for (let moves = 0; moves < Infinity;) {
    let found = 0;
    let beyond = Infinity;
    for (const search of searches) {
      const count = () => (++found > 1 ? -1 : moves);
      const result = yield* depthFirst(search, moves, count, MAX_PLACES);
      if (!result.complete) return 0;
      beyond = Math.min(beyond, result.beyond);
    }
    if (found > 0) return found === 1 ? moves : 0;
    moves = beyond;
  }
  return 0;
}

/** Numbers that allow a jump on every tile, a start and a goal. */
export function anyBoard(rows: number, columns: number, random: Random): RandomBoard {
  const goal = randomIndex(random, rows * columns);
  const start = (goal + 1 + randomIndex(random, rows * columns - 1)) % (rows * columns);
  const numberAt = (row: number, column: number) => {
    const farthest = Math.max(row, rows - 1 - row, column, columns - 1 - column);
    const far = 1 + randomIndex(random, farthest);
    return random() < 0.5 ? far : -far;
  };
  const tiles = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_tile, column) =>
      row * columns + column === goal ? 0 : numberAt(row, column),
    ),
  );
  return { tiles, start: [Math.floor(start / columns) + 1, (start % columns) + 1] };
}

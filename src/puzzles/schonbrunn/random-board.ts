import type { Cells } from "../../grid/cells";
import { listSimpleWays } from "../../search/simple-ways";
import { finished } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { randomIndex, type Random } from "../../steps/random";
import { limited } from "../limited";
import { readJumpBoard } from "./cells";
import { jumps } from "./jumps";

/** A board of jumps with a solution. */
export interface RandomBoard {
  readonly tiles: readonly (readonly number[])[];
  /** Row and column of the start, counted from 1. */
  readonly start: readonly [number, number];
}

/** So many boards are tried, and the one whose shortest way is longest is taken; more only as long as there is none. */
const TRIES = 40;
const MAX_TRIES = 4000;
/** Boards with more ways, or with ways that are harder to list, are left out. */
const MAX_WAYS = 200;
const MAX_STEPS = 5000;

/**
 * A board on which exactly one way is the shortest by the rules `jump`, `jump zero` or `jump least`. With the last ones the sum 0 is
 * impossible, as otherwise they would ask for nothing new. Throws an Error if none is found, which no size and seed has been seen to need.
 */
export function randomBoard(rows: number, columns: number, rules: string, random: Random): RandomBoard {
  let best: { board: RandomBoard; moves: number } | undefined;
  for (let tried = 0; tried < TRIES || (!best && tried < MAX_TRIES); tried++) {
    const board = anyBoard(rows, columns, random);
    const moves = canHaveSum(board, rules) ? movesOfOnlyShortest(board, rules) : 0;
    if (moves > (best?.moves ?? 0)) best = { board, moves };
  }
  if (!best) throw new Error(`No board of ${rows} × ${columns} tiles was found.`);
  return best.board;
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

/** A jump changes the row or the column by its number, so all sums are even or odd like the distance of start and goal. */
function canHaveSum({ tiles, start }: RandomBoard, rules: string): boolean {
  const row = tiles.findIndex((numbers) => numbers.includes(0));
  const isEven = (row + tiles[row].indexOf(0) + start[0] + start[1]) % 2 === 0;
  return rules === "jump" || isEven === (rules === "jump zero");
}

/** The number of jumps of the shortest way; 0 if there is none, or if it is not the only one. */
function movesOfOnlyShortest({ tiles, start }: RandomBoard, rules: string): number {
  const ways = waysOn(tiles, start);
  const sums = ways.map((way) => way.reduce((sum, tile) => sum + tiles.flat()[tile], 0));
  const least = Math.min(...sums.map(Math.abs));
  if (rules === "jump zero" && least > 0) return 0;
  const lengths = ways
    .filter((_, k) => rules === "jump" || Math.abs(sums[k]) === least)
    .map((way) => way.length)
    .sort((a, b) => a - b);
  return lengths.length > 0 && lengths[0] !== lengths[1] ? lengths[0] - 1 : 0;
}

/** All ways on a board, or none if they are too many. */
function waysOn(tiles: Cells, [row, column]: readonly [number, number]): readonly (readonly number[])[] {
  const board = finished(readJumpBoard(tiles, "maze"));
  const starts = [(row - 1) * board.columns + column - 1];
  const search = listSimpleWays({ graph: finished(jumps(board)), starts, goals: board.goals }, MAX_WAYS);
  try {
    return finished(limited(search, MAX_STEPS)) ?? [];
  } catch (error) {
    if (error instanceof LimitError) return [];
    throw error;
  }
}

import type { PuzzleRange } from "../excel/puzzle-sheet";
import { readCells } from "../functions/cells/host-cells";
import { loadDrawings, playableOf } from "../puzzles";
import type { GameState, Solution } from "../playing/move";
import { playSolution } from "../playing/by-hand";
import type { Game, Play, PlayKind } from "../playing/play";
import { scrambled, type Scramble } from "../playing/scrambled";
import type { ProductOrder } from "../permutations/product-order";
import type { Steps } from "../steps";
import { plainCells, type Cells } from "../grid/cells";
import { inSlices } from "../steps/slices";

/** The input of a play as data that can be sent to another window: its kind, and the cells by range name. */
export interface PuzzleCells {
  readonly prefix: string;
  readonly cells: Readonly<Record<string, Cells>>;
  /** How it is scrambled before it is played, if it is not played from its own start. */
  readonly scramble?: Scramble;
}

/** Addresses by the names of a kind's ranges. */
export type Addresses = Readonly<Record<string, string>>;

/** The addresses of a kind's ranges, without blank ones; undefined while a range that is needed is missing. */
export function completeAddresses({ ranges }: PlayKind, addresses: Addresses): Addresses | undefined {
  const given = ranges.flatMap(({ name, optional }) => {
    const address = addresses[name]?.trim();
    return address || !optional ? [[name, address ?? ""] as const] : [];
  });
  return given.every(([, address]) => address !== "") ? Object.fromEntries(given) : undefined;
}

/**
 * The cells of a kind's ranges, and the book's order for a kind that multiplies where no range has it. Throws a CellError if a required range
 * contains an error.
 */
export function cellsOf(
  kind: PlayKind,
  ranges: Readonly<Record<string, PuzzleRange>>,
  bookOrder: ProductOrder = "left to right",
): PuzzleCells {
  const cells = kind.ranges.flatMap(({ name, optional, within }) => {
    const range = ranges[name];
    if (!range && name === "order" && bookOrder !== "left to right") return [[name, [[bookOrder]]] as const];
    if (!range) return [];
    const positions = within === undefined ? undefined : positionsIn(ranges[within], range);
    // An optional range holds the result of a formula. An error in it stems from the cells that the formula uses.
    const read = optional ? plainCells : readCells;
    return [[name, positions ?? read(range.values, name)] as const];
  });
  return { prefix: kind.prefix, cells: Object.fromEntries(cells) };
}

/** The rows and columns, from 1, of a range's cells in a board, if all of them are cells of the board. */
export function positionsIn(
  board: PuzzleRange | undefined,
  { sheetId, row, column, values }: PuzzleRange,
): Cells | undefined {
  if (board?.sheetId !== sheetId) return undefined;
  const [down, right] = [row - board.row, column - board.column];
  const [rows, columns] = [values.length, values[0]!.length];
  const isInside =
    down >= 0 &&
    right >= 0 &&
    down + rows <= board.values.length &&
    right + columns <= board.values[0]!.length;
  if (!isInside) return undefined;
  return values.flatMap((cells, r) => cells.map((_cell, c) => [down + r + 1, right + c + 1]));
}

/** Solves a puzzle in slices, and loads its drawings. If aborted, rejects with the signal's reason. */
export async function solve(
  { prefix, cells, scramble }: PuzzleCells,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Play> {
  const steps = scramble ? readScrambled(prefix, cells, scramble) : playableOf(prefix).kind.read(cells);
  const solving = untilAborted(steps, onProgress, signal);
  const [play] = await Promise.all([solving, loadDrawings(prefix)]);
  return play;
}

function* readScrambled(
  prefix: string,
  cells: PuzzleCells["cells"],
  { moves, seed }: Scramble,
): Generator<number, Play> {
  const play = yield* playableOf(prefix).kind.read(cells);
  const other = play.byHand && scrambled(play.byHand, moves, seed);
  return other ? yield* playSolution(other.byHand!.game) : play;
}

/** Solves a state of a game in slices. If aborted, rejects with the signal's reason. */
export function solveFrom(
  game: Game,
  state: GameState,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Solution> {
  return untilAborted(game.solve(state), onProgress, signal);
}

/** Does the steps in slices. If aborted, rejects with the signal's reason. */
export function untilAborted<Result>(
  steps: Steps<Result>,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result> {
  return inSlices(steps, { onProgress, checkCancelled: () => signal.throwIfAborted() });
}

import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { StateTable } from "../../search/state-table";
import { randomIndex, shuffled, type Random } from "../../steps/random";
import { BlockMoves, type BlockRules } from "./block-moves";
import { searchBlocks } from "./block-search";
import { readBlocks, type BlockBoard } from "./cells";

/** How many rows and columns random boards have. */
export const SIZE = { least: 4, most: 8 };
/** On larger trays, solutions are longer than SOLVEBLOCKS can find. */
const MOST_OF_TRAY = 5;
/** So many positions of a board are looked at. */
const MAX_POSITIONS = 5000;
const [TRAYS, CAR_PARKS] = [5, 40];

type Letters = readonly (readonly string[])[];
interface Candidate {
  readonly board: Letters;
  readonly score: number;
}

/** A tray as in Klotski: the square A has to reach the corner at the lower right. The best tray of a few. */
export function* randomTray(rows: number, columns: number, random: Random) {
  const [height, width] = [rows, columns].map((count) => Math.min(count, MOST_OF_TRAY));
  const goal = withA(height, width, [height - 2, height - 1], width - 2);
  const tries = Array.from({ length: TRAYS }, () => filled(goal, { shortest: 1, empty: 0.1 }, random));
  return { goal, board: yield* bestOf(tries, (end) => farthestFrom(readBlocks(end, goal))) };
}

/** Cars as in Rush Hour: A has to reach the right edge. The best one of several: most random cars are hardly in the way. */
export function* randomCars(rows: number, columns: number, random: Random) {
  const lane = [Math.floor((rows - 1) / 2)];
  const goal = withA(rows, columns, lane, columns - 2);
  const start = withA(rows, columns, lane, 0);
  const tries = Array.from({ length: CAR_PARKS }, () => filled(start, { shortest: 2, empty: 0.25 }, random));
  return { goal, board: yield* bestOf([start, ...tries], (board) => movesOf(board, goal)) };
}

function* bestOf(boards: readonly Letters[], judge: (board: Letters) => Steps<Candidate>): Steps<Letters> {
  let best: Candidate | undefined;
  for (const board of boards) {
    const found = yield* judge(board);
    if (!best || found.score > best.score) best = found;
  }
  return best!.board;
}

/** An empty board but for the piece A, which has two columns. */
function withA(rows: number, columns: number, inRows: readonly number[], column: number): string[][] {
  const board = Array.from({ length: rows }, () => new Array<string>(columns).fill(""));
  for (const row of inRows) board[row].fill("A", column, column + 2);
  return board;
}

const CAR_RULES: BlockRules = { metric: "straight", lengthwise: true };

/** How many moves cars need; −1 if there are too many positions, or no way. */
function* movesOf(board: Letters, goal: Letters): Steps<Candidate> {
  try {
    const { way } = yield* searchBlocks(readBlocks(board, goal), CAR_RULES, false, MAX_POSITIONS);
    return { board, score: way ? way.length - 1 : -1 };
  } catch (error) {
    if (error instanceof LimitError) return { board, score: -1 };
    throw error;
  }
}

/**
 * Moves backwards from the end: of the positions that are met, the last one in which A is as far away as possible. Searches where it is
 * farthest away first, so that it gets far on large boards, too.
 */
function* farthestFrom(end: BlockBoard): Steps<Candidate> {
  const { columns, walls } = end;
  const [{ anchor, class: square }] = end.goal;
  const moves = new BlockMoves(end, { metric: "moves", lengthwise: false });
  const { wordCount } = moves;
  const states = new StateTable(wordCount);
  yield* states.makeRoom(2 * MAX_POSITIONS);
  const byDistance: number[][] = [];
  let [best, farthest] = [0, 0];
  const arrive = (words: Int32Array) => {
    const row = states.count;
    if (states.add(words, 0) < row) return;
    const place = walls.findIndex((_, cell) => moves.classAt(words, 0, cell) === square);
    const up = Math.floor(anchor / columns) - Math.floor(place / columns);
    const distance = up + (anchor % columns) - (place % columns);
    (byDistance[distance] ??= []).push(row);
    if (distance >= farthest) [best, farthest] = [row, distance];
  };
  const start = new Int32Array(wordCount);
  moves.write(end.blocks, start);
  arrive(start);
  while (byDistance.length > 0 && states.count < MAX_POSITIONS) {
    const row = byDistance.at(-1)?.pop();
    if (row === undefined) byDistance.pop();
    else moves.expand(states.words, row * wordCount, () => arrive(moves.next));
  }
  return { board: lettersOf(end, moves, states.words, best * wordCount), score: farthest };
}

/** The pieces of a state in reading order: A, whose place matters, and the others from B on. */
function lettersOf(
  { rows, columns, classes, goal }: BlockBoard,
  moves: BlockMoves,
  words: Int32Array,
  at: number,
) {
  const board = Array.from({ length: rows }, () => new Array<string>(columns).fill(""));
  let letter = FIRST_LETTER;
  for (let cell = 0; cell < rows * columns; cell++) {
    const kind = moves.classAt(words, at, cell);
    if (kind === 0) continue;
    const name = kind === goal[0].class ? "A" : String.fromCharCode(++letter);
    for (const [down, right] of classes[kind - 1])
      board[Math.floor(cell / columns) + down][(cell % columns) + right] = name;
  }
  return board;
}

const FIRST_LETTER = "A".charCodeAt(0);

/** Adds straight pieces of at least so many cells. A share of all cells stays empty in any case. */
function filled(
  first: Letters,
  { shortest, empty }: { readonly shortest: number; readonly empty: number },
  random: Random,
): string[][] {
  const board = first.map((row) => [...row]);
  const columns = board[0].length;
  const cells = Array.from({ length: board.length * columns }, (_, cell) => cell);
  const free = shuffled(
    cells.filter((cell) => board[Math.floor(cell / columns)][cell % columns] === ""),
    random,
  );
  const gaps = free.splice(0, Math.ceil(empty * cells.length));
  const isFree = (row: number, column: number) =>
    board[row]?.[column] === "" && !gaps.includes(row * columns + column);
  const longest = Math.max(2, Math.ceil(Math.min(board.length, columns) / 2));
  let letter = FIRST_LETTER;
  for (const cell of free) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const [down, right] = randomIndex(random, 2) ? [1, 0] : [0, 1];
    const most = randomIndex(random, 4) > 0 ? longest : shortest;
    let length = 0;
    while (length < most && isFree(row + length * down, column + length * right)) length++;
    if (length < shortest) continue;
    const name = String.fromCharCode(++letter);
    for (let k = 0; k < length; k++) board[row + k * down][column + k * right] = name;
  }
  return board;
}

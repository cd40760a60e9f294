import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { StateTable } from "../../search/state-table";
import { randomIndex, shuffled, type Random } from "../../steps/random";
import { BlockMoves, type BlockRules } from "./block-moves";
import { searchBlocks } from "./block-search";
import { readBlocks, type BlockBoard } from "./cells";

/** How many rows and columns random boards have. */
export const SIZE = { least: 4, most: 8 };
/** How many moves they may need. Most trays of a usual size have some thirty; cars have fewer. */
export const MOVES = { least: 2, most: 60, usual: 30 };
/** On larger trays, solutions are longer than SOLVEBLOCKS can find. */
const MOST_OF_TRAY = 5;
/** So many positions are met backwards from the end of a tray, and searched from each board of cars. */
const MAX_POSITIONS = 5000;
/** Trays have longer solutions than cars. For all trays together, so many positions take a tenth of a second. */
const MAX_OF_TRAYS = 100_000;
const [TRAYS, CAR_PARKS] = [5, 40];

type Letters = readonly (readonly string[])[];

/** What a random board is for, and how long the number of its moves is looked for. */
interface Wanted {
  readonly goal: Letters;
  readonly rules: BlockRules;
  /** The most moves. */
  readonly most: number;
  /** How many positions of a board are searched, and of all boards. */
  readonly positions: readonly [each: number, all: number];
}

interface Candidate {
  readonly board: Letters;
  /** The fewest moves to the goal; 0 if there is no way, or too many positions. */
  readonly moves: number;
  readonly searched: number;
}

/** A tray as in Klotski: the square A has to reach the corner at the lower right, in `most` moves or fewer. */
export function* randomTray(rows: number, columns: number, most: number, random: Random) {
  const [height, width] = [rows, columns].map((count) => Math.min(count, MOST_OF_TRAY));
  const goal = withA(height, width, [height - 2, height - 1], width - 2);
  const tries = Array.from({ length: TRAYS }, () => filled(goal, { shortest: 1, empty: 0.1 }, random));
  const starts: Start[] = [];
  for (const end of tries) starts.push(yield* farthestFrom(readBlocks(end, goal)));
  const boards = starts.sort((a, b) => b.distance - a.distance).map(({ board }) => board);
  const positions = [MAX_OF_TRAYS, MAX_OF_TRAYS] as const;
  const wanted: Wanted = { goal, rules: TRAY_RULES, most, positions };
  return { goal, board: yield* bestOf([...boards, withA(height, width, [0, 1], 0)], wanted) };
}

/** Cars as in Rush Hour: A has to reach the right edge, in `most` moves or fewer. Most random cars are hardly in the way. */
export function* randomCars(rows: number, columns: number, most: number, random: Random) {
  const lane = [Math.floor((rows - 1) / 2)];
  const goal = withA(rows, columns, lane, columns - 2);
  const start = withA(rows, columns, lane, 0);
  const tries = Array.from({ length: CAR_PARKS }, () => filled(start, { shortest: 2, empty: 0.25 }, random));
  const wanted: Wanted = { goal, rules: CAR_RULES, most, positions: [MAX_POSITIONS, Infinity] };
  return { goal, board: yield* bestOf([...tries, start], wanted) };
}

const TRAY_RULES: BlockRules = { metric: "moves", lengthwise: false };
const CAR_RULES: BlockRules = { metric: "straight", lengthwise: true };

/** A board with as many moves as are wanted, or the one with the most if there is none. The last board has to have a solution. */
function* bestOf(boards: readonly Letters[], wanted: Wanted): Steps<Letters> {
  let best: Candidate | undefined;
  let left = wanted.positions[1];
  for (const board of boards) {
    if (best && best.moves > 0 && (left <= 0 || best.moves === wanted.most)) break;
    const found = yield* solved(board, wanted);
    left -= found.searched;
    if (!best || found.moves > best.moves) best = found;
  }
  return best!.board;
}

/** The board, or the position on its shortest solution from which as many moves are left as are wanted. */
function* solved(letters: Letters, { goal, rules, most, positions: [limit] }: Wanted): Steps<Candidate> {
  const board = readBlocks(letters, goal);
  try {
    const { moves, states, way = [0] } = yield* searchBlocks(board, rules, false, limit);
    const searched = states.count;
    const count = way.length - 1;
    if (count <= most) return { board: letters, moves: count, searched };
    const at = way[count - most] * moves.wordCount;
    return { board: lettersOf(board, moves, states.words, at), moves: most, searched };
  } catch (error) {
    if (error instanceof LimitError) return { board: letters, moves: 0, searched: limit };
    throw error;
  }
}

/** An empty board but for the piece A, which has two columns. */
function withA(rows: number, columns: number, inRows: readonly number[], column: number): string[][] {
  const board = Array.from({ length: rows }, () => new Array<string>(columns).fill(""));
  for (const row of inRows) board[row].fill("A", column, column + 2);
  return board;
}

/** A position from which a goal is reached. */
interface Start {
  readonly board: Letters;
  /** How far A is from its place. */
  readonly distance: number;
}

/**
 * Moves backwards from the end: of the positions that are met, the last one in which A is as far away as possible. Searches where it is
 * farthest away first, so that it gets far on large boards, too.
 */
function* farthestFrom(end: BlockBoard): Steps<Start> {
  const { columns, walls } = end;
  const [{ anchor, class: square }] = end.goal;
  const moves = new BlockMoves(end, TRAY_RULES);
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
  return { board: lettersOf(end, moves, states.words, best * wordCount), distance: farthest };
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

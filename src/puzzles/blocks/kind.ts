import { CellError, shown, type Cell, type Cells } from "../../grid/cells";
import { either, i18n } from "../../language";
import type { Steps } from "../../steps";
import { DIRECTIONS } from "../mazes/neighbours";
import { METRICS, type BlockRules, type Metric } from "./block-moves";
import { searchBlocks, type BlockSearch } from "./block-search";
import { readBlocks, type BlockBoard } from "./cells";

export interface BlockQuestion {
  readonly board: Cells;
  /** The board at the end, with only the pieces that matter. */
  readonly goal: Cells;
  /** The words of the rules: what a move is, and `lengthwise`. */
  readonly rules?: readonly string[];
}

/** A move of a piece: what stands in its cells, its first cell before and after, and the directions in which it goes, cell by cell. */
export interface BlockMove {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** Numbers in DIRECTIONS. */
  readonly way: readonly number[];
}

export interface BlockSolution {
  readonly board: BlockBoard;
  /** The fewest moves to the goal; undefined if there is no way. */
  readonly moves: readonly BlockMove[] | undefined;
}

const LENGTHWISE = "lengthwise";

/** What a move is, from the words of the rules. Throws a CellError. */
export function readBlockRules(words: readonly string[]): BlockRules {
  const others = words.filter((word) => word !== LENGTHWISE);
  const [metric = "moves", ...more] = others;
  if (more.length > 0 || !METRICS.includes(metric as Metric)) {
    const problem = i18n.t("{rules} is unknown; expected {choices}", {
      rules: shown(words.join(" ")),
      choices: either([...METRICS, LENGTHWISE]),
    });
    throw new CellError("rules", problem);
  }
  return { metric: metric as Metric, lengthwise: words.includes(LENGTHWISE) };
}

/** Solves a puzzle of sliding blocks by the fewest moves. Throws a CellError or a LimitError. */
export function* solveBlocks({ board: cells, goal, rules = [] }: BlockQuestion): Steps<BlockSolution> {
  const board = readBlocks(cells, goal);
  const search = yield* searchBlocks(board, readBlockRules(rules));
  return { board, moves: search.way && movesOf(board, search, search.way) };
}

/** How many positions can be reached. */
export function* countPositions({ board: cells, goal, rules = [] }: BlockQuestion): Steps<number> {
  const board = readBlocks(cells, goal);
  const { states } = yield* searchBlocks(board, readBlockRules(rules), true);
  return states.count;
}

/** The moves between the states of a way. Pieces that a state does not tell apart are followed from the start. */
function movesOf(
  { blocks }: BlockBoard,
  { moves, states }: BlockSearch,
  way: readonly number[],
): BlockMove[] {
  const labels = new Map(blocks.map(({ anchor, label }) => [anchor, label]));
  const { words } = states;
  return way.slice(1).map((state, step) => {
    const [before, after] = [way[step], state].map((row) => row * moves.wordCount);
    const { from, to, way: directions } = moves.between(words, before, after);
    const label = labels.get(from)!;
    labels.delete(from);
    labels.set(to, label);
    return { label, from, to, way: directions };
  });
}

/** A move as a row of cells: the piece, the row and the column of its first cell afterwards, and its directions. */
export function rowOfMove({ label, to, way }: BlockMove, { columns }: BlockBoard): Cell[] {
  const names = way.map((direction) => DIRECTIONS[direction].name);
  return [label, Math.floor(to / columns) + 1, (to % columns) + 1, names.join(" ")];
}

import { CellError, shown, type Cell } from "../../grid/cells";
import { either, i18n } from "../../language";
import type { Steps } from "../../steps";
import { DIRECTIONS } from "../mazes/neighbours";
import { METRICS, type BlockRules, type Metric } from "./block-moves";
import { searchBlocks, type BlockSearch } from "./block-search";
import type { BlockBoard } from "./cells";

/** A move of a piece: what stands in its cells, its first cell before and after, and the directions in which it goes, cell by cell. */
interface BlockMove {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** Numbers in DIRECTIONS. */
  readonly way: readonly number[];
}

/** The fewest moves to the goal, or a user-facing message saying why there are none. */
type BlockSolution = { readonly moves: readonly BlockMove[] } | { readonly impossible: string };

/** Which way pieces move: in any direction, which is the default, or along their longer side only. */
const [ANY, LENGTHWISE] = ["any", "lengthwise"];

/** What a move is, from the words of the rules. Throws a CellError. */
export function readBlockRules(words: readonly string[]): BlockRules {
  const directions = words.filter((word) => word === ANY || word === LENGTHWISE);
  const [metric = "moves", ...more] = words.filter((word) => !directions.includes(word));
  if (more.length > 0 || directions.length > 1 || !METRICS.includes(metric as Metric)) {
    const problem = i18n.t("{rules} is unknown; expected {choices}", {
      rules: shown(words.join(" ")),
      choices: either([...METRICS, ANY, LENGTHWISE]),
    });
    throw new CellError("rules", problem);
  }
  return { metric: metric as Metric, lengthwise: directions.includes(LENGTHWISE) };
}

/** Solves a puzzle of sliding blocks by the fewest moves. Throws a LimitError. */
export function* solveBlocks(board: BlockBoard, rules: BlockRules): Steps<BlockSolution> {
  const search = yield* searchBlocks(board, rules);
  if (search.way) return { moves: movesOf(board, search, search.way) };
  const { count } = search.states;
  const impossible = i18n.t(
    "{count, plural, one {No piece can move, so the goal is not reached.} other {No moves lead to the goal: it is none of the # arrangements that can be reached.}}",
    { count },
  );
  return { impossible };
}

/** How many arrangements can be reached. */
export function* countPositions(board: BlockBoard, rules: BlockRules): Steps<number> {
  const { states } = yield* searchBlocks(board, rules, true);
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

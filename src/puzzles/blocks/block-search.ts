import { enlarged, StateTable } from "../../search/state-table";
import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { BlockMoves, type BlockRules } from "./block-moves";
import type { BlockBoard } from "./cells";

/** More states take more than 400 MB on a board such as Klotski’s. */
const MAX_STATES = 10_000_000;
/** States of larger boards have more words. */
const MAX_BYTES = 600 * 2 ** 20;
/** Random boards depend on it: whether a search finds the goal before it is given up. */
const ROWS_PER_CHECK = 1 << 11;
/** Some milliseconds. A state of many small pieces has hundreds of moves. */
const MOVES_PER_YIELD = 1 << 13;

export interface BlockSearch {
  readonly moves: BlockMoves;
  readonly states: StateTable;
  /** The states from the start to the goal, as rows of `states`; undefined if there is no way. */
  readonly way: readonly number[] | undefined;
}

/**
 * Searches breadth first from the pieces of a board until those of the goal are at their places, or everywhere: `isGoal` is then never asked.
 * Takes 4 bytes for each state's predecessor, and 4 for each of its words and for two to four slots of a hash table.
 */
export function* searchBlocks(
  board: BlockBoard,
  rules: BlockRules,
  everywhere = false,
  mostStates = MAX_STATES,
): Steps<BlockSearch> {
  const moves = new BlockMoves(board, rules);
  const states = new StateTable(moves.wordCount);
  let before = new Int32Array(1 << 10);
  const start = new Int32Array(moves.wordCount);
  moves.write(board.blocks, start);
  const isGoal = (words: Int32Array, at: number) =>
    board.goal.every((piece) => moves.classAt(words, at, piece.anchor) === piece.class);
  states.add(start, 0);
  before[0] = -1;
  const room = MOVES_PER_YIELD + board.blocks.length * board.rows * board.columns;
  const most = fitting(moves.wordCount) - room;
  let made = MOVES_PER_YIELD;
  let goal = !everywhere && isGoal(start, 0) ? 0 : -1;
  let row = 0;
  const arrive = () => {
    made++;
    const known = states.count;
    const found = states.add(moves.next, 0);
    if (found < known) return;
    if (found === before.length) before = enlarged(before, 2 * found);
    before[found] = row;
    if (goal < 0 && !everywhere && isGoal(moves.next, 0)) goal = found;
  };
  for (; row < states.count && goal < 0; row++) {
    if (row % ROWS_PER_CHECK === 0 && states.count > mostStates) throw tooMany(mostStates);
    // A state without moves is work, too.
    if (++made >= MOVES_PER_YIELD) {
      made = 0;
      yield row / states.count;
      if (states.count > most) throw tooMany(most);
      yield* states.makeRoom(room);
    }
    const from = Math.max(before[row], 0);
    moves.expand(states.words, row * moves.wordCount, arrive, from * moves.wordCount);
  }
  if (goal < 0) return { moves, states, way: undefined };
  const way: number[] = [];
  for (let state = goal; state >= 0; state = before[state]) way.push(state);
  return { moves, states, way: way.reverse() };
}

const tooMany = (most: number) =>
  new LimitError(i18n.t("more than {most, number} arrangements were searched", { most }));

/** How many states a table has room for within the bytes: it grows to powers of two, and takes 12 bytes for each besides its words. */
const fitting = (wordCount: number) => 2 ** Math.floor(Math.log2(MAX_BYTES / (4 * wordCount + 12)));

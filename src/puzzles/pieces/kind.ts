import type { Steps } from "../../steps";
import { ArrangementWays, type ArrangementLimits } from "./arrangement-ways";
import { readArrangements } from "./arrangements";
import type { Cells } from "../../grid/cells";
import { readMoveRules } from "./move-rules";
import { readBoardMoves } from "./moves";
import type { Puzzle, PuzzleKind } from "../puzzle-kind";

interface RearrangementQuestion extends ArrangementLimits {
  /** Columns from, to and optionally name; a blank for those between neighbours on a board. */
  readonly moves: Cells;
  /** Columns place and piece, or a board with its pieces. */
  readonly start: Cells;
  readonly goal: Cells;
  /** The words of the rules: `both ways`. */
  readonly rules?: readonly string[];
}

/**
 * Pieces that move to empty places: the pinball of P. Vodola's article, the knights of the 11th Hour, the 15-puzzle. A solution's states
 * are numbered in order. A state is shown as the pieces at all places. A move is shown as the places from and to, the piece and the move's
 * name. The puzzle's `count` is the number of ways with the fewest moves.
 */
export const rearrangement: PuzzleKind<RearrangementQuestion> = {
  *read({ mostStates, mostWords, mostLooks, ...question }: RearrangementQuestion): Steps<Puzzle> {
    const { start, goal } = question;
    const moves = yield* readBoardMoves(question.moves, { start, goal }, readMoveRules(question.rules));
    const arrangements = yield* readArrangements(start, goal, moves);
    const ways = new ArrangementWays(moves, arrangements, { mostStates, mostWords, mostLooks });
    let piecesIn: (state: number) => Int32Array;

    return {
      *solve() {
        const found = yield* ways.from(arrangements.start);
        if ("impossible" in found) return found;
        piecesIn = found.pieces;
        return { way: Array.from({ length: found.moveCount + 1 }, (_, state) => state) };
      },

      count: () => ways.count(arrangements.start),

      show: (state) => Array.from(piecesIn(state), (piece) => arrangements.cells[piece]),

      move(from, to) {
        const before = piecesIn(from);
        const after = piecesIn(to);
        const tail = before.findIndex((piece, place) => piece !== 0 && after[place] === 0);
        const head = after.findIndex((piece, place) => piece !== 0 && before[place] === 0);
        const name =
          moves.names?.[moves.from.findIndex((place, k) => place === tail && moves.to[k] === head)];
        const { places } = moves;
        return [places.cell(tail), places.cell(head), arrangements.cells[before[tail]], name ?? ""];
      },
    };
  },
};

import { i18n } from "../language";
import { LimitError } from "../permutations/limit-error";
import { countWays, fewestMoves, type LayeredSearch } from "../search/bounded-layers";
import type { Steps } from "../search/breadth-first";
import { arrangementGraph, type ArrangementGraph } from "./arrangement-graph";
import { obstacleToRearranging } from "./arrangement-obstacles";
import { readArrangements } from "./arrangements";
import type { Cells } from "./cells";
import { readMoves } from "./moves";
import { pieceDistances } from "./piece-distances";
import type { Puzzle, PuzzleKind } from "./puzzle";

export interface RearrangementQuestion {
  /** Columns from, to and perhaps name. */
  readonly moves: Cells;
  /** Columns place and piece. */
  readonly start: Cells;
  readonly goal: Cells;
  /** The most arrangements to remember. */
  readonly mostStates?: number;
}

/** So much takes some ten seconds and 300 megabytes. */
const MOST_STATES = 8_000_000;
const MOST_WORDS = 16_000_000;

/**
 * Pieces that move to empty places: the pinball of P. Vodola's article, the knights of the 11th Hour, the 15-puzzle. The
 * states of a solution are numbered in its order. A state shows as the pieces at all places, a move as the places from
 * and to, the piece and the move's name. `count` counts the ways with the fewest moves.
 */
export const rearrangement: PuzzleKind<RearrangementQuestion> = {
  name: "rearrangement",

  read({ mostStates = MOST_STATES, ...question }: RearrangementQuestion): Puzzle {
    const moves = readMoves(question.moves, "moves");
    const arrangements = readArrangements(question.start, question.goal, moves);
    const obstacle = obstacleToRearranging(moves, arrangements);
    const states: Int32Array[] = [];

    function* search(): Steps<LayeredSearch & { graph: ArrangementGraph }> {
      const graph = arrangementGraph(moves, arrangements, yield* pieceDistances(moves, arrangements));
      const most = Math.min(mostStates, Math.floor(MOST_WORDS / graph.wordCount));
      const found = yield* fewestMoves(graph, most);
      if (found.limited) {
        throw new LimitError(
          i18n.t(
            "the goal is at least {bound} moves away, and looking farther takes more than {most, number} arrangements",
            { bound: found.bound, most },
          ),
        );
      }
      return { ...found, graph };
    }

    return {
      *solve() {
        if (obstacle !== undefined) return { impossible: obstacle };
        const { graph, table, way } = yield* search();
        if (!way) return { impossible: noWay(graph.startEstimate, table.count) };
        way.forEach((row, state) => (states[state] = graph.unpack(table.words, row * graph.wordCount)));
        return { way: [...way.keys()] };
      },

      *count() {
        if (obstacle !== undefined) return 0n;
        const { graph, way } = yield* search();
        return way ? yield* countWays(way.length - 1, graph) : 0n;
      },

      show: (state) => Array.from(states[state], (piece) => arrangements.cells[piece]),

      move(from, to) {
        const tail = states[from].findIndex((piece, place) => piece !== 0 && states[to][place] === 0);
        const head = states[to].findIndex((piece, place) => piece !== 0 && states[from][place] === 0);
        const name = moves.names[moves.from.findIndex((place, k) => place === tail && moves.to[k] === head)];
        return [moves.cells[tail], moves.cells[head], arrangements.cells[states[from][tail]], name];
      },
    };
  },
};

function noWay(startEstimate: number, stateCount: number): string {
  return startEstimate < 0
    ? i18n.t(
        "There is no way to the goal: some pieces cannot come there together, even if all others were out of their way.",
      )
    : i18n.t(
        "There is no way to the goal: a search of all arrangements that could lead there ({count, number}) did not find any.",
        { count: stateCount },
      );
}

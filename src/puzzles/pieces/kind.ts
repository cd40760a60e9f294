import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { edgesBy } from "../../search/adjacency";
import { countWays, searchInLayers, type LayeredSearch } from "../../search/bounded-layers";
import type { Steps } from "../../steps";
import { arrangementGraph, type ArrangementGraph } from "./arrangement-graph";
import { arrangementStates } from "./arrangement-states";
import { obstacleToRearranging } from "./arrangement-obstacles";
import { readArrangements } from "./arrangements";
import type { Cells } from "../../grid/cells";
import { readMoves } from "./moves";
import { pieceDistances } from "./piece-distances";
import type { Puzzle, PuzzleKind } from "../puzzle";

export interface RearrangementQuestion {
  /** Columns from, to and optionally name. */
  readonly moves: Cells;
  /** Columns place and piece. */
  readonly start: Cells;
  readonly goal: Cells;
  /** The most arrangements to keep. */
  readonly mostStates?: number;
  /** The most 32-bit words for all of them, which need more on large boards. */
  readonly mostWords?: number;
}

/** About ten seconds and 300 MB. */
const MAX_STATES = 8_000_000;
const MAX_WORDS = 16_000_000;

/**
 * Pieces that move to empty places: the pinball of P. Vodola's article, the knights of the 11th Hour, the 15-puzzle. A solution's states
 * are numbered in order. A state is shown as the pieces at all places, a move as the places from and to, the piece and the move's name.
 * `count` counts the ways with the fewest moves.
 */
export const rearrangement: PuzzleKind<RearrangementQuestion> = {
  name: "rearrangement",

  *read({
    mostStates = MAX_STATES,
    mostWords = MAX_WORDS,
    ...question
  }: RearrangementQuestion): Steps<Puzzle> {
    const moves = yield* readMoves(question.moves, "moves");
    const arrangements = yield* readArrangements(question.start, question.goal, moves);
    const obstacle = yield* obstacleToRearranging(moves, arrangements);
    /** The pieces at all places in a state of the solution. They are not cached, as there may be many places. */
    let piecesIn: (state: number) => Int32Array;

    function* search(): Steps<LayeredSearch & { graph: ArrangementGraph }> {
      const incoming = yield* edgesBy(moves.to, moves.places.count);
      const encoded = yield* arrangementStates(moves, arrangements, incoming);
      const distances = yield* pieceDistances(moves, arrangements, incoming);
      const graph = arrangementGraph(encoded, moves, arrangements, distances);
      const most = Math.min(mostStates, Math.floor(mostWords / graph.wordCount));
      const found = yield* searchInLayers(graph, most);
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
        piecesIn = (state) => graph.unpack(table.words, way[state] * graph.wordCount);
        return { way: [...way.keys()] };
      },

      *count() {
        if (obstacle !== undefined) return 0n;
        const { graph, way } = yield* search();
        return way ? yield* countWays(way.length - 1, graph) : 0n;
      },

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

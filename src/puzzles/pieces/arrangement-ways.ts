import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { edgesBy, type Adjacency } from "../../search/adjacency";
import { countWays, searchInLayers, type LayeredSearch } from "../../search/bounded-layers";
import type { Steps } from "../../steps";
import { arrangementGraph, type ArrangementGraph } from "./arrangement-graph";
import { arrangementStates } from "./arrangement-states";
import { obstacleToRearranging } from "./arrangement-obstacles";
import type { Arrangements } from "./arrangements";
import type { Moves } from "./moves";
import { pieceDistances, type PieceDistances } from "./piece-distances";

export interface ArrangementLimits {
  /** The most arrangements to keep. */
  readonly mostStates?: number | undefined;
  /** The most 32-bit words for all of them, which need more on large boards. */
  readonly mostWords?: number | undefined;
}

/** About ten seconds and 300 MB. */
const MAX_STATES = 8_000_000;
const MAX_WORDS = 16_000_000;

/** A way with the fewest moves, or a user-facing message saying why there is none. */
export type ArrangementWay =
  | {
      readonly moveCount: number;
      /** The piece numbers at all places after some moves. They are not cached, as there may be many places. */
      pieces(moves: number): Int32Array;
    }
  | { readonly impossible: string };

/** Ways to the goal from any arrangement of the same pieces. What does not depend on the start is computed only once. */
export class ArrangementWays {
  #incoming: Adjacency | undefined;
  #distances: PieceDistances | undefined;

  constructor(
    private readonly moves: Moves,
    private readonly arrangements: Arrangements,
    private readonly limits: ArrangementLimits = {},
  ) {}

  /** The first way with the fewest moves, in the order of the moves. Throws a LimitError. */
  *from(start: Int32Array): Steps<ArrangementWay> {
    const impossible = yield* obstacleToRearranging(this.moves, { ...this.arrangements, start });
    if (impossible !== undefined) return { impossible };
    const { graph, table, way } = yield* this.#search(start);
    if (!way) return { impossible: noWay(graph.startEstimate, table.count) };
    return {
      moveCount: way.length - 1,
      pieces: (moves) => graph.unpack(table.words, way[moves] * graph.wordCount),
    };
  }

  /** How many ways have the fewest moves. Throws a LimitError. */
  *count(start: Int32Array): Steps<bigint> {
    const impossible = yield* obstacleToRearranging(this.moves, { ...this.arrangements, start });
    if (impossible !== undefined) return 0n;
    const { graph, way } = yield* this.#search(start);
    return way ? yield* countWays(way.length - 1, graph) : 0n;
  }

  *#search(start: Int32Array): Steps<LayeredSearch & { readonly graph: ArrangementGraph }> {
    const { mostStates = MAX_STATES, mostWords = MAX_WORDS } = this.limits;
    const { moves } = this;
    const arrangements = { ...this.arrangements, start };
    const incoming = (this.#incoming ??= yield* edgesBy(moves.to, moves.places.count));
    const states = yield* arrangementStates(moves, arrangements, incoming);
    const distances = (this.#distances ??= yield* pieceDistances(moves, arrangements, incoming));
    const graph = arrangementGraph(states, moves, arrangements, distances);
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
}

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

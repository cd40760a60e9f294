import { edgesBy, type Adjacency } from "../../search/adjacency";
import { countWays, searchInLayers } from "../../search/bounded-layers";
import type { Steps } from "../../steps";
import { arrangementGraph, type ArrangementGraph } from "./arrangement-graph";
import { arrangementStates } from "./arrangement-states";
import { arrangementCount } from "./arrangement-numbers";
import { obstacleToRearranging } from "./arrangement-obstacles";
import type { Arrangements } from "./arrangements";
import { Deepening } from "./deepening";
import { withOneWayHint } from "./move-rules";
import type { Moves } from "./places";
import { keptBounds } from "./patterns/kept-bounds";
import type { PatternBounds, TableSizes } from "./patterns/pattern-bounds";
import { assignTokens, tokenPuzzle, type TokenPuzzle } from "./patterns/token-puzzle";
import { i18n } from "../../language";
import { LimitError, unlessLimited } from "../../steps/limit-error";
import { productOfNumbers } from "../../permutations/whole-numbers";
import { comparison, spacesGroup } from "./several-spaces";

/*
 * REARRANGE. Needs the moves, a start and a goal; gives the first of the shortest solutions in the order of the moves, whichever search
 * finds it. Lower bounds come from pattern tables (`patterns/`). Three searches follow one another. Iterative deepening for a moment is
 * enough for easy boards. Breadth-first search in layers comes next where 8 million arrangements are certain to be enough, or with several
 * empty places. Otherwise, if the group of the moves shows that the goal can be reached, deepening goes on to the end. After R. E. Korf and
 * A. Felner, “Disjoint Pattern Database Heuristics”, 2002.
 */

/** How far a search came: no way has fewer moves. */
interface Reach {
  readonly bound: number;
  readonly most: number;
}

function tooFar({ bound, most }: Reach): LimitError {
  return new LimitError(
    i18n.t(
      "the goal is at least {bound} moves away, and a longer search takes more than {most, number} arrangements",
      { bound, most },
    ),
  );
}

/** A user-facing message about what the group of the moves shows. */
function inOtherOrdersOnly(): string {
  return i18n.t("There is no route to the goal: the moves bring the pieces there in other orders only.");
}

/** A user-facing message after a search of all that could lead to the goal. */
function noWay(startEstimate: number, stateCount: number): string {
  return startEstimate < 0
    ? i18n.t(
        "There is no route to the goal: some pieces cannot get there together, even without all the others.",
      )
    : i18n.t(
        "There is no route to the goal: a search of all arrangements that could lead there ({count, number}) found none.",
        { count: stateCount },
      );
}

export interface ArrangementLimits {
  readonly mostStates?: number | undefined;
  /** The most 32-bit words for all of them, which need more on large boards. */
  readonly mostWords?: number | undefined;
  /** The most moves to look at where nothing is kept. */
  readonly mostLooks?: number | undefined;
}

/** About ten seconds and 300 MB. */
const MAX_STATES = 8_000_000;
const MAX_WORDS = 16_000_000;

/** Some hours. Arrangements of the 15-puzzle that take 80 moves need minutes. */
const MAX_LOOKS = 2 ** 38;
/** A moment, for what is soon found; and about as long as large tables take, for those to be worth it. */
const FEW_LOOKS = 2 ** 22;
const MANY_LOOKS = 2 ** 28;
/** A few milliseconds. */
const LOOKS_PER_YIELD = 2 ** 16;

/** Tables in some megabytes that take less than a second, and in 64 MB. */
const SMALL = { table: 1 << 20, together: 1 << 22 };
const LARGE = { table: 1 << 24, together: 1 << 26 };

/** A way with the fewest moves, or a user-facing message saying why there is none. */
type ArrangementWay =
  | {
      readonly moveCount: number;
      /** The piece numbers at all places after some moves. They are not cached, because there may be many places. */
      pieces(moves: number): Int32Array;
    }
  | { readonly impossible: string };

/** What does not depend on the start, apart from tables. */
interface Prepared {
  readonly incoming: Adjacency;
  readonly puzzle: TokenPuzzle;
  readonly classOfPiece: Int32Array;
}

/** Ways to the goal from any arrangement of the same pieces. */
export class ArrangementWays {
  #prepared: Prepared | undefined;

  constructor(
    private readonly moves: Moves,
    private readonly arrangements: Arrangements,
    private readonly limits: ArrangementLimits = {},
  ) {}

  /**
   * The first way with the fewest moves, in the order of the moves. A way that is soon found is found without keeping arrangements.
   * Otherwise, all arrangements that can be on a shortest way are kept if memory is certain or likely to be enough. If it is not, none are
   * kept, and it has been proved before that the search ends. Throws a LimitError.
   */
  *from(start: Int32Array): Steps<ArrangementWay> {
    const arrangements = { ...this.arrangements, start };
    const impossible = yield* obstacleToRearranging(this.moves, arrangements);
    if (impossible !== undefined) return { impossible };
    const found = yield* this.#search(start, arrangements);
    return "impossible" in found
      ? { impossible: yield* withOneWayHint(found.impossible, this.moves) }
      : found;
  }

  *#search(start: Int32Array, arrangements: Arrangements): Steps<ArrangementWay> {
    const bounds = yield* this.#bounds(SMALL, LARGE);
    const search = yield* this.#deepening(start, bounds);
    yield* deepen(search, Math.min(FEW_LOOKS, this.#mostLooks));
    if (search.way) return this.#wayOf(start, search.way);

    const isSmall = search.bound === Infinity || (yield* this.#allFit());
    let layered = isSmall ? yield* this.#inLayers(start, bounds) : undefined;
    if (layered && !("bound" in layered)) return layered;
    const isReached = yield* isReachable(this.moves, arrangements);
    if (isReached === false) return { impossible: inOtherOrdersOnly() };
    if (!layered && (!isReached || arrangements.counts[0] > 1))
      layered = yield* this.#inLayers(start, bounds);
    if (layered && !("bound" in layered)) return layered;
    if (layered && !isReached) throw tooFar(layered);
    return this.#wayOf(start, yield* this.#wayByDeepening(start, search));
  }

  /** How many ways have the fewest moves. Throws a LimitError. */
  *count(start: Int32Array): Steps<bigint> {
    const found = yield* this.from(start);
    if ("impossible" in found) return 0n;
    const { graph, most } = yield* this.#graph(start, yield* this.#bounds(SMALL, LARGE));
    const ways = yield* countWays(found.moveCount, graph, most);
    if (ways === undefined) throw tooFar({ bound: found.moveCount, most });
    return ways;
  }

  get #mostLooks(): number {
    return this.limits.mostLooks ?? MAX_LOOKS;
  }

  *#prepare(): Steps<Prepared> {
    return (this.#prepared ??= {
      incoming: yield* edgesBy(this.moves.to, this.moves.places.count),
      ...(yield* tokenPuzzle(this.moves, this.arrangements)),
    });
  }

  *#bounds(sizes: TableSizes, better?: TableSizes): Steps<PatternBounds> {
    return yield* keptBounds((yield* this.#prepare()).puzzle, sizes, better);
  }

  *#deepening(start: Int32Array, bounds: PatternBounds, known?: number): Steps<Deepening> {
    const { puzzle, classOfPiece, incoming } = yield* this.#prepare();
    const tokens = new Int32Array(start.length);
    assignTokens(start, puzzle, classOfPiece, tokens, puzzle.firstTokens.slice());
    return new Deepening(puzzle, bounds, incoming, tokens, known);
  }

  /** Goes on without a limit of memory, and with larger tables if it takes long. */
  *#wayByDeepening(start: Int32Array, first: Deepening): Steps<Int32Array> {
    let search = first;
    yield* deepen(search, Math.min(MANY_LOOKS, this.#mostLooks));
    if (!search.isDone && this.#mostLooks > MANY_LOOKS) {
      search = yield* this.#deepening(start, yield* this.#bounds(LARGE), search.bound);
      yield* deepen(search, this.#mostLooks);
    }
    if (search.way) return search.way;
    throw tooFar({ bound: search.bound, most: this.#mostLooks });
  }

  *#graph(start: Int32Array, bounds: PatternBounds): Steps<{ graph: ArrangementGraph; most: number }> {
    const { mostStates = MAX_STATES, mostWords = MAX_WORDS } = this.limits;
    const { puzzle, classOfPiece, incoming } = yield* this.#prepare();
    const states = yield* arrangementStates(this.moves, { ...this.arrangements, start }, incoming);
    const graph = arrangementGraph(states, this.moves, puzzle, classOfPiece, bounds);
    return { graph, most: Math.min(mostStates, Math.floor(mostWords / graph.wordCount)) };
  }

  /** Keeps all arrangements that can be on the way, or tells how far it came. */
  *#inLayers(start: Int32Array, bounds: PatternBounds): Steps<ArrangementWay | Reach> {
    const { graph, most } = yield* this.#graph(start, bounds);
    const { table, way, limited, bound } = yield* searchInLayers(graph, most);
    if (limited) return { bound, most };
    if (!way) return { impossible: noWay(graph.startEstimate, table.count) };
    return {
      moveCount: way.length - 1,
      pieces: (moves) => graph.unpack(table.words, way[moves] * graph.wordCount),
    };
  }

  #wayOf(start: Int32Array, way: Int32Array): ArrangementWay {
    const { from, to } = this.moves;
    return {
      moveCount: way.length,
      pieces(moves) {
        const pieces = start.slice();
        for (const move of way.subarray(0, moves)) {
          pieces[to[move]] = pieces[from[move]];
          pieces[from[move]] = 0;
        }
        return pieces;
      },
    };
  }

  /** Whether all arrangements of the pieces can be kept. */
  *#allFit(): Steps<boolean> {
    const { counts, goal } = this.arrangements;
    const most = this.limits.mostStates ?? MAX_STATES;
    return (yield* arrangementCount(counts, goal.length, most)) <= most;
  }
}

/** Its progress is that towards the limit, as nothing tells how far the goal is. */
function* deepen(search: Deepening, mostLooks: number): Steps<void> {
  for (let looks = 0; looks < mostLooks && !search.isDone; looks += LOOKS_PER_YIELD) {
    search.run(LOOKS_PER_YIELD);
    yield Math.min(looks / mostLooks, 1);
  }
}

/**
 * Whether the moves can bring the pieces to the goal at all, by the group of the rearrangements that they make; undefined where that does
 * not tell. With the empty places back at their goal, the pieces must have been rearranged by an element of the group. Equal pieces may
 * stand for one another, so every way to tell them apart counts. The answer is certain if the first such way is possible, or if the group
 * has all even rearrangements.
 */
export function* isReachable(
  moves: Moves,
  { start, goal, counts }: Pick<Arrangements, "start" | "goal" | "counts">,
): Steps<boolean | undefined> {
  const empty = Array.from(goal.keys()).filter((place) => goal[place] === 0);
  const spaces = yield* unlessLimited(spacesGroup(moves, empty));
  /** The homes that are left for each piece number, and the home of the piece at each place. */
  const homes = Array.from(counts, (): number[] => []);
  goal.forEach((piece, place) => homes[piece].push(place));
  yield 0;
  const homeAt = start.map((piece) => (piece === 0 ? -1 : homes[piece].pop()!));
  const like = spaces?.arrangementLike(homeAt);
  if (!spaces || !like) return undefined;
  if (spaces.group.contains(comparison(like, homeAt))) return true;
  const hasEquals = counts.some((count, piece) => piece > 0 && count > 1);
  if (!hasEquals) return false;
  const allOrders = productOfNumbers(Array.from({ length: start.length - counts[0] }, (_, k) => k + 1));
  return 2n * spaces.group.order >= allOrders ? true : undefined;
}

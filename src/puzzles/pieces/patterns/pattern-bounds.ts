import { edgesBy, type Adjacency } from "../../../search/adjacency";
import { within, type Steps } from "../../../steps";
import { MAX_MASKED_PLACES, maskedBoard } from "./masked-board";
import { maskedDistances } from "./masked-distances";
import { homesByClass, type TokenPuzzle } from "./token-puzzle";
import { goalTuples } from "./goal-tuples";

/**
 * Divides the tokens into patterns of at most `size`. Each begins where the fewest neighbours are left, and grows by the token that has the most
 * neighbours in it: pieces that belong together stand in one another's way. Tokens stand for their homes; those of a class have them in order.
 */
function patternsOf(puzzle: TokenPuzzle, homes: readonly (readonly number[])[], size: number): number[][] {
  const { classOf, firstTokens, placeCount, from, to } = puzzle;
  const tokens = Array.from(classOf.keys());
  const homeOf = tokens.map((token) => homes[classOf[token]][token - firstTokens[classOf[token]]]);
  const tokenAt = new Int32Array(placeCount).fill(-1);
  homeOf.forEach((home, token) => (tokenAt[home] = token));
  const neighbours = Array.from({ length: placeCount }, () => new Set<number>());
  from.forEach((tail, move) => {
    neighbours[tail].add(to[move]);
    neighbours[to[move]].add(tail);
  });
  /** The pattern of each token; −1 as long as it has none. */
  const patternOf = new Int32Array(tokens.length).fill(-1);
  const patterns: number[][] = [];
  for (let left = tokens.length; left > 0;) {
    const pattern: number[] = [];
    const number = patterns.push(pattern) - 1;
    for (; pattern.length < size && left > 0; left--) {
      let best = -1;
      let mostInside = -1;
      let fewestOutside = Infinity;
      for (const token of tokens) {
        if (patternOf[token] >= 0) continue;
        let inside = 0;
        let outside = 0;
        for (const place of neighbours[homeOf[token]]) {
          const other = tokenAt[place];
          if (other < 0) continue;
          if (patternOf[other] === number) inside++;
          else if (patternOf[other] < 0) outside++;
        }
        if (inside < mostInside || (inside === mostInside && outside >= fewestOutside)) continue;
        [best, mostInside, fewestOutside] = [token, inside, outside];
      }
      patternOf[best] = number;
      pattern.push(best);
    }
  }
  return patterns;
}

/** How many images are tried in all; more would take longer than a moment. */
const MAX_TRIES = 1 << 16;

/**
 * Symmetries of a board: they take moves to moves, places that are empty at the goal to such, and homes of equal pieces to homes of equal pieces. As
 * the images of all places, the identity left out. By trying images for one place after the other.
 */
export function* automorphisms({ placeCount, from, to, goal }: TokenPuzzle): Generator<Int32Array, void> {
  const isMove = new Uint8Array(placeCount * placeCount);
  from.forEach((tail, move) => (isMove[tail * placeCount + to[move]] = 1));
  const images = new Int32Array(placeCount).fill(-1);
  const isTaken = new Uint8Array(placeCount);
  let tries = 0;

  const fits = (place: number, image: number): boolean => {
    if (goal[place] < 0 !== goal[image] < 0) return false;
    for (let other = 0; other < place; other++) {
      const imageOfOther = images[other];
      if (isMove[place * placeCount + other] !== isMove[image * placeCount + imageOfOther]) return false;
      if (isMove[other * placeCount + place] !== isMove[imageOfOther * placeCount + image]) return false;
      if ((goal[place] === goal[other]) !== (goal[image] === goal[imageOfOther])) return false;
    }
    return true;
  };

  for (let place = 0; place >= 0;) {
    if (++tries > MAX_TRIES) return;
    // Goes on from the image that the place had, and gives that back.
    const before = images[place];
    if (before >= 0) isTaken[before] = 0;
    let image = before + 1;
    while (image < placeCount && (isTaken[image] || !fits(place, image))) image++;
    if (image === placeCount) {
      images[place--] = -1;
      continue;
    }
    images[place] = image;
    isTaken[image] = 1;
    if (place < placeCount - 1) place++;
    else if (images.some((each, k) => each !== k)) yield images.slice();
  }
}

/**
 * Lower bounds for the moves to the goal. The tokens are divided into patterns, and a table tells for each how many moves its tokens need at least. As
 * each move moves one token, the sum over all patterns is a lower bound, too; so it is for each view of the board. (R. E. Korf and A. Felner,
 * "Disjoint pattern database heuristics", 2002.)
 */
export interface PatternBounds {
  readonly patternCount: number;
  /** All tables, one after another. A value is 0 only if all tokens of the pattern are at home. */
  readonly values: Uint8Array | Uint16Array;
  /** The value where a pattern cannot reach its goal. */
  readonly unreachable: number;
  /** The board as it is, and perhaps a symmetric one, where other tokens are together in a pattern. */
  readonly views: readonly PatternView[];
}

/** A pattern's index in `values` is its first index and, for each of its tokens, the number of the token's place times its stride. */
interface PatternView {
  readonly firsts: Int32Array;
  readonly places: Int32Array;
  readonly strides: Int32Array;
  readonly patterns: Int32Array;
}

/** The most bytes in a table, and in all tables. */
export interface TableSizes {
  readonly table: number;
  readonly together: number;
}

/** Builds the tables for a puzzle, with as many tokens in a pattern as the sizes allow. */
export function* patternBounds(puzzle: TokenPuzzle, sizes: TableSizes): Steps<PatternBounds> {
  const { placeCount, goal, emptyCount } = puzzle;
  const homes = yield* homesByClass(puzzle);
  const { patterns, firsts, strides, tables, entries } = planned(puzzle, homes, sizes);
  const isMasked = placeCount <= MAX_MASKED_PLACES;
  const values = isMasked ? new Uint8Array(entries) : new Uint16Array(entries);
  yield 0;

  const incoming = yield* edgesBy(puzzle.to, placeCount);
  const board = isMasked ? maskedBoard(puzzle) : undefined;
  const empty = emptyCount === 1 ? goal.indexOf(-1) : -1;
  for (const { first, classes } of tables) {
    const homesOfTokens = classes.map((each) => homes[each]);
    const table = values.subarray(first, first + placeCount ** classes.length);
    yield* within(
      first / entries,
      board && table instanceof Uint8Array
        ? maskedDistances(board, homesOfTokens, empty, table)
        : freeDistances(puzzle, incoming, homesOfTokens, table as Uint16Array),
    );
  }

  const places = new Int32Array(placeCount).map((_, place) => place);
  const plain: PatternView = { firsts, places, strides, patterns };
  const mirrored = isMasked ? mirroredView(puzzle, plain) : undefined;
  return {
    patternCount: firsts.length,
    values,
    unreachable: isMasked ? 0xff : UNREACHABLE,
    views: mirrored ? [plain, mirrored] : [plain],
  };
}

interface Plan extends Omit<PatternView, "places"> {
  readonly tables: readonly { readonly first: number; readonly classes: readonly number[] }[];
  /** In all tables. */
  readonly entries: number;
}

/** The largest patterns whose tables are small enough. Single tokens always are, as boards with too many places are not read. */
function planned(puzzle: TokenPuzzle, homes: readonly (readonly number[])[], sizes: TableSizes): Plan {
  const { placeCount, classOf } = puzzle;
  const bytes =
    placeCount <= MAX_MASKED_PLACES ? Uint8Array.BYTES_PER_ELEMENT : Uint16Array.BYTES_PER_ELEMENT;
  let plan = planOfSingles(puzzle, homes.length);
  for (let size = 2; size <= classOf.length && placeCount ** size * bytes <= sizes.table; size++) {
    const larger = planOf(puzzle, patternsOf(puzzle, homes, size));
    if (larger.entries * bytes > sizes.together) break;
    plan = larger;
  }
  return plan;
}

/** There may be a million tokens, but not of so many classes. */
function planOfSingles({ placeCount, classOf }: TokenPuzzle, classCount: number): Plan {
  return {
    firsts: classOf.map((each) => each * placeCount),
    strides: classOf.map(() => 1),
    patterns: classOf.map((_, token) => token),
    tables: Array.from({ length: classCount }, (_, each) => ({ first: each * placeCount, classes: [each] })),
    entries: classCount * placeCount,
  };
}

/** Patterns of the same classes have the same table. */
function planOf({ placeCount, classOf }: TokenPuzzle, patterns: readonly (readonly number[])[]): Plan {
  const firsts = new Int32Array(patterns.length);
  const strides = new Int32Array(classOf.length);
  const patternOf = new Int32Array(classOf.length);
  const tables: { first: number; classes: number[] }[] = [];
  const known = new Map<string, number>();
  let entries = 0;
  patterns.forEach((tokens, number) => {
    const inOrder = tokens.toSorted((a, b) => a - b);
    inOrder.forEach((token, k) => {
      strides[token] = placeCount ** k;
      patternOf[token] = number;
    });
    const classes = inOrder.map((token) => classOf[token]);
    const key = classes.join();
    firsts[number] = known.get(key) ?? entries;
    if (known.has(key)) return;
    known.set(key, entries);
    tables.push({ first: entries, classes });
    entries += placeCount ** tokens.length;
  });
  return { firsts, strides, patterns: patternOf, tables, entries };
}

/** The tables seen in the first symmetric board that puts other tokens together. */
function mirroredView(
  puzzle: TokenPuzzle,
  { firsts, strides, patterns }: PatternView,
): PatternView | undefined {
  const { classOf, firstTokens, goal } = puzzle;
  for (const places of automorphisms(puzzle)) {
    const imageOf = Int32Array.from(classOf, (each, token) => {
      const image = goal[places[goal.indexOf(each)]];
      return firstTokens[image] + token - firstTokens[each];
    });
    const seen = imageOf.map((token) => patterns[token]);
    const isOther = seen.some((one, a) =>
      seen.some((two, b) => (one === two) !== (patterns[a] === patterns[b])),
    );
    if (isOther) return { firsts, places, strides: imageOf.map((token) => strides[token]), patterns: seen };
  }
  return undefined;
}

/** What free distances say of places from which no way leads to the goal. */
const UNREACHABLE = 0xffff;
const MAX_DISTANCE = UNREACHABLE - 1;

/** How many moves are examined between two yields. */
const MOVES_PER_YIELD = 1 << 15;

/**
 * Fills a table with the fewest moves that a pattern's pieces need to their goals, by breadth-first search backwards along the moves. No
 * other piece is in the way, and any free place counts as empty. For boards with many places. Indices are those of `maskedDistances`.
 */
export function* freeDistances(
  { placeCount, from }: TokenPuzzle,
  incoming: Adjacency,
  homes: readonly (readonly number[])[],
  table: Uint16Array,
): Steps<void> {
  const pieceCount = homes.length;
  table.fill(UNREACHABLE);
  yield 0;
  const queue = new Int32Array(table.length);
  const taken = new Int32Array(pieceCount);
  const isTaken = new Uint8Array(placeCount);
  let found = 0;
  for (const goal of goalTuples(homes)) {
    if (goal === undefined) {
      yield 0;
      continue;
    }
    const index = goal.reduceRight((sum, place) => sum * placeCount + place, 0);
    table[index] = 0;
    queue[found++] = index;
  }
  let looked = 0;
  for (let next = 0, pause = MOVES_PER_YIELD; next < found; next++) {
    if (looked >= pause) {
      pause = looked + MOVES_PER_YIELD;
      yield next / table.length;
    }
    const index = queue[next];
    for (let k = 0, rest = index; k < pieceCount; k++) {
      const quotient = (rest / placeCount) | 0;
      taken[k] = rest - quotient * placeCount;
      isTaken[taken[k]] = 1;
      rest = quotient;
    }
    const distance = Math.min(table[index] + 1, MAX_DISTANCE);
    for (let k = 0, stride = 1; k < pieceCount; k++, stride *= placeCount) {
      const place = taken[k];
      looked += 1 + incoming.offsets[place + 1] - incoming.offsets[place];
      for (let edge = incoming.offsets[place]; edge < incoming.offsets[place + 1]; edge++) {
        const before = from[incoming.edges[edge]];
        if (isTaken[before]) continue;
        const predecessor = index + (before - place) * stride;
        if (table[predecessor] !== UNREACHABLE) continue;
        table[predecessor] = distance;
        queue[found++] = predecessor;
      }
    }
    for (let k = 0; k < pieceCount; k++) isTaken[taken[k]] = 0;
  }
}

import type { Steps } from "../../steps";
import type { Word } from "../../permutations/words";
import { FewMovers, type ListLimits, quotient } from "./few-movers";
import { type Moves, inverseWord } from "./moves";
import { equivalence, type TransitiveAction } from "../../permutations/groups/order-bound";
import { cycleType } from "../../permutations/permutation";
import { DisjointSets, orbitsOf, restrictedTo } from "../../permutations/groups/orbits";
import { invertImages } from "../../permutations/images";
import { shortForm, type ShortForm } from "./word-form";

const PAIRS_PER_YIELD = 1 << 13;

/**
 * Reports the words x⁻¹y⁻¹xy of a length that move few points, with the rows of their permutations. Parts of shortest words are shortest, so
 * all products x and y are tried whose lengths together are half of it, each with one word. Throws a LimitError
 * if that is more than the budget allows.
 */
function* commutatorsOf(
  found: FewMovers,
  length: number,
  report: (row: number, word: number[]) => void,
): Steps<void> {
  const { layers, moves, moving, budget } = found;
  const { table } = layers;
  const { images, degree } = table;
  const half = length / 2;
  const reportOf = (x: number, y: number) => {
    const [rowX, rowY] = [table.row(x), table.row(y)];
    const [wordX, wordY] = [table.word(x), table.word(y)];
    report(found.find(quotient(times(rowY, rowX), times(rowX, rowY))), [
      ...inverseWord(wordX, moves),
      ...inverseWord(wordY, moves),
      ...wordX,
      ...wordY,
    ]);
  };
  let tried = 0;
  for (let ofX = 1; 2 * ofX <= half && length % 2 === 0; ofX++) {
    const [xs, ys] = [layers.rows(ofX), layers.rows(half - ofX)];
    for (let x = xs.begin; x < xs.end; x++) {
      for (let y = 2 * ofX === half ? x + 1 : ys.begin; y < ys.end; y++) {
        if (++tried % PAIRS_PER_YIELD === 0) {
          budget.spend(PAIRS_PER_YIELD);
          yield 0;
        }
        // The commutator takes what yx makes of a point to what xy makes of it.
        const [atX, atY] = [x * degree, y * degree];
        let left = moving;
        for (let z = 0; z < degree && left >= 0; z++) {
          if (images[atY + images[atX + z]] !== images[atX + images[atY + z]]) left--;
        }
        if (left < 0) continue;
        reportOf(x, y);
        reportOf(y, x);
        yield 0;
      }
    }
  }
}

const times = (first: Uint16Array, then: Uint16Array): Uint16Array => first.map((image) => then[image]);

/** A word for the permutation in a row. */
interface FormedWord extends ShortForm {
  readonly row: number;
  /** As numbers of moves. */
  readonly moves: readonly number[];
}

/**
 * For each class of rows the word with the shortest form, the first of these in the order of their moves. Looks at one word for each permutation,
 * and at the commutators.
 */
function* bestWords(found: FewMovers, classes: readonly (readonly number[])[]): Steps<FormedWord[]> {
  const classOf = new Map<number, number>();
  const best: FormedWord[] = [];
  const consider = (row: number, moves: readonly number[]) => {
    const own = classOf.get(row);
    if (own === undefined) return;
    const form = shortForm(moves, found.moves);
    const before = best[own];
    if (
      !before ||
      form.cost < before.cost ||
      (form.cost === before.cost && compareMoves(moves, before.moves) < 0)
    )
      best[own] = { ...form, row, moves };
  };
  for (const [own, rows] of classes.entries()) {
    for (const row of rows) {
      classOf.set(row, own);
      consider(row, found.words[row]);
      yield 0;
    }
  }
  if (best.length > 0) yield* commutatorsOf(found, best[0].moves.length, consider);
  return best;
}

function compareMoves(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((move, k) => move !== b[k]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** What it takes to look a conjugate up, in comparisons of two products. */
const CONJUGATING = 100;

/**
 * The permutations found last, from row `begin` on, in classes of what counts as the same. That is inverses, what a symmetry of the puzzle
 * makes of each other, and conjugates by a single move, m⁻¹pm. A class is left out if such a conjugate of one of its permutations has a
 * shorter word. Throws a LimitError.
 */
function* newClasses(found: FewMovers, begin: number, symmetries: readonly Int32Array[]): Steps<number[][]> {
  const { table, moves, words, budget } = found;
  const all = [...moves.images, ...symmetries];
  // 0 stands for all shorter ones.
  const numberOf = (row: number) => Math.max(row - begin + 1, 0);
  const sets = new DisjointSets(numberOf(words.length));
  for (let row = begin; row < words.length; row++) {
    const images = Int32Array.from(table.row(row));
    sets.unite(numberOf(row), numberOf(found.find(invertImages(images))));
    for (const by of all) {
      const conjugate = found.find(
        quotient(
          by,
          images.map((image) => by[image]),
        ),
      );
      if (conjugate >= 0) sets.unite(numberOf(row), numberOf(conjugate));
      budget.spend(CONJUGATING);
      yield 0;
    }
  }
  const [, ...classes] = sets.parts();
  return classes.map((numbers) => numbers.map((number) => number + begin - 1));
}

/** Larger puzzles are taken to have none, as tables of all pairs of moves are made, and each point may go to each other one. */
const MAX_MOVES = 100;
const MAX_POINTS = 1000;
/** No more ways to exchange some of the moves than this are looked through. */
const MAX_TRIED = 20_000;

/** A permutation of the points that takes each move to the one with the number in `exchange`. */
interface Symmetry {
  readonly exchange: readonly number[];
  readonly points: Int32Array;
}

/**
 * Permutations of the points that exchange the moves among themselves, as if the puzzle were turned in the hand or seen in a mirror. They are
 * a few of which all others are products, up to what commutes with all moves: for each move, those that leave the ones before it (as C. C.
 * Sims finds generators). Yields now and then.
 */
function* symmetriesOf(moves: Moves): Steps<Int32Array[]> {
  const { degree, images, inverses } = moves;
  if (images.length > MAX_MOVES || degree > MAX_POINTS) return [];
  const kinds = yield* kindsOfPairs(images);
  const actions = orbitsOf(images, degree).map((orbit) => actionOn(orbit, images));
  const numbers = [...inverses.keys()];
  const firsts = numbers.filter((move) => move <= inverses[move]);
  let tried = 0;

  /** Takes a move, the next of `firsts`, to another one, and looks for where those after it can go. */
  function* symmetryWith(before: readonly number[], next: number, to: number): Steps<Symmetry | undefined> {
    const move = firsts[next];
    const exchange = [...before];
    exchange[move] = to;
    exchange[inverses[move]] = inverses[to];
    const isAlike = (other: number) => kinds[move][other] === kinds[to][exchange[other]];
    const known = firsts.slice(0, next + 1);
    if (!known.every((other) => isAlike(other) && isAlike(inverses[other]))) return undefined;
    if (++tried > MAX_TRIED) return undefined;
    yield 0;
    if (next + 1 === firsts.length) {
      const points = relabelling(actions, exchange, degree);
      return points && { exchange, points };
    }
    for (const nextTo of numbers) {
      const symmetry = yield* symmetryWith(exchange, next + 1, nextTo);
      if (symmetry) return symmetry;
    }
    return undefined;
  }

  const found: Symmetry[] = [];
  for (let next = firsts.length - 1; next >= 0; next--) {
    const reached = new Set([firsts[next]]);
    for (const to of numbers) {
      const symmetry = reached.has(to) ? undefined : yield* symmetryWith(numbers, next, to);
      if (symmetry) found.push(symmetry);
      // A set also goes through what is added meanwhile.
      for (const move of reached) for (const { exchange } of found) reached.add(exchange[move]);
    }
  }
  return found.map(({ points }) => points);
}

/** For each two moves a number that tells the lengths of the cycles of their product. Symmetries preserve it. */
function* kindsOfPairs(images: readonly Int32Array[]): Steps<number[][]> {
  const numbers = new Map<string, number>();
  const kinds: number[][] = [];
  for (const first of images) {
    kinds.push([]);
    for (const second of images) {
      const lengths = cycleType({ images: first.map((image) => second[image]) }).join();
      if (!numbers.has(lengths)) numbers.set(lengths, numbers.size);
      kinds[kinds.length - 1].push(numbers.get(lengths)!);
      yield 0;
    }
  }
  return kinds;
}

interface OrbitAction extends TransitiveAction {
  readonly orbit: readonly number[];
}

function actionOn(orbit: readonly number[], images: readonly Int32Array[]): OrbitAction {
  return { orbit, degree: orbit.length, generators: restrictedTo(orbit, images) };
}

/** The permutation of the points by which each move becomes another one; undefined if there is none. Each orbit goes to one of its kind. */
function relabelling(
  actions: readonly OrbitAction[],
  exchange: readonly number[],
  degree: number,
): Int32Array | undefined {
  const points = new Int32Array(degree);
  const free = new Set(actions);
  for (const action of actions) {
    let map: Int32Array | undefined;
    for (const other of free) {
      map = equivalence(action, { ...other, generators: exchange.map((move) => other.generators[move]) });
      if (!map) continue;
      free.delete(other);
      action.orbit.forEach((point, k) => (points[point] = other.orbit[map![k]]));
      break;
    }
    if (!map) return undefined;
  }
  return points;
}

/** A permutation that moves few points, and the form of one of its shortest words in which the fewest letters are written. */
export interface UsefulWord {
  readonly images: Int32Array;
  readonly form: Word;
}

export interface Asked {
  /** The most points that a word may move. */
  readonly moving: number;
  /** The most letters of a word; if undefined, the search ends with the first length of which there are words. */
  readonly longest: number | undefined;
}

/**
 * The shortest words that move at most so many points, one for each class of permutations that newClasses tells apart. They are in the
 * order of their lengths, then of how many points they move, then of their letters. Throws a LimitError.
 *
 * What is answered does not depend on `longest`, only how much of it. The work is bounded by a budget of comparisons, some five seconds
 * (`Budget`).
 */
export function* usefulWords(
  moves: Moves,
  { moving, longest }: Asked,
  limits?: ListLimits,
): Steps<UsefulWord[]> {
  const found = new FewMovers(moves, moving, limits);
  const { budget, layers, table, words } = found;
  const useful: UsefulWord[] = [];
  let symmetries: readonly Int32Array[] | undefined;
  for (let length = 1; longest === undefined ? useful.length === 0 : length <= longest; length++) {
    if (layers.closed && length > layers.reach) break;
    const begin = words.length;
    budget.searched = length - 1;
    yield* found.addLength(length);
    if (words.length === begin) continue;
    symmetries ??= yield* symmetriesOf(moves);
    const classes = yield* newClasses(found, begin, symmetries);
    const best = yield* bestWords(found, classes);
    const countMoved = ({ row }: FormedWord) =>
      table.row(row).reduce((count, image, x) => count + (image === x ? 0 : 1), 0);
    best.sort((a, b) => countMoved(a) - countMoved(b) || compareMoves(a.moves, b.moves));
    for (const { word, row } of best) useful.push({ form: word, images: Int32Array.from(table.row(row)) });
  }
  return useful;
}

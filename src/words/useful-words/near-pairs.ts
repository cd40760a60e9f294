import { mix, spread } from "../../permutations/image-table";
import { type Steps, isPause } from "../../steps";
import type { Budget, Rows } from "./moves";
import { seededRandom, shuffled } from "../../steps/random";

/** Permutations as rows of images, one after another. */
interface ImageRows {
  readonly images: Uint16Array;
  readonly degree: number;
}

/** Rows by a hash of their images in chosen places, so that those with the same images there stand together, with few others. */
class RowIndex {
  /** The rows of each hash are at `members[starts[hash]]` up to, but without, `members[starts[hash + 1]]`. */
  readonly members: Int32Array;
  readonly starts: Int32Array;
  readonly #hashes: Int32Array;
  readonly #shift: number;
  #places: readonly number[] = [];

  constructor(
    private readonly table: ImageRows,
    private readonly rows: Rows,
  ) {
    const count = rows.end - rows.begin;
    const bits = Math.ceil(Math.log2(2 * count + 2));
    this.#shift = 32 - bits;
    this.starts = new Int32Array(2 ** bits + 1);
    this.members = new Int32Array(count);
    this.#hashes = new Int32Array(count);
  }

  /** Chooses the places again. Yields now and then. */
  *choose(places: readonly number[]): Steps<void> {
    const { members, starts, rows } = this;
    const hashes = this.#hashes;
    this.#places = places;
    starts.fill(0);
    for (let k = 0; k < hashes.length; k++) {
      hashes[k] = this.hashOf(rows.begin + k);
      starts[hashes[k]]++;
      if (isPause(k)) yield 0;
    }
    for (let hash = 1; hash < starts.length; hash++) starts[hash] += starts[hash - 1];
    for (let k = hashes.length - 1; k >= 0; k--) members[--starts[hashes[k]]] = rows.begin + k;
  }

  /** With how many of the rows these have to be compared. */
  *countMeetings({ begin, end }: Rows): Steps<number> {
    const { starts } = this;
    let count = 0;
    for (let row = begin; row < end; row++) {
      const hash = this.hashOf(row);
      count += starts[hash + 1] - starts[hash];
      if (isPause(row)) yield 0;
    }
    return count;
  }

  hashOf(row: number): number {
    const { images, degree } = this.table;
    const places = this.#places;
    const start = row * degree;
    let hash = 0;
    for (let k = 0; k < places.length; k++) hash = mix(hash, images[start + places[k]]);
    return Math.imul(spread(hash), 0x9e3779b1) >>> this.#shift;
  }
}

/**
 * Places in blocks. Two rows of images that differ in few places differ in few blocks, so they agree in all places of `agreeing` blocks at
 * least (Dirichlet's box principle).
 */
interface Split {
  readonly blockOf: Int32Array;
  readonly blocks: number;
  readonly agreeing: number;
}

/**
 * Splits the places for rows that differ in at most `most` of them. The blocks are mixed, as moves take places that are neighbours to
 * neighbours, where rows agree more often.
 */
export function splitInto(degree: number, most: number, agreeing: number): Split {
  const blocks = Math.min(most + agreeing, degree);
  const blockOf = new Int32Array(degree);
  const places = shuffled([...blockOf.keys()], seededRandom(degree));
  places.forEach((place, k) => (blockOf[place] = k % blocks));
  return { blockOf, blocks, agreeing };
}

export function countChoices({ blocks, agreeing }: Split): number {
  let count = 1;
  for (let k = 0; k < agreeing; k++) count = (count * (blocks - k)) / (k + 1);
  return count;
}

export function* choicesOf({ blocks, agreeing }: Split): Generator<readonly number[], void> {
  const choice = Array.from({ length: agreeing }, (_, k) => k);
  for (;;) {
    yield choice;
    let last = agreeing - 1;
    while (last >= 0 && choice[last] === blocks - agreeing + last) last--;
    if (last < 0) return;
    choice[last]++;
    for (let k = last + 1; k < agreeing; k++) choice[k] = choice[k - 1] + 1;
  }
}

function placesIn({ blockOf }: Split, choice: readonly number[]): number[] {
  return [...blockOf.keys()].filter((place) => choice.includes(blockOf[place]));
}

/** Rows, and in how many places two of them may differ to be near each other. */
export interface NearRows extends ImageRows {
  readonly most: number;
}

/** No more choices of agreeing blocks than this are looked through. */
const MAX_CHOICES = 500;
/** What it takes to look a row up, and to report a pair, in comparisons of two rows. */
const LOOKING_UP = 4;
const REPORTING = 200;
const STEPS_PER_YIELD = 1 << 13;

/**
 * Reports each pair of a row of `first` and another one of `second` that are near each other; if both are the same rows, of each pair once.
 * Compares only rows that agree in some blocks of places, as near ones do. Throws a
 * LimitError if that is more than the budget allows.
 */
export function* nearPairs(
  near: NearRows,
  [first, second]: readonly [Rows, Rows],
  budget: Budget,
  report: (first: number, second: number) => void,
): Steps<void> {
  const index = new RowIndex(near, second);
  const { split, work } = yield* cheapestSplit(near, index, first, second);
  budget.spend(work);
  const { members, starts } = index;
  const isSame = first.begin === second.begin;
  const differs = new Uint8Array(split.blocks);
  const reporting = Math.max(REPORTING, near.degree);
  let done = 0;
  for (const choice of choicesOf(split)) {
    yield* index.choose(placesIn(split, choice));
    for (let row = first.begin; row < first.end; row++) {
      const hash = index.hashOf(row);
      for (let at = starts[hash]; at < starts[hash + 1]; at++) {
        if (++done >= STEPS_PER_YIELD) {
          yield 0;
          done = 0;
        }
        const other = members[at];
        if ((isSame && other <= row) || !areNear(near, row, other)) continue;
        // Rows that agree in more blocks meet again for other choices.
        budget.spend(REPORTING);
        done += reporting;
        if (isFirstChoice(choice, near, row, other, split, differs)) report(row, other);
      }
      if (++done >= STEPS_PER_YIELD) {
        yield 0;
        done = 0;
      }
    }
  }
}

/** With more agreeing blocks fewer rows are compared, but there are more choices. The first choice of each kind is measured. `work` is in comparisons. */
function* cheapestSplit(near: NearRows, index: RowIndex, first: Rows, second: Rows) {
  const { degree, most } = near;
  const rows = first.end - first.begin + second.end - second.begin;
  const costs = function* (agreeing: number): Steps<{ split: Split; work: number }> {
    const split = splitInto(degree, most, agreeing);
    const choices = countChoices(split);
    if (choices > MAX_CHOICES) return { split, work: Infinity };
    yield* index.choose(placesIn(split, [...Array(agreeing).keys()]));
    return { split, work: choices * (LOOKING_UP * rows + (yield* index.countMeetings(first))) };
  };
  let best = yield* costs(Math.min(1, Math.max(degree - most, 0)));
  for (let agreeing = 2; agreeing <= degree - most; agreeing++) {
    const next = yield* costs(agreeing);
    if (next.work >= best.work) break;
    best = next;
  }
  return best;
}

function areNear({ images, degree, most }: NearRows, row: number, other: number): boolean {
  let left = most;
  for (let a = row * degree, b = other * degree, end = a + degree; a < end; a++, b++) {
    if (images[a] !== images[b] && left-- === 0) return false;
  }
  return true;
}

/** Whether these are the first blocks in which the rows agree. `differs` is overwritten. */
function isFirstChoice(
  choice: readonly number[],
  { images, degree }: NearRows,
  row: number,
  other: number,
  { blockOf, blocks }: Split,
  differs: Uint8Array,
): boolean {
  differs.fill(0);
  for (let place = 0, a = row * degree, b = other * degree; place < degree; place++, a++, b++) {
    if (images[a] !== images[b]) differs[blockOf[place]] = 1;
  }
  let agreeing = 0;
  for (let block = 0; block < blocks && agreeing < choice.length; block++) {
    if (differs[block] === 0 && choice[agreeing++] !== block) return false;
  }
  return true;
}

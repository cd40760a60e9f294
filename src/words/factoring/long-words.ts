import type { PermutationGroup } from "../../permutations/groups/permutation-group";
import { naturalGroup } from "../../permutations/groups/giants";
import { WordTable } from "../../permutations/word-table";
import { invertImages } from "../../permutations/images";
import { within, type Steps } from "../../steps";
import { BallSearch } from "./ball-search";
import { type Layer, wordInLayers } from "./layer";
import { layersOf } from "./layers";
import { PositiveWords } from "./positive-words";
import { shortened } from "./shortening";
import { SortingWords } from "./sorting-words";
import { MAX_LENGTH_BEFORE_SHORTENING, Speller } from "./spelled";
import { SubgroupChain } from "./subgroup-chain";
import { TwoSidedSearch, type FactorLimits } from "./two-sided-search";

const MAX_ROWS = 300_000;
/** 32 MB, as a table grows by doubling. */
const MAX_IMAGES = 0x1000000;
/** Of points in products, most of which may be known already: about a second's work. */
const MAX_LOOKED_UP = 1 << 28;
/** About a millisecond. */
const IMAGES_PER_YIELD = 1 << 18;

/** As many products of factors as fit, with their first shortest words, breadth-first. Yields now and then. */
function* shortWords(degree: number, factors: readonly Int32Array[]): Generator<unknown, WordTable> {
  const doublings = Math.floor(Math.log2(MAX_IMAGES / Math.max(degree, 1)));
  const table = new WordTable(degree, factors, Math.min(MAX_ROWS, 2 ** doublings - 2));
  const imagesOfRow = factors.length * degree;
  const rowsPerYield = Math.ceil(IMAGES_PER_YIELD / imagesOfRow);
  for (let row = 0; row < table.count && row * imagesOfRow < MAX_LOOKED_UP; row++) {
    if (row % rowsPerYield === 0) {
      yield;
      yield* within(0, table.roomFor(rowsPerYield * factors.length));
    }
    if (!table.addProductsOf(row)) break;
  }
  return table;
}

/** Up to half a second's search from each end, and 80 MB for it, before longer words are built. */
const SHORTEST_WORDS: FactorLimits = { rows: 1_000_000, images: 20_000_000, products: 4_000_000 };
/** A second or two, and 150 MB: all words of up to 41 letters of TopSpin. */
const BALL: FactorLimits = { rows: 3_000_000, images: 60_000_000, products: 12_000_000 };
/** The most images in the chain of a group that is split into layers. */
const MAX_CHAIN_IMAGES = 0x2000000;
/** How many continuations of each layer the next one goes on with. */
const WIDTH = 8;
/** If large layers do not bring a target home, smaller ones do, with longer words. */
const MAX_COSETS = [Infinity, 200_000, 20_000];
/** For all permutations of more points, only sorting is used, as words by layers are longer then. */
const MAX_POINTS_IN_LAYERS = 24;
/** With fewer points too, if layers take more steps than this (a few seconds' work). */
const MAX_STEPS_TO_LAYERS_OR_SORTING = 5000;
/** Other groups have no other method, and get about a minute for it. */
const MAX_STEPS_TO_LAYERS = 40_000;

/** The words for the last factors, cached because there is often a whole column of targets. */
let kept: LongWords | undefined;

/** Words for the elements of a group in factors, which are its generators, with or without their inverses. */
export function longWordsIn(group: PermutationGroup, factors: readonly Int32Array[]): LongWords {
  if (!kept?.areIn(group, factors)) kept = new LongWords(group, factors);
  return kept;
}

export class LongWords {
  readonly #shortest: BallSearch | TwoSidedSearch;
  #table: WordTable | undefined;
  /** By the most cosets of a layer and the points that come home; undefined if no layers were found. */
  readonly #layers = new Map<string, Layer[] | undefined>();
  readonly #mostCosets: readonly number[];
  readonly #withInverses: boolean;
  readonly #hasAll: boolean;
  /** Shared by all layers. */
  readonly #allowance: { steps: number };
  #speller: Speller | undefined;
  #sorting: SortingWords | undefined;
  #subgroups: { readonly chain: SubgroupChain | undefined } | undefined;

  constructor(
    private readonly group: PermutationGroup,
    private readonly factors: readonly Int32Array[],
    mostSteps = MAX_STEPS_TO_LAYERS,
  ) {
    const { base, degree, generators, orbitLengths } = group;
    this.#withInverses = factors.length > generators.length;
    this.#hasAll = naturalGroup(group) !== undefined;
    this.#shortest =
      this.#hasAll && BallSearch.suits(factors)
        ? new BallSearch(degree, factors, BALL)
        : new TwoSidedSearch(base, factors, SHORTEST_WORDS);
    this.#allowance = { steps: this.#hasAll ? MAX_STEPS_TO_LAYERS_OR_SORTING : mostSteps };
    const rows = orbitLengths.reduce((sum, length) => sum + length, 0);
    const isLarge = this.#hasAll
      ? orbitLengths[0] > MAX_POINTS_IN_LAYERS
      : 2 * rows * degree > MAX_CHAIN_IMAGES;
    this.#mostCosets = isLarge ? [] : this.#hasAll ? [Infinity] : MAX_COSETS;
  }

  /** Whether these are words in the same factors. */
  areIn({ generators }: PermutationGroup, factors: readonly Int32Array[]): boolean {
    return (
      generators.length === this.group.generators.length &&
      factors.length === this.factors.length &&
      factors.every((images, k) => areSame(images, this.factors[k]))
    );
  }

  /** The first shortest word for an element, as numbers of factors, or how many products there are if it is none. Throws a TooLongError. */
  shortestWordFor(target: Int32Array): Steps<number[] | { readonly count: number }> {
    const search = this.#shortest;
    if (search instanceof BallSearch) return search.wordFor(target);
    return search.wordFor(this.group.base.map((point) => target[point]));
  }

  /**
   * A word for an element by layers of stabilizers or, if the group has all permutations or all even ones, by sorting. It is the shorter of
   * the two, as numbers of factors. If only some places are given, it may take any points but those of the element to other places.
   * Undefined if none is found.
   *
   * Words for elements come from a chain of subgroups (subgroup-chain.ts) or, where there is none, from layers of stabilizers (layers.ts).
   * A cycle of two or three points is a conjugate of a power of a short word. Whatever parts of a word the table shortens are replaced
   * (shortening.ts).
   */
  *wordFor(target: Int32Array, only?: readonly number[]): Steps<number[] | undefined> {
    if (this.#mostCosets.length === 0 && !this.#hasAll) return undefined;
    const speller = (this.#speller ??= new Speller(this.group.generators, this.group.degree));
    this.#table ??= yield* within(0, shortWords(this.group.degree, this.factors));
    const found = yield* this.#signedWords(target, speller, this.#table, only);
    let best: number[] | undefined;
    for (const signed of found) {
      const word = yield* within(1, this.#inFactors(signed, speller, this.#table));
      if (word && word.length < (best?.length ?? Infinity)) best = word;
    }
    return best;
  }

  *#signedWords(
    target: Int32Array,
    speller: Speller,
    table: WordTable,
    only: readonly number[] | undefined,
  ): Steps<(readonly number[])[]> {
    const words: (readonly number[])[] = [];
    if (this.#hasAll) {
      this.#sorting ??= new SortingWords(speller, table, this.#withInverses);
      const cycle = yield* this.#sorting.wordOfCycle(target);
      if (cycle) return [cycle];
      words.push(...(yield* this.#sorting.words(target)));
    }
    const other =
      (only || this.#hasAll ? undefined : yield* this.#wordInSubgroups(target, speller)) ??
      (yield* this.#wordInLayers(target, speller, only));
    if (other) words.push(other);
    return words;
  }

  *#wordInSubgroups(target: Int32Array, speller: Speller): Steps<readonly number[] | undefined> {
    this.#subgroups ??= { chain: yield* SubgroupChain.of(this.group, speller) };
    return this.#subgroups.chain && (yield* this.#subgroups.chain.wordFor(target));
  }

  *#wordInLayers(
    target: Int32Array,
    speller: Speller,
    only: readonly number[] = [],
  ): Steps<readonly number[] | undefined> {
    for (const mostCosets of this.#mostCosets) {
      const key = [mostCosets, ...only].join();
      if (!this.#layers.has(key)) {
        const making = layersOf(this.group, speller, mostCosets, only.length > 0 ? only : undefined);
        this.#layers.set(key, yield* asAllowed(making, this.#allowance));
      }
      const layers = this.#layers.get(key);
      if (!layers) continue;
      const there = wordInLayers(layers, speller, target, WIDTH);
      const word = yield* asAllowed(there, { steps: MAX_STEPS_TO_LAYERS });
      if (word) return word;
      if (only.length > 0) continue;
      // What fails for an element may do for its inverse.
      const back = wordInLayers(layers, speller, invertImages(target), WIDTH);
      const inverse = yield* asAllowed(back, { steps: MAX_STEPS_TO_LAYERS });
      if (inverse) return inverse.map((letter) => -letter).reverse();
    }
    return undefined;
  }

  *#inFactors(
    signed: readonly number[],
    speller: Speller,
    table: WordTable,
  ): Generator<void, number[] | undefined> {
    const count = this.group.generators.length;
    const written = this.#withInverses
      ? signed
      : yield* new PositiveWords(speller, table, MAX_LENGTH_BEFORE_SHORTENING).written(signed);
    if (!written || written.length > MAX_LENGTH_BEFORE_SHORTENING) return undefined;
    const word = written.map((letter) => (letter > 0 ? letter - 1 : count - letter - 1));
    return yield* shortened(word, this.factors, table);
  }
}

function areSame(some: Int32Array, others: Int32Array): boolean {
  return some.length === others.length && some.every((image, x) => image === others[x]);
}

/** The result of a computation, if it finishes within the allowed steps. */
function* asAllowed<Result>(running: Steps<Result>, allowance: { steps: number }): Steps<Result | undefined> {
  for (; allowance.steps > 0; allowance.steps--) {
    const step = running.next();
    if (step.done) return step.value;
    yield step.value;
  }
  return undefined;
}

import { BasicOrbit } from "../groups/basic-orbit";
import { ChainGroup } from "../groups/chain-group";
import type { PermutationGroup } from "../groups/permutation-group";
import { pseudorandomNumbers, RandomElements } from "../groups/random-elements";
import { StabilizerLevels } from "../groups/stabilizer-levels";
import { within } from "../groups/steps";
import { ImageTable } from "../image-table";
import { preferredBase } from "./base-preference";
import { Layer, type SearchLimits } from "./layer";
import type { Spelled, Speller } from "./spelled";

/** About half a second's work for each layer, and some tens of megabytes. */
export const LAYER_LIMITS: SearchLimits = { rows: 300_000, steps: 10_000_000 };

/** More base points than that are not chosen at a time; a layer has rarely more than ten. */
const CHOSEN_POINTS = 24;
/** So many cosets for each row let a search from both ends meet a few times; less is enough at last. */
const COSETS_PER_ROW = 75_000;
const COSETS_PER_ROW_AT_LAST = 200_000;
/** More layers than that are not tried: a minute's work. */
const MOST_LAYERS = 80;
/** So many random elements are tried, and the points of half of them must come home. */
const SAMPLES = 4;
/** How much larger the next layer may be after one that had to be made smaller. */
const GROWTH = 30;
/** The generators of the next layer's group, but for those without which they would not generate it. */
const CHEAP_GENERATORS = 2000;
const TRIED_GENERATORS = 20_000;
const RANDOM_GENERATORS = 40;
const FIRST_FACTORS = 5;
const SIFTED_IN_A_ROW = 20;
/** Elements from which the base is chosen. */
const SHORT_ELEMENTS = 2000;

/**
 * Layers down to the identity: each brings some base points home and leaves an element of their stabilizer, which the
 * next layer continues with words for its own generators. A layer has at most so many cosets, and fewer where searches do
 * not come home. Undefined if no generators of a stabilizer are found.
 * Yields its progress, from 0 to 1. Throws a LimitError.
 */
export function* layersOf(
  group: PermutationGroup,
  speller: Speller,
  mostCosets = Infinity,
  limits: SearchLimits = LAYER_LIMITS,
): Generator<number, Layer[] | undefined> {
  const layers: Layer[] = [];
  const bits = (order: bigint) => order.toString(2).length;
  const allBits = bits(group.order);
  let tried = 0;
  let most = mostCosets;
  let factors = speller.letters;
  let essential = speller.letters;
  while (group.order > 1n) {
    const part = 1 - bits(group.order) / allBits;
    yield part;
    const orbits = orbitsOver(preferredBase(shortElements(factors, speller), speller, CHOSEN_POINTS), group);
    let count = 0;
    const mostOfLayer = Math.min(
      limits.rows *
        (group.order <= BigInt(limits.rows * COSETS_PER_ROW_AT_LAST)
          ? COSETS_PER_ROW_AT_LAST
          : COSETS_PER_ROW),
      most,
    );
    let cosets = 1;
    for (; count < orbits.length; count++) {
      if (count > 0 && cosets * orbits[count].length > mostOfLayer) break;
      cosets *= orbits[count].length;
    }
    let next: Stabilizer | undefined;
    for (; count > 0 && !next; cosets /= orbits[--count].length) {
      if (tried++ === MOST_LAYERS) return undefined;
      const ofLayer = orbits.slice(0, count);
      const order = ofLayer.reduce((rest, { length }) => rest / BigInt(length), group.order);
      const basePoints = ofLayer.map(({ basePoint }) => basePoint);
      const layer = yield* within(part, Layer.of(speller, basePoints, factors, limits));
      const comesHome = yield* bringsHome(layer, speller, group, part);
      if (comesHome && order === 1n) return [...layers, layer];
      if (comesHome) next = yield* cheapStabilizer(layer, speller, essential, order, part);
      if (next) layers.push(layer);
      else most = Math.min(most, (cosets / orbits[count - 1].length) * GROWTH);
    }
    if (!next) return undefined;
    factors = next.generators;
    essential = next.essential;
    group = next.group;
  }
  return layers;
}

/** The factors and, where they are few, products of two and three of them. */
function shortElements(factors: readonly Spelled[], speller: Speller): Spelled[] {
  const short = factors.slice(0, SHORT_ELEMENTS);
  const seen = new ImageTable(speller.identity.images.length, SHORT_ELEMENTS + 1);
  seen.add(speller.identity.images);
  for (const { images } of short) seen.add(images);
  for (let k = 0; k < short.length && short.length < SHORT_ELEMENTS; k++) {
    for (const factor of factors) {
      if (short.length === SHORT_ELEMENTS || seen.count > SHORT_ELEMENTS) break;
      const product = speller.product(short[k], factor);
      const count = seen.count;
      if (seen.add(product.images) === count) short.push(product);
    }
  }
  return short;
}

/** The nontrivial levels of a chain whose first base points are given. As the order is known, chance only takes time. */
function orbitsOver(points: readonly number[], group: PermutationGroup): BasicOrbit[] {
  const chain = new StabilizerLevels(group.degree);
  for (const point of points) chain.levels.push(new BasicOrbit(point, group.degree));
  const random = pseudorandom();
  while (chain.order < group.order) {
    const level = chain.sift(group.randomElement(random));
    if (level >= 0) chain.addResidue(level);
  }
  return chain.levels.filter(({ length }) => length > 1);
}

/** Whether the points of some random elements are brought home: of all there are, if all their places are known. */
function* bringsHome(
  layer: Layer,
  speller: Speller,
  group: PermutationGroup,
  part: number,
): Generator<number, boolean> {
  if (layer.closed) return true;
  const random = pseudorandom();
  let count = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const element = { ...speller.identity, images: group.randomElement(random) };
    if ((yield* onward(layer, element, 1, part)).length > 0) count++;
  }
  return 2 * count >= SAMPLES;
}

/** Numbers from 0 to 1, the same in every run. */
function pseudorandom(): () => number {
  const below = pseudorandomNumbers();
  return () => below(0x10000000) / 0x10000000;
}

interface Stabilizer {
  readonly group: PermutationGroup;
  /** The cheapest first. */
  readonly generators: Spelled[];
  /** Some of them that generate the whole group. */
  readonly essential: Spelled[];
}

/** The cheapest elements that fix a layer's points, and some more until they generate all; undefined if none do. */
function* cheapStabilizer(
  layer: Layer,
  speller: Speller,
  generatorsOfAll: readonly Spelled[],
  order: bigint,
  part: number,
): Generator<number, Stabilizer | undefined> {
  const {
    images,
    images: { length: degree },
  } = speller.identity;
  const generators: Spelled[] = [];
  const essential: Spelled[] = [];
  const chain = new StabilizerLevels(degree);
  const include = (images: ArrayLike<number>): boolean => {
    const level = chain.sift(images);
    if (level >= 0) chain.addResidue(level);
    return level >= 0;
  };
  const includeProducts = () => {
    const random = new RandomElements(chain.levels[0]?.generators ?? [], degree);
    for (let idle = 0; idle < SIFTED_IN_A_ROW && chain.order < order;) {
      idle = include(random.next()) ? 0 : idle + 1;
    }
  };
  const seen = new ImageTable(degree, 1 << 20);
  seen.add(images);
  let tried = 0;
  for (const element of layer.stabilizing()) {
    if (tried++ % 256 === 0) yield part;
    const count = seen.count;
    if (seen.add(element.images) < count) continue;
    if (generators.length < CHEAP_GENERATORS) {
      if (include(element.images)) essential.push(element);
      generators.push(element);
      if (generators.length === CHEAP_GENERATORS) includeProducts();
    } else if (include(element.images)) {
      essential.push(element);
      generators.push(element);
      includeProducts();
    }
    if (generators.length >= CHEAP_GENERATORS && (chain.order === order || tried > TRIED_GENERATORS)) break;
  }
  includeProducts();
  // What is left of random elements generates the stabilizer soon, though with long words.
  const below = pseudorandomNumbers();
  for (let tries = 1; tries <= RANDOM_GENERATORS && chain.order < order; tries++) {
    let element = speller.identity;
    for (let k = 0; k < FIRST_FACTORS + tries; k++) {
      element = speller.product(element, generatorsOfAll[below(generatorsOfAll.length)]);
    }
    const [found] = yield* continuations(layer, speller, element, 1, part);
    if (!found || !include(found.images)) continue;
    essential.push(found);
    generators.push(found);
    includeProducts();
  }
  if (chain.order < order) return undefined;
  return { group: new ChainGroup(chain, [], degree), generators, essential };
}

/** A word for an element, the cheapest one found: the cheapest words of each layer are continued by the next one. */
export function* wordInLayers(
  layers: readonly Layer[],
  speller: Speller,
  element: Int32Array,
  width: number,
): Generator<number, readonly number[] | undefined> {
  // What is to be brought home is the inverse: after the word nothing is left of it.
  const target: Spelled = { ...speller.identity, images: element };
  let states: Spelled[] = [{ ...speller.inverse(target), word: [] }];
  for (let k = 0; k < layers.length && states.length > 0; k++) {
    const continued: Spelled[] = [];
    for (const state of states) {
      for (const next of yield* onward(layers[k], state, width, k / layers.length)) continued.push(next);
    }
    // Where no search comes home, elements a little farther on are tried.
    for (let state = 0; state < states.length && continued.length === 0; state++) {
      const found = yield* continuations(layers[k], speller, states[state], width, k / layers.length);
      continued.push(...found);
    }
    states = continued.sort((a, b) => a.word.length - b.word.length).slice(0, width);
  }
  return states[0]?.word;
}

const MOST_PREFIXES = 24;

/** Continuations of an element or, where the search does not meet any, of the element and some factors. */
function* continuations(
  layer: Layer,
  speller: Speller,
  element: Spelled,
  width: number,
  part: number,
): Generator<number, Spelled[]> {
  const below = pseudorandomNumbers();
  let start = element;
  for (let prefix = 0; prefix <= MOST_PREFIXES; prefix++) {
    if (prefix > 0) start = speller.product(start, layer.factors[below(layer.factors.length)]);
    const found = yield* onward(layer, start, width, part);
    if (found.length > 0) return found;
  }
  return [];
}

function onward(layer: Layer, element: Spelled, width: number, part: number): Generator<number, Spelled[]> {
  return within(part, layer.continuations(element, width));
}

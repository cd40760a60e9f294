import { ChainGroup, StabilizerLevels } from "../../permutations/groups/stabilizer-levels";
import type { PermutationGroup } from "../../permutations/groups/permutation-group";
import { pseudorandom, pseudorandomNumbers, RandomElements } from "../../permutations/groups/random-elements";
import { within, type Steps } from "../../steps";
import { ImageTable } from "../../permutations/image-table";
import { Layer, continuations, type SearchLimits } from "./layer";
import type { Spelled, Speller } from "./spelled";
import { chainOver } from "./chosen-base";

/** At most this many generators are kept for the next layer's group, plus any without which they would not generate it. */
const CHEAP_GENERATORS = 2000;
const TRIED_GENERATORS = 20_000;
const LAST_GENERATORS = 8;
const RANDOM_GENERATORS = 40;
const FIRST_FACTORS = 6;
const SIFTED_IN_A_ROW = 20;
const ELEMENTS_PER_YIELD = 64;

interface Stabilizer {
  readonly group: PermutationGroup;
  /** The cheapest first. */
  readonly generators: Spelled[];
  /** Some of them that generate the whole group. */
  readonly essential: Spelled[];
}

/** The cheapest elements that fix a layer's points, and more until they generate the whole stabilizer. Undefined if that fails. */
function* cheapStabilizer(
  layer: Layer,
  speller: Speller,
  generatorsOfAll: readonly Spelled[],
  order: bigint,
  part: number,
): Steps<Stabilizer | undefined> {
  const { images } = speller.identity;
  const degree = images.length;
  const generators: Spelled[] = [];
  const essential: Spelled[] = [];
  const chain = new StabilizerLevels(degree);
  const include = function* (images: ArrayLike<number>) {
    const level = chain.sift(images);
    if (level >= 0) yield* within(part, chain.addResidueInSteps(level));
    return level >= 0;
  };
  const includeProducts = function* () {
    const random = new RandomElements(chain.levels[0]?.generators ?? [], degree);
    for (let idle = 0; idle < SIFTED_IN_A_ROW && chain.order < order;) {
      idle = (yield* include(random.next())) ? 0 : idle + 1;
      yield part;
    }
  };
  const seen = new ImageTable(degree, 1 << 20);
  seen.add(images);
  let tried = 0;
  for (const element of layer.stabilizing()) {
    if (tried++ % ELEMENTS_PER_YIELD === 0) yield part;
    const count = seen.count;
    if (seen.add(element.images) < count) continue;
    const isNew = yield* include(element.images);
    if (isNew) essential.push(element);
    const isKept = isNew || generators.length < CHEAP_GENERATORS;
    if (isKept && generators.push(element) >= CHEAP_GENERATORS) yield* includeProducts();
    const enough = generators.length >= CHEAP_GENERATORS;
    const many = tried > TRIED_GENERATORS;
    if ((enough && many) || ((enough || many) && chain.order === order)) break;
  }
  yield* includeProducts();
  // What is left of the last generators before, which were needed for the same reason; then of random elements, with longer words.
  const below = pseudorandomNumbers();
  const last = generatorsOfAll.slice(-LAST_GENERATORS).reverse();
  for (let tries = 0; tries < last.length + RANDOM_GENERATORS && chain.order < order; tries++) {
    let element = last[tries] ?? speller.identity;
    const factors = tries < last.length ? 0 : FIRST_FACTORS + tries - last.length;
    for (let k = 0; k < factors; k++) {
      element = speller.product(element, generatorsOfAll[below(generatorsOfAll.length)]);
    }
    const [found] = yield* continuations(layer, speller, element, 1, part);
    if (!found || !(yield* include(found.images))) continue;
    essential.push(found);
    generators.push(found);
    yield* includeProducts();
  }
  if (chain.order < order) return undefined;
  return { group: new ChainGroup(chain, [], degree), generators, essential };
}

/** How many elements the base is chosen from. */
const SHORT_ELEMENTS = 2000;
const MAX_IMAGES = 2_000_000;

/**
 * Points in an order such that many elements fix each point and all before it. The elements are the given ones, and commutators of the
 * first of them that move few points. A point that they all leave alone comes next. Ends when so many are chosen, or no elements are left.
 * Yields now and then.
 */
function* preferredBase(
  elements: readonly Spelled[],
  speller: Speller,
  most: number,
): Generator<void, number[]> {
  const degree = speller.identity.images.length;
  const few = elements.slice(0, Math.floor(Math.sqrt(MAX_IMAGES / degree)));
  let left = elements.map(({ images }) => images);
  const inverses = few.map((element) => speller.inverse(element).images);
  for (let i = 0; i < few.length; i++) {
    yield;
    const { images: a } = few[i];
    few.forEach(({ images: b }, j) => {
      if (i === j) return;
      const commutator = inverses[i].map((image) => b[a[inverses[j][image]]]);
      const moved = commutator.reduce((sum, image, x) => (image === x ? sum : sum + 1), 0);
      if (moved > 0 && 2 * moved <= degree) left.push(commutator);
    });
  }
  const base: number[] = [];
  const isLeft = Array.from({ length: degree }, (_, x) => left.some((images) => images[x] !== x));
  for (let chosen = 0; chosen < most && left.length > 0; chosen++) {
    yield;
    const fixed = new Int32Array(degree);
    for (const images of left) for (let x = 0; x < degree; x++) if (images[x] === x) fixed[x]++;
    let best = -1;
    for (let x = 0; x < degree; x++) {
      if (!isLeft[x]) continue;
      if (fixed[x] < left.length) {
        if (best < 0 || fixed[x] > fixed[best]) best = x;
      } else {
        // Later layers have hardly any short elements that move it.
        base.push(x);
        isLeft[x] = false;
      }
    }
    if (best < 0) break;
    base.push(best);
    isLeft[best] = false;
    left = left.filter((images) => images[best] === best);
  }
  return base;
}

/** The factors and, if there are few, products of two and three of them. */
function* shortElements(factors: readonly Spelled[], speller: Speller): Generator<void, Spelled[]> {
  const short = factors.slice(0, SHORT_ELEMENTS);
  const seen = new ImageTable(speller.identity.images.length, SHORT_ELEMENTS + 1);
  seen.add(speller.identity.images);
  for (const { images } of short) seen.add(images);
  for (let k = 0; k < short.length && short.length < SHORT_ELEMENTS; k++) {
    yield;
    for (const factor of factors) {
      if (short.length === SHORT_ELEMENTS || seen.count > SHORT_ELEMENTS) break;
      const product = speller.product(short[k], factor);
      const count = seen.count;
      if (seen.add(product.images) === count) short.push(product);
    }
  }
  return short;
}

/** About half a second's work for each layer, and some tens of megabytes. */
const LAYER_LIMITS: SearchLimits = { rows: 300_000, steps: 10_000_000 };

/** No more base points than this are chosen at a time. A layer rarely has more than ten. */
const CHOSEN_POINTS = 24;
/** Cosets per row for which a search from both ends meets a few times. Fewer meetings suffice at the end. */
const COSETS_PER_ROW = 5000;
const COSETS_PER_ROW_AT_LAST = 100_000;
/** No more layers than this are tried: a minute's work. */
const MAX_LAYERS = 80;
/** How many random elements are tried. Half of them must bring their points home. */
const SAMPLES = 4;
/** How much larger the next layer may be after one that had to be shrunk. */
const GROWTH = 30;

/**
 * Layers down to the identity. Each brings some base points home and leaves an element of their stabilizer, which the next layer continues
 * with words for its own generators. A layer has at most `mostCosets` cosets, and fewer if searches do not come home. Undefined if no
 * generators of a stabilizer are found. If only some points have to come home, that is where it ends. Throws a LimitError.
 *
 * A layer takes half a second and some tens of megabytes, and at most 80 are tried. Compare T. Minkwitz, “An algorithm for solving the
 * factorization problem in permutation groups”, 1998.
 */
export function* layersOf(
  group: PermutationGroup,
  speller: Speller,
  mostCosets = Infinity,
  only?: readonly number[],
  limits: SearchLimits = LAYER_LIMITS,
): Steps<Layer[] | undefined> {
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
    const short = yield* within(part, shortElements(factors, speller));
    const preferred = yield* within(part, preferredBase(short, speller, CHOSEN_POINTS));
    const points = only ? [...new Set([...preferred.filter((x) => only.includes(x)), ...only])] : preferred;
    const { levels } = yield* within(part, chainOver(points, group));
    const orbits = levels.slice(0, only?.length).filter(({ length }) => length > 1);
    if (orbits.length === 0) return layers;
    let count = 0;
    const isLast = group.order <= BigInt(limits.rows * COSETS_PER_ROW_AT_LAST);
    const cosetsPerRow = isLast ? COSETS_PER_ROW_AT_LAST : COSETS_PER_ROW;
    const mostOfLayer = Math.min(limits.rows * cosetsPerRow, most);
    let cosets = 1;
    for (; count < orbits.length; count++) {
      if (count > 0 && cosets * orbits[count].length > mostOfLayer) break;
      cosets *= orbits[count].length;
    }
    let next: Stabilizer | undefined;
    for (; count > 0 && !next; cosets /= orbits[--count].length) {
      if (tried++ === MAX_LAYERS) return undefined;
      const ofLayer = orbits.slice(0, count);
      const order = ofLayer.reduce((rest, { length }) => rest / BigInt(length), group.order);
      const basePoints = ofLayer.map(({ basePoint }) => basePoint);
      const layer = yield* within(part, Layer.of(speller, basePoints, factors, limits));
      const comesHome = yield* bringsHome(layer, speller, group, part);
      if (comesHome && (order === 1n || (only && count === orbits.length))) return [...layers, layer];
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

/** Whether the points of some random elements are brought home. True for all elements if all their places are known. */
function* bringsHome(layer: Layer, speller: Speller, group: PermutationGroup, part: number): Steps<boolean> {
  if (layer.closed) return true;
  const random = pseudorandom();
  let count = 0;
  for (let sample = 0; sample < SAMPLES && 2 * count < SAMPLES; sample++) {
    const element = { ...speller.identity, images: group.randomElement(random) };
    if ((yield* within(part, layer.continuations(element, 1))).length > 0) count++;
  }
  return 2 * count >= SAMPLES;
}

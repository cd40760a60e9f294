import { ChainGroup } from "../groups/chain-group";
import type { PermutationGroup } from "../groups/permutation-group";
import { pseudorandomNumbers, RandomElements } from "../groups/random-elements";
import { StabilizerLevels } from "../groups/stabilizer-levels";
import { within } from "../../steps";
import { ImageTable } from "../image-table";
import type { Layer } from "./layer";
import { continuations } from "./layer-words";
import type { Spelled, Speller } from "./spelled";

/** At most this many generators are kept for the next layer's group, plus any without which they would not generate it. */
const CHEAP_GENERATORS = 2000;
const TRIED_GENERATORS = 20_000;
const LAST_GENERATORS = 8;
const RANDOM_GENERATORS = 40;
const FIRST_FACTORS = 6;
const SIFTED_IN_A_ROW = 20;
const ELEMENTS_PER_YIELD = 64;

export interface Stabilizer {
  readonly group: PermutationGroup;
  /** The cheapest first. */
  readonly generators: Spelled[];
  /** Some of them that generate the whole group. */
  readonly essential: Spelled[];
}

/** The cheapest elements that fix a layer's points, and more until they generate the whole stabilizer. Undefined if that fails. */
export function* cheapStabilizer(
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
    if (generators.length < CHEAP_GENERATORS) {
      if (yield* include(element.images)) essential.push(element);
      generators.push(element);
      if (generators.length === CHEAP_GENERATORS) yield* includeProducts();
    } else if (yield* include(element.images)) {
      essential.push(element);
      generators.push(element);
      yield* includeProducts();
    }
    const enough = generators.length >= CHEAP_GENERATORS;
    const many = tried > TRIED_GENERATORS;
    if ((enough && many) || ((enough || many) && chain.order === order)) break;
  }
  yield* includeProducts();
  // What is left of the generators that came last before, as they were needed for the same reason; then of random elements, with longer words.
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

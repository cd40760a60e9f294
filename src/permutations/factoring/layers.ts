import type { PermutationGroup } from "../groups/permutation-group";
import { within } from "../../steps";
import { preferredBase, shortElements } from "./base-preference";
import { chainOver, pseudorandom } from "./chosen-base";
import { cheapStabilizer, type Stabilizer } from "./cheap-stabilizer";
import { Layer, type SearchLimits } from "./layer";
import { onward } from "./layer-words";
import type { Speller } from "./spelled";

/** About half a second's work for each layer, and some tens of megabytes. */
export const LAYER_LIMITS: SearchLimits = { rows: 300_000, steps: 10_000_000 };

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
 * generators of a stabilizer are found. If only some points have to come home, that is where it ends. Yields its progress, from 0 to 1.
 * Throws a LimitError.
 */
export function* layersOf(
  group: PermutationGroup,
  speller: Speller,
  mostCosets = Infinity,
  only?: readonly number[],
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
    const short = yield* within(part, shortElements(factors, speller));
    const preferred = yield* within(part, preferredBase(short, speller, CHOSEN_POINTS));
    const points = only ? [...new Set([...preferred.filter((x) => only.includes(x)), ...only])] : preferred;
    const { levels } = yield* within(part, chainOver(points, group));
    const orbits = levels.slice(0, only?.length).filter(({ length }) => length > 1);
    if (orbits.length === 0) return layers;
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
function* bringsHome(
  layer: Layer,
  speller: Speller,
  group: PermutationGroup,
  part: number,
): Generator<number, boolean> {
  if (layer.closed) return true;
  const random = pseudorandom();
  let count = 0;
  for (let sample = 0; sample < SAMPLES && 2 * count < SAMPLES; sample++) {
    const element = { ...speller.identity, images: group.randomElement(random) };
    if ((yield* onward(layer, element, 1, part)).length > 0) count++;
  }
  return 2 * count >= SAMPLES;
}

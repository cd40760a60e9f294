import { ImageTable } from "../image-table";
import type { Spelled, Speller } from "./spelled";

/** How many elements the base is chosen from. */
const SHORT_ELEMENTS = 2000;
const MAX_IMAGES = 2_000_000;

/**
 * Points in an order such that many of the given elements, and commutators of the first of them that move few points, fix each point and
 * all before it; a point that they all leave alone comes next. Ends when so many are chosen, or no elements are left. Yields now and then.
 */
export function* preferredBase(
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
export function* shortElements(factors: readonly Spelled[], speller: Speller): Generator<void, Spelled[]> {
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

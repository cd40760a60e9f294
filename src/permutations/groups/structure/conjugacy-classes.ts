import type { Steps } from "../../../steps";
import { inOrder } from "../../../steps/sorting";
import { invertImages } from "../../images";
import { order as orderOf } from "../../permutation";
import { rankedElements } from "../element-ranks";
import type { PermutationGroup } from "../permutation-group";
import { compareImages } from "./elements-in-order";
import { fewGenerators } from "./few-generators";

/** All x⁻¹ a x of an element a. */
export interface ConjugacyClass {
  /** The first one in the order of elements-in-order.ts. */
  readonly representative: Int32Array;
  readonly size: number;
  /** The order of each of its elements. */
  readonly order: bigint;
}

const ELEMENTS_PER_YIELD = 1 << 10;

/**
 * The conjugacy classes of a group, whose elements are all visited: by the order of their elements, then by size, then by their
 * representatives. They do not depend on the generators. Yields its progress, from 0 to 1.
 */
export function* conjugacyClasses(group: PermutationGroup): Steps<ConjugacyClass[]> {
  const count = Number(group.order);
  const { base } = group;
  const ranks = yield* rankedElements(group);
  const generators = yield* fewGenerators(group);
  const origins = generators.map(invertImages);
  const isSeen = new Uint8Array(count);
  const queue = new Int32Array(count);
  const baseImages = new Int32Array(base.length);
  const classes: ConjugacyClass[] = [];
  for (let first = 0, begin = 0, end = 0; end < count; first++) {
    if (isSeen[first] === 1) continue;
    isSeen[first] = 1;
    queue[end++] = first;
    let representative = ranks.imagesOf(first);
    for (let next = begin; next < end; next++) {
      if (next % ELEMENTS_PER_YIELD === 0) yield next / count;
      const images = ranks.imagesOf(queue[next]);
      if (compareImages(images, representative) < 0) representative = images;
      for (let k = 0; k < generators.length; k++) {
        for (let at = 0; at < base.length; at++) baseImages[at] = generators[k][images[origins[k][base[at]]]];
        const rank = ranks.rankOf(baseImages);
        if (isSeen[rank] === 1) continue;
        isSeen[rank] = 1;
        queue[end++] = rank;
      }
    }
    classes.push({ representative, size: end - begin, order: orderOf({ images: representative }) });
    begin = end;
  }
  const order = yield* inOrder(
    classes.length,
    (a, b) => compareClasses(classes[a], classes[b]),
    group.degree,
  );
  return Array.from(order, (number) => classes[number]);
}

function compareClasses(a: ConjugacyClass, b: ConjugacyClass): number {
  return Number(a.order - b.order) || a.size - b.size || compareImages(a.representative, b.representative);
}

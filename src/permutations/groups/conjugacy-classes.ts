import { i18n } from "../../language";
import { isPauseInRow, type Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { inOrder } from "../../steps/sorting";
import { MAX_ANSWER_CELLS } from "../../grid/limits";
import { invertImages } from "../images";
import { order as orderOf } from "../permutation";
import { rankedElements } from "./elements";
import type { PermutationGroup } from "./permutation-group";
import { compareImages, fewGenerators } from "./elements-in-order";

/** All x⁻¹ a x of an element a. */
interface ConjugacyClass {
  /** The first one in the order of elements-in-order.ts. */
  readonly representative: Int32Array;
  readonly size: number;
  /** The order of each of its elements. */
  readonly order: number;
}

/** By number. There may be as many as elements, each with an image of every point, so an object for each would be too much. */
interface ConjugacyClasses {
  readonly count: number;
  of(number: number): ConjugacyClass;
}

const ELEMENTS_PER_YIELD = 1 << 10;
/** An answer of three columns has no more rows. */
const MAX_CLASSES = Math.floor(MAX_ANSWER_CELLS / 3);
/** In all representatives: 128 MB. */
const MAX_IMAGES = 1 << 26;

/**
 * The conjugacy classes of a group, whose elements are all visited: by the order of their elements, then by size, then by their
 * representatives. They do not depend on the generators. Throws a LimitError.
 *
 * Takes a rank for each element and each of a few generators, and 5 bytes for an element.
 */
export function* conjugacyClasses(
  group: PermutationGroup,
  mostClasses = MAX_CLASSES,
): Steps<ConjugacyClasses> {
  const count = Number(group.order);
  const { base, degree } = group;
  const ranks = yield* rankedElements(group);
  const generators = yield* fewGenerators(group);
  const origins = generators.map(invertImages);
  const isSeen = new Uint8Array(count);
  const queue = new Int32Array(count);
  const baseImages = new Int32Array(base.length);
  const most = Math.min(mostClasses, Math.floor(MAX_IMAGES / Math.max(1, degree)));
  const ranksOfFirst: number[] = [];
  const sizes: number[] = [];
  for (let first = 0, begin = 0, end = 0; end < count; first++) {
    if (isSeen[first] === 1) continue;
    isSeen[first] = 1;
    queue[end++] = first;
    let representative = ranks.imagesOf(first);
    let rankOfFirst = first;
    for (let next = begin; next < end; next++) {
      if (next % ELEMENTS_PER_YIELD === 0) yield next / count;
      const images = ranks.imagesOf(queue[next]);
      if (compareImages(images, representative) < 0) {
        representative = images;
        rankOfFirst = queue[next];
      }
      for (let k = 0; k < generators.length; k++) {
        for (let at = 0; at < base.length; at++) baseImages[at] = generators[k][images[origins[k][base[at]]]];
        const rank = ranks.rankOf(baseImages);
        if (isSeen[rank] === 1) continue;
        isSeen[rank] = 1;
        queue[end++] = rank;
      }
    }
    if (sizes.length === most) {
      throw new LimitError(
        i18n.t("there are more than {most, number} conjugacy classes; no more are possible here", {
          most,
        }),
      );
    }
    ranksOfFirst.push(rankOfFirst);
    sizes.push(end - begin);
    begin = end;
  }
  const firsts = new Uint16Array(sizes.length * degree);
  const orders = new Int32Array(sizes.length);
  for (const [k, rank] of ranksOfFirst.entries()) {
    if (isPauseInRow(k, degree)) yield 1;
    const images = ranks.imagesOf(rank);
    firsts.set(images, k * degree);
    orders[k] = Number(orderOf({ images }));
  }
  const compare = (a: number, b: number) =>
    orders[a] - orders[b] ||
    sizes[a] - sizes[b] ||
    compareImages(firsts, firsts, degree, a * degree, b * degree);
  const numbers = yield* inOrder(sizes.length, compare, degree);
  const of = (number: number) => {
    const k = numbers[number];
    return { representative: ranks.imagesOf(ranksOfFirst[k]), size: sizes[k], order: orders[k] };
  };
  return { count: sizes.length, of };
}

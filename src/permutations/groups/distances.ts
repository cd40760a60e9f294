import type { Steps } from "../../steps";
import { i18n } from "../../language";
import { invertImages } from "../images";
import { LimitError } from "../../steps/limit-error";
import type { PermutationGroup } from "./permutation-group";
import { breadthFirst, rankedElements } from "./elements";

/** How far the elements of a group are from the identity, counted in generators. */
interface Distances {
  /** Entry k: how many elements are products of k generators and of no fewer. */
  readonly counts: readonly number[];
  /** The first of the farthest elements, in the order in which they were found. */
  readonly farthest: readonly FarElement[];
}

interface FarElement {
  readonly images: Int32Array;
  /** The first of its shortest words, as numbers of generators; undefined if it exceeds the letter limit. */
  readonly word: readonly number[] | undefined;
}

const LIMITS = {
  /** The most group elements that are visited. */
  elements: 10_000_000,
  /** How many of the farthest elements are listed at most. */
  listed: 100,
  /** The most letters of a word. */
  letters: 1000,
};

/**
 * Distances of all elements from the identity, breadth-first over their ranks. Only the given generators count, not their inverses. Throws
 * a LimitError.
 */
export function* distancesFromIdentity(group: PermutationGroup, limits = LIMITS): Steps<Distances> {
  if (group.order > BigInt(limits.elements)) {
    throw new LimitError(
      i18n.t(
        "the group has more than {most, number} elements; distances are computed only in smaller groups",
        {
          most: limits.elements,
        },
      ),
    );
  }
  const order = Number(group.order);
  const ranks = yield* rankedElements(group);
  const generators = group.generators;
  const { queue, places, starts } = yield* breadthFirst(group, ranks);
  const counts = starts.map((start, k) => (starts[k + 1] ?? order) - start);
  const element = new Int32Array(group.base.length);
  const inverses = generators.map(invertImages);
  /** The element from which another was first found precedes it in its first word too. */
  const wordOf = (rank: number): number[] => {
    const word: number[] = [];
    for (let at = rank; at !== ranks.identity;) {
      ranks.baseImagesOf(at, element);
      let nearest = order + 1;
      let letter = 0;
      inverses.forEach((inverse, generator) => {
        const place = places[ranks.rankOf(element.map((point) => inverse[point]))];
        if (place >= nearest) return;
        nearest = place;
        letter = generator;
      });
      word.push(letter);
      at = queue[nearest - 1];
    }
    return word.reverse();
  };
  const farthest: FarElement[] = [];
  const begin = starts.at(-1)!;
  for (const rank of queue.subarray(begin, begin + limits.listed)) {
    yield 1;
    const word = counts.length - 1 <= limits.letters ? wordOf(rank) : undefined;
    farthest.push({ images: ranks.imagesOf(rank), word });
  }
  return { counts, farthest };
}

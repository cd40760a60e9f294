import { i18n } from "../../language";
import { DisjointSets } from "../../permutations/groups/orbits";
import type { LabelledGenerators } from "../../permutations/groups/labelled-points";
import type { PermutationGroup } from "../../permutations/groups/permutation-group";
import { permutationGroup } from "../../permutations/groups/stabilizer-chain";
import { invertImages, isEven } from "../../permutations/images";
import type { Letter } from "../../permutations/words";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";

/** A word for a permutation and whether it is proved to be shortest, or a user-facing message saying why there is none. */
export type Factorization =
  { readonly word: Letter[]; readonly isShortest: boolean } | { readonly impossible: string };

/** Groups of up to this many elements are searched as a whole. */
export const RANKED_ELEMENTS = 10_000_000;
/** Whether the first permutation is in the group of the others, which is undefined if it is too large. */
export function* membership({
  points,
  generators: [images, ...given],
}: LabelledGenerators): Steps<{ impossible?: string; group?: PermutationGroup | undefined }> {
  const impossible = yield* obstacleToFactoring(images, given, points);
  if (impossible !== undefined) return { impossible };
  const group = yield* groupIfItFits(given, points.length);
  return group && !group.contains(images) ? { impossible: outside(group.order) } : { group };
}

function outside(order: bigint): string {
  return order <= BigInt(RANKED_ELEMENTS)
    ? lookedThrough(order)
    : i18n.t("The generators do not make the target: it is none of their {count, number} products.", {
        count: order,
      });
}

export function lookedThrough(count: bigint | number): string {
  return i18n.t(
    "The generators do not make the target: all their {count, number} products were looked through.",
    { count },
  );
}

/** Undefined if it is too large. */
export function* groupIfItFits(
  generators: readonly Int32Array[],
  degree: number,
): Steps<PermutationGroup | undefined> {
  try {
    return yield* permutationGroup(generators, degree);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

/**
 * Generators and, if wanted, their inverses after all of them. The function `spell` gives the letters of a word in their numbers. A
 * generator that is its own inverse is never marked as one.
 */
export function* factorsOf(generators: readonly Int32Array[], withInverses: boolean) {
  const factors = [...generators];
  for (let k = 0; withInverses && k < generators.length; k++) {
    factors.push(invertImages(generators[k]));
    yield 0;
  }
  const isOwnInverse = generators.map((images) => images.every((image, x) => images[image] === x));
  const spell = (word: readonly number[]) =>
    word.map((factor): Letter => {
      const label = factor % generators.length;
      return { label, inverse: factor !== label && !isOwnInverse[label] };
    });
  return { factors, spell };
}

/**
 * A user-facing message about an obvious reason why a permutation is not a product of some factors. Where it may take a point anywhere, the
 * image is −1. Yields after each factor.
 */
export function* obstacleToFactoring(
  target: Int32Array,
  factors: readonly Int32Array[],
  points: readonly string[],
): Steps<string | undefined> {
  const orbits = new DisjointSets(target.length);
  let allEven = true;
  for (const factor of factors) {
    factor.forEach((image, x) => orbits.unite(x, image));
    allEven &&= isEven(factor);
    yield 0;
  }
  const stray = target.findIndex((image, x) => image >= 0 && orbits.find(x) !== orbits.find(image));
  if (stray >= 0) return takenAstray(points[stray], points[target[stray]]);
  if (allEven && !target.includes(-1) && !isEven(target)) {
    return i18n.t("The target is odd, but all generators are even, and so are all their products.");
  }
  return undefined;
}

export function takenAstray(point: string, image: string): string {
  return i18n.t("The target takes {point} to {image}, and no product of the generators does.", {
    point,
    image,
  });
}

import type { Steps } from "../../steps";
import { invertImages, isEven } from "../images";
import type { Letter } from "../words";
import { i18n } from "../../language";
import { DisjointSets } from "../groups/orbits";

/** Generators and, if wanted, their inverses after all of them, by number. */
interface Factors {
  readonly factors: readonly Int32Array[];
  /** The letters of a word in numbers of factors. A generator that is its own inverse is never marked as one. */
  spell(word: readonly number[]): Letter[];
}

/** Yields after each inverse. */
export function* factorsOf(generators: readonly Int32Array[], withInverses: boolean): Steps<Factors> {
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
 * A user-facing message about an obvious reason why a permutation is no product of some factors. Where it may take a point anywhere, the
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

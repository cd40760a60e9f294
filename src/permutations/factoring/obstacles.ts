import { i18n } from "../../language";
import { DisjointSets } from "../groups/disjoint-sets";
import { isEven } from "../images";

/**
 * A user-facing message about an obvious reason why a permutation is no product of some factors. Where it may take a point anywhere, the
 * image is −1. Yields after each factor.
 */
export function* obstacleToFactoring(
  target: Int32Array,
  factors: readonly Int32Array[],
  points: readonly string[],
): Generator<number, string | undefined> {
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

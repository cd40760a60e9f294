import { i18n } from "../../language";
import { DisjointSets } from "../groups/disjoint-sets";
import { isEven } from "../images";

/** A user-facing message about an obvious reason why a permutation is no product of some factors. Yields after each of them. */
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
  const stray = target.findIndex((image, x) => orbits.find(x) !== orbits.find(image));
  if (stray >= 0) {
    return i18n.t("The target takes {point} to {image}, and no product of the generators does.", {
      point: points[stray],
      image: points[target[stray]],
    });
  }
  if (!isEven(target) && allEven) {
    return i18n.t("The target is odd, but all generators are even, and so are all their products.");
  }
  return undefined;
}

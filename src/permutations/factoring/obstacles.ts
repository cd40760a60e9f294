import { i18n } from "../../language";
import { orbitSets } from "../groups/orbits";
import { isEven } from "../images";

/** What shows at once, and tells a student in words, that a permutation is no product of some factors. */
export function obstacleToFactoring(
  target: Int32Array,
  factors: readonly Int32Array[],
  points: readonly string[],
): string | undefined {
  const orbits = orbitSets(factors, target.length);
  const stray = target.findIndex((image, x) => orbits.find(x) !== orbits.find(image));
  if (stray >= 0) {
    return i18n.t("The target takes {point} to {image}, and no product of the generators does.", {
      point: points[stray],
      image: points[target[stray]],
    });
  }
  if (!isEven(target) && factors.every(isEven)) {
    return i18n.t("The target is odd, but all generators are even, and so are all their products.");
  }
  return undefined;
}

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
    return `The target takes ${points[stray]} to ${points[target[stray]]}, and no product of the generators does.`;
  }
  if (!isEven(target) && factors.every(isEven)) {
    return "The target is odd, but all generators are even, and so are all their products.";
  }
  return undefined;
}

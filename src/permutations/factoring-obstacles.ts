import { cyclesOfImages } from "./images";

/** What shows at once, and tells a student in words, that a permutation is no product of some factors. */
export function obstacleToFactoring(
  target: Int32Array,
  factors: readonly Int32Array[],
  points: readonly string[],
): string | undefined {
  const parts = orbits(target.length, factors);
  const stray = target.findIndex((image, x) => parts[x] !== parts[image]);
  if (stray >= 0) {
    return `The target takes ${points[stray]} to ${points[target[stray]]}, and no product of the generators does.`;
  }
  if (isOdd(target) && !factors.some(isOdd)) {
    return "The target is odd, but all generators are even, and so are all their products.";
  }
  return undefined;
}

/** One point of its orbit for each point: two are in one orbit if the factors connect them (union–find). */
function orbits(degree: number, factors: readonly Int32Array[]): Int32Array {
  const parents = Int32Array.from({ length: degree }, (_, x) => x);
  const rootOf = (x: number): number => {
    let root = x;
    while (parents[root] !== root) root = parents[root] = parents[parents[root]];
    return root;
  };
  for (const images of factors) images.forEach((image, x) => (parents[rootOf(x)] = rootOf(image)));
  return parents.map((_, x) => rootOf(x));
}

function isOdd(images: Int32Array): boolean {
  return cyclesOfImages(images).reduce((sum, cycle) => sum + cycle.length - 1, 0) % 2 === 1;
}

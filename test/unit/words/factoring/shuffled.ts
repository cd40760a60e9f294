import type { Permutation } from "../../../../src/permutations/permutation";

/** A pseudo-random permutation that is always the same. */
export function shuffled(degree: number, seed: number): Permutation {
  const images = Int32Array.from({ length: degree }, (_, x) => x);
  let state = seed;
  for (let last = degree - 1; last > 0; last--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [images[last], images[other]] = [images[other], images[last]];
  }
  return { points: Array.from(images, (_, x) => String(x + 1)), images };
}

import fc from "fast-check";
import { parsePermutation, type Permutation } from "../../../../src/permutations/permutation";

/** Runs a computation that yields its progress to the end. The progress must stay between 0 and 1. */
export function finish<Answer>(steps: Generator<number, Answer>): Answer {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    // With so many steps, `expect` would take most of the tests' time.
    if (!(step.value >= 0 && step.value <= 1)) throw new Error(`The progress is ${step.value}.`);
  }
}

export function imagesArbitrary(degree: number): fc.Arbitrary<Int32Array> {
  const numbers = Array.from({ length: degree }, (_, x) => x);
  return fc
    .shuffledSubarray(numbers, { minLength: degree, maxLength: degree })
    .map((images) => Int32Array.from(images));
}

/** Generators of some group on a few points. */
export function generatorsArbitrary(largestDegree: number, most = 3) {
  return fc
    .integer({ min: 1, max: largestDegree })
    .chain((degree) => fc.array(imagesArbitrary(degree), { minLength: 1, maxLength: most }));
}

export function times(first: ArrayLike<number>, second: ArrayLike<number>): Int32Array {
  return Int32Array.from(first, (image) => second[image]);
}

/** All elements, found in the simplest way. */
export function allElements(generators: readonly Int32Array[]): Int32Array[] {
  const identity = Int32Array.from(generators[0].keys());
  const found = new Map<string, Int32Array>([[identity.join(), identity]]);
  for (const element of found.values()) {
    for (const generator of generators) {
      const product = times(element, generator);
      const key = product.join();
      if (!found.has(key)) found.set(key, product);
    }
  }
  return [...found.values()];
}

export const permutations = (...cycles: readonly string[]): Permutation[] => cycles.map(parsePermutation);

/** Images of 0, 1, … under permutations of numbers counted from 1. */
export function imagesFrom1(degree: number, ...cycles: readonly string[]): Int32Array[] {
  return permutations(...cycles).map(({ points, images }) => {
    const all = Int32Array.from({ length: degree }, (_, x) => x);
    points.forEach((point, k) => (all[Number(point) - 1] = Number(points[images[k]]) - 1));
    return all;
  });
}

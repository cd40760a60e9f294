import { imagesOver, numbersOf, type Permutation } from "../../../src/permutations/permutation";
import { sortedPoints } from "../../../src/permutations/points";

/** First `first`, then `second`. */
export function multiply(first: Permutation, second: Permutation): Permutation {
  const points = sortedPoints([...first.points, ...second.points]);
  const numbers = numbersOf(points);
  const then = imagesOver(numbers, second);
  return { points, images: imagesOver(numbers, first).map((image) => then[image]) };
}

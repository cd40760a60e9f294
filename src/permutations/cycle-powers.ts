import { cyclesOfImages, imagesOfCycles, powerOfImages } from "./images";

/**
 * The n-th power of a product of cycles, from left to right, for any whole n: disjoint cycles, and a cycle of its own for each point that
 * stays.
 */
export function powerOfCycles(cycles: readonly (readonly string[])[], n: bigint): string[][] {
  const numbers = new Map<string, number>();
  const numbered = cycles.map((cycle) =>
    cycle.map((point) => {
      if (!numbers.has(point)) numbers.set(point, numbers.size);
      return numbers.get(point)!;
    }),
  );
  const points = [...numbers.keys()];
  const images = powerOfImages(imagesOfCycles(points.length, numbered), n);
  const moved = cyclesOfImages(images).map((cycle) => cycle.map((number) => points[number]));
  const fixed = points.filter((_, number) => images[number] === number).map((point) => [point]);
  return moved.concat(fixed);
}

import { finished, isPause, type Steps } from "../steps";

/**
 * Permutations of 0, 1, …, n − 1 as arrays of images: `images[x]` is where x goes. Products go from left to right: first the first factor,
 * then the second.
 */

export function identityImages(degree: number): Int32Array {
  const images = new Int32Array(degree);
  for (let x = 0; x < degree; x++) images[x] = x;
  return images;
}

/** The same numbers at the beginning of a longer array. */
export function enlarged(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(length);
  copy.set(array);
  return copy;
}

export function invertImages(images: Int32Array): Int32Array {
  const inverse = new Int32Array(images.length);
  for (let x = 0; x < images.length; x++) inverse[images[x]] = x;
  return inverse;
}

/** The cycles of two or more points, each starting at its smallest point and sorted by it. */
export function cyclesOfImages(images: ArrayLike<number>): number[][] {
  const cycles: number[][] = [];
  const visited = new Uint8Array(images.length);
  for (let start = 0; start < images.length; start++) {
    if (visited[start] || images[start] === start) continue;
    const cycle: number[] = [];
    for (let x = start; !visited[x]; x = images[x]) {
      visited[x] = 1;
      cycle.push(x);
    }
    cycles.push(cycle);
  }
  return cycles;
}

/** The n-th power for any whole n: only n modulo l matters in a cycle of length l. */
export function powerOfImages(images: Int32Array, n: bigint): Int32Array {
  const powers = images.slice();
  for (const cycle of cyclesOfImages(images)) {
    const length = BigInt(cycle.length);
    const shift = Number(((n % length) + length) % length);
    cycle.forEach((x, k) => (powers[x] = cycle[(k + shift) % cycle.length]));
  }
  return powers;
}

/** Whether it is a product of an even number of transpositions. A cycle of length l is a product of l − 1. */
export function isEven(images: ArrayLike<number>): boolean {
  let transpositions = 0;
  for (const cycle of cyclesOfImages(images)) transpositions += cycle.length - 1;
  return transpositions % 2 === 0;
}

/** The product of cycles that may overlap, in time linear in their total length. */
export function imagesOfCycles(degree: number, cycles: readonly (readonly number[])[]): Int32Array {
  return finished(imagesOfCyclesInSteps(degree, cycles));
}

/** Like imagesOfCycles, for possibly many cycles. */
export function* imagesOfCyclesInSteps(
  degree: number,
  cycles: readonly (readonly number[])[],
): Steps<Int32Array> {
  const images = identityImages(degree);
  const origins = identityImages(degree);
  for (let number = 0; number < cycles.length; number++) {
    if (isPause(number)) yield 0;
    multiplyByCycle(images, origins, cycles[number], 0, cycles[number].length);
  }
  return images;
}

/**
 * Multiplies by a cycle from the right: that of `points` from `begin` up to `end`. Only what has so far reached a point of the cycle gets
 * another image. `origins` is the inverse of `images`.
 */
export function multiplyByCycle(
  images: Int32Array,
  origins: Int32Array,
  points: ArrayLike<number>,
  begin: number,
  end: number,
): void {
  if (end - begin < 2) return;
  let to = points[end - 1];
  const originOfLast = origins[to];
  for (let k = end - 2; k >= begin; k--) {
    const point = points[k];
    const origin = origins[point];
    images[origin] = to;
    origins[to] = origin;
    to = point;
  }
  images[originOfLast] = to;
  origins[to] = originOfLast;
}

import { randomIndex, shuffled, type Random } from "../steps/random";

/** The points of exercises: 1 to 9, so that a cycle may be written without spaces, as books do. */
export const POINTS: readonly string[] = Array.from({ length: 9 }, (_, k) => String(k + 1));

/** Cycles of these lengths without common points, in random order and beginning anywhere. */
export function disjointCycles(lengths: readonly number[], random: Random, points = POINTS): string[][] {
  const order = shuffled(points, random);
  let used = 0;
  return lengths.map((length) => order.slice(used, (used += length)));
}

/** Cycles of these lengths, each of which has a point in common with the one before it. */
export function overlappingCycles(lengths: readonly number[], random: Random, points = POINTS): string[][] {
  const cycles: string[][] = [];
  for (const length of lengths) {
    const before = cycles.at(-1);
    const common = before ? [before[randomIndex(random, before.length)]] : [];
    const others = shuffled(
      points.filter((point) => !common.includes(point)),
      random,
    );
    cycles.push(shuffled([...common, ...others.slice(0, length - common.length)], random));
  }
  return cycles;
}

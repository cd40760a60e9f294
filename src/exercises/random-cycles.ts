import { comparePoints } from "../permutations/points";
import { randomIndex, shuffled, type Random } from "../steps/random";

/** The points of exercises: 1 to 9, so that cycles may be written without spaces, as books do. */
export const POINTS: readonly string[] = Array.from({ length: 9 }, (_, k) => String(k + 1));

export const oneOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[randomIndex(random, items.length)]!;

/** Cycles of these lengths without common points, in canonical form. */
export function disjointCycles(lengths: readonly number[], random: Random, points = POINTS): string[][] {
  const order = shuffled(points, random);
  let used = 0;
  const cycles = lengths.map((length) => smallestFirst(order.slice(used, (used += length))));
  return cycles.sort(([a], [b]) => comparePoints(a!, b!));
}

/** Cycles of these lengths, each of which has a point in common with the one before it and begins with its smallest. */
export function overlappingCycles(lengths: readonly number[], random: Random, points = POINTS): string[][] {
  const cycles: string[][] = [];
  for (const length of lengths) {
    const before = cycles.at(-1);
    const common = before ? [oneOf(before, random)] : [];
    const others = shuffled(
      points.filter((point) => !common.includes(point)),
      random,
    );
    const cycle = [...common, ...others.slice(0, length - common.length)];
    cycles.push(smallestFirst(shuffled(cycle, random)));
  }
  return cycles;
}

function smallestFirst(cycle: readonly string[]): string[] {
  const first = cycle.indexOf([...cycle].sort(comparePoints)[0]!);
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}

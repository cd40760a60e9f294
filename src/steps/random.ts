/** Returns the next number of a random sequence: at least 0 and less than 1. */
export type Random = () => number;

/** A sequence that is the same for the same seed on every machine (mulberry32 by T. Ettinger, in the public domain). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to `count` − 1. */
export const randomIndex = (random: Random, count: number): number => Math.floor(random() * count);

/** The items in random order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomIndex(random, last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** A seed that nobody knows before. */
export const randomSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

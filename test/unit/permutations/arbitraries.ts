import fc from "fast-check";

/** Points of all kinds: small and long numbers, decimals, negative numbers, words. */
export const point = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.constantFrom(
    "01",
    "-3",
    "1.5",
    "1.50",
    "123456789012345678901234567890",
    "red",
    "Red",
    "grün",
    "🂡",
    "north-east",
  ),
);

/** Cycles that may overlap. */
export const cycles = fc.array(fc.uniqueArray(point, { maxLength: 6 }), { maxLength: 5 });

/** Cycles that are read as written: digits alone in a cycle may be separate points. */
export const readableCycles = cycles.map((given) =>
  given.filter((cycle) => cycle.length !== 1 || !/^\d\d+$/.test(cycle[0])),
);

/** The image of a point under cycles applied one after another, from left to right. */
export function imageUnder(cycles: readonly (readonly string[])[], point: string): string {
  return cycles.reduce((at, cycle) => {
    const k = cycle.indexOf(at);
    return k < 0 ? at : cycle[(k + 1) % cycle.length];
  }, point);
}

import type { PlayKind } from "./play";

/** Names of ranges that hold cells of the same sort. */
const SORTS: readonly (readonly string[])[] = [
  ["maze", "board"],
  ["moves", "edges"],
  ["goal", "target"],
];

const isSameSort = (name: string, other: string) =>
  SORTS.some((names) => names.includes(name) && names.includes(other));

/**
 * The addresses for another kind of puzzle: those of ranges of the same name stay, and the others come from ranges of the same sort. What
 * the other kind does not have is kept, so that nothing is lost on the way back.
 */
export function carriedRanges(
  addresses: Readonly<Record<string, string>>,
  from: PlayKind,
  to: PlayKind,
): Record<string, string> {
  const has = (kind: PlayKind, name: string) => kind.ranges.some((range) => range.name === name);
  const carried = to.ranges.flatMap(({ name }) => {
    if (has(from, name)) return [];
    const source = from.ranges.find(
      (range) => !has(to, range.name) && isSameSort(range.name, name) && addresses[range.name],
    );
    return source ? [[name, addresses[source.name]!] as const] : [];
  });
  return { ...addresses, ...Object.fromEntries(carried) };
}

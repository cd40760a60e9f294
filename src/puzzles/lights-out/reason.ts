import { i18n } from "../../language";
import { andMore } from "../../language/lists";
import type { Lamps } from "./lamps";

const MAX_NAMED = 24;

/** The lamps that have a name, row by row. `nameOf` makes it of a lamp and its column, counted from 1. */
function lampsInRows(
  { columns, cellOf }: Lamps,
  lamps: readonly number[],
  nameOf: (lamp: number, column: number) => string,
): string {
  const named = new Map<number, string[]>();
  for (const lamp of lamps.slice(0, MAX_NAMED)) {
    const row = Math.floor(cellOf[lamp] / columns) + 1;
    named.set(row, [...(named.get(row) ?? []), nameOf(lamp, (cellOf[lamp] % columns) + 1)]);
  }
  const rows = Array.from(named, ([row, list]) => `${i18n.t("row {row}", { row })}: ${list.join(", ")}`);
  return andMore(rows.join("; "), lamps.length - MAX_NAMED);
}

const lampsIn = (set: Uint8Array) => Array.from(set.keys()).filter((lamp) => set[lamp]);

/** Why no presses help, with two states: each changes an even number of lamps of a quiet set, but an odd number has to change. */
export function parityReason(board: Lamps, quiet: Uint8Array, changes: number): string {
  const lamps = lampsIn(quiet);
  return i18n.t(
    "No solution: each press changes an even number of these {count} lamps, but an odd number, {changes}, has to change. They are in {lamps}.",
    { count: lamps.length, lamps: lampsInRows(board, lamps, (_, column) => String(column)), changes },
  );
}

/** The same with more states. Each lamp counts so many times, and each press changes the sum by a multiple of the modulus. */
export function sumReason(board: Lamps, counts: Uint8Array, modulus: number, change: number): string {
  const lamps = lampsIn(counts);
  const nameOf = (lamp: number, column: number) =>
    counts[lamp] === 1 ? String(column) : `${column} (×${counts[lamp]})`;
  return i18n.t(
    "No solution: each press changes the sum of these {count} lamps by a multiple of {modulus}, but it has to change by {change}. They are in {lamps}.",
    { count: lamps.length, modulus, change, lamps: lampsInRows(board, lamps, nameOf) },
  );
}

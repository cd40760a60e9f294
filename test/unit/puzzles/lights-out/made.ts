import { lightsMaker } from "../../../../src/puzzles/lights-out/make";
import type { ExpectedMaker } from "../expected-types";

/** The same mark in all cells of the board. */
const allLamps = (mark: string): Record<string, string | number> =>
  Object.fromEntries(
    Array.from("BCDEF", (column) => [7, 8, 9, 10, 11].map((row) => [`${column}${row}`, mark])).flat(),
  );

export const made: ExpectedMaker = {
  maker: lightsMaker,
  verdict: { cell: "B4", solved: /^Presses that switch all lamps off: [1-9]\d*\. No fewer presses do\.$/ },
  empty: { cell: "B4", says: "No lamp is lit. Type 1 for each lamp" },
  examples: { smallest: "b3af6606cf21", usual: "da1a760dea0d", largest: "691788b1e6b1" },
  mistakes: [
    { typed: allLamps("#"), cell: "B4", says: "No cell has a lamp." },
    // The lamp in a corner is one of a quiet pattern.
    { typed: { ...allLamps(""), B7: 1 }, cell: "B4", says: "No presses switch all lamps off." },
  ],
};

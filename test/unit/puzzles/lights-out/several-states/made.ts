import { statesMaker } from "../../../../../src/puzzles/lights-out/make-states";
import type { ExpectedMaker } from "../../expected-types";

/** The same mark in all cells of the board. */
const allLamps = (mark: string): Record<string, string | number> =>
  Object.fromEntries(
    Array.from("BCDE", (column) => [7, 8, 9, 10].map((row) => [`${column}${row}`, mark])).flat(),
  );

export const made: ExpectedMaker = {
  maker: statesMaker,
  verdict: {
    cell: "B4",
    solved:
      /^Presses that switch all lamps off: [1-9]\d*\. (No fewer presses do|Perhaps fewer presses do)\.$/,
  },
  empty: { cell: "B4", says: "No lamp is lit. Type 1 for each lamp" },
  examples: { smallest: "b3af6606cf21", usual: "5518e755fab7", largest: "bbbf02871cb8" },
  mistakes: [
    { typed: allLamps("#"), cell: "B4", says: "No cell has a lamp." },
    { typed: { B7: 3 }, cell: "B4", says: "B7: expected a whole number from 0 to 2." },
    { typed: { ...allLamps(""), B7: 1 }, cell: "B4", says: "No presses switch all lamps off." },
  ],
};

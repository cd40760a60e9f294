import { lightsMaker } from "../../../../src/puzzles/lights-out/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: lightsMaker,
  verdict: { cell: "B4", solved: /^Presses that switch all lamps off: [1-9]\d*\. No fewer presses do\.$/ },
  empty: { cell: "B4", says: "No lamp is lit. Type 1 for each lamp" },
  examples: { smallest: "b3af6606cf21", usual: "da1a760dea0d", largest: "691788b1e6b1" },
  mistakes: [
    {
      typed: Object.fromEntries(
        Array.from("BCDEF", (column) => [7, 8, 9, 10, 11].map((row) => [`${column}${row}`, "#"])).flat(),
      ) as Readonly<Record<string, string>>,
      cell: "B4",
      says: "No cell has a lamp.",
    },
  ],
};

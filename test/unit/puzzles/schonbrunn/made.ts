import { jumpMaker } from "../../../../src/puzzles/schonbrunn/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: jumpMaker,
  verdict: { cell: "B4", solved: /^\d+ jumps have the sum -?\d+\.$/ },
  empty: { cell: "B4", says: "The board is blank." },
  examples: { smallest: "fe360dd09368", usual: "86a344559277", largest: "8b6737b6a32e" },
  mistakes: [
    { typed: { C7: "x" }, cell: "B4", says: "C7: expected a whole number" },
    { typed: { B6: "G", C6: "g", D6: 0 }, cell: "B4", says: "B6, C6, D6" },
    { typed: { C12: 6 }, cell: "B4", says: "C12: the start is outside the board" },
    { typed: { E17: "hop" }, cell: "B4", says: "E17: expected jump, jump zero or jump least" },
  ],
};

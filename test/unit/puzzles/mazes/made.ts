import { mazeMaker } from "../../../../src/puzzles/mazes/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: mazeMaker,
  verdict: { cell: "B4", solved: /^\d+ moves, and no solution is shorter\.$/ },
  empty: { cell: "B5", says: "There is no S. Type S where the route starts." },
  examples: { smallest: "e20c4b7f09a5", usual: "d41177ce06c5", largest: "17bc9298e029" },
  mistakes: [
    { typed: { B8: "x" }, cell: "B5", says: "B8: expected # for a wall, S, G, or nothing." },
    { typed: { B8: "x", B9: "x", B10: "x" }, cell: "B5", says: "B8, B9, B10" },
    {
      typed: { T10: "walk round" },
      cell: "B5",
      says: "T10: expected walk, walk wrap rows, walk wrap columns or",
    },
  ],
};

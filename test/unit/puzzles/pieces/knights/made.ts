import { piecesMaker } from "../../../../../src/puzzles/pieces/knights/make";
import type { ExpectedMaker } from "../../expected-types";

export const made: ExpectedMaker = {
  maker: piecesMaker,
  verdict: { cell: "B4", solved: /^Solution: \d+ moves?, and no solution is shorter\.$/ },
  empty: { cell: "B4", says: "Type pieces into the yellow cells of the start and of the goal." },
  examples: { smallest: "934bce2ac117", usual: "78973c493d4b", largest: "4f7cea929560" },
  mistakes: [
    {
      typed: { C7: "x" },
      cell: "B4",
      says: "Solution: C7: the start and the goal have different numbers of these pieces.",
    },
  ],
};

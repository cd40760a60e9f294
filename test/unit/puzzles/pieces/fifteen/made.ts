import { slidingMaker } from "../../../../../src/puzzles/pieces/fifteen/make";
import type { ExpectedMaker } from "../../expected-types";

export const made: ExpectedMaker = {
  maker: slidingMaker,
  verdict: { cell: "B4", solved: /^Solution: \d+ moves?, and no solution is shorter\.$/ },
  empty: { cell: "B4", says: "Type the tiles into the yellow cells of the start" },
  examples: { smallest: "9f9deacffa2b", usual: "ecb20d020a8a", largest: "02774e89bbae" },
  mistakes: [
    {
      typed: { B7: "a" },
      cell: "B4",
      says: "Solution: B7: the start and the goal have different numbers of these pieces.",
    },
    { typed: { F9: "#" }, cell: "B4", says: "Solution: F9: # stands at the same squares" },
    {
      typed: { B7: 1, C7: 2, D7: 3, B8: 4, C8: 5, D8: 6, B9: 7, C9: 8, D9: 9 },
      cell: "B4",
      says: "Solution: no place is empty. Delete one of B7, C7",
    },
    {
      typed: { B7: 1, C7: 2, D7: 3, B8: 4, C8: 5, D8: 6, B9: 8, C9: 7, D9: "" },
      cell: "B4",
      says: "Solution: impossible. Pairs out of order and steps of the empty place are 1.",
    },
    {
      typed: { B7: 8, C7: "#", D7: 1, B8: "#", C8: 2, D8: 3, B9: 4, C9: 5, D9: "" },
      cell: "B4",
      says: "B7: from this place no tile can move.",
    },
  ],
};

import { pegsMaker } from "../../../../src/puzzles/pegs/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: pegsMaker,
  verdict: { cell: "B5", solved: /^Number of jumps to the goal: \d+\.$/ },
  empty: { cell: "B5", says: "Select" },
  examples: { smallest: "", usual: "", largest: "" },
  mistakes: [{ typed: { D8: "p" }, cell: "B5", says: "D8: expected o for a peg" }],
};

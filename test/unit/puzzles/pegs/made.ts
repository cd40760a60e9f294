import { pegsMaker } from "../../../../src/puzzles/pegs/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: pegsMaker,
  verdict: { cell: "B5", solved: /^Number of jumps to the goal: \d+\.$/ },
  empty: { cell: "B5", says: "The board is blank. Type o for each peg" },
  examples: { smallest: "a7d498f9f8be", usual: "5064acc1fa71", largest: "2d54b118c861" },
  mistakes: [{ typed: { D8: "p" }, cell: "B5", says: "D8: expected o for a peg" }],
};

import { pegsMaker } from "../../../../src/puzzles/pegs/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: pegsMaker,
  verdict: { cell: "B5", solved: /^Jumps to the goal: \d+\.$/ },
  empty: { cell: "B5", says: "Select" },
  examples: { smallest: "", usual: "", largest: "" },
  mistakes: [],
};

import { blocksMaker } from "../../../../src/puzzles/blocks/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: blocksMaker,
  verdict: { cell: "B5", solved: /^\d+ moves?, and no solution is shorter\.$/ },
  empty: { cell: "B5", says: "Select" },
  examples: { smallest: "", usual: "", largest: "" },
  mistakes: [],
};

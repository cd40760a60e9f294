import { statesMaker } from "../../../../src/puzzles/graphs/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: statesMaker,
  verdict: { cell: "B4", solved: /^\d+ moves?, and no solution is shorter\.$/ },
  empty: { cell: "B5", says: "Type moves into the yellow table, each from one state to another." },
  examples: { smallest: "c13473dc9491", usual: "b5b4f7fe5bc1", largest: "a79b4f31ce54" },
  mistakes: [
    { typed: { C13: "" }, cell: "B5", says: "C13: a move needs two states, from and to." },
    { typed: { B52: "", C52: "x" }, cell: "B5", says: "B52: a move needs two states, from and to." },
    { typed: { C8: "x" }, cell: "B5", says: "C8: expected a state of the table, written as it is there." },
    { typed: { C9: "" }, cell: "B5", says: "C9: expected a state of the table, written as it is there." },
    {
      typed: { B52: "x", C52: "y", C9: "y" },
      cell: "B4",
      says: "There is no route from the start to the goal.",
    },
  ],
};

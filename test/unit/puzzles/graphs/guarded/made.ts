import { guardedMaker } from "../../../../../src/puzzles/graphs/make-guarded";
import type { ExpectedMaker } from "../../expected-types";

export const made: ExpectedMaker = {
  maker: guardedMaker,
  verdict: { cell: "B5", solved: /^\d+ moves?, and no solution is shorter\.$/ },
  empty: { cell: "B5", says: "C8, D8: type a name for each value." },
  examples: { smallest: "02a89b38677c", usual: "02a89b38677c", largest: "980bc901f7bb" },
  mistakes: [
    { typed: { C8: "" }, cell: "B5", says: "C8: type a name for each value." },
    {
      typed: { I13: "a > 0" },
      cell: "B5",
      says: "J13: type what the move changes, or # for forbidden states.",
    },
    { typed: { C11: "a = 12", D11: "" }, cell: "B5", says: "There is no route from the start to the goal." },
  ],
};

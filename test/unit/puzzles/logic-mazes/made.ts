import { logicMaker } from "../../../../src/puzzles/logic-mazes/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: logicMaker,
  verdict: {
    cell: "B5",
    solved: /^\d+ moves?, and no solution is shorter\.$|^It costs \d+, and no route is cheaper\.$/,
  },
  empty: { cell: "B5", says: "There is no @. Type @ where the route starts." },
  examples: { smallest: "842510b1cdd4", usual: "a8435acb125a", largest: "6f04c27e2f66" },
  mistakes: [{ typed: { B8: "?" }, cell: "B5", says: "Select" }],
};

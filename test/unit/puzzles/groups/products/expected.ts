import { productsOfCycles } from "../../../../../src/puzzles/groups/products/lesson";
import { REFUSED, type Expected } from "../../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: productsOfCycles,
    sameInGerman: ["left to right", "right to left"],
    answers: [
      { right: [6], wrong: [7] },
      { right: ["(3 4)(1 3 2)", "(1 3 4 2)"], wrong: ["(1 2 4 3)"] },
      { right: ["(1 3 2)", "(1 2 3)(4 5)"], wrong: ["(4 5)", "(1 2)"] },
    ],
    mistakes: [
      { typed: { C6: "upwards" }, cell: "B7", says: "C6: type “left to right” or “right to left”." },
      { typed: { D10: REFUSED }, cell: "B7", says: "C5: expected cycles such as (1 4 2)(3 8)." },
    ],
  },
  puzzles: [],
};

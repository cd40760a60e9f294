import { productsOfCycles } from "../../../../../src/puzzles/groups/products/lesson";
import { REFUSED, type Expected } from "../../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: productsOfCycles,
    sameInGerman: ["left to right"],
    mistakes: [
      { typed: { C6: "upwards" }, cell: "B7", says: "C6: type left to right or right to left." },
      { typed: { D10: REFUSED }, cell: "B7", says: "C5: expected cycles such as (1 4 2)(3 8)." },
    ],
  },
  puzzles: [],
};

import { groupStructure } from "../../../../../src/puzzles/groups/structure/lesson";
import { REFUSED, type Expected } from "../../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: groupStructure,
    sameInGerman: ["left", "left to right", "right", "right to left"],
    answers: [
      { right: [2], wrong: [1, 8] },
      { right: [6], wrong: [4, 5, 12] },
      {
        right: ["(1 3)", "(2 4)", "(1 2)(3 4)", "(14)(23)"],
        wrong: ["(1 3)(2 4)", "(1 2)", "(1 2 3 4)", "()", "(5 6)"],
      },
    ],
    mistakes: [
      { typed: { C9: "upwards" }, cell: "B13", says: "C9: type “left to right” or “right to left”." },
      { typed: { P4: "both" }, cell: "B13", says: "P4: type right or left." },
      { typed: { C16: REFUSED }, cell: "B13", says: "B6:C8: expected labels next to permutations" },
      { typed: { C16: 120 }, cell: "B13", says: "B6:C8: the group has 120 elements, and this sheet has" },
      { typed: { E33: REFUSED }, cell: "B13", says: "C11:C12: expected permutations in the group" },
    ],
  },
  puzzles: [
    {
      id: "Lattice",
      onlyWatched: true,
      steps: [
        {
          step: 0,
          state: "trivial; below –",
          move: "trivial: order 1, index 8; the identity alone, with quotient D4",
        },
        {
          step: 4,
          state: "C4; below trivial, C2",
          move: "C4: order 4, index 2; normal, with quotient C2; generators (1 2 3 4)",
        },
        {
          step: 7,
          state: "D4; below trivial, C2, C2 (2), C2 (2), C4, V4, V4",
          move: "D4: order 8, index 1; normal, with quotient trivial; generators (1 2 3 4), (1 2)(3 4)",
        },
      ],
    },
  ],
};

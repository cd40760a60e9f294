import { gateMessages } from "../../../../../src/puzzles/cat-walk/messages/lesson";
import { REFUSED, type Expected } from "../../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: gateMessages,
    sameInGerman: [
      "RED BLUE THEN GREEN",
      "THE LAZY CAT SLEEPS",
      "blue",
      "gates gray",
      "gates red blue green",
      "gray",
      "green",
      "red",
    ],
    hasSpreadingFormulas: true,
    answers: [
      { right: ["RED BLUE THEN GREEN", "redbluethengreen"], wrong: ["RED", "THE LAZY CAT SLEEPS"] },
      { right: [1], wrong: [2] },
      { right: [182], wrong: [181] },
    ],
    mistakes: [
      { typed: { B5: REFUSED }, cell: "BD16", says: "Select cell B5 to read" },
      { typed: { B5: "" }, cell: "BD36", says: "The maze has more rows than there is room for" },
    ],
  },
  puzzles: [
    {
      id: "CatWalk",
      steps: [
        { step: 0, state: "walk 1, row 2, column 38: ", move: "the first route begins: gates gray" },
        {
          step: 2,
          state: "walk 1, row 4, column 36: R",
          move: "down through a gray gate, which spells R",
        },
        { step: 100, state: "walk 1, row 22, column 26: REDBLUETHE", move: "right" },
        {
          // Where the second walk begins, it looks as where the first one does.
          step: 168,
          state: "walk 2, row 4, column 40: T",
          move: "down through a red gate, which spells T",
        },
        { step: 347, state: "walk 2, row 40, column 6: THELAZYCATSLEEPS", move: "left" },
      ],
      marked: { 0: "AM6", 100: "AA26", 168: "AO8", 347: "G44" },
    },
  ],
};

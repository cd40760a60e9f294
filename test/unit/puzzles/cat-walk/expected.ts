import { catWalk } from "../../../../src/puzzles/cat-walk/lesson";
import { REFUSED, type Expected } from "../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: catWalk,
    sameInGerman: [
      "Cat Walk",
      "blue",
      "gates ",
      "gates gray",
      "gates red blue green",
      "gray",
      "green",
      "length",
      "red",
    ],
    hasSpreadingFormulas: true,
    answers: [
      { right: ["gray"], wrong: ["pink", "red"] },
      { right: [207], wrong: [202] },
      { right: [1], wrong: [2] },
    ],
    mistakes: [
      { typed: { BF14: REFUSED, E6: "x" }, cell: "BD16", says: "E6: a room is blank" },
      { typed: { BF14: REFUSED, BE8: "red" }, cell: "BD16", says: "BE8: expected gates" },
      { typed: { BF26: REFUSED, AA46: "", AC46: "" }, cell: "BD28", says: "No room contains S" },
    ],
  },
  puzzles: [
    {
      id: "CatWalk",
      steps: [
        { step: 0, state: "walk 1, row 42, column 28: ", move: "the first route begins: gates gray" },
        { step: 100, state: "walk 1, row 22, column 20: REDBLUETHE", move: "right" },
        {
          step: 203,
          state: "walk 2, row 42, column 26: ",
          move: "the second route begins: gates red blue green",
        },
        { step: 300, state: "walk 2, row 26, column 36: BLACKAND", move: "right" },
        {
          step: 410,
          state: "walk 2, row 2, column 40: BLACKANDWHITECATFOOT",
          move: "up through a blue gate, which spells T",
        },
      ],
      marked: { 0: "AC46", 100: "U26", 203: "AA46", 300: "AK30", 410: "AO6" },
      german: {
        texts: {
          0: "der erste Weg beginnt: gates gray",
          1: "nach rechts",
          5: "nach oben durch ein graues Tor: Buchstabe R",
        },
      },
    },
  ],
};

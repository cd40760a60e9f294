import { bandagedCube } from "../../../../../src/puzzles/rubik/lesson-bandaged";
import { REFUSED, type Expected } from "../../expected-types";

const SCRAMBLED =
  "18 16 17 21 19 20 5 6 4 10 11 12 13 14 15 23 24 22 9 7 8 2 3 1 " +
  "40 39 27 28 46 45 31 32 42 41 26 25 48 47 33 34 44 43 36 35 37 38 30 29";
const SOLVED = Array.from({ length: 48 }, (_, k) => k + 1).join(" ");

export const expected: Expected = {
  lesson: {
    lesson: bandagedCube,
    sameInGerman: ["D'BFU'LR'L'U"],
    answers: [
      { right: ["R"], wrong: ["U", "L", "RR", 1] },
      { right: ["F"], wrong: ["R", "U", "FF"] },
      { right: [6], wrong: [8, "six"] },
    ],
    mistakes: [{ typed: { C15: REFUSED, C14: "RU" }, cell: "D14", says: "This cannot be turned." }],
  },
  puzzles: [
    {
      id: "Rubik",
      steps: [
        { step: 0, state: SCRAMBLED, move: "the cube is scrambled by D'BFU'LR'L'U" },
        { step: 8, state: SOLVED, move: "D: turn the lower face clockwise; the cube is solved" },
      ],
      solids: {
        cube: [
          { step: 0, words: "5 on the blue face B. Blocked: " },
          { step: 8, words: "The cube is solved: each face has one colour. Blocked: R." },
        ],
      },
    },
  ],
};

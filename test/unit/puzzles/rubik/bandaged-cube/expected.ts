import { bandagedCube } from "../../../../../src/puzzles/rubik/lesson-bandaged";
import { REFUSED, type Expected } from "../../expected-types";

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
        { step: 0, state: "", move: "the cube is scrambled by D'BFU'LR'L'U" },
        { step: 6, state: SOLVED, move: "" },
      ],
      solids: { cube: [{ step: 6, words: "The cube is solved: each face has one colour. Blocked: R." }] },
    },
  ],
};

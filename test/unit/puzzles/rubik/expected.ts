import { rubik } from "../../../../src/puzzles/rubik/lesson";
import { sheetOf, valuesIn } from "../../lessons/sheet-of";
import { netOfColours } from "./nets";
import { REFUSED, type Expected } from "../expected-types";

const SCRAMBLED =
  "5 6 4 12 10 11 13 14 15 8 9 7 2 3 1 18 16 17 20 21 19 23 24 22 " +
  "47 48 34 33 29 30 28 27 45 46 41 42 40 39 44 43 37 38 25 26 36 35 32 31";
const BEFORE_LAST =
  "15 13 14 2 3 1 7 8 9 10 11 12 23 24 22 16 17 18 19 20 21 6 4 5 " +
  "25 26 41 42 29 30 31 32 33 34 45 46 37 38 39 40 35 36 43 44 27 28 47 48";
const SOLVED = Array.from({ length: 48 }, (_, k) => k + 1).join(" ");

export const expected: Expected = {
  lesson: {
    lesson: rubik,
    sameInGerman: ["RUF'LD'BU'R"],
    answers: [
      { right: ["R"], wrong: ["L", "U", "RR", 1] },
      { right: [105], wrong: [63] },
      {
        right: ["(1 2 3)", "(25 26)"],
        wrong: ["(1 10 7 4)(2 11 8 5)(3 12 9 6)(25 31 29 27)(26 32 30 28)", "(1 2"],
      },
    ],
    mistakes: [
      { typed: { C15: REFUSED, C14: "UX" }, cell: "D14", says: "C14: this turn does not exist" },
      { typed: { C15: REFUSED, B7: "U" }, cell: "D14", says: "B6, B7: each turn needs" },
    ],
  },
  puzzles: [
    {
      id: "Rubik",
      steps: [
        {
          step: 0,
          state: SCRAMBLED,
          move: "the cube is scrambled by RUF'LD'BU'R",
        },
        {
          step: 7,
          state: BEFORE_LAST,
          move: "U': turn the upper face anticlockwise",
        },
        {
          step: 8,
          state: SOLVED,
          move: "R': turn the right face anticlockwise; the cube is solved",
        },
      ],
      solids: {
        cube: [
          { step: 0, words: "Stickers with the colour of their middle, of eight on each face" },
          { step: 1, words: "Stickers with the colour" },
          { step: 4, words: "Stickers with the colour" },
          { step: 7, words: "8 on the orange face L, 8 on the red face R" },
          {
            step: 8,
            words: "The cube is solved: each face has one colour.",
            poses: [
              { part: 0, at: [0, 0, 0], turned: [0, 0, 0, 1] },
              { part: 25, at: [0, 0, 0], turned: [0, 0, 0, 1] },
            ],
          },
        ],
      },
      german: {
        ranges: { generators: valuesIn(sheetOf(rubik), rubik.names!.Rubik_generators), word: [["R"]] },
        texts: {
          0: "der Würfel ist mit R verdreht",
          1: "R': die rechte Fläche gegen den Uhrzeigersinn drehen; der Würfel ist gelöst",
        },
      },
    },
    {
      id: "MyCube",
      ranges: { colours: netOfColours(SCRAMBLED.split(" ").map(Number)), solution: [["R'UB'DL'FU'R'"]] },
      steps: [
        { step: 0, state: SCRAMBLED, move: "the cube has the colours of the net" },
        { step: 7, state: BEFORE_LAST, move: "U': turn the upper face anticlockwise" },
        { step: 8, state: SOLVED, move: "R': turn the right face anticlockwise; the cube is solved" },
      ],
      solids: {
        cube: [
          { step: 0, words: "Stickers with the colour of their middle, of eight on each face" },
          { step: 7, words: "8 on the orange face L, 8 on the red face R" },
          { step: 8, words: "The cube is solved: each face has one colour." },
        ],
      },
      german: {
        texts: {
          0: "der Würfel hat die Farben des Netzes",
          8: "R': die rechte Fläche gegen den Uhrzeigersinn drehen; der Würfel ist gelöst",
        },
      },
    },
  ],
};

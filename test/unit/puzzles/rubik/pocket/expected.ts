import { pocket } from "../../../../../src/puzzles/rubik/pocket/lesson";
import type { Expected } from "../../expected-types";

const SCRAMBLED = "12 24 21 1 15 11 7 2 8 18 17 6 5 19 3 4 16 22 13 20 14 9 23 10";
const BEFORE_LAST = "1 10 3 12 5 6 7 8 9 22 11 24 15 13 16 14 4 18 2 20 21 19 23 17";
const SOLVED = Array.from({ length: 24 }, (_, k) => k + 1).join(" ");

export const expected: Expected = {
  lesson: {
    lesson: pocket,
    sameInGerman: ["orange"],
    hasSpreadingFormulas: true,
    answers: [
      { right: [8], wrong: [6, 14, 16] },
      { right: [6], wrong: [8] },
      { right: [3674160], wrong: [88179840] },
    ],
    mistakes: [
      { typed: { D6: "X" }, cell: "K6", says: "D6: expected W, Y, G, B, R or O." },
      { typed: { D6: "" }, cell: "K6", says: "Stickers without a colour: 1." },
      { typed: { D6: "W" }, cell: "K6", says: "5 stickers are W: four are right." },
      // The corner that stays is turned.
      { typed: { B9: "B", I9: "Y", D11: "O" }, cell: "K6", says: "Hold the cube so that one corner has" },
      { typed: { K9: "=NA()" }, cell: "K6", says: "No turns solve this cube: a corner is twisted" },
      { typed: { E7: "w" }, cell: "K6", says: "The colours are right.", isFine: true },
    ],
  },
  puzzles: [
    {
      id: "Pocket",
      steps: [
        { step: 0, state: SCRAMBLED, move: "the cube has the colours of the net" },
        { step: 7, state: BEFORE_LAST, move: "U': turn the upper face anticlockwise" },
        { step: 8, state: SOLVED, move: "R': turn the right face anticlockwise; the cube is solved" },
      ],
      solids: {
        cube: [
          { step: 0, words: "Stickers at home, of four on each face: 1 on the white face U" },
          {
            step: 8,
            words: "The cube is solved: each face has one colour.",
            poses: [
              { part: 0, at: [0, 0, 0], turned: [0, 0, 0, 1] },
              { part: 7, at: [0, 0, 0], turned: [0, 0, 0, 1] },
            ],
          },
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

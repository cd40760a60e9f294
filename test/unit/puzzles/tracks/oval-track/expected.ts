import { ovalTrack } from "../../../../../src/puzzles/tracks/oval-track/lesson";
import { REFUSED, type Expected } from "../../expected-types";

const PIECES = Array.from({ length: 20 }, (_, k) => k + 1);
const ROUND = `(${PIECES.join(" ")})`;
/** The pieces of a state, all of which but a few are one place farther on, or at home. */
const state = (usual: (piece: number) => number, others: Readonly<Record<number, number>> = {}) =>
  PIECES.map((piece) => `${piece}→${others[piece] ?? usual(piece)}`).join(" ");
const fartherBy = (places: number) => (piece: number) => ((piece + places - 1) % 20) + 1;

export const expected: Expected = {
  lesson: {
    lesson: ovalTrack,
    sameInGerman: ["Permutation", "RRTRTR'T"],
    answers: [
      { right: [4, 5], wrong: [2, 3, 6, 7, 0, 4.5, "x"] },
      { right: [1152], wrong: [40320] },
      { right: ["D12"], wrong: ["C12"] },
    ],
    mistakes: [
      { typed: { C5: 3 }, cell: "B7", says: "C5: expected a whole number from 4 to 24." },
      { typed: { C6: 21 }, cell: "B7", says: "C6: expected a whole number from 1 to 20." },
      { typed: { C15: "X", C16: REFUSED }, cell: "D15", says: "C15: type a word in the labels" },
    ],
  },
  puzzles: [
    {
      id: "Generators",
      steps: [
        {
          step: 0,
          state: state(fartherBy(2), { 1: 4, 2: 3, 18: 2, 19: 1, 20: 20 }),
          move: "the start is (1 4 6 8 10 12 14 16 18 2 3 5 7 9 11 13 15 17 19), the target is ()",
        },
        {
          step: 1,
          state: state(fartherBy(2), { 1: 1, 2: 2, 18: 3, 19: 4, 20: 20 }),
          move: "T: (1 4)(2 3); so far (3 5 7 9 11 13 15 17 19 4 6 8 10 12 14 16 18)",
        },
        {
          step: 2,
          state: state(fartherBy(3), { 1: 2, 2: 3, 18: 4, 19: 5, 20: 1 }),
          move: `R: ${ROUND}; so far (1 2 3 6 9 12 15 18 4 7 10 13 16 19 5 8 11 14 17 20)`,
        },
        {
          step: 6,
          state: state(fartherBy(1)),
          move: `R': (1 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2); so far ${ROUND}`,
        },
        {
          step: 7,
          state: state((piece) => piece),
          move: "R': (1 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2); so far (), the target",
        },
      ],
      marked: { 1: "B12 C12", 2: "B11 C11" },
    },
  ],
};

import { hungarianRings } from "../../../../../src/puzzles/tracks/hungarian-rings/lesson";
import { REFUSED, type Expected } from "../../expected-types";

const LEFT = Array.from({ length: 20 }, (_, k) => k + 1);
const RIGHT = [1, 21, 22, 23, 24, 6, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38];
const turn = ([first, ...rest]: readonly number[]) => `(${[first, ...rest].join(" ")})`;
const turnedBack = ([first, ...rest]: readonly number[]) => turn([first, ...rest.reverse()]);
/** The places of the balls if the left ring is turned, and no other ball is moved. */
const leftBy = (places: number) =>
  Array.from({ length: 38 }, (_, k) => `${k + 1}→${k < 20 ? ((k + places) % 20) + 1 : k + 1}`).join(" ");

export const expected: Expected = {
  lesson: {
    lesson: hungarianRings,
    sameInGerman: ["LLRRL'R", "Permutation", "even"],
    answers: [
      { right: ["even"], wrong: ["odd"] },
      { right: [5], wrong: [4] },
      { right: [120], wrong: [720] },
    ],
    mistakes: [
      { typed: { C5: 2 }, cell: "B9", says: "C5: expected a whole number from 3 to 20." },
      { typed: { C6: 21 }, cell: "B9", says: "C6: expected a whole number from 3 to 20." },
      { typed: { C6: 8, C8: 8 }, cell: "B9", says: "C8: expected a whole number from 1 to 7." },
      { typed: { C17: "LX", C18: REFUSED }, cell: "D17", says: "C17: type a word in the labels" },
    ],
  },
  puzzles: [
    {
      id: "Generators",
      steps: [
        {
          step: 0,
          state:
            "1→2 2→3 3→4 4→27 5→25 6→7 7→8 8→9 9→10 10→11 11→12 12→13 13→14 14→15 15→16 16→17 17→18 18→19 19→23 " +
            "20→21 21→24 22→6 23→5 24→26 25→28 26→29 27→30 28→31 29→32 30→33 31→34 32→35 33→36 34→37 35→38 " +
            "36→1 37→20 38→22",
          move: "the start is (1 2 3 4 27 30 33 36)(5 25 28 31 34 37 20 21 24 26 29 32 35 38 22 6 7 8 9 10 11 12 13 14 15 16 17 18 19 23), the target is ()",
        },
        {
          step: 2,
          state:
            "1→3 2→4 3→5 4→26 5→7 6→8 7→9 8→10 9→11 10→12 11→13 12→14 13→15 14→16 15→17 16→18 17→19 18→20 19→22 " +
            "20→2 21→23 22→24 23→6 24→25 25→27 26→28 27→29 28→30 29→31 30→32 31→33 32→34 33→35 34→36 35→37 " +
            "36→38 37→1 38→21",
          move: `L: ${turn(LEFT)}; so far (1 3 5 7 9 11 13 15 17 19 22 24 25 27 29 31 33 35 37)(2 4 26 28 30 32 34 36 38 21 23 6 8 10 12 14 16 18 20)`,
        },
        {
          step: 4,
          state: leftBy(2),
          move: `R': ${turnedBack(RIGHT)}; so far (1 3 5 7 9 11 13 15 17 19)(2 4 6 8 10 12 14 16 18 20)`,
        },
        { step: 5, state: leftBy(1), move: `L': ${turnedBack(LEFT)}; so far ${turn(LEFT)}` },
        { step: 6, state: leftBy(0), move: `L': ${turnedBack(LEFT)}; so far (), the target` },
      ],
      marked: { 1: "B14 C14", 2: "B13 C13" },
    },
  ],
};

import { klotski } from "../../../../src/puzzles/blocks/lesson";
import { REFUSED, type Expected } from "../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: klotski,
    sameInGerman: ["Klotski", "moves"],
    answers: [
      { right: [116], wrong: [81, "many"] },
      { right: [25955], wrong: [25954] },
      { right: [58], wrong: [81] },
    ],
    mistakes: [
      {
        typed: { I6: "Z", Q7: REFUSED },
        cell: "B15",
        says: "I6: this piece has a different number of cells on the board.",
      },
      { typed: { I12: "jump", Q7: REFUSED }, cell: "B15", says: "Select Q7 to read what is wrong." },
    ],
  },
  puzzles: [
    {
      id: "Blocks",
      steps: [
        { step: 0, state: "BAAC BAAC DEEF DGHF I..J", move: "the start" },
        { step: 1, state: "BAAC BAAC DEEF D.HF IG.J", move: "G down" },
        { step: 2, state: "BAAC BAAC DEEF D.HF IGJ.", move: "J left" },
        { step: 80, state: "BDCF BDCF GHEE AA.I AA.J", move: "I up, right" },
        { step: 81, state: "BDCF BDCF GHEE .AAI .AAJ", move: "A right" },
      ],
      marked: { 1: "C10", 2: "D10", 81: "C9 D10" },
      german: { texts: { 0: "der Start", 1: "G nach unten", 80: "I nach oben, rechts" } },
    },
  ],
};

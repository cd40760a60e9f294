import { whichGroup } from "../../../../src/puzzles/groups/lesson";
import { REFUSED, type Expected } from "../expected-types";

const DISJOINT = "(1 2 3 4 5)(6 7 8 9 10 11 12)(13 14 15 16 17 18 19 20 21 22 23)(24 25 26)(27 28)";

/** TopSpin is Oval Track with 20 pieces, of which a flip reverses 4. */
const TOPSPIN = [
  ["R", "(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20)"],
  ["F", "(1 4)(2 3)"],
];
/** The pieces of a state: those that moved, by number, and all others of the twenty at home. */
const twenty = (moved: Readonly<Record<number, number>>) =>
  Array.from({ length: 20 }, (_, k) => `${k + 1}→${moved[k + 1] ?? k + 1}`).join(" ");
const ROUND = "2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20";
const turned = Object.fromEntries(Array.from({ length: 20 }, (_, k) => [k + 1, ((k + 1) % 20) + 1]));

export const expected: Expected = {
  lesson: {
    lesson: whichGroup,
    sameInGerman: ["1  Pinball"],
    answers: [
      { right: ["even"], wrong: ["odd"] },
      { right: [120], wrong: [720] },
      { right: ["C5"], wrong: ["S5"] },
    ],
    mistakes: [
      { typed: { H18: REFUSED, R13: "" }, cell: "H19", says: "R13: a row of the table" },
      { typed: { H11: REFUSED }, cell: "H12", says: "Select cell H11" },
    ],
  },
  puzzles: [
    {
      id: "Permutation",
      onlyWatched: true,
      ranges: { cycles: [["(1 4 2)(3 8)"]] },
      steps: [
        {
          step: 0,
          state: "1→1 2→2 3→3 4→4 8→8",
          move: "order 6: applied 6 times it brings all points back",
        },
        { step: 1, state: "1→4 2→1 3→8 4→2 8→3", move: "applied once: no point is back" },
        { step: 2, state: "1→2 2→4 3→3 4→1 8→8", move: "applied 2 times: 2 of 5 points are back" },
        { step: 3, state: "1→1 2→2 3→8 4→4 8→3", move: "applied 3 times: 3 of 5 points are back" },
        { step: 5, state: "1→2 2→4 3→8 4→1 8→3", move: "applied 5 times: no point is back" },
        { step: 6, state: "1→1 2→2 3→3 4→4 8→8", move: "applied 6 times: all points are back" },
      ],
      german: {
        ranges: { cycles: [[DISJOINT]] },
        texts: {
          0: "Ordnung 2.310: 2.310-mal angewandt bringt sie alle Punkte zurück",
          1: "einmal angewandt: Kein Punkt ist zurück",
          2: "2-mal angewandt: 2 von 28 Punkten sind zurück",
        },
      },
    },
    {
      id: "Permutation",
      onlyWatched: true,
      ranges: { cycles: [["(1 4 2)"], ["(4 8 7)"], ["(6 8 9)"], ["(2 9)"]] },
      steps: [
        { step: 0, state: "1→1 2→2 4→4 6→6 7→7 8→8 9→9", move: "4 factors, from left to right" },
        { step: 1, state: "1→4 2→1 4→2 6→6 7→7 8→8 9→9", move: "(1 4 2) is applied: so far (1 4 2)" },
        { step: 2, state: "1→8 2→1 4→2 6→6 7→4 8→7 9→9", move: "(4 8 7) is applied: so far (1 8 7 4 2)" },
        { step: 3, state: "1→9 2→1 4→2 6→8 7→4 8→7 9→6", move: "(6 8 9) is applied: so far (1 9 6 8 7 4 2)" },
        {
          step: 4,
          state: "1→2 2→1 4→9 6→8 7→4 8→7 9→6",
          move: "(2 9) is applied: the product is (1 2)(4 9 6 8 7)",
        },
      ],
      marked: { 0: "A1", 3: "A3", 4: "A4" },
    },
    {
      id: "Permutation",
      onlyWatched: true,
      steps: [
        { step: 0, state: "1→1 2→2 3→3 4→4 6→6 7→7 8→8 9→9", move: "4 factors, from left to right" },
        { step: 1, state: "1→4 2→1 3→3 4→2 6→6 7→7 8→8 9→9", move: "(1 4 2) is applied: so far (1 4 2)" },
        {
          step: 4,
          state: "1→6 2→1 3→2 4→8 6→9 7→4 8→7 9→3",
          move: "(2 8 9 6 3) is applied: the product is (1 6 9 3 2)(4 8 7)",
        },
      ],
      marked: { 0: "O11", 1: "O11", 4: "O14" },
    },
    {
      id: "Rounds3",
      onlyWatched: true,
      steps: [
        {
          step: 0,
          state: "1:1 2:2 3:3 4:4 5:5 6:6 7:–",
          move: "each piece has the name of its place; 7 is empty",
        },
        {
          step: 5,
          state: "1:2 2:3 3:4 4:1 5:5 6:6 7:–",
          move: "1 moves from 7 to 4: the round trip 7-1-2-3-4-7 is over, so far (1 4 3 2)",
        },
        {
          step: 10,
          state: "1:6 2:3 3:4 4:2 5:1 6:5 7:–",
          move: "2 moves from 7 to 4: the round trip 7-1-6-5-4-7 is over, so far (1 5 6)(2 4 3)",
        },
      ],
      marked: { 0: "D26", 1: "B26", 5: "D26", 10: "D26" },
      german: {
        texts: {
          0: "jeder Stein heißt wie sein Platz; 7 ist leer",
          5: "1 zieht von 7 nach 4: Der Rundweg 7-1-2-3-4-7 ist zu Ende, bisher (1 4 3 2)",
        },
      },
    },
    {
      id: "Generators",
      ranges: { generators: TOPSPIN, word: [["RF".repeat(17)]] },
      steps: [
        { step: 0, state: twenty({}), move: "the start is (), the target is (1 3)" },
        { step: 1, state: twenty(turned), move: `R: (1 ${ROUND}); so far (1 ${ROUND})` },
        {
          step: 2,
          state: twenty({ ...turned, 1: 3, 2: 2, 3: 1, 20: 4 }),
          move: "F: (1 4)(2 3); so far (1 3)(4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20)",
        },
        { step: 34, state: twenty({ 1: 3, 3: 1 }), move: "F: (1 4)(2 3); so far (1 3), the target" },
      ],
      marked: { 1: "A1 B1", 2: "A2 B2" },
    },
    {
      id: "Generators",
      ranges: {
        generators: [["A", "(1 4 2)"], ["B", "(4 8 7)"], ["C", "(6 8 9)"], ["D", "(2 8 9 6 3)"]], // prettier-ignore
        start: [["(2 7)"]],
        target: [["(2 7)(1 8 7 4 2)"]],
      },
      steps: [
        {
          step: 0,
          state: "1→1 2→7 3→3 4→4 6→6 7→2 8→8 9→9",
          move: "the start is (2 7), the target is (1 8 7)(2 4)",
        },
        {
          step: 1,
          state: "1→4 2→7 3→3 4→2 6→6 7→1 8→8 9→9",
          move: "A: (1 4 2); so far (1 4 2 7)",
        },
        {
          step: 2,
          state: "1→8 2→4 3→3 4→2 6→6 7→1 8→7 9→9",
          move: "B: (4 8 7); so far (1 8 7)(2 4), the target",
        },
      ],
      german: {
        texts: {
          0: "der Start ist (2 7), das Ziel (1 8 7)(2 4)",
          1: "A: (1 4 2); bisher (1 4 2 7)",
          2: "B: (4 8 7); bisher (1 8 7)(2 4), das Ziel",
        },
      },
    },
    {
      id: "Generators",
      ranges: {
        generators: [["A", "(1 4 2)", "4=8"], ["B", "(4 8 7)", ""], ["C", "(7 2)", "1<>1; 4<>4"]], // prettier-ignore
        target: [["(1 4 7)"]],
      },
      steps: [
        { step: 0, state: "1→1 2→2 4→4 7→7 8→8", move: "the start is (), the target is (1 4 7)" },
        { step: 1, state: "1→1 2→2 4→7 7→8 8→4", move: "B': (4 7 8); so far (4 7 8)" },
        { step: 2, state: "1→4 2→1 4→7 7→8 8→2", move: "A: (1 4 2); so far (1 4 7 8 2)" },
        { step: 4, state: "1→7 2→2 4→8 7→1 8→4", move: "A': (1 2 4); so far (1 7)(4 8)" },
        { step: 5, state: "1→4 2→2 4→7 7→1 8→8", move: "B: (4 8 7); so far (1 4 7), the target" },
      ],
      marked: { 1: "A2 C2", 2: "A1 C1" },
    },
    {
      id: "Group",
      onlyWatched: true,
      ranges: { generators: [["a", "(1 2)"], ["b", "(2 3)"], ["c", "(3 4)"]] }, // prettier-ignore
      steps: [
        { step: 0, state: "identity = (); reached 1", move: "the identity, one of 24 elements" },
        { step: 1, state: "a = (1 2); reached 4", move: "times a: (1 2); 3 elements need 1 factor" },
        { step: 2, state: "ab = (1 3 2); reached 9", move: "times b: (1 3 2); 5 elements need 2 factors" },
        { step: 4, state: "abac = (1 4 3); reached 20", move: "times c: (1 4 3); 5 elements need 4 factors" },
        {
          step: 6,
          state: "abacba = (1 4)(2 3); reached 24",
          move: "times a: (1 4)(2 3); 1 element needs 6 factors",
        },
      ],
      marked: { 0: "A1 B1", 4: "A3 B3", 5: "A2 B2" },
      german: {
        ranges: { generators: [["a", "(1 2 3)"], ["b", "(1 2)"]] }, // prettier-ignore
        texts: {
          0: "die Identität, eines von 6 Elementen",
          2: "mal a: (1 3); 3 Elemente brauchen 2 Faktoren",
        },
      },
    },
    {
      id: "Lattice",
      onlyWatched: true,
      ranges: { generators: [["r", "(1 2 3 4)"], ["s", "(1 3)"]] }, // prettier-ignore
      steps: [
        {
          step: 0,
          state: "trivial; below –",
          move: "trivial: order 1, index 8; the identity alone, with quotient D4",
        },
        {
          step: 1,
          state: "C2; below trivial",
          move: "C2: order 2, index 4; normal, with quotient V4; generators (1 3)(2 4)",
        },
        {
          step: 2,
          state: "C2 (2); below trivial",
          move: "C2: order 2, index 4; not normal, one of 2 conjugates; generators (1 2)(3 4)",
        },
        {
          step: 5,
          state: "V4; below trivial, C2, C2 (2)",
          move: "V4: order 4, index 2; normal, with quotient C2; generators (1 2)(3 4), (1 3)(2 4)",
        },
        {
          step: 7,
          state: "D4; below trivial, C2, C2 (2), C2 (2), C4, V4, V4",
          move: "D4: order 8, index 1; normal, with quotient trivial; generators (1 2 3 4), (1 2)(3 4)",
        },
      ],
      german: {
        ranges: { generators: [["a", "(1 2 3)"], ["b", "(1 2)"]] }, // prettier-ignore
        texts: {
          0: "trivial: Ordnung 1, Index 6; nur die Identität, mit Faktorgruppe S3",
          1: "C2: Ordnung 2, Index 3; nicht normal, eine von 3 konjugierten; Erzeuger (1 2)",
          2: "C3: Ordnung 3, Index 2; Normalteiler mit Faktorgruppe C2; Erzeuger (1 2 3)",
        },
      },
    },
  ],
};

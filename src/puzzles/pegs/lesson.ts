import { i18n } from "../../language";
import { defineLesson } from "../../lessons/define-lesson";
import { number } from "../../lessons/expected-answers";
import { boardOf, HOLE, PEG, pegsSheet, solve } from "./lesson-sheet";
import { SHAPES } from "./shapes";

/** The central game: all holes but the one in the centre have a peg. */
const START = SHAPES.cross.map((row, k) => (k === 3 ? "ooo.ooo" : row));
const END = SHAPES.cross.map((row, k) => (k === 3 ? "...o..." : row.replaceAll("o", ".")));

/** Rows of texts as a constant of a formula. */
const constant = (rows: readonly string[]) => `{${rows.map((row) => `"${row}"`).join(";")}}`;

/** The Latin cross: six pegs, of which the last one ends in the centre. */
const LATIN = ["##...##", "##.o.##", "..ooo..", "...o...", "...o...", "##...##", "##...##"];
const TRIANGLE = [".####", "oo###", "ooo##", "oooo#", "ooooo"];

export const centralGame = defineLesson({
  id: "peg-solitaire",
  title: /*i18n*/ "Peg solitaire",
  summary:
    /*i18n*/ "Thirty-two pegs jump over each other and are removed, until the last one is in the centre.",
  source: /*i18n*/ "This lesson follows John D. Beasley, The Ins and Outs of Peg Solitaire (1985).",
  task: /*i18n*/ "A peg jumps over the peg next to it into the empty hole behind, and the peg between is removed. Jump until only one peg is left, in the centre.",
  picture: START.map((row) => Array.from(row, (mark) => ({ o: PEG, ".": HOLE })[mark] ?? "")),
  sheetName: "Peg solitaire",
  ...pegsSheet({
    board: boardOf(START),
    goal: boardOf(END),
    rules: "",
    rows: 40,
    ask: (areas) => [
      { text: i18n.t("How many jumps are needed?"), ...number(`ROWS(${solve(areas)})`) },
      {
        text: i18n.t(
          "Six pegs are left: rows 2 to 5 of the middle column, and one on each side in row 3. How many moves leave one in the centre?",
        ),
        ...number(`PUZZLE.SOLVEPEGS(${constant(LATIN)},${constant(END)},"length")`),
      },
      {
        text: i18n.t("How many moves does a triangle of 15 holes need if a corner is empty?"),
        ...number(`PUZZLE.SOLVEPEGS(${constant(TRIANGLE)},1,"length","triangle")`),
      },
    ],
  }),
});

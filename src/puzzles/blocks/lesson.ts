import { i18n } from "../../language";
import { defineLesson } from "../../lessons/define-lesson";
import { number } from "../../lessons/expected-answers";
import type { Picture } from "../../lessons/lesson";
import { blocksSheet, boardOf, OTHERS, solve, WANTED } from "./lesson-sheet";

/** A board as a picture; the pieces of a colour are in one text. */
const pictureOf = (rows: readonly string[], colors: Readonly<Record<string, string>>): Picture =>
  rows.map((row) =>
    Array.from(row, (letter) => {
      const letters = Object.keys(colors).find((each) => each.includes(letter));
      return letters === undefined ? "" : colors[letters];
    }),
  );

const [BLUE, GRAY, GREEN] = OTHERS;

/** The pieces of Klotski, or L'Âne Rouge: A has to reach the gap at the lower edge. */
const KLOTSKI = ["BAAC", "BAAC", "DEEF", "DGHF", "I..J"];

/** Klotski, which is over a hundred years old. */
export const klotski = defineLesson({
  id: "klotski",
  title: /*i18n*/ "Klotski",
  summary: /*i18n*/ "Slide the largest of ten pieces down to the middle of the lower edge.",
  source:
    /*i18n*/ "This lesson follows Martin Gardner, “Sliding-Block Puzzles”, in his Sixth Book of Mathematical Games from Scientific American (1971).",
  task: /*i18n*/ "Ten pieces slide in a tray, and no piece is lifted. Slide them until A is in the middle of the lower edge.",
  picture: pictureOf(KLOTSKI, { A: WANTED, BCDF: BLUE, E: GREEN, GHIJ: GRAY }),
  sheetName: "Klotski",
  ...blocksSheet({
    board: boardOf(KLOTSKI),
    goal: boardOf(["....", "....", "....", ".AA.", ".AA."]),
    rules: "moves",
    rows: 120,
    ask: (areas) => [
      {
        text: i18n.t("How many moves are needed if a move is one step?"),
        ...number(solve(areas, { by: '"steps"', answer: "length" })),
      },
      {
        text: i18n.t("How many arrangements can be reached?"),
        ...number(solve(areas, { answer: "states" })),
      },
      {
        text: i18n.t("How many moves take A to the lower left corner?"),
        ...number(solve(areas, { to: '{"A",4,1}', answer: "length" })),
      },
    ],
  }),
});

/** The hardest that S. Collette, J.-F. Raskin and F. Servais found (2006), with the car A. */
const RUSH_HOUR = ["BBBCDE", "FGGCDE", "F.AADE", "HHI...", ".JI.KK", ".JLLMM"];

export const rushHour = defineLesson({
  id: "rush-hour",
  title: /*i18n*/ "Rush Hour",
  summary: /*i18n*/ "Cars that do not move sideways are in the way: bring the yellow one to the exit.",
  source:
    /*i18n*/ "This lesson follows Sébastien Collette, Jean-François Raskin and Frédéric Servais, “On the symbolic computation of the hardest configurations of the Rush Hour game” (2006).",
  task: /*i18n*/ "Cars move forward and back, never sideways, and block each other. Move them until A is at the exit, at the right edge.",
  picture: pictureOf(RUSH_HOUR, { A: WANTED, BFHLM: BLUE, CGIK: GREEN, DEJ: GRAY }),
  sheetName: "Rush Hour",
  ...blocksSheet({
    board: boardOf(RUSH_HOUR),
    goal: boardOf(["......", "......", "....AA", "......", "......", "......"]),
    rules: "straight lengthwise",
    rows: 80,
    ask: (areas) => [
      {
        text: i18n.t("How many moves are needed if a move is one step?"),
        ...number(solve(areas, { by: '"steps lengthwise"', answer: "length" })),
      },
      {
        text: i18n.t("How many arrangements can be reached?"),
        ...number(solve(areas, { answer: "states" })),
      },
      {
        text: i18n.t("How many moves are needed if the car K is not there?"),
        ...number(
          solve(areas, {
            from: `IF(${areas.board.fixed}="K","",${areas.board.fixed}&"")`,
            answer: "length",
          }),
        ),
      },
    ],
  }),
});

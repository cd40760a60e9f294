import { i18n } from "../../language";
import { BEGINNING } from "../../lessons/beginning";
import type { LessonValue } from "../../lessons/lesson";
import type { Maker } from "../../lessons/maker";
import { gridToBegin, ownSheet } from "../../lessons/own-sheet";
import { randomIndex, type Random } from "../../steps/random";
import { finished } from "../../steps";
import type { Lamps } from "./lamps";
import { DARK, lightsSheet, LIT } from "./lesson-sheet";
import { CLASSIC, press, touchedBy } from "./rules";
import { fullBoard } from "./lesson-states";

const SIZE = { least: 2, most: 12, usual: 5 };
const PICTURE = [
  [0, 1, 0, 1],
  [1, 1, 1, 0],
  [0, 1, 0, 0],
].map((row) => row.map((lamp) => (lamp ? LIT : DARK)));

export const lightsMaker: Maker = {
  id: "lights",
  title: /*i18n*/ "Board of lamps",
  summary: /*i18n*/ "Lights Out on a board of any shape: which lamps to press, or why no presses help.",
  picture: PICTURE,
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE },
    BEGINNING,
  ],
  sheet(values, random) {
    return ownSheet({
      id: "own-lights",
      title: i18n.t("My lamps"),
      task: i18n.t(
        "A press switches a lamp and its neighbours to the left, above, to the right and below. Type 1 for each lit lamp, and # where there is no lamp.",
      ),
      picture: PICTURE,
      sheetName: i18n.t("Board of lamps"),
      ...lightsSheet({
        lamps: gridToBegin(values, (rows, columns) => randomLamps(rows, columns, random)),
      }),
    });
  },
};

/** A full board with lit lamps, 1, that can be switched off. */
function randomLamps(rows: number, columns: number, random: Random): LessonValue[][] {
  const lit = solvable(fullBoard(rows, columns), random);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => lit[row * columns + column] || ""),
  );
}

/** What random presses make of a dark board. If they make nothing of it, one more press does. */
function solvable(lamps: Lamps, random: Random): Uint8Array {
  const lit = new Uint8Array(lamps.count);
  const touched = finished(touchedBy(lamps, CLASSIC));
  for (let lamp = 0; lamp < lamps.count; lamp++) if (randomIndex(random, 2) === 1) press(lit, lamp, touched);
  if (!lit.includes(1)) press(lit, 0, touched);
  return lit;
}

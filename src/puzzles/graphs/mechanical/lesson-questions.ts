import { plain } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { RIVER, riverRows } from "./lesson-tables";

/** The questions of the lesson on tables of moves: one for each of its puzzles. */

/** The switch that shows the solutions. */
export const SWITCH = "$O$30";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "J", row: 30, answer: "O", across: 1, mark: "P" },
  ...{ switchWords: "L30", switch: plain(SWITCH) },
};

/** How many moves a table needs. */
export const movesOf = (table: string, start: string, goal: string) =>
  `ROWS(PUZZLE.SOLVESTATES(${table},${start},${goal}))`;

/** A table as an array in a formula, without commas in its texts, as not all spreadsheets read these. */
function arrayOf(rows: readonly (readonly unknown[])[]): string {
  const texts = rows.map((row) => row.map((cell) => `"${String(cell).replaceAll(",", ".")}"`).join(","));
  return `SUBSTITUTE({${texts.join(";")}},".",",")`;
}

export const mechanicalQuestions = (
  gear: { readonly table: string; readonly goal: string },
  keyWay: string,
): ThreeQuestions => [
  {
    text: i18n.t("O'Gear: how many moves from Front,North,1?"),
    isRight: is(movesOf(gear.table, '"Front,North,1"', gear.goal)),
  },
  {
    text: i18n.t("The key: how many moves turn the disk?"),
    isRight: is(`SUMPRODUCT(((${keyWay}="up")+(${keyWay}="down"))*1)`),
  },
  {
    text: i18n.t("The river: how many crossings are needed?"),
    isRight: is(movesOf(arrayOf(riverRows()), `"${RIVER.start}"`, `"${RIVER.goal}"`)),
  },
];

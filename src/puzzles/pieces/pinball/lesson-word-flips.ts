import { i18n } from "../../../language";
import { spill } from "../../../lessons/blocks";
import { textFormula } from "../../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../../lessons/lesson";
import { STYLES } from "../../../lessons/styles";

/** The path of the shortest word as flips, beside the fewest flips of all. */

const PATH = "$J$28";
const FLIPS = "$J$29";
const FIRST = 34;
const LAST = 93;

/** A formula for the tile with this number on the path, counting from 0. */
function tileOnPath(number: string): string {
  const longest = 50;
  const spread = `SUBSTITUTE(${PATH},"-",REPT(" ",${longest}))`;
  const tile = `TRIM(MID(${spread},${longest}*(${number})+1,${longest}))`;
  return `IFERROR(VALUE(${tile}),${tile})`;
}

/** The empty space moves from tile to tile, and each time a ball is flipped the other way. */
function flip(row: number): string[] {
  const isFlip = (formula: string) => `=IF($M${row}="","",${formula})`;
  const rowOfFlipper = `SUMPRODUCT(($O$7:$O$24=$N${row})*($P$7:$P$24=$O${row})*(ROW($O$7:$O$24)-6))`;
  const none = textFormula(i18n.t("no flipper"));
  return [
    isFlip(tileOnPath(`$M${row}`)),
    isFlip(tileOnPath(`$M${row}-1`)),
    isFlip(`IF(${rowOfFlipper}=0,${none},INDEX($Q$7:$Q$24,${rowOfFlipper}))`),
  ];
}

export function wordFlips(): LessonBlock[] {
  const rows = Array.from({ length: LAST - FIRST + 1 }, (_, k) => flip(FIRST + k));
  return [
    { at: "M32", cells: [[i18n.t("The flips of the path in J28")]], style: "heading" },
    {
      at: `M${FIRST - 1}`,
      cells: [["", i18n.t("from"), i18n.t("to"), i18n.t("flipper")]],
      style: "answerHeads",
    },
    spill(`M${FIRST}`, `=IFERROR(SEQUENCE(${FLIPS}),"")`, rows.length, 1, "answer"),
    { at: `N${FIRST}`, cells: rows, style: "answer" },
  ];
}

export const paintWordFlips = (): Paint => ({
  on: `M${FIRST}:P${LAST}`,
  when: `=$M${FIRST}<>""`,
  fill: STYLES.formula.fill!,
});

import { i18n } from "../../language";
import { firstProblem, isNoNumber, type InputCheck } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../lessons/lesson";

/** Where the disk is on the key: after one of the moves, or wherever the user puts it, even if it does not fit there. */

export const TEETH = "$G$9:$AA$10";
export const CUTS = "$F$16:$F$31";
export const MAZE = "$G$16:$AA$31";
export const TURN_LIST = "$AD$16:$AD$360";
const PLACE_LIST = "$AE$16:$AE$360";
export const AFTER_MOVE = "$AF$10";
const TURN_BY_HAND = "$AI$9";
const PLACE_BY_HAND = "$AI$10";

const now = (byHand: string, list: string) => `IF(${byHand}="",INDEX(${list},${AFTER_MOVE}+1),${byHand})`;
const TURN_NOW = now(TURN_BY_HAND, TURN_LIST);
const PLACE_NOW = now(PLACE_BY_HAND, PLACE_LIST);
/** The cut at the lower teeth, half a turn from the one at the upper teeth. */
const OPPOSITE_TURN = `MOD(${TURN_NOW}+7,16)+1`;

export const HERE = "#b3261e";
const MISFIT = "#7b2d8e";

/** The upper teeth with the cut that they meet, and the lower teeth with theirs. */
const MEETINGS = [
  { teeth: "$G$9:$AA$9", first: "G9", turn: TURN_NOW },
  { teeth: "$G$10:$AA$10", first: "G10", turn: OPPOSITE_TURN },
];

export function paintDisk(): Paint[] {
  const painted = (on: string, here: string, isMisfit: string): Paint[] => [
    { on, when: `=AND(${here},${isMisfit})`, fill: MISFIT, color: "#ffffff" },
    { on, when: `=${here}`, fill: HERE, color: "#ffffff" },
  ];
  const cells = ["G16", "G58"].map((first) => {
    const [row] = /\d+/.exec(first)!;
    const here = `AND(ROWS(G$${row}:G${row})=${TURN_NOW},COLUMNS($G${row}:G${row})=${PLACE_NOW})`;
    return painted(`${first}:AA${Number(row) + 15}`, here, `INDEX(${MAZE},${TURN_NOW},${PLACE_NOW})=0`);
  });
  const teeth = MEETINGS.map(({ teeth: row, first, turn }) =>
    painted(row.replaceAll("$", ""), `COLUMNS($G9:G9)=${PLACE_NOW}`, `${first}>INDEX(${CUTS},${turn})`),
  );
  const cuts = MEETINGS.map(({ teeth: row, turn }) =>
    painted("F16:F31", `ROWS(F$16:F16)=${turn}`, `F16<INDEX(${row},${PLACE_NOW})`),
  );
  return [...teeth, ...cuts, ...cells].flat();
}

const CHECKS: readonly InputCheck[] = [
  { cells: TURN_BY_HAND, most: 16 },
  { cells: PLACE_BY_HAND, most: 21 },
].map(({ cells, most }) => ({
  cells,
  wrong: `(${cells}<>"")*${isNoNumber(cells, 1, most)}`,
  problem: (wrong) => i18n.t("{cells}: expected a whole number from 1 to {most}.", { cells: wrong, most }),
}));

/** Two cells to put the disk anywhere, and whether it fits there. */
export function diskByHand(): LessonBlock[] {
  const where = { turn: answerOf(TURN_NOW), place: answerOf(PLACE_NOW) };
  const fits = i18n.t("Turn {turn}, place {place}: the disk fits.", where);
  const misfits = i18n.t("Turn {turn}, place {place}: the disk does not fit.", where);
  const fit = `IF(INDEX(${MAZE},${TURN_NOW},${PLACE_NOW})=1,${textFormula(fits)},${textFormula(misfits)})`;
  const both = textFormula(i18n.t("Type the turn and the place."));
  // If no move leads there, one of the two cells alone is not enough.
  const says = `IFERROR(IF((${TURN_NOW}>0)*(${PLACE_NOW}>0),${fit},${both}),${both})`;
  const isBlank = `AND(${TURN_BY_HAND}="",${PLACE_BY_HAND}="")`;
  return [
    { at: "AH4", cells: [[i18n.t("The disk put by hand")]], style: "heading" },
    { at: "AH9", cells: [[i18n.t("Turn, 1 to 16")], [i18n.t("Place, 1 to 21")]], style: "question" },
    { at: "AI9", cells: [[""], [""]], style: "input" },
    {
      at: "AH15",
      cells: [[`=IF(${isBlank},"",${firstProblem(CHECKS, says)})`]],
      style: "question",
    },
  ];
}

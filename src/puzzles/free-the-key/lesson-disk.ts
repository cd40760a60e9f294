import { i18n } from "../../language";
import { findsProblem, firstProblem, ifTyped, paintProblem, wholeNumbers } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import { cell, column, gap, heading, lines } from "../../lessons/items";
import { beside, stack, type Area, type Areas, type Item } from "../../lessons/layout";
import type { Paint } from "../../lessons/lesson";
import { HERE, MISFIT } from "./lesson-colors";

/** Formulas for where the disk is on the key: after one of the moves, or wherever the user puts it, even if it does not fit there. */
function diskNow({ afterMove, byHand, way, disk }: Areas) {
  const [turn, place] = [0, 1].map((part) => {
    const typed = byHand.cell(part).fixed;
    return `IF(${typed}="",INDEX(${way.column(part).fixed},${afterMove.fixed}+1),${typed})`;
  });
  return {
    turn,
    place,
    /** The cut at the lower teeth, half a turn from the one at the upper teeth. */
    opposite: `MOD(${turn}+${disk.rows / 2 - 1},${disk.rows})+1`,
  };
}

/** The turn and the place that are typed are those of the maze. */
const checksOf = ({ byHand, maze }: Areas) =>
  [maze.rows, maze.columns].map((most, part) => ifTyped(wholeNumbers(byHand.cell(part).fixed, 1, most)));

/** Paints the disk on the maze and on the steps, and what meets there: the upper teeth with their cut, and the lower teeth with theirs. */
export function paintDisk(areas: Areas): Paint[] {
  const { key, disk, maze, steps } = areas;
  const { turn, place, opposite } = diskNow(areas);
  const painted = (on: Area, here: string, isMisfit: string): Paint[] => [
    { on: `${on}`, when: `=AND(${here},${isMisfit})`, fill: MISFIT, color: "#ffffff" },
    { on: `${on}`, when: `=${here}`, fill: HERE, color: "#ffffff" },
  ];
  const meetings = [turn, opposite].map((cut, side) => ({ teeth: key.row(side), cut }));
  return [
    ...meetings.map(({ teeth, cut }) =>
      painted(teeth, `${key.paintedColumn}=${place}`, `${teeth.first}>INDEX(${disk.fixed},${cut})`),
    ),
    ...meetings.map(({ teeth, cut }) =>
      painted(disk, `${disk.paintedRow}=${cut}`, `${disk.first}<INDEX(${teeth.fixed},${place})`),
    ),
    ...[maze, steps].map((on) => {
      const here = `AND(${on.paintedRow}=${turn},${on.paintedColumn}=${place})`;
      return painted(on, here, `INDEX(${maze.fixed},${turn},${place})=0`);
    }),
    checksOf(areas).map((check) => paintProblem(areas.handProblem, `=${findsProblem(check)}`)),
  ].flat();
}

/** Two cells to put the disk anywhere, called `byHand`, and whether it fits there. */
export function diskByHand(areas: Areas): Item {
  const { byHand, maze } = areas;
  const { turn, place } = diskNow(areas);
  const typed = [0, 1].map((part) => byHand.cell(part).fixed);
  const where = { turn: answerOf(turn), place: answerOf(place) };
  const fits = i18n.t("Turn {turn}, place {place}: the disk fits.", where);
  const misfits = i18n.t("Turn {turn}, place {place}: the disk does not fit.", where);
  const fit = `IF(INDEX(${maze.fixed},${turn},${place})=1,${textFormula(fits)},${textFormula(misfits)})`;
  const both = textFormula(i18n.t("Type the turn and the place."));
  // If no move leads there, one of the two cells alone is not enough.
  const says = `IFERROR(IF((${turn}>0)*(${place}>0),${fit},${both}),${both})`;
  const isBlank = `AND(${typed.map((each) => `${each}=""`).join()})`;
  return stack(
    heading(i18n.t("Place the disk by hand")),
    gap(4),
    beside(
      lines(
        i18n.t("Turn, 1 to {most}", { most: maze.rows }),
        i18n.t("Place, 1 to {most}", { most: maze.columns }),
      ),
      { byHand: column(["", ""], "input") },
    ),
    gap(4),
    { handProblem: cell(`=IF(${isBlank},"",${firstProblem(checksOf(areas), says)})`, "question") },
  );
}

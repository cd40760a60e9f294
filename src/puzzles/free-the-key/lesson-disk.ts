import { plain } from "../../grid/addresses";
import { i18n } from "../../language";
import { firstProblem, ifTyped, wholeNumbers } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../lessons/lesson";
import { HERE, MISFIT } from "./lesson-colors";
import { CUT_LETTER, MAZE_LETTER, rowOf, type KeyLayout } from "./lesson-layout";

/** Where the disk is on the key: after one of the moves, or wherever the user puts it, even if it does not fit there. */
export class DiskOnSheet {
  /** The cell with the number of moves. */
  readonly afterMove: string;
  private readonly turnByHand: string;
  private readonly placeByHand: string;
  private readonly turnNow: string;
  private readonly placeNow: string;
  /** The cut at the lower teeth, half a turn from the one at the upper teeth. */
  private readonly oppositeTurn: string;

  constructor(private readonly layout: KeyLayout) {
    const { aboveRow, belowRow, turns, beside, list } = layout;
    this.afterMove = `$${beside(3)}$${belowRow}`;
    this.turnByHand = `$${beside(6)}$${aboveRow}`;
    this.placeByHand = `$${beside(6)}$${belowRow}`;
    const now = (byHand: string, column: string) =>
      `IF(${byHand}="",INDEX(${column},${this.afterMove}+1),${byHand})`;
    this.turnNow = now(this.turnByHand, list(1));
    this.placeNow = now(this.placeByHand, list(2));
    this.oppositeTurn = `MOD(${this.turnNow}+${turns / 2 - 1},${turns})+1`;
  }

  paint(): Paint[] {
    const { aboveRow, belowRow, mazeRow, stepsRow, teeth, cuts, maze, mazeAt } = this.layout;
    const painted = (on: string, here: string, isMisfit: string): Paint[] => [
      { on, when: `=AND(${here},${isMisfit})`, fill: MISFIT, color: "#ffffff" },
      { on, when: `=${here}`, fill: HERE, color: "#ffffff" },
    ];
    const column = MAZE_LETTER;
    const cells = [mazeRow, stepsRow].map((row) => {
      const first = `${column}${row}`;
      const here = `AND(ROWS(${column}$${row}:${first})=${this.turnNow},COLUMNS($${first}:${first})=${this.placeNow})`;
      return painted(mazeAt(row), here, `INDEX(${maze},${this.turnNow},${this.placeNow})=0`);
    });
    // The upper teeth with the cut that they meet, and the lower teeth with theirs.
    const meetings = [
      { row: rowOf(teeth, aboveRow), first: `${column}${aboveRow}`, turn: this.turnNow },
      { row: rowOf(teeth, belowRow), first: `${column}${belowRow}`, turn: this.oppositeTurn },
    ];
    const isHere = `COLUMNS($${column}${aboveRow}:${column}${aboveRow})=${this.placeNow}`;
    const toothPaints = meetings.map(({ row, first, turn }) =>
      painted(plain(row), isHere, `${first}>INDEX(${cuts},${turn})`),
    );
    const cut = `${CUT_LETTER}${mazeRow}`;
    const cutPaints = meetings.map(({ row, turn }) =>
      painted(
        plain(cuts),
        `ROWS(${CUT_LETTER}$${mazeRow}:${cut})=${turn}`,
        `${cut}<INDEX(${row},${this.placeNow})`,
      ),
    );
    return [...toothPaints, ...cutPaints, ...cells].flat();
  }

  /** Two cells to put the disk anywhere, and whether it fits there. */
  byHand(): LessonBlock[] {
    const { aboveRow, keyHeadRow, mazeHeadRow, maze, turns, places, beside } = this.layout;
    const checks = [wholeNumbers(this.turnByHand, 1, turns), wholeNumbers(this.placeByHand, 1, places)].map(
      ifTyped,
    );
    const where = { turn: answerOf(this.turnNow), place: answerOf(this.placeNow) };
    const fits = i18n.t("Turn {turn}, place {place}: the disk fits.", where);
    const misfits = i18n.t("Turn {turn}, place {place}: the disk does not fit.", where);
    const fit = `IF(INDEX(${maze},${this.turnNow},${this.placeNow})=1,${textFormula(fits)},${textFormula(misfits)})`;
    const both = textFormula(i18n.t("Type the turn and the place."));
    // If no move leads there, one of the two cells alone is not enough.
    const says = `IFERROR(IF((${this.turnNow}>0)*(${this.placeNow}>0),${fit},${both}),${both})`;
    const isBlank = `AND(${this.turnByHand}="",${this.placeByHand}="")`;
    return [
      {
        at: `${beside(5)}${keyHeadRow}`,
        cells: [[i18n.t("The disk put by hand")]],
        style: "heading",
      },
      {
        at: `${beside(5)}${aboveRow}`,
        cells: [
          [i18n.t("Turn, 1 to {most}", { most: turns })],
          [i18n.t("Place, 1 to {most}", { most: places })],
        ],
        style: "question",
      },
      { at: `${beside(6)}${aboveRow}`, cells: [[""], [""]], style: "input" },
      {
        at: `${beside(5)}${mazeHeadRow}`,
        cells: [[`=IF(${isBlank},"",${firstProblem(checks, says)})`]],
        style: "question",
      },
    ];
  }
}

import { areaAddress, fixed, plain } from "../../grid/addresses";
import type { Cells } from "../../grid/cells";
import { i18n } from "../../language";
import { asValue } from "../../lessons/blocks";
import { paintProblem } from "../../lessons/checks";
import { textFormula } from "../../lessons/formula-text";
import type { Lesson, LessonBlock } from "../../lessons/lesson";
import { columnOf, countMoves, firstCell, isWrong, listMoves, type MoveList } from "../../lessons/move-list";
import { ownOpening, TITLE_CELL } from "../../lessons/own-sheet";
import { STYLES } from "../../lessons/styles";

/** Pieces on any graph, far from their goal. */
export interface ArrangementSheet {
  readonly title: string;
  /** Columns from and to, and perhaps the moves' names. */
  readonly moves: Cells;
  /** Columns place and piece. */
  readonly start: Cells;
  readonly goal: Cells;
  /** How many arrangements are at each distance from the goal. */
  readonly distances: readonly (readonly [moves: number, arrangements: number])[];
}

const VERDICT = "B4";
const HEADS_ROW = 7;
const FIRST = HEADS_ROW + 1;
/** More rows than the longest solution of a puzzle that can be searched to its end has. */
const LISTED = 250;

/** The sheet of an arrangement as tables: its moves, the start, the goal, the fewest moves, and how far all arrangements are. */
export function arrangementSheet({ title, moves, start, goal, distances }: ArrangementSheet): Lesson {
  const area = (column: number, cells: Cells) =>
    areaAddress(FIRST - 1, column, cells.length, cells[0].length);
  const ranges = { moves: area(1, moves), start: area(5, start), goal: area(8, goal) };
  const list: MoveList = {
    ...{ number: "L", from: "M", to: "N", piece: "O", last: "P", firstRow: FIRST },
    lastRow: FIRST + LISTED - 1,
    after: "$L$6",
  };
  const [fromMoves, fromStart, fromGoal] = Object.values(ranges).map(fixed);
  const headed = (column: string, heading: string, heads: readonly string[], cells: Cells): LessonBlock[] => [
    { at: `${column}${HEADS_ROW - 1}`, cells: [[heading]], style: "heading" },
    { at: `${column}${HEADS_ROW}`, cells: [heads], style: "columnHeads" },
    { at: `${column}${FIRST}`, cells: cells.map((row) => row.map(asValue)), style: "input" },
  ];
  const heads = [i18n.t("from"), i18n.t("to"), i18n.t("name")].slice(0, moves[0].length);
  const atPlaces = [i18n.t("at"), i18n.t("piece")];
  return {
    id: "own-arrangement",
    title,
    summary: "",
    source: "",
    picture: [],
    sheetName: i18n.t("Arrangement"),
    columnWidths: [2, 8, 8, 8, 3, 8, 8, 3, 8, 8, 3, 5.5, 8, 8, 8, 8, 3, 9, 14],
    blocks: [
      ...ownOpening(
        title,
        i18n.t("At the start the pieces are as many moves from the goal as they can be. Find the way back."),
      ),
      {
        at: VERDICT,
        cells: [[countMoves(list, i18n.t("Solution"), textFormula(i18n.t("there is no way.")), [])]],
        style: "target",
        across: 9,
      },
      ...headed("B", i18n.t("The moves"), heads, moves),
      ...headed("F", i18n.t("At the start"), atPlaces, start),
      ...headed("I", i18n.t("The goal"), atPlaces, goal),
      { at: `L${HEADS_ROW - 1}`, cells: [[i18n.t("The solution")]], style: "heading" },
      ...listMoves(
        list,
        ["", i18n.t("from"), i18n.t("to"), i18n.t("who"), ""],
        `=PUZZLE.REARRANGE(${fromMoves},${fromStart},${fromGoal})`,
      ),
      { at: `R${HEADS_ROW - 1}`, cells: [[i18n.t("All arrangements")]], style: "heading" },
      {
        at: `R${HEADS_ROW}`,
        cells: [[i18n.t("moves"), i18n.t("arrangements")]],
        style: "answerHeads",
      },
      { at: `R${FIRST}`, cells: distances, style: "answer" },
    ],
    paints: [
      {
        on: plain(columnOf(list, "L")).replace(/:L/, ":P"),
        when: `=$L${FIRST}<>""`,
        fill: STYLES.formula.fill!,
      },
      paintProblem("B4:J4", isWrong(list)),
    ],
    frames: [],
    notes: [
      {
        at: firstCell(list),
        text: i18n.t("REARRANGE reads the three yellow tables and answers with the fewest moves."),
      },
      {
        at: `R${HEADS_ROW}`,
        text: i18n.t(
          "How many arrangements need so many moves to the goal, as they were counted when this sheet was made. HARDEST counts them anew.",
        ),
      },
    ],
    names: {
      Rearrange_title: TITLE_CELL,
      ...Object.fromEntries(Object.entries(ranges).map(([name, cells]) => [`Rearrange_${name}`, cells])),
    },
    select: `F${FIRST}`,
  };
}

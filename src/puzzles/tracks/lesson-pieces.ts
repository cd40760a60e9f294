import { i18n } from "../../language";
import { cell, cells, heading, small } from "../../lessons/items";
import { drawn, stack, type Area, type Item, type Place } from "../../lessons/layout";
import type { LessonValue } from "../../lessons/lesson";

/** The texts of a table that shows which piece has reached which place, and how many places there are. */
interface PieceTable {
  readonly places: number;
  /** A formula for the permutation that has moved the pieces. */
  readonly moved: Place;
  readonly title: string;
  /** The sentence about the cycles below the title. */
  readonly backwards: string;
  /** The head of the last column. */
  readonly piece: string;
}

/** The column of the pieces in the table. */
const PIECE = 4;

/** The cell with the piece at a place, counted from 1, by the rows of the table. */
export const pieceAt = (pieces: Area, place: number): Area => pieces.cell(place - 1, PIECE);

/** A formula for the piece at the place whose number is in a cell; blank if the cell is. */
export const pieceOn = (pieces: Area, place: Area): string =>
  `=IF(${place}="","",INDEX(${pieces.column(PIECE).fixed},${place}))`;

/**
 * The table of which piece has reached which place; its rows are called `pieces`. Only text functions of the spreadsheet are needed. A cell
 * holds the cycles of what takes each place to where its piece comes from, and each row finds its place in them.
 */
export function pieceTable({ places, moved, title, backwards, piece }: PieceTable): Item {
  return stack(
    heading(title),
    small(backwards),
    cell(`=" "&SUBSTITUTE(SUBSTITUTE(PUZZLE.INVERTCYCLES(${moved}),"(","( "),")"," )")`, "question"),
    cells(
      [[i18n.t("place"), i18n.t("found at"), i18n.t("cycle at"), i18n.t("next at"), piece]],
      "answerHeads",
    ),
    {
      pieces: drawn(places, PIECE + 1, (area) => [
        {
          at: `${area.first}`,
          cells: Array.from({ length: places }, (_, k) => pieceRow(area.row(k), area.cell(-2, 0), k + 1)),
          style: "answer",
          fill: "#e6f0fb",
        },
      ]),
    },
  );
}

/** Finds in the cycles what reaches a place: the number after the place's own or, if that is the last, the first one of its cycle. */
function pieceRow(row: Area, { fixed: cycles }: Area, place: number): LessonValue[] {
  const [number, found, cycle, next] = [0, 1, 2, 3].map((column) => row.cell(0, column).toString());
  const upToIt = `LEFT(${cycles},${found})`;
  const parentheses = `${found}-LEN(SUBSTITUTE(${upToIt},"(",""))`;
  const behind = `${found}+LEN(${number})+2`;
  return [
    place,
    `=IFERROR(FIND(" "&${number}&" ",${cycles}),0)`,
    `=IF(${found}=0,0,FIND("|",SUBSTITUTE(${upToIt},"(","|",${parentheses})))`,
    `=IF(${found}=0,0,IF(MID(${cycles},${behind},1)=")",${cycle}+2,${behind}))`,
    `=IF(${next}=0,${number},VALUE(MID(${cycles},${next},FIND(" ",${cycles},${next})-${next})))`,
  ];
}

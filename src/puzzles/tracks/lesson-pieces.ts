import { columnLetters } from "../../grid/addresses";
import { i18n } from "../../language";
import type { LessonBlock, LessonValue } from "../../lessons/lesson";

/**
 * The table of which piece has come to which place. Only text functions of the spreadsheet are needed: a cell holds the cycles of what takes
 * each place to where its piece comes from, and each row finds its place in them.
 */
export interface PieceTable {
  /** The first of five columns, counted from 0. */
  readonly column: number;
  /** The row of the heads; the cell with the cycles is above them. */
  readonly headRow: number;
  readonly places: number;
  /** A formula for the permutation that has moved the pieces. */
  readonly moved: string;
  /** The heading, the sentence about the cycles, and the head of the last column. */
  readonly heading: string;
  readonly backwards: string;
  readonly piece: string;
}

/** The cell with the piece at a place, counted from 1. */
export const pieceAt = ({ column, headRow }: Pick<PieceTable, "column" | "headRow">, place: number): string =>
  `${columnLetters(column + 4)}${headRow + place}`;

/** A formula for the piece at the place whose number is in a cell; blank if the cell is. */
export function pieceOn(table: Pick<PieceTable, "column" | "headRow" | "places">, place: string): string {
  const letter = columnLetters(table.column + 4);
  const pieces = `$${letter}$${table.headRow + 1}:$${letter}$${table.headRow + table.places}`;
  return `=IF(${place}="","",INDEX(${pieces},${place}))`;
}

export function pieceTable(table: PieceTable): LessonBlock[] {
  const { column, headRow, places } = table;
  const first = columnLetters(column);
  return [
    { at: `${first}${headRow - 3}`, cells: [[table.heading]], style: "heading" },
    { at: `${first}${headRow - 2}`, cells: [[table.backwards]], style: "small" },
    {
      at: `${first}${headRow - 1}`,
      cells: [[`=" "&SUBSTITUTE(SUBSTITUTE(PUZZLE.INVERTCYCLES(${table.moved}),"(","( "),")"," )")`]],
      style: "question",
    },
    {
      at: `${first}${headRow}`,
      cells: [[i18n.t("place"), i18n.t("found at"), i18n.t("cycle at"), i18n.t("next at"), table.piece]],
      style: "answerHeads",
    },
    {
      at: `${first}${headRow + 1}`,
      cells: Array.from({ length: places }, (_, k) => pieceRow(table, k + 1)),
      style: "answer",
      fill: "#e6f0fb",
    },
  ];
}

/** Finds in the cycles what comes to a place: the number after the place's own or, if that is the last, the first one of its cycle. */
function pieceRow({ column, headRow }: PieceTable, place: number): LessonValue[] {
  const row = headRow + place;
  const cycles = `$${columnLetters(column)}$${headRow - 1}`;
  const [number, found, cycle, next] = [0, 1, 2, 3].map(
    (offset) => `${columnLetters(column + offset)}${row}`,
  );
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

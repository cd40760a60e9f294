import type { Cell } from "../grid/cells";
import { i18n } from "../language";
import { pixelsOf } from "./column-widths";
import type { LessonBlock, LessonValue, Solution, StyleName } from "./lesson";

/** What a window of 1280 pixels shows next to the pane. */
const PAGE_PIXELS = 870;

/** Words at the head of a sheet, which wrap at the width of a page. */
export function intro(row: number, text: string, columnWidths: readonly number[]): LessonBlock {
  let across = 1;
  while (pixelsOf(columnWidths, 1, across + 1) <= PAGE_PIXELS) across++;
  return { at: `B${row}`, cells: [[text]], style: "intro", across };
}

/** The head of every lesson: its title, what the puzzle is and what to try, what the colours mean, and the article it is from. */
export function opening(
  title: string,
  task: string,
  source: string,
  columnWidths: readonly number[],
): LessonBlock[] {
  const legend = i18n.t("Yellow cells are inputs, blue cells are formulas. {source}", { source });
  return [
    { at: "B1", cells: [[title]], style: "title" },
    intro(2, task, columnWidths),
    intro(3, legend, columnWidths),
  ];
}

/** A table: a heading, column headings, and rows of one style. */
export function table(
  at: { column: string; row: number },
  heading: string,
  heads: readonly string[],
  rows: readonly (readonly LessonValue[])[],
  style: "input" | "formula",
): LessonBlock[] {
  return [
    { at: `${at.column}${at.row}`, cells: [[heading]], style: "heading" },
    { at: `${at.column}${at.row + 1}`, cells: [heads], style: "columnHeads" },
    { at: `${at.column}${at.row + 2}`, cells: rows, style },
  ];
}

/** Numbers from `first` on, one for each move or place in a column that a formula filled with numbers or names. */
export function numbering(column: string, first = 1): string {
  const count = `COUNT(${column})+COUNTIF(${column},"?*")`;
  return `=IFERROR(SEQUENCE(${count},1,${first}),"")`;
}

/** The cells of a route with the number of moves to each: 0 where it starts, while SOLVEMAZE numbers the cells from 1. */
export const movesTo = (grid: string): string => `IFERROR(${grid}-1,"")`;

/** A formula and the cells that it may spill into, in one style. */
export function spill(
  at: string,
  formula: string,
  rows: number,
  columns: number,
  style: StyleName = "formula",
  solution?: Solution,
): LessonBlock {
  const cells = Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => (row + column === 0 ? formula : "")),
  );
  return { at, cells, style, ...(solution && { solution }) };
}

/** A workbook's cell as a lesson holds it: truth values are texts there, and a text that begins with = is what a formula answers. */
export function asValue(cell: Cell): LessonValue {
  if (typeof cell === "boolean") return String(cell).toUpperCase();
  return typeof cell === "string" && cell.startsWith("=") ? `="${cell.replaceAll('"', '""')}"` : cell;
}

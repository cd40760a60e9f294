import { CellError } from "../../grid/cells";
import { i18n } from "../../language";
import { BEGINNING, EMPTY } from "../../lessons/beginning";
import type { Lesson } from "../../lessons/lesson";
import { sheetOfMaker } from "../../lessons/maker";
import { finished } from "../../steps";
import { readMaze, type MarkedGrid } from "./cells";
import { mazeSheet } from "./lesson-sheet";
import { SIZE } from "./random-maze";

/** The sheet of a maze that is written in lines of text, as SOLVEMAZE reads them. Throws a user-facing error. */
export function mazeOfText(text: string): Lesson {
  const maze = readText(withoutMargins(text));
  const { rows, columns } = maze;
  const { least, most } = SIZE;
  if (Math.min(rows, columns) < least || Math.max(rows, columns) > most)
    throw new Error(
      i18n.t(
        "This maze has {rows} rows and {columns} columns; a sheet’s maze has from {least} to {most} of each.",
        { rows, columns, least, most },
      ),
    );
  const rules = "walk";
  return sheetOfMaker(
    { id: "maze" },
    { rows, columns, rules, [BEGINNING.name]: EMPTY },
    mazeSheet({ title: i18n.t("My maze"), cells: markedCells(maze), rules }),
  );
}

/** The text without blank lines around it, and without what all of its lines begin with of blanks. */
function withoutMargins(text: string): string {
  const lines = text
    .replace(/^(?:[^\S\r\n]*(?:\r\n|\r|\n))+/, "")
    .trimEnd()
    .split(/\r\n|\r|\n/);
  const margins = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const margin = Math.min(...margins);
  return lines.map((line) => line.slice(margin)).join("\n");
}

function readText(text: string): MarkedGrid {
  try {
    return finished(readMaze([[text]], i18n.t("The text")));
  } catch (error) {
    if (!(error instanceof CellError) || error.row === undefined || error.column === undefined) throw error;
    const place = { row: error.row + 1, column: error.column + 1 };
    throw new Error(
      i18n.t(
        "The text, row {row}, column {column}: expected # for a wall, . or a blank for an open cell, S for the start or G for the goal. X or * can be the walls, if nothing else is.",
        place,
      ),
      { cause: error },
    );
  }
}

/** One mark a cell: # for walls, S and G. Where neither is marked, the two gaps in the border are the start and the goal. */
function markedCells({ rows, columns, open, starts, goals }: MarkedGrid): string[][] {
  const isEdge = (position: number) => {
    const [row, column] = [Math.floor(position / columns), position % columns];
    return row === 0 || row === rows - 1 || column === 0 || column === columns - 1;
  };
  const gaps = [...open.keys()].filter((position) => open[position] && isEdge(position));
  const isUnmarked = starts.length + goals.length === 0 && gaps.length === 2;
  const [from, to] = isUnmarked ? [[gaps[0]], [gaps[1]]] : [starts, goals];
  const mark = (position: number) =>
    !open[position] ? "#" : from.includes(position) ? "S" : to.includes(position) ? "G" : "";
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_cell, column) => mark(row * columns + column)),
  );
}

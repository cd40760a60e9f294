import { i18n } from "../../../language";
import type { LessonBlock } from "../../../lessons/lesson";
import { BOARD, COLUMNS, ifRight, ROWS, solve } from "./lesson-cells";

/** Each tile's number; a number too large for any jump where there is no tile. */
const NUMBERS = `IFERROR(${BOARD}+0,99)`;
const [row, column] = ["ROW", "COLUMN"].map((place) => `(${place}(${BOARD})-MIN(${place}(${BOARD}))+1)`);
/** How many jumps each tile allows. The goal's 0 is no jump. */
const JUMPS = `(${NUMBERS}>0)*((${row}+${NUMBERS}<=${ROWS})+(${row}>${NUMBERS})+(${column}+${NUMBERS}<=${COLUMNS})+(${column}>${NUMBERS}))`;
/** 1 for the tiles on the way. */
const ON_WAY = `ISNUMBER(${solve("grid")})`;

const goal = (place: string) => `SUMPRODUCT((${NUMBERS}=0)*${place})`;
const along = (here: string, across: string) =>
  `(${across}=${goal(across)})*(ABS(${here}-${goal(here)})=${NUMBERS})`;
/** How many tiles lead to the 0 by one jump. */
export const WAYS_IN = `SUMPRODUCT((${NUMBERS}>0)*(${along(row, column)}+${along(column, row)}))`;
/** How many tiles the way leaves out. */
export const LEFT_OUT = `${ROWS}*${COLUMNS}-${solve("length")}-1`;

/** What makes a board hard, beside the drawing of the way. */
export function measures(at: {
  readonly column: string;
  readonly value: string;
  readonly row: number;
}): LessonBlock[] {
  const rows: readonly (readonly [title: string, formula: string])[] = [
    [i18n.t("Jumps of the shortest way"), solve("length")],
    [i18n.t("Ways, with no tile twice"), solve("count")],
    [i18n.t("Tiles that the way leaves out"), LEFT_OUT],
    [i18n.t("Tiles that lead to the 0 by one jump"), WAYS_IN],
    [i18n.t("Tiles on the way with one jump only"), `SUMPRODUCT(${ON_WAY}*(${JUMPS}=1))`],
    [i18n.t("Tiles on the way with 3 or 4 jumps"), `SUMPRODUCT(${ON_WAY}*(${JUMPS}>2))`],
    [i18n.t("Jumps possible on the whole board"), `SUMPRODUCT(${JUMPS})`],
  ];
  return [
    { at: `${at.column}${at.row - 1}`, cells: [[i18n.t("How hard it is")]], style: "heading" },
    { at: `${at.column}${at.row}`, cells: rows.map(([title]) => [title]), style: "question" },
    {
      at: `${at.value}${at.row}`,
      cells: rows.map(([, formula]) => [ifRight(formula)]),
      style: "formula",
      solution: "hidden",
    },
  ];
}

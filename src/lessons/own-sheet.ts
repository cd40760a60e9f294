import { cellAddress } from "../grid/addresses";
import { i18n } from "../language";
import { beginsEmpty } from "./beginning";
import { intro } from "./blocks";
import { columnsFor } from "./column-widths";
import { layOut, type LessonDescription } from "./define-lesson";
import { solutionSwitch } from "./items";
import type { Lesson, LessonBlock, LessonValue } from "./lesson";
import type { MakerValues } from "./maker";

/** The cell with the title of every sheet of the user's own. */
export const TITLE_CELL = "B1";

/** What the words of the switch need, and the switch itself, in characters. */
const WORDS = 18;
const SWITCH = 5;

interface OwnSheet extends Omit<LessonDescription, "summary" | "source"> {
  /** The sheet is not a puzzle. It has no switch because it has no solution. */
  readonly isNoPuzzle?: true;
}

/** The head of a sheet of the user's own: a title to overwrite, what to do, and next to the switch what the colours mean. */
function ownOpening({ title, task, columnWidths }: OwnSheet, legend: string): LessonBlock[] {
  return [
    { at: TITLE_CELL, cells: [[title]], style: "title" },
    intro(2, task, columnWidths),
    {
      at: legend,
      cells: [[i18n.t("Yellow cells are yours to fill, blue cells are formulas. Type over the title, too.")]],
      style: "lead",
    },
  ];
}

/** A sheet of the user's own, described as a lesson is. Its texts are translated already. A puzzle hides its solution at first. */
export function ownSheet(description: OwnSheet): Lesson {
  const { id, title, picture, sheetName } = description;
  const { sheet, legend } = description.isNoPuzzle
    ? { ...description, legend: "B3" }
    : withSwitch(description);
  return {
    ...{ id, title, summary: "", source: "", picture, sheetName },
    ...layOut({ ...description, sheet }, () => ownOpening(description, legend)),
  };
}

/** The sheet with a switch at the beginning of the third row, and the cell next to it. */
function withSwitch({
  columnWidths,
  sheet,
}: OwnSheet): Pick<OwnSheet, "sheet"> & { readonly legend: string } {
  const words = columnsFor(WORDS, columnWidths, 1);
  const across = columnsFor(SWITCH, columnWidths, 1 + words);
  return {
    sheet(areas) {
      const described = sheet(areas);
      return { ...described, panels: { B3: [solutionSwitch(words - 1, across)], ...described.panels } };
    },
    legend: cellAddress(2, 1 + words + across),
  };
}

/** Rows of cells with the same value, blank if omitted. */
export function grid(rows: number, columns: number, value: LessonValue = ""): LessonValue[][] {
  return Array.from({ length: rows }, () => new Array<LessonValue>(columns).fill(value));
}

/** The rows and columns that were chosen. */
export const sizeIn = ({ rows, columns }: MakerValues) => [Number(rows), Number(columns)] as const;

/** What a grid of the chosen size begins with: blanks, or an example of as many rows and columns. */
export function gridToBegin(
  values: MakerValues,
  example: (rows: number, columns: number) => LessonValue[][],
): LessonValue[][] {
  const [rows, columns] = sizeIn(values);
  return beginsEmpty(values) ? grid(rows, columns) : example(rows, columns);
}

import { areaAddress, cellAddress } from "../grid/addresses";
import { i18n } from "../language";
import { constantText } from "../grid/constant-texts";
import { ORIGIN, originOf } from "../lessons/origin";
import { isMerged, type Lesson, type LessonBlock, type LessonSheet } from "../lessons/lesson";
import { rowHeightsOf } from "../lessons/row-heights";
import { writtenBlocks } from "../lessons/solutions";
import { STYLES } from "../lessons/styles";
import { areaOf, fixedAddress, type CellRange } from "./addresses";
import {
  type BorderSide,
  type CellContent,
  type CellStyle,
  type CellValue,
  type DefinedName,
  type SheetContent,
  type SpillArea,
  type WorkbookContent,
  StyleTable,
} from "./content";
import type { Cell, Cells } from "../grid/cells";

/** The results of a lesson's formulas, by the addresses of all cells that show a result. */
export interface Answers {
  readonly values: Readonly<Record<string, CellValue>>;
  /** The areas of results with more than one cell, by the addresses of their formulas. */
  readonly spills: Readonly<Record<string, SpillArea>>;
}

export interface AnsweredLesson {
  readonly lesson: Lesson;
  readonly answers: Answers;
}

/** A workbook of one lesson, for a program that calculates it. */
export function uncalculatedWorkbook(lesson: Lesson): WorkbookContent {
  const styles = new StyleTable();
  return {
    sheets: [lessonSheet({ lesson }, styles)],
    styles: styles.styles,
    names: namesOf(lesson),
    activeSheet: 0,
  };
}

/** The sheet with a lesson's results as plain values, for programs that cannot keep or calculate them. */
export const valuesSheetName = (lesson: Lesson): string => `${lesson.sheetName} (${i18n.t("values")})`;

/** The name of such a sheet in any language. */
const VALUES_SHEET = /^(.+) \([^()]+\)$/;

/** The workbook without the sheets that repeat others as plain values, for programs that calculate. */
export function withoutValuesSheets(content: WorkbookContent): WorkbookContent {
  const names = new Set(content.sheets.map(({ name }) => name));
  const isCopy = ({ name, cells }: SheetContent) =>
    names.has(VALUES_SHEET.exec(name)?.[1] ?? "") && cells.every(({ formula }) => formula === undefined);
  const shown = content.sheets[content.activeSheet];
  const sheets = content.sheets.filter((sheet) => !isCopy(sheet));
  return {
    ...content,
    sheets,
    activeSheet: Math.max(
      0,
      sheets.findIndex((sheet) => sheet === shown),
    ),
  };
}

/** A workbook of lessons as in Excel, each on its own sheet. */
export function answeredWorkbook(lessons: readonly AnsweredLesson[]): WorkbookContent {
  const styles = new StyleTable();
  return {
    sheets: lessons.map((lesson) => lessonSheet(lesson, styles)),
    styles: styles.styles,
    names: lessons.flatMap(({ lesson }) => namesOf(lesson)),
    activeSheet: 0,
  };
}

/** The same, followed by the same sheets with values for all formulas. */
export function lessonWorkbook(lessons: readonly AnsweredLesson[]): WorkbookContent {
  const workbook = answeredWorkbook(lessons);
  const copies = workbook.sheets.map((sheet, index) =>
    withValues(sheet, valuesSheetName(lessons[index]!.lesson)),
  );
  return { ...workbook, sheets: [...workbook.sheets, ...copies] };
}

function namesOf(lesson: Lesson): DefinedName[] {
  const { names = {}, sheetName } = lesson;
  return [
    ...Object.entries(names).map(([name, cells]) => ({
      name,
      refersTo: fixedAddress(sheetName, cells),
      sheet: sheetName,
    })),
    { name: ORIGIN, refersTo: constantText(originOf(lesson)).slice(1), sheet: sheetName },
  ];
}

/** The same sheet with values in place of formulas. */
export function withValues(sheet: SheetContent, name: string): SheetContent {
  const cells = sheet.cells.map(({ row, column, value, style }) => ({
    row,
    column,
    ...(value !== undefined && { value }),
    ...(style !== undefined && { style }),
  }));
  return { ...sheet, name, cells };
}

/** Rectangles of cells with their contents, as lessons define them. */
class LessonGrid {
  private readonly cells = new Map<
    string,
    { row: number; column: number; text?: string | number; look: CellStyle }
  >();

  at(row: number, column: number) {
    const address = cellAddress(row, column);
    let cell = this.cells.get(address);
    if (!cell) this.cells.set(address, (cell = { row, column, look: {} }));
    return cell;
  }

  paint(
    { startRow, startCol, endRow, endCol }: CellRange,
    look: (row: number, column: number) => CellStyle,
  ): void {
    for (let row = startRow; row <= endRow; row++) {
      for (let column = startCol; column <= endCol; column++) {
        const cell = this.at(row, column);
        const { borders, ...rest } = look(row, column);
        const lines = { ...cell.look.borders, ...borders };
        cell.look = { ...cell.look, ...rest, ...(Object.keys(lines).length > 0 && { borders: lines }) };
      }
    }
  }

  inOrder() {
    return [...this.cells.values()].sort((a, b) => a.row - b.row || a.column - b.column);
  }
}

/** The sheet of a lesson; without answers its formulas have no values. */
function lessonSheet(
  { lesson, answers }: Pick<AnsweredLesson, "lesson"> & Partial<AnsweredLesson>,
  styles: StyleTable,
): SheetContent {
  const grid = new LessonGrid();
  const blocks = writtenBlocks(lesson);
  blocks.forEach((block) => write(grid, block));
  for (const { around, color } of lesson.frames) {
    const area = areaOf(around);
    grid.paint(area, (row, column) => ({ borders: outerLines(area, row, column, color) }));
  }
  for (const [address, { rows, columns }] of Object.entries(answers?.spills ?? {})) {
    const { startRow, startCol } = areaOf(address);
    grid.paint(
      { startRow, startCol, endRow: startRow + rows - 1, endCol: startCol + columns - 1 },
      () => ({}),
    );
  }
  const cells = grid.inOrder().map(({ row, column, text, look }): CellContent => {
    const address = cellAddress(row, column);
    const style = styles.indexOf(look);
    return { row, column, ...answered(text, address, answers), ...(style !== undefined && { style }) };
  });
  return {
    name: lesson.sheetName,
    cells: cells.filter((cell) => Object.keys(cell).length > 2),
    columns: lesson.columnWidths.map((characters, column) => ({ first: column, last: column, characters })),
    rows: rowHeightsOf(lesson).map(({ first, last, points }) => ({
      first: first - 1,
      last: last - 1,
      points,
    })),
    merges: blocks.flatMap(mergesOf),
    notes: lesson.notes,
    conditionalFormats: lesson.paints,
    gridlines: false,
    selection: lesson.select,
  };
}

function answered(text: string | number | undefined, address: string, answers: Answers | undefined) {
  const isFormula = typeof text === "string" && text.startsWith("=");
  if (!answers) return isFormula ? { formula: text } : { ...(text !== undefined && { value: text }) };
  const { values, spills } = answers;
  const value = values[address];
  if (isFormula) {
    if (value === undefined) throw new Error(`The formula of ${address} has no answer.`);
    const spill = spills[address];
    return { formula: text, value, ...(spill && { spill }) };
  }
  if (text !== undefined) return { value: text };
  return value === undefined ? {} : { value, spilled: true as const };
}

function write(grid: LessonGrid, block: LessonBlock): void {
  const { startRow, startCol } = areaOf(block.at);
  const { cells, across } = block;
  const area = {
    startRow,
    startCol,
    endRow: startRow + cells.length - 1,
    endCol: startCol + cells[0]!.length - 1,
  };
  cells.forEach((texts, down) =>
    texts.forEach((text, right) => {
      const cell = grid.at(startRow + down, startCol + right);
      if (text === "") delete cell.text;
      else cell.text = text;
    }),
  );
  const { border, numberFormat } = STYLES[block.style];
  const look = lookOf(block);
  grid.paint({ ...area, endCol: across ? startCol + across - 1 : area.endCol }, () => look);
  if (numberFormat !== undefined) grid.paint(area, () => ({ numberFormat }));
  if (border !== undefined) {
    const width = across && !isMerged(block) ? across : 1;
    grid.paint({ ...area, endCol: Math.max(area.endCol, startCol + width - 1) }, (row, column) => {
      const part = startCol + Math.floor((column - startCol) / width) * width;
      const box = { startRow: row, endRow: row, startCol: part, endCol: part + width - 1 };
      return { borders: outerLines(box, row, column, border) };
    });
  }
}

const HORIZONTAL = { Left: "left", Center: "center", Right: "right" } as const;

function lookOf({ style, fill: own }: LessonBlock): CellStyle {
  const { color, bold, italic, size, align, wrap, middle } = STYLES[style];
  const fill = own ?? STYLES[style].fill;
  return {
    ...(fill !== undefined && { fill }),
    ...(color !== undefined && { color }),
    ...(size !== undefined && { size }),
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(align && { horizontal: HORIZONTAL[align] }),
    ...(middle && { vertical: "middle" as const }),
    ...(wrap && { wrap }),
  };
}

function mergesOf(block: LessonBlock): string[] {
  if (!isMerged(block)) return [];
  const { at, cells, across = 1 } = block;
  const { startRow, startCol } = areaOf(at);
  return cells.map((_row, down) => areaAddress(startRow + down, startCol, 1, across));
}

function outerLines(
  area: CellRange,
  row: number,
  column: number,
  color: string,
): Partial<Record<BorderSide, string>> {
  return {
    ...(row === area.startRow && { top: color }),
    ...(column === area.endCol && { right: color }),
    ...(row === area.endRow && { bottom: color }),
    ...(column === area.startCol && { left: color }),
  };
}

/** What is typed into the cells at an address of a lesson's sheet; formulas as they are written. */
export function typedCells({ blocks }: Pick<LessonSheet, "blocks">, address: string): Cells {
  const { startRow, startCol, endRow, endCol } = areaOf(address);
  const cells = Array.from({ length: endRow - startRow + 1 }, () =>
    new Array<Cell>(endCol - startCol + 1).fill(""),
  );
  for (const block of blocks) {
    const at = areaOf(block.at);
    block.cells.forEach((row, down) =>
      row.forEach((value, right) => {
        const [r, c] = [at.startRow + down - startRow, at.startCol + right - startCol];
        if (cells[r]?.[c] !== undefined && value !== "") cells[r][c] = value;
      }),
    );
  }
  return cells;
}

import {
  DEFAULT_COLUMN_WIDTH,
  DEFAULT_ROW_HEIGHT,
  pixelsOfCharacters,
  pixelsOfPoints,
} from "../../../../grid/sizes";
import { STYLES } from "../../../../lessons/styles";
import { areaOf, type CellRange, type CellStyle, type SheetContent } from "../../../../workbooks";
import type { HandOut, PaperCell } from "./hand-out";
import { paintAt, type Paints } from "./paints";
import type { CellMarks } from "./solution-cells";

/** The input for a hand-out. */
interface HandOutSource {
  readonly sheet: SheetContent;
  readonly styles: readonly CellStyle[];
  /** The text shown in the cell. */
  textAt(row: number, column: number): string;
  readonly paints: Paints;
  /** The cells to leave blank. */
  readonly hidden: CellMarks | undefined;
  /** Those of them that are to be filled in. */
  readonly blanks?: CellMarks | undefined;
  /** The only cells to print, besides the title. */
  readonly only?: CellRange | undefined;
}

/** In points. */
const TITLE_SIZE = 16;

/** Cells of this colour are waiting for a result. Those without one are not printed. */
const COMPUTED = STYLES.formula.fill;
const LINE = STYLES.formula.border!;
const TO_FILL: CellStyle = { borders: { top: LINE, right: LINE, bottom: LINE, left: LINE } };

/** Texts of this colour are about the screen: input cells and the pane's buttons. */
const ON_SCREEN = STYLES.hint.color;

/** The sheet on paper, limited to where it has contents. Its questions come last, where there is room to answer them. */
export function makeHandOut(source: HandOutSource): HandOut {
  const { sheet, hidden } = source;
  const grid = gridOf(source);
  const questions = source.only ? [] : takeQuestions(grid);
  const title = takeTitle(grid) ?? sheet.name;
  const { startRow, startCol, ...area } = source.only ?? filledArea(grid);
  const endRow = Math.min(area.endRow, grid.length - 1);
  const endCol = Math.min(area.endCol, (grid[0]?.length ?? 0) - 1);
  merge(grid, { startRow, startCol, endRow, endCol }, sheet);
  return {
    title,
    withSolution: hidden === undefined,
    columnWidths: sizes(endCol + 1, DEFAULT_COLUMN_WIDTH, sheet.columns, ({ characters }) =>
      Math.round(pixelsOfCharacters(characters)),
    ).slice(startCol),
    rowHeights: sizes(endRow + 1, DEFAULT_ROW_HEIGHT, sheet.rows, ({ points }) =>
      Math.round(pixelsOfPoints(points)),
    ).slice(startRow),
    rows: grid.slice(startRow, endRow + 1).map((row) => row.slice(startCol, endCol + 1)),
    questions,
    notes: hidden ? [] : sheet.notes,
  };
}

type PaperGrid = (PaperCell | null)[][];

const BLANK: PaperCell = { text: "", style: {} };

function gridOf({ sheet, styles, textAt, paints, hidden, blanks }: HandOutSource): PaperGrid {
  const height = sheet.cells.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const width = sheet.cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const grid: PaperGrid = Array.from({ length: height }, () => new Array<PaperCell>(width).fill(BLANK));
  for (const { row, column, style, formula, spilled } of sheet.cells) {
    const own = style === undefined ? {} : styles[style]!;
    if (own.color === ON_SCREEN) continue;
    const isHidden = hidden?.has(row, column) ?? false;
    const text = isHidden ? "" : textAt(row, column);
    const look = { ...own, ...paintAt(paints, row, column) };
    const isWaiting =
      look.fill === COMPUTED && text === "" && (isHidden || (formula === undefined && !spilled));
    const shown = isWaiting ? {} : look;
    grid[row]![column] = { text, style: blanks?.has(row, column) ? blankAs(look) : shown };
  }
  return grid;
}

/** A cell to be filled in, in the size of what is hidden. */
function blankAs({ fill, ...look }: CellStyle): CellStyle {
  return { ...look, ...TO_FILL, ...(fill !== undefined && fill !== COMPUTED && { fill }) };
}

/** The heading of a lesson's questions, in each language. */
const QUESTIONS = new Set(["Questions", "Fragen"]);

/** Removes the questions of a lesson from the cells, where they are listed under their heading. */
function takeQuestions(grid: PaperGrid): string[] {
  for (const [row, cells] of grid.entries()) {
    const column = cells.findIndex((cell) => QUESTIONS.has(cell?.text ?? ""));
    if (column < 0) continue;
    const questions: string[] = [];
    const isNext = (at: number) => (grid[at]?.[column]?.text ?? "").startsWith(`${questions.length + 1}  `);
    for (let next = row + 1; isNext(next);) {
      questions.push(grid[next]![column]!.text.replace(/^\d+\s+/, ""));
      grid[next]![column] = BLANK;
      // Where answers stand below the questions, every other row is theirs.
      next += isNext(next + 1) ? 1 : 2;
    }
    if (questions.length > 0) cells[column] = BLANK;
    return questions;
  }
  return [];
}

/** Removes a title in large letters from the first row: it becomes the page's title. */
function takeTitle([first = []]: PaperGrid): string | undefined {
  const column = first.findIndex((cell) => (cell?.style.size ?? 0) >= TITLE_SIZE && cell?.text !== "");
  const title = first[column]?.text;
  if (column >= 0) first[column] = BLANK;
  return title;
}

/** The area from the first cell on to the last one that is seen. */
function filledArea(grid: PaperGrid): CellRange {
  let [endRow, endCol] = [-1, -1];
  for (const [row, cells] of grid.entries()) {
    for (const [column, cell] of cells.entries()) {
      const { text = "", style = {} } = cell ?? {};
      const isShown = style.fill === undefined ? style.borders !== undefined : style.fill !== COMPUTED;
      if (text === "" && !isShown) continue;
      endRow = Math.max(endRow, row);
      endCol = Math.max(endCol, column);
    }
  }
  return { startRow: 0, startCol: 0, endRow, endCol };
}

/** Makes merged cells replace those that they cover, within the printed area. */
function merge(grid: PaperGrid, printed: CellRange, { merges }: SheetContent): void {
  for (const address of merges) {
    const { startRow, startCol, ...end } = areaOf(address);
    if (startRow < printed.startRow || startRow > printed.endRow) continue;
    if (startCol < printed.startCol || startCol > printed.endCol) continue;
    const first = grid[startRow]![startCol]!;
    const height = Math.min(end.endRow, printed.endRow) - startRow + 1;
    const width = Math.min(end.endCol, printed.endCol) - startCol + 1;
    for (const cells of grid.slice(startRow, startRow + height)) {
      cells.fill(null, startCol, startCol + width);
    }
    grid[startRow]![startCol] = { ...first, rows: height, columns: width };
  }
}

function sizes<Run extends { first: number; last: number }>(
  count: number,
  usual: number,
  runs: readonly Run[],
  sizeOfRun: (run: Run) => number,
): number[] {
  const all = new Array<number>(count).fill(usual);
  for (const run of runs) all.fill(sizeOfRun(run), run.first, Math.min(run.last + 1, count));
  return all;
}

import { constantText } from "../grid/constant-texts";
import { pixelsOfCharacters, pointsOfPixels } from "../grid/sizes";
import { isMerged, type LessonStyle, type Lesson, type LessonBlock, type Paint } from "../lessons/lesson";
import { ORIGIN, originOf } from "../lessons/origin";
import { BOOK_CELLS } from "../lessons/book-cells";
import type { Conventions } from "../permutations/conventions";
import { readConventions } from "./conventions";
import { rowHeightsOf } from "../lessons/row-heights";
import { writtenBlocks } from "../lessons/solutions";
import { STYLES } from "../lessons/styles";
import { runAfterEdit } from "./run";
import { addSheet } from "./sheet-names";
import { asTextCell } from "./tables";

const EDGES = ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"] as const;

/** Adds a sheet with the lesson to the workbook and shows it. Returns the sheet's name. */
export const insertLesson = async (lesson: Lesson): Promise<string> => (await insertLessons([lesson]))[0]!;

/**
 * Adds a sheet for each lesson and shows the first one. Each is written in a request of its own, as a request has a greatest size. Returns
 * the names of the sheets.
 *
 * @param onProgress called after each sheet with the fraction that is written; throws to end the work
 */
export const insertLessons = (
  lessons: readonly Lesson[],
  onProgress: (part: number) => void = () => undefined,
): Promise<string[]> =>
  runAfterEdit(async (context) => {
    const conventions = await readConventions();
    const sheets: Excel.Worksheet[] = [];
    for (const lesson of lessons) {
      sheets.push(await addLessonSheet(context, lesson, conventions));
      if (sheets.length === lessons.length) {
        sheets[0]!.activate();
        sheets[0]!.getRange(lessons[0]!.select).select();
      }
      // eslint-disable-next-line office-addins/no-context-sync-in-loop -- a request has a greatest size
      await context.sync();
      onProgress(sheets.length / lessons.length);
    }
    return sheets.map(({ name }) => name);
  });

/** Adds a sheet with the lesson. Its name is there after the caller's next `sync`. */
async function addLessonSheet(
  context: Excel.RequestContext,
  lesson: Lesson,
  conventions: Conventions,
): Promise<Excel.Worksheet> {
  const sheet = await addSheet(context, lesson.sheetName);
  sheet.load("name");
  sheet.showGridlines = false;
  lesson.columnWidths.forEach((characters, column) => {
    sheet.getRangeByIndexes(0, column, 1, 1).format.columnWidth = pointsOfPixels(
      pixelsOfCharacters(characters),
    );
  });
  for (const { first, last, points } of rowHeightsOf(lesson)) {
    sheet.getRange(`${first}:${last}`).format.rowHeight = points;
  }
  writtenBlocks(lesson).forEach((block) => writeBlock(sheet, block));
  for (const name of ["order", "cosets"] as const) {
    const cell = lesson.names?.[BOOK_CELLS[name]];
    if (cell !== undefined) sheet.getRange(cell).values = [[conventions[name]]];
  }
  // Excel applies the rule that was added last first.
  lesson.paints.toReversed().forEach((paint) => addPaint(sheet, paint));
  for (const { around, color } of lesson.frames) drawLines(sheet.getRange(around), EDGES, color);
  writeNotes(context, sheet, lesson);
  for (const [name, cells] of Object.entries(lesson.names ?? {})) {
    sheet.names.add(name, sheet.getRange(cells));
  }
  sheet.names.add(ORIGIN, constantText(originOf(lesson)));
  return sheet;
}

function writeBlock(sheet: Excel.Worksheet, block: LessonBlock) {
  const { cells } = block;
  const width = cells[0]!.length;
  const range = sheet.getRange(block.at).getAbsoluteResizedRange(cells.length, width);
  const whole = range.getAbsoluteResizedRange(cells.length, block.across ?? width);
  const { border, numberFormat } = STYLES[block.style];
  if (numberFormat) range.numberFormat = cells.map((row) => row.map(() => numberFormat));
  // A label such as 3R or 5-2-5 stays text. Only text that begins with = is a formula.
  range.values = cells.map((row) => row.map(asCell));
  const merged = isMerged(block);
  if (merged) whole.merge(true);
  applyStyle(whole, { ...STYLES[block.style], ...(block.fill === undefined ? {} : { fill: block.fill }) });
  if (!border) return;
  if (block.across && !merged) drawLines(whole, linesOf(cells.length, 1), border);
  else drawLines(range, linesOf(cells.length, width), border);
}

const asCell = (value: string | number) => (String(value).startsWith("=") ? value : asTextCell(value));

function applyStyle(range: Excel.Range, style: LessonStyle) {
  const { format } = range;
  if (style.fill) format.fill.color = style.fill;
  if (style.color) format.font.color = style.color;
  if (style.bold) format.font.bold = true;
  if (style.italic) format.font.italic = true;
  if (style.size) format.font.size = style.size;
  if (style.align) format.horizontalAlignment = style.align;
  if (style.middle) format.verticalAlignment = "Center";
  if (style.wrap) format.wrapText = true;
}

/** Excel rejects inside borders for a range of a single row or column. */
function linesOf(rows: number, columns: number) {
  return [
    ...EDGES,
    ...(rows > 1 ? (["InsideHorizontal"] as const) : []),
    ...(columns > 1 ? (["InsideVertical"] as const) : []),
  ];
}

function drawLines(range: Excel.Range, lines: readonly ReturnType<typeof linesOf>[number][], color: string) {
  for (const line of lines) {
    const border = range.format.borders.getItem(line);
    border.style = "Continuous";
    border.color = color;
  }
}

function addPaint(sheet: Excel.Worksheet, { on, when, fill, color }: Paint) {
  const format = sheet.getRange(on).conditionalFormats.add(Excel.ConditionalFormatType.custom);
  format.custom.rule.formula = when;
  if (fill) format.custom.format.fill.color = fill;
  if (color) format.custom.format.font.color = color;
}

/**
 * Notes are a late addition to Excel's API (ExcelApi 1.18), and the released Office.js may lack them even if Excel itself has them. In that
 * case comments hold the same text.
 */
export function writeNotes(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  lesson: Pick<Lesson, "notes">,
): void {
  const supported = Office.context.requirements.isSetSupported("ExcelApi", "1.18");
  const notes = supported ? (sheet.notes as Excel.NoteCollection | undefined) : undefined;
  for (const { at, text } of lesson.notes) {
    if (notes) notes.add(at, text);
    else context.workbook.comments.add(sheet.getRange(at), text);
  }
}

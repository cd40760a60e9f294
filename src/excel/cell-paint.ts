/** A cell of a sheet; row and column count from 0. */
export interface SheetCell {
  readonly row: number;
  readonly column: number;
}

export interface Look {
  readonly fill: string;
  /** The colour of what is written. */
  readonly color: string;
}

/** What has been painted: the conditional formats, each with its place. */
export interface CellPaint {
  readonly sheetId: string;
  readonly formats: readonly { readonly id: string; readonly run: Run }[];
}

/** Cells side by side in a row. */
interface Run {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/**
 * Gives cells another look until it is taken away again. It is a conditional format that always holds and comes before
 * all others, so that the cells keep their contents and the formats of their own.
 * @param old paint that goes at the same moment
 */
export async function paintCells(
  sheetId: string,
  cells: readonly SheetCell[],
  look: Look,
  old?: CellPaint,
): Promise<CellPaint> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    if (old) await remove(context, old);
    const formats = runsOf(cells).map((run) => {
      // Excel looks first at the rule that was added last.
      const format = rangeOf(sheet, run).conditionalFormats.add(Excel.ConditionalFormatType.custom);
      format.custom.rule.formula = "=TRUE";
      format.custom.format.fill.color = look.fill;
      format.custom.format.font.color = look.color;
      format.load("id");
      return { format, run };
    });
    await context.sync();
    return { sheetId, formats: formats.map(({ format, run }) => ({ id: format.id, run })) };
  });
}

/** Takes paint away; where its sheet is gone, the paint is gone too. */
export async function removePaint(paint: CellPaint): Promise<void> {
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(paint.sheetId);
    await context.sync();
    if (sheet.isNullObject) return;
    await remove(context, paint);
    await context.sync();
  });
}

/** Deletes those formats that nobody else has deleted. */
async function remove(context: Excel.RequestContext, { sheetId, formats }: CellPaint) {
  const sheet = context.workbook.worksheets.getItem(sheetId);
  const collections = formats.map(({ run }) => formatsOf(rangeOf(sheet, run)));
  await context.sync();
  const ids = new Set(formats.map(({ id }) => id));
  const deleted = new Set<string>();
  for (const format of collections.flatMap(({ items }) => items)) {
    if (!ids.has(format.id) || deleted.has(format.id)) continue;
    deleted.add(format.id);
    format.delete();
  }
}

const formatsOf = ({ conditionalFormats }: Excel.Range) => conditionalFormats.load("items/id");

const rangeOf = (sheet: Excel.Worksheet, { row, column, length }: Run) =>
  sheet.getRangeByIndexes(row, column, 1, length);

/** The fewest runs that hold all cells once. */
export function runsOf(cells: readonly SheetCell[]): Run[] {
  const ordered = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const runs: { row: number; column: number; length: number }[] = [];
  for (const { row, column } of ordered) {
    const last = runs.at(-1);
    const next = last && last.row === row ? last.column + last.length : undefined;
    if (last && next !== undefined && column < next) continue;
    if (last && column === next) last.length++;
    else runs.push({ row, column, length: 1 });
  }
  return runs;
}

import { CellValueType, numfmt, type ICellData, type Nullable } from "@univerjs/core";
import { INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/** Runs before Univer's own number formats, whose priority is 0. */
const FIRST = 10;

/**
 * The displayed value if its number format also covers texts, like `;;;`, which hides everything. Undefined if Univer displays it
 * correctly. Univer does not format texts, and shows a number unchanged if its format section is empty.
 */
export function formattedText(value: ICellData["v"], pattern: string | undefined): string | undefined {
  if (!pattern?.includes(";") || value === undefined || value === null) return undefined;
  const text = numfmt.format(pattern, value, { throws: false });
  return typeof value === "string" || text === "" ? text : undefined;
}

/** Applies the number formats of cells to texts, as Excel does. */
export function showTextFormats({ injector }: Spreadsheet): void {
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: FIRST,
    handler(cell: Nullable<ICellData>, { workbook, rawData }, next) {
      const pattern = rawData?.s ? workbook.getStyles().get(rawData.s)?.n?.pattern : undefined;
      const text = formattedText(cell?.v, pattern);
      if (text === undefined) return next(cell);
      return next({ ...cell, v: text, t: CellValueType.STRING });
    },
  });
}

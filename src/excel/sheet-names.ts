import { beginningOf } from "../grid/cells";
import { splitAddress } from "../grid/sheet-names";
import { MAX_SHEET_NAME } from "../workbooks/sheet-names";

/**
 * The range of an address such as `E1` or `Sheet2!E1`.
 *
 * @param here the sheet that is meant if the address names none
 */
export function rangeOf(
  { worksheets }: Excel.Workbook,
  address: string,
  here = worksheets.getActiveWorksheet(),
): Excel.Range {
  const { sheet, cells } = splitAddress(address);
  return (sheet === undefined ? here : worksheets.getItem(sheet)).getRange(cells);
}

/** The first of `Name`, `Name 2`, `Name 3` … that no sheet has yet. Excel ignores case in sheet names. */
export function freeSheetName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  if (!used.has(wanted.toLowerCase())) return wanted;
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const free = beginningOf(wanted, MAX_SHEET_NAME - end.length) + end;
    if (!used.has(free.toLowerCase())) return free;
  }
}

/** Adds a sheet named `wanted`, with a number appended if that name is taken. */
export async function addSheet(context: Excel.RequestContext, wanted: string): Promise<Excel.Worksheet> {
  const sheets = context.workbook.worksheets;
  sheets.load("items/name");
  await context.sync();
  const names = sheets.items.map((sheet) => sheet.name);
  return sheets.add(freeSheetName(wanted, names));
}

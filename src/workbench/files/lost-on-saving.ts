import type {
  IBorderData,
  ICellData,
  IStyleData,
  IWorkbookData,
  IWorksheetData,
  Nullable,
} from "@univerjs/presets";
import { otherConditionalFormats } from "./plugin-data";

type SheetData = Partial<IWorksheetData>;
type StyledCell = ICellData & { readonly look: IStyleData };

/** How many of something there are, and what they are called, one and many. */
type Loss<Of> = readonly [count: (of: Of) => number, one: string, many: string];

const hidden = (entries: object | undefined) =>
  Object.values((entries ?? {}) as Record<string, { hd?: number }>).filter(({ hd }) => hd === 1).length;

const LOSSES_OF_SHEETS: readonly Loss<SheetData>[] = [
  [({ hidden }) => hidden ?? 0, "that it is hidden", ""],
  [({ rowData }) => hidden(rowData), "a hidden row (it is shown)", "hidden rows (they are shown)"],
  [
    ({ columnData }) => hidden(columnData),
    "a hidden column (it is shown)",
    "hidden columns (they are shown)",
  ],
  [({ tabColor }) => (tabColor ? 1 : 0), "the colour of its tab", ""],
];

const LOSSES_OF_CELLS: readonly Loss<StyledCell>[] = [
  [
    ({ p }) => ((p?.body?.textRuns?.length ?? 0) > 1 ? 1 : 0),
    "a text of several looks",
    "texts of several looks",
  ],
  [
    ({ look: { st, va, tr } }) => (st?.s === 1 || (va ?? 1) > 1 || tr?.a || tr?.v ? 1 : 0),
    "a cell that is struck out, raised or turned",
    "cells that are struck out, raised or turned",
  ],
  [
    ({ look }) => (hasOtherLine(look.bd) ? 1 : 0),
    "a border that is not thin (it is thin in the file)",
    "cells with borders that are not thin (they are thin in the file)",
  ],
];

const THIN = 1;
const PLAIN_SIDES = new Set(["t", "r", "b", "l"]);

function hasOtherLine(borders: Nullable<IBorderData>): boolean {
  return Object.entries(borders ?? {}).some(([side, line]) => {
    const style = (line as { s?: number } | null)?.s ?? 0;
    return style > THIN || (style === THIN && !PLAIN_SIDES.has(side));
  });
}

/** What an open workbook has and its file will not, a line for each sheet, in words. */
export function lostOnSaving({ sheetOrder, sheets, styles, resources }: IWorkbookData): string[] {
  return sheetOrder.flatMap((id) => {
    const sheet = sheets[id]!;
    const cells = Object.values(sheet.cellData ?? {}).flatMap((row) =>
      Object.values((row ?? {}) as Record<string, ICellData | null>).flatMap((cell) => {
        const look = (typeof cell?.s === "string" ? styles[cell.s] : cell?.s) ?? {};
        return cell ? [{ ...cell, look }] : [];
      }),
    );
    const formats = otherConditionalFormats(resources, id);
    const lost = [
      ...LOSSES_OF_SHEETS.flatMap(([count, ...words]) => said(count(sheet), words)),
      ...LOSSES_OF_CELLS.flatMap(([count, ...words]) =>
        said(
          cells.reduce((sum, cell) => sum + count(cell), 0),
          words,
        ),
      ),
      ...said(formats, ["a conditional format without a formula", "conditional formats without a formula"]),
    ];
    return lost.length === 0 ? [] : `Sheet “${sheet.name}”: ${lost.join(", ")}.`;
  });
}

function said(count: number, [one, many]: readonly [string, string]): string[] {
  if (count === 0) return [];
  return count === 1 ? [one] : [`${count.toLocaleString("en")} ${many}`];
}

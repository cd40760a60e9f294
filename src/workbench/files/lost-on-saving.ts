import type {
  IBorderData,
  ICellData,
  IStyleData,
  IWorkbookData,
  IWorksheetData,
  Nullable,
} from "@univerjs/core";
import { i18n } from "../../language";
import { placed } from "../univer/basics/placed";
import { otherConditionalFormats } from "./plugin-data";

type SheetData = Partial<IWorksheetData>;
type StyledCell = ICellData & { readonly look: IStyleData };

/** Counts something, with the text that reports the count. */
type Loss<Of> = readonly [count: (of: Of) => number, text: string];

const hidden = (entries: object | undefined) =>
  Object.values((entries ?? {}) as Record<string, { hd?: number }>).filter(({ hd }) => hd === 1).length;

const LOSSES_OF_SHEETS: readonly Loss<SheetData>[] = [
  [({ hidden }) => hidden ?? 0, /*i18n*/ "that it is hidden"],
  [
    ({ rowData }) => hidden(rowData),
    /*i18n*/ "{count, plural, one {a hidden row (it becomes visible)} other {# hidden rows (they become visible)}}",
  ],
  [
    ({ columnData }) => hidden(columnData),
    /*i18n*/ "{count, plural, one {a hidden column (it becomes visible)} other {# hidden columns (they become visible)}}",
  ],
  [({ tabColor }) => (tabColor ? 1 : 0), /*i18n*/ "the colour of its tab"],
];

const LOSSES_OF_CELLS: readonly Loss<StyledCell>[] = [
  [
    ({ p }) => ((p?.body?.textRuns?.length ?? 0) > 1 ? 1 : 0),
    /*i18n*/ "{count, plural, one {a cell with rich text} other {# cells with rich text}}",
  ],
  [
    ({ look: { st, va, tr } }) => (st?.s === 1 || (va ?? 1) > 1 || tr?.a || tr?.v ? 1 : 0),
    /*i18n*/ "{count, plural, one {a cell that is struck out, raised or turned} other {# cells that are struck out, raised or turned}}",
  ],
  [
    ({ look }) => (hasOtherLine(look.bd) ? 1 : 0),
    /*i18n*/ "{count, plural, one {a border that is not thin (it is thin in the file)} other {# cells with borders that are not thin (they are thin in the file)}}",
  ],
];

const LOST_FORMATS =
  /*i18n*/ "{count, plural, one {a conditional format without a formula} other {# conditional formats without a formula}}";

const THIN = 1;
const PLAIN_SIDES = new Set(["t", "r", "b", "l"]);

function hasOtherLine(borders: Nullable<IBorderData>): boolean {
  return Object.entries(borders ?? {}).some(([side, line]) => {
    const style = (line as { s?: number } | null)?.s ?? 0;
    return style > THIN || (style === THIN && !PLAIN_SIDES.has(side));
  });
}

/** What an open workbook has that its file will not, as a user-facing line for each sheet. */
export function lostOnSaving({ sheetOrder, sheets, styles, resources }: IWorkbookData): string[] {
  return sheetOrder.flatMap((id) => {
    const sheet = sheets[id]!;
    const cells = [...placed(sheet.cellData)].flatMap(({ entry: cell }) => {
      const look = (typeof cell?.s === "string" ? styles[cell.s] : cell?.s) ?? {};
      return cell ? [{ ...cell, look }] : [];
    });
    const formats = otherConditionalFormats(resources, id);
    const lost = [
      ...LOSSES_OF_SHEETS.flatMap(([count, text]) => lossMessages(count(sheet), text)),
      ...LOSSES_OF_CELLS.flatMap(([count, text]) =>
        lossMessages(
          cells.reduce((sum, cell) => sum + count(cell), 0),
          text,
        ),
      ),
      ...lossMessages(formats, LOST_FORMATS),
    ];
    if (lost.length === 0) return [];
    return i18n.t("Sheet “{sheet}”: {lost}.", { sheet: sheet.name, lost: lost.join(", ") });
  });
}

function lossMessages(count: number, text: string): string[] {
  return count === 0 ? [] : [i18n._(text, { count })];
}

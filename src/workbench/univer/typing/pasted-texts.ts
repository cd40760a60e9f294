import {
  CellValueType,
  isTextFormat,
  type ICellData,
  type IMutationInfo,
  type IStyleData,
  type Nullable,
} from "@univerjs/core";
import {
  ISheetClipboardService,
  PREDEFINED_HOOK_NAME_PASTE,
  SetRangeValuesMutation,
  SetRangeValuesUndoMutationFactory,
  type ISetRangeValuesMutationParams,
  type ISheetDiscreteRangeLocation,
} from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";
import type { Culture } from "./culture";
import { patternOf, typedCell } from "./typed-cells";

/** After Univer's own hooks, which read texts in their own way. */
const LAST = 100;

/** A text from outside the workbook, and the place of its cell in what is pasted. */
interface PastedText {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** The formats that are pasted with it. */
  readonly style?: Nullable<IStyleData>;
}

/** Makes the cells take pasted texts as typed ones. Cells that are copied in the workbook keep what they are. */
export function takePastedTexts({ univerAPI, injector }: Spreadsheet, culture: Culture): void {
  const clipboard = injector.get(ISheetClipboardService);
  const paste = clipboard.legacyPaste.bind(clipboard);
  // Univer makes HTML of several cells of plain text, without escaping it.
  clipboard.legacyPaste = (html, text, files) =>
    paste(html, text && /[\t\n]/.test(text) ? escaped(text) : text, files);
  clipboard.addClipboardHook({
    id: "pasted-texts",
    priority: LAST,
    onPastePlainText: (pasteTo, text) => changes(pasteTo, [{ row: 0, column: 0, text }]),
    onPasteCells(pasteFrom, pasteTo, cells, { pasteType }) {
      const texts: PastedText[] = [];
      if (!pasteFrom && pasteType === PREDEFINED_HOOK_NAME_PASTE.DEFAULT_PASTE) {
        cells.forValue((row, column, { v, s }) => {
          // Cells of Excel's with a number format come as their numbers.
          if (typeof v === "string")
            texts.push({ row, column, text: v, style: typeof s === "object" ? s : null });
        });
      }
      return changes(pasteTo, texts);
    },
  });

  function changes(
    { unitId, subUnitId, range }: ISheetDiscreteRangeLocation,
    texts: readonly PastedText[],
  ): { redos: IMutationInfo[]; undos: IMutationInfo[] } {
    const worksheet = univerAPI.getWorkbook(unitId)?.getSheetBySheetId(subUnitId)?.getSheet();
    const cellValue: Record<number, Record<number, ICellData>> = {};
    for (const { row: r, column: c, text, style } of texts) {
      const [row, column] = [range.rows[r], range.cols[c]];
      if (!worksheet || row === undefined || column === undefined || !isForReading(text)) continue;
      const old = patternOf(worksheet, row, column);
      if (isTextFormat(old)) continue;
      const { s: format, ...contents } = typedCell(text, old, culture) ?? {
        v: text,
        t: CellValueType.STRING,
      };
      const pattern = format?.n?.pattern ?? old;
      // As a part of the cell, the number format may change on protected sheets, too, as in Excel.
      const s = { ...style, n: pattern === "" ? null : { pattern } };
      (cellValue[row] ??= {})[column] = { ...contents, s };
    }
    if (Object.keys(cellValue).length === 0) return { redos: [], undos: [] };

    const params: ISetRangeValuesMutationParams = { unitId, subUnitId, cellValue };
    const { id } = SetRangeValuesMutation;
    return {
      redos: [{ id, params }],
      undos: [{ id, params: SetRangeValuesUndoMutationFactory(injector, params) }],
    };
  }
}

const isForReading = (text: string) => !text.startsWith("=") && !/[\r\n]/.test(text.trim());

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

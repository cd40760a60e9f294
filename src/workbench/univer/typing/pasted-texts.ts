import { CellValueType, isTextFormat, type ICellData, type IMutationInfo, type IRange } from "@univerjs/core";
import {
  factoryRemoveNumfmtUndoMutation,
  factorySetNumfmtUndoMutation,
  ISheetClipboardService,
  PREDEFINED_HOOK_NAME_PASTE,
  RemoveNumfmtMutation,
  SetNumfmtMutation,
  SetRangeValuesMutation,
  SetRangeValuesUndoMutationFactory,
  transformCellsToRange,
  type IRemoveNumfmtMutationParams,
  type ISetCellsNumfmt,
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
          const isFormatted = typeof s === "object" && s?.n;
          if (typeof v === "string" && !isFormatted) texts.push({ row, column, text: v });
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
    const formats: ISetCellsNumfmt = [];
    const without: IRange[] = [];
    for (const { row: r, column: c, text } of texts) {
      const [row, column] = [range.rows[r], range.cols[c]];
      if (!worksheet || row === undefined || column === undefined || !isForReading(text)) continue;
      const old = patternOf(worksheet, row, column);
      if (isTextFormat(old)) continue;
      const typed = typedCell(text, old, culture);
      const { s, ...contents } = typed ?? { v: text, t: CellValueType.STRING };
      (cellValue[row] ??= {})[column] = contents;
      const pattern = s?.n?.pattern ?? old;
      if (pattern === "") without.push(cellRange(row, column));
      else formats.push({ row, col: column, pattern });
    }
    if (Object.keys(cellValue).length === 0) return { redos: [], undos: [] };

    const place = { unitId, subUnitId };
    const contents: ISetRangeValuesMutationParams = { ...place, cellValue };
    const set = transformCellsToRange(unitId, subUnitId, formats);
    const removed: IRemoveNumfmtMutationParams = { ...place, ranges: without };
    return {
      redos: [
        { id: SetRangeValuesMutation.id, params: contents },
        { id: SetNumfmtMutation.id, params: set },
        { id: RemoveNumfmtMutation.id, params: removed },
      ],
      undos: [
        { id: SetRangeValuesMutation.id, params: SetRangeValuesUndoMutationFactory(injector, contents) },
        ...factorySetNumfmtUndoMutation(injector, set),
        ...factoryRemoveNumfmtUndoMutation(injector, removed),
      ],
    };
  }
}

const isForReading = (text: string) => !text.startsWith("=") && !/[\r\n]/.test(text.trim());

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const cellRange = (row: number, column: number): IRange => ({
  startRow: row,
  endRow: row,
  startColumn: column,
  endColumn: column,
});

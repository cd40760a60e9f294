import { type FUniver } from "@univerjs/core/facade";
import { ExcelError } from "./batch/errors";
import { executeBatch, failed } from "./batch/execute";
import { References, type Model } from "./batch/object-paths";
import { RequestFlag, type BatchRequest, type BatchResponse } from "./batch/wire";
import { Calculation } from "./sheet/calculation";
import { eventMessage, Events, type HostMessage } from "./sheet/events";
import { SheetHost } from "./sheet/host";
import { refuseOnProtected } from "./sheet/protection";
import { instance } from "./sheet/types";
import { UniverInternals } from "./sheet/univer-internals";
import { excelTables } from "./tables";

export type { BatchRequest, BatchResponse, HostMessage };
export { eventMessage, failed };
export {
  readSettings,
  readStartState,
  writeSettings,
  writeStartState,
  type StartState,
} from "./sheet/document-settings";

/** Excel's object model on an open spreadsheet. It executes the batches of `Excel.run`. */
interface ObjectModel {
  /**
   * Executes a batch after the previous ones. All its changes are one undo step. Errors are part of the response. While a cell is being
   * edited, a batch fails, or waits if it asks to.
   *
   * @param flags the request's flags, as sent by Office.js
   */
  execute(request: BatchRequest, flags: number): Promise<BatchResponse>;
  /** Resolves when formulas have been calculated, or when that takes too long. */
  calculated(): Promise<void>;
}

/**
 * @param univerAPI the façade of the spreadsheet, with a workbook
 * @param send sends the add-in a message: the events it has registered for
 */
export function createObjectModel(univerAPI: FUniver, send: (message: HostMessage) => void): ObjectModel {
  /** Whether changes are made by a batch of the add-in rather than by the user. */
  let executing = false;
  const internals = new UniverInternals(univerAPI);
  const calculation = new Calculation(univerAPI);
  const events = new Events(univerAPI, send, () => executing);
  const references = new References();
  const host = new SheetHost(univerAPI, internals, calculation, events, references);
  const model: Model<SheetHost> = {
    tables: excelTables,
    root: instance("Workbook", undefined),
    context: host,
    references,
    calculated: async () => {
      host.pending.flush();
      executing = false;
      await calculation.finished();
      executing = true;
    },
    refuse: (instance, member, kind) => refuseOnProtected(host, instance, member, kind),
  };

  const isRefused = (flags: number) =>
    (flags & RequestFlag.DelayForCellEdit) === 0 && host.workbook.isCellEditing();
  const refusal = () => failed(new ExcelError("InvalidOperationInCellEditMode"));

  async function run(request: BatchRequest, flags: number): Promise<BatchResponse> {
    if (isRefused(flags)) return refusal();
    await editingEnded(univerAPI);
    const isWriting = (flags & RequestFlag.Write) !== 0;
    const endGroup = isWriting ? internals.groupUndo(host.workbook.getId(), () => executing) : undefined;
    executing = true;
    try {
      const response = await executeBatch(request, model);
      host.pending.flush();
      return response;
    } finally {
      executing = false;
      endGroup?.();
      if (isWriting) {
        const { workbook } = host;
        const there = workbook.getSheets().map((sheet) => sheet.getSheetId());
        internals.forgetAddedAndDeleted(workbook.getId(), there);
      }
    }
  }

  let previous: Promise<unknown> = Promise.resolve();
  return {
    execute(request, flags) {
      // Immediately, not after a batch that waits for the edit to end.
      if (isRefused(flags)) return Promise.resolve(refusal());
      const result = previous.then(() => run(request, flags));
      previous = result.catch(() => undefined);
      return result;
    },
    calculated: () => calculation.finished(),
  };
}

/** In ms. Polled, because Univer reports the end of an edit only if the command names a sheet. */
const TURN = 20;

/** Resolves when no cell is being edited and the typed text is in its cell. */
async function editingEnded(univerAPI: FUniver): Promise<void> {
  const isEditing = () => univerAPI.getActiveWorkbook()?.isCellEditing() ?? false;
  if (!isEditing()) return;
  const turn = () => new Promise((resolve) => setTimeout(resolve, TURN));
  while (isEditing()) await turn();
  // Univer writes the typed text after the edit has ended.
  await turn();
}

/** Excel returns this code for every request while a cell is being edited (office-js issue 3388). */
const CELL_IS_EDITED = "InvalidOperationInCellEditMode";

/** The code of an error of Office.js (`Excel.ErrorCodes`); undefined for all other errors. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/** Whether Excel has refused a batch because a cell is being edited. In that case none of it has been done. */
export const isEditRefusal = (error: unknown): boolean => codeOf(error) === CELL_IS_EDITED;

/** `Excel.run` in either variant. */
export type Run = <Answer>(batch: (context: Excel.RequestContext) => Promise<Answer>) => Promise<Answer>;

/**
 * Like `Excel.run`, for actions started by the user. A click in the pane does not end cell editing (office-js issue 806), so this waits
 * until the user has ended it.
 */
export const runAfterEdit: Run = (batch) => Excel.run({ delayForCellEdit: true }, batch);

/** Like `Excel.run`, for automatic actions that may be skipped. It is refused while a cell is being edited. */
export const runUnlessEdited: Run = (batch) => Excel.run(batch);

/** Runs batches that together form one undo step, until it is closed. */
export interface UndoGroup {
  readonly run: Run;
  close(): void;
}

/** If Excel cannot group the changes of several batches (ExcelApi 1.20), each is an undo step of its own. */
export function openUndoGroup(): UndoGroup {
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.20"))
    return { run: runAfterEdit, close: () => undefined };
  let close!: () => void;
  const closed = new Promise<void>((resolve) => (close = resolve));
  const opened = new Promise<Excel.RequestContext>((resolve, reject) => {
    const options = { delayForCellEdit: true, mergeUndoGroup: true };
    Excel.run(options, (context) => {
      resolve(context);
      return closed;
    }).catch(reject);
  });
  return { run: async (batch) => batch(await opened), close };
}

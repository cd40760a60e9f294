/** Excel answers with this code whatever it is asked while a cell is being edited (office-js issue 3388). */
const CELL_IS_EDITED = "InvalidOperationInCellEditMode";

/** Whether Excel has refused something because a cell is being edited. Nothing of it has been done then. */
export const isEditRefusal = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === CELL_IS_EDITED;

/** `Excel.run`, either way. */
export type Run = <Answer>(batch: (context: Excel.RequestContext) => Promise<Answer>) => Promise<Answer>;

/**
 * As `Excel.run`, for what the user starts: a click in the pane does not end the editing of a cell (office-js issue 806), so it
 * waits until the user has ended it.
 */
export const runAfterEdit: Run = (batch) => Excel.run({ delayForCellEdit: true }, batch);

/** As `Excel.run`, for what happens by itself and may as well not happen: it is refused while a cell is being edited. */
export const runUnlessEdited: Run = (batch) => Excel.run(batch);

/** Runs batches that are one step of undo together, until it is closed. */
export interface UndoGroup {
  readonly run: Run;
  close(): void;
}

/** Where Excel cannot group what several batches change (ExcelApi 1.20), each is a step of its own. */
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

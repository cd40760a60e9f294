import type { IMutationInfo, IUndoRedoItem, IUndoRedoService } from "@univerjs/core";
import {
  AddWorksheetMergeMutation,
  InsertSheetMutation,
  RemoveWorksheetMergeMutation,
  SetRangeValuesMutation,
  SetSelectionsOperation,
  SetWorksheetColWidthMutation,
  SetWorksheetRowHeightMutation,
  SetWorksheetRowIsAutoHeightMutation,
  type IInsertSheetMutationParams,
} from "@univerjs/preset-sheets-core";

/** What disappears with a sheet, because the sheet itself holds it. */
const HELD_BY_SHEET: ReadonlySet<string> = new Set([
  AddWorksheetMergeMutation.id,
  RemoveWorksheetMergeMutation.id,
  SetRangeValuesMutation.id,
  SetSelectionsOperation.id,
  SetWorksheetColWidthMutation.id,
  SetWorksheetRowHeightMutation.id,
  SetWorksheetRowIsAutoHeightMutation.id,
]);

const goesWithSheet = ({ id, params }: IMutationInfo, sheets: ReadonlySet<string>) =>
  HELD_BY_SHEET.has(id) && sheets.has((params as { subUnitId: string }).subUnitId);

/**
 * Makes one undo step of all changes made while `isOurs`, until the returned function is called. (The user may change cells too while a
 * batch waits for formulas.) Sheets added by the changes are removed at once; undoing what was written there first would take seconds.
 *
 * Univer's `__tempBatchingUndoRedo` appends the undo of later changes after that of earlier ones, so cells written twice are restored
 * wrongly.
 */
export function groupUndo(undoRedo: IUndoRedoService, unitId: string, isOurs: () => boolean): () => void {
  let group: IUndoRedoItem | undefined;
  const added = new Set<string>();
  let latest = undoRedo.pitchTopUndoElement();
  let merging = false;
  const subscription = undoRedo.undoRedoStatus$.subscribe(({ redos }) => {
    if (merging) return;
    const previous = latest;
    latest = undoRedo.pitchTopUndoElement();
    // After an undo there is something to redo. While a cell is being edited, undo belongs to the editor.
    if (!latest || latest === previous || redos > 0 || latest.unitID !== unitId || !isOurs()) return;
    merging = true;
    const { redoMutations } = latest;
    const undoMutations = latest.undoMutations.filter((undo) => !goesWithSheet(undo, added));
    for (const { id, params } of redoMutations)
      if (id === InsertSheetMutation.id) added.add((params as IInsertSheetMutationParams).sheet.id);
    undoRedo.popUndoToRedo();
    const earlier = undoRedo.pitchTopUndoElement() === group ? group : undefined;
    if (earlier) undoRedo.popUndoToRedo();
    group = {
      unitID: unitId,
      undoMutations: [...undoMutations, ...(earlier?.undoMutations ?? [])],
      redoMutations: [...(earlier?.redoMutations ?? []), ...redoMutations],
    };
    undoRedo.pushUndoRedo(group);
    latest = group;
    merging = false;
  });
  return () => subscription.unsubscribe();
}

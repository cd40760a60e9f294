import {
  ICommandService,
  IUndoRedoService,
  type IMutationInfo,
  type Injector,
  type IUndoRedoItem,
} from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  FormulaDataModel,
  InsertSheetMutation,
  RemoveSheetMutation,
  SetSelectionsOperation,
  type IInsertSheetMutationParams,
} from "@univerjs/preset-sheets-core";
import { ISheetDrawingService } from "@univerjs/preset-sheets-drawing";
import { spillsOn } from "../../univer/basics/placed";
import { groupUndo } from "../../univer/fixes/grouped-undo";

/** The sheets that an undo step has deleted. */
const deletedBy = (step: ReturnType<IUndoRedoService["pitchTopUndoElement"]>): string[] =>
  (step ? step.redoMutations : [])
    .filter(({ id }) => id === RemoveSheetMutation.id)
    .map(({ params }) => (params as { subUnitId: string }).subUnitId);

/** Whether all changes of a step concern the given sheets, and none concerns the others. */
function isOnlyAbout(step: IUndoRedoItem, sheets: readonly string[], others: readonly string[]): boolean {
  const names = (ids: readonly string[], text: string) => ids.some((id) => text.includes(id));
  // A selection made with a change is not a change.
  return [...step.undoMutations, ...step.redoMutations]
    .filter(({ id }) => id !== SetSelectionsOperation.id)
    .map(({ params }) => JSON.stringify(params))
    .every((text) => names(sheets, text) && !names(others, text));
}

/**
 * What Univer's façade does not offer, through Univer's own services:
 * - grouping several changes into one step of undo;
 * - the areas that formulas spill into, and the values there;
 * - the data of pictures;
 * - undoing changes that Univer has no command for.
 */
export class UniverInternals {
  private readonly undoRedo: IUndoRedoService;
  private readonly formulas: FormulaDataModel;
  private readonly commands: ICommandService;
  private readonly images: ISheetDrawingService;

  constructor(univerAPI: FUniver) {
    // The façade keeps Univer's injector in a protected field.
    const { _injector: injector } = univerAPI as unknown as { _injector: Injector };
    this.undoRedo = injector.get(IUndoRedoService);
    this.formulas = injector.get(FormulaDataModel);
    this.commands = injector.get(ICommandService);
    this.images = injector.get(ISheetDrawingService);
  }

  /** Makes a change for which Univer has no command, and makes it undoable. */
  doUndoably(unitId: string, redo: IMutationInfo, undo: IMutationInfo): void {
    if (this.commands.syncExecuteCommand(redo.id, redo.params))
      this.undoRedo.pushUndoRedo({ unitID: unitId, undoMutations: [undo], redoMutations: [redo] });
  }

  /** All spill areas of a worksheet, each with the row and column of its formula. */
  spills(unitId: string, sheetId: string) {
    return spillsOn(this.formulas, unitId, sheetId);
  }

  /** The drawings of a worksheet, back to front. */
  drawings(unitId: string, sheetId: string) {
    const data = this.images.getDrawingData(unitId, sheetId);
    return this.images.getDrawingOrder(unitId, sheetId).flatMap((id) => data[id] ?? []);
  }

  /** The cells that formulas spill, by sheet. */
  spilledCells(unitId: string) {
    return this.formulas.getArrayFormulaCellData()[unitId] ?? {};
  }

  /** The cell that a formula spills here. */
  spilledCell(unitId: string, sheetId: string, row: number, column: number) {
    return this.spilledCells(unitId)[sheetId]?.[row]?.[column];
  }

  /**
   * If the last undo step deletes sheets that earlier steps added, drops the steps that concerned only these sheets. They would undo
   * nothing visible before the user's own changes are reached.
   *
   * @param there all sheets of the workbook
   */
  forgetAddedAndDeleted(unitId: string, there: readonly string[]): void {
    const { undoRedo } = this;
    const gone = deletedBy(undoRedo.pitchTopUndoElement());
    const unseen = new Set(gone);
    const steps: IUndoRedoItem[] = [];
    while (unseen.size > 0) {
      const step = undoRedo.pitchTopUndoElement();
      if (!step || step.unitID !== unitId) break;
      undoRedo.popUndoToRedo();
      steps.unshift(step);
      for (const { id, params } of step.redoMutations)
        if (id === InsertSheetMutation.id) unseen.delete((params as IInsertSheetMutationParams).sheet.id);
    }
    const isKept = (step: IUndoRedoItem) => unseen.size > 0 || !isOnlyAbout(step, gone, there);
    steps.filter(isKept).forEach((step) => undoRedo.pushUndoRedo(step));
  }

  /** Makes one undo step of all changes made while `isOurs`, until the returned function is called. */
  groupUndo(unitId: string, isOurs: () => boolean): () => void {
    return groupUndo(this.undoRedo, unitId, isOurs);
  }
}

import { DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY, DOCS_NORMAL_EDITOR_UNIT_ID_KEY } from "@univerjs/core";
import {
  DocSelectionRenderService,
  IEditorBridgeService,
  IEditorService,
} from "@univerjs/preset-sheets-core";
import { first } from "rxjs";
import type { Spreadsheet } from "../basics/spreadsheet";

/**
 * Keeps the cursor in the formula bar. Where an edit starts there by a click or a tap, Univer gives the focus to the cell's own editor a
 * frame later, and what is typed is lost.
 */
export function keepFocusInFormulaBar({ injector }: Spreadsheet): void {
  const editors = injector.get(IEditorService);
  const edit = injector.get(IEditorBridgeService);
  const isEditedInBar = () =>
    edit.isVisible().visible && editors.getFocusId() === DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY;
  const editorOfCell = () => editors.getEditor(DOCS_NORMAL_EDITOR_UNIT_ID_KEY);
  // The editors are made when their canvases are there.
  editors.focus$.pipe(first(() => editorOfCell() !== undefined)).subscribe(() => {
    const cell = editorOfCell()!.render.with(DocSelectionRenderService);
    const focus = cell.focus.bind(cell);
    cell.focus = () => {
      if (!isEditedInBar()) focus();
    };
  });
}

import { DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY, ICommandService } from "@univerjs/core";
import {
  IDescriptionService,
  IEditorService,
  IShortcutService,
  SetCellEditVisibleOperation,
} from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../spreadsheet";

/** Univer's list of suggested functions takes Enter, Tab, Escape and the arrows by shortcuts of this name. */
const SUGGESTIONS = "sheet.formula-embedding-editor.search_function.";
const NAME_BEFORE_CURSOR = /[A-Za-z_][\w.]*$/;

/**
 * Lets the list of suggested functions have Enter and the arrows only while the cursor stands behind the beginning of a
 * name. Univer looks at the text 300 ms after the last key; until then its list still stands there when the formula
 * is complete already, and it would swallow the Enter of everyone who types fast.
 *
 * And the list of a namespace shows all its functions.
 *
 * The formula bar's button fx begins to edit a cell as if its workbook were the bar's own text; leaving by Escape fails over that,
 * and the bar's equals sign stays.
 */
export function improveFormulaEntry({ univerAPI, injector }: Spreadsheet): void {
  const shortcuts = injector.get(IShortcutService);
  const editors = injector.get(IEditorService);
  const descriptions = injector.get(IDescriptionService);
  const register = shortcuts.registerShortcut.bind(shortcuts);

  function suggestionsAreCurrent(): boolean {
    const editor = editors.getFocusEditor();
    const cursor = editor?.getSelectionRanges()[0]?.startOffset;
    const text = editor?.getDocumentData().body?.dataStream.slice(0, cursor) ?? "";
    const name = NAME_BEFORE_CURSOR.exec(text)?.[0];
    return name !== undefined && descriptions.getSearchListByNameFirstLetter(name).length > 0;
  }

  injector.get(ICommandService).beforeCommandExecuted(({ id, params }) => {
    const edit = params as { unitId?: string };
    if (id === SetCellEditVisibleOperation.id && edit.unitId === DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY)
      edit.unitId = univerAPI.getActiveWorkbook()!.getId();
  });

  const search = descriptions.getSearchListByNameFirstLetter.bind(descriptions);
  descriptions.getSearchListByNameFirstLetter = (text) =>
    text.includes(".") ? uncut(search(text)) : search(text);

  shortcuts.registerShortcut = (item) =>
    register(item.id.startsWith(SUGGESTIONS) ? { ...item, preconditions: suggestionsAreCurrent } : item);
}

/** Univer shows the first ten suggestions by taking a slice of the list; a namespace has more functions than that. */
function uncut<Suggestion>(list: Suggestion[]): Suggestion[] {
  return Object.assign(list, { slice: () => list });
}

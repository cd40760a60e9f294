import { IDescriptionService, IEditorService, IShortcutService } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/** Univer's list of suggested functions handles Enter, Tab, Escape and the arrow keys through shortcuts with this prefix. */
const SUGGESTIONS = "sheet.formula-embedding-editor.search_function.";
const NAME_BEFORE_CURSOR = /[A-Za-z_][\w.]*$/;

/**
 * Gives Enter and the arrow keys to the list of suggested functions only while the cursor is behind the beginning of a name. Univer checks
 * the text 300 ms after the last key. Until then its list is still there when the formula is already complete, and swallows the Enter of
 * fast typists.
 */
export function passOverStaleSuggestions({ injector }: Spreadsheet): void {
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

  shortcuts.registerShortcut = (item) =>
    register(item.id.startsWith(SUGGESTIONS) ? { ...item, preconditions: suggestionsAreCurrent } : item);
}

import type { Spreadsheet } from "../basics/spreadsheet";

type Command = "undo" | "redo";

/** The command of a key, unless someone is typing text: Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, with Command instead of Ctrl on a Mac. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey === metaKey || takesKeys(target as Element)) return undefined;
  const letter = key.toLowerCase();
  if (letter === "y" && !shiftKey) return "redo";
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return undefined;
}

/** Text fields undo what was typed in them, and a dialog must be closed first. */
const takesKeys = (element: Element): boolean =>
  element.closest("input, textarea, select, [contenteditable], [role=dialog], dialog") !== null;

/**
 * Passes the undo and redo keys from the rest of the page to the spreadsheet. Univer handles them only while its grid has the focus. The
 * task pane is a page of its own and keeps its keys, as in Excel.
 */
export function handUndoOver(page: Document, { univerAPI }: Spreadsheet): void {
  page.addEventListener("keydown", (event) => {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    void univerAPI[command]();
  });
}

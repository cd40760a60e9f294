import type { FUniver } from "@univerjs/core/facade";

/** Resolves when no cell is being edited, and what was typed is in its cell. */
export async function editingEnded(univerAPI: FUniver): Promise<void> {
  while (univerAPI.getActiveWorkbook()?.isCellEditing()) {
    await new Promise<void>((resolve) => {
      const listening = univerAPI.addEvent(univerAPI.Event.SheetEditEnded, () => {
        listening.dispose();
        // Univer writes what was typed after it has told of the end.
        setTimeout(resolve);
      });
    });
  }
}

import type { FUniver } from "@univerjs/core/facade";

/** In milliseconds. Univer tells of the end of an edit only where the command names a sheet, so it is asked. */
const TURN = 20;

/** Resolves when no cell is being edited, and what was typed is in its cell. */
export async function editingEnded(univerAPI: FUniver): Promise<void> {
  const isEditing = () => univerAPI.getActiveWorkbook()?.isCellEditing() ?? false;
  if (!isEditing()) return;
  const turn = () => new Promise((resolve) => setTimeout(resolve, TURN));
  while (isEditing()) await turn();
  // Univer writes what was typed after the edit has ended.
  await turn();
}

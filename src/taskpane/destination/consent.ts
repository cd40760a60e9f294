import {
  inspectDestination,
  writeTable,
  type Destination,
  type Table,
  type WrittenTable,
} from "../../excel/tables";

/** Cells that a table would be written over: their address, and how many of them are filled. */
export interface FilledCells {
  readonly address: string;
  readonly filled: number;
}

export interface WritingUser {
  /** Resolves once the user agrees that the cells are written over. */
  asked(cells: FilledCells): Promise<void>;
  /** Hears what part is written, from 0 to 1, and at first that writing begins. */
  told(part: number): void;
  /** Once aborted, nothing more is written. */
  readonly abandoned: AbortSignal;
}

/** Writes a table at its destination, over filled cells only if the user agrees; undefined if it was abandoned before. */
export async function writeWithConsent(
  table: Table,
  destination: Destination,
  user: WritingUser,
): Promise<WrittenTable | undefined> {
  if (destination.kind === "cell") {
    const cells = await inspectDestination(destination.address, table);
    if (cells.filled > 0 && !user.abandoned.aborted) await user.asked(cells);
  }
  if (user.abandoned.aborted) return undefined;
  user.told(0);
  return writeTable(table, destination, { onProgress: (part) => user.told(part) });
}

import {
  inspectDestination,
  writeTable,
  type Destination,
  type Table,
  type WrittenTable,
} from "../../excel/tables";

/** Cells that a table would overwrite: their address, and how many of them are filled. */
export interface FilledCells {
  readonly address: string;
  readonly filled: number;
}

export interface WritingUser {
  /** Resolves once the user agrees to overwrite the cells. */
  asked(cells: FilledCells): Promise<void>;
  /** Called with the fraction written, from 0 to 1, starting with 0 when writing begins. */
  told(part: number): void;
  /** Once aborted, nothing more is written. */
  readonly abandoned: AbortSignal;
}

/** Writes a table to its destination, overwriting filled cells only if the user agrees. Throws if it was abandoned before. */
export async function writeWithConsent(
  table: Table,
  destination: Destination,
  user: WritingUser,
): Promise<WrittenTable> {
  if (destination.kind === "cell") {
    const cells = await inspectDestination(destination.address, table);
    if (cells.filled > 0 && !user.abandoned.aborted) await user.asked(cells);
  }
  user.abandoned.throwIfAborted();
  user.told(0);
  return writeTable(table, destination, { onProgress: (part) => user.told(part) });
}

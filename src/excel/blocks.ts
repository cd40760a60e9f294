import { runsOf, type SheetCell } from "./cell-paint";

/** A rectangle of cells; row and column count from 0. */
export interface Block extends SheetCell {
  readonly rows: number;
  readonly columns: number;
}

/** Rectangles that cover all cells once: equal runs of cells in rows below each other are one. */
export function blocksOf(cells: readonly SheetCell[]): Block[] {
  const blocks: { row: number; column: number; rows: number; columns: number }[] = [];
  const growing = new Map<string, (typeof blocks)[number]>();
  for (const { row, column, length } of runsOf(cells)) {
    const key = `${column}:${length}`;
    const above = growing.get(key);
    if (above && above.row + above.rows === row) above.rows++;
    else {
      const block = { row, column, rows: 1, columns: length };
      growing.set(key, block);
      blocks.push(block);
    }
  }
  return blocks;
}

import { areaOf } from "./addresses";
import type { Cell, Cells } from "../grid/cells";
import type { LessonSheet } from "../lessons/lesson";

/** What is typed into the cells at an address of a lesson's sheet; formulas as they are written. */
export function typedCells({ blocks }: Pick<LessonSheet, "blocks">, address: string): Cells {
  const { startRow, startCol, endRow, endCol } = areaOf(address);
  const cells = Array.from({ length: endRow - startRow + 1 }, () =>
    new Array<Cell>(endCol - startCol + 1).fill(""),
  );
  for (const block of blocks) {
    const at = areaOf(block.at);
    block.cells.forEach((row, down) =>
      row.forEach((value, right) => {
        const [r, c] = [at.startRow + down - startRow, at.startCol + right - startCol];
        if (cells[r]?.[c] !== undefined && value !== "") cells[r][c] = value;
      }),
    );
  }
  return cells;
}

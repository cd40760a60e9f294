import type { RangeValue } from "../cells/cell-values";
import type { RangeTarget } from "./types";

export type Contents = (RangeValue | null)[][];
type Write = (target: RangeTarget, contents: Contents) => void;

/**
 * Contents still to be written. Office.js splits a large matrix into parts of 1,500 cells. Parts directly below each other are joined again
 * and written at once, before anything else looks at the workbook.
 */
export class PendingWrites {
  private target: RangeTarget | null = null;
  private contents: Contents = [];
  private write: Write = () => undefined;

  add(target: RangeTarget, contents: Contents, write: Write): void {
    if (this.target && isBelow(this.target, target)) {
      const { area } = this.target;
      this.target = { ...target, area: { ...area, rows: area.rows + target.area.rows } };
    } else {
      this.flush();
      this.target = target;
      this.contents = [];
      this.write = write;
    }
    for (const row of contents) this.contents.push(row);
  }

  flush(): void {
    const { target, contents, write } = this;
    this.target = null;
    if (target) write(target, contents);
  }
}

function isBelow(above: RangeTarget, below: RangeTarget): boolean {
  const [a, b] = [above.area, below.area];
  return (
    above.sheetId === below.sheetId &&
    a.column === b.column &&
    a.columns === b.columns &&
    a.row + a.rows === b.row
  );
}

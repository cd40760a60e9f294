import { paintProblem } from "../../../src/lessons/checks";
import type { Lesson } from "../../../src/lessons/lesson";
import { areaOf } from "../../../src/workbooks";

const { fill } = paintProblem("A1", "");

/** A formula that tells how many of the paints of problems apply to a cell. A paint whose formula is an error does not apply. */
export function problemsOn({ paints }: Lesson, cell: string): string {
  const { startRow: row, startCol: column } = areaOf(cell);
  const applied = paints.filter((paint) => {
    const { startRow, endRow, startCol, endCol } = areaOf(paint.on);
    const isOn = row >= startRow && row <= endRow && column >= startCol && column <= endCol;
    return paint.fill === fill && isOn;
  });
  return `=0${applied.map(({ when }) => `+IFERROR((${when.slice(1)})*1,0)`).join("")}`;
}

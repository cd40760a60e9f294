import { SOLUTIONS } from "../lessons/solutions";
import { STYLES } from "../lessons/styles";
import { areaOf } from "./addresses";
import {
  type CellContent,
  type SheetContent,
  type SheetRight,
  type WorkbookContent,
  StyleTable,
} from "./content";
import { splitAddress } from "../grid/sheet-names";

/** The fill of cells that are to be filled in, in every sheet that Puzzlebook makes. */
export const isYellow = (fill: string | undefined): boolean =>
  fill?.toLowerCase() === STYLES.input.fill!.toLowerCase();

/** What students may still do besides filling in yellow cells. Play's marker and the kept painting are formats, too. */
export const STUDENT_RIGHTS: readonly SheetRight[] = ["formatCells", "formatColumns", "formatRows"];

/** The workbook in student mode: all its sheets are protected but for their yellow cells. The switch of the solutions is locked, too. */
export function inStudentMode(content: WorkbookContent): WorkbookContent {
  const styles = new StyleTable();
  const sheets = content.sheets.map((sheet): SheetContent => {
    const isSwitch = switchOf(content, sheet);
    const cells = sheet.cells.map((cell): CellContent => {
      if (cell.style === undefined) return cell;
      const own = content.styles[cell.style]!;
      const isOpen = isYellow(own.fill) && !isSwitch(cell);
      return { ...cell, style: styles.indexOf(isOpen ? { ...own, locked: false } : own)! };
    });
    return { ...sheet, cells, protection: STUDENT_RIGHTS };
  });
  return { ...content, sheets, styles: styles.styles };
}

function switchOf({ names }: WorkbookContent, { name }: SheetContent): (cell: CellContent) => boolean {
  const found = names.find((each) => each.name === SOLUTIONS && each.sheet === name);
  if (!found) return () => false;
  const { startRow, startCol } = areaOf(splitAddress(found.refersTo).cells);
  return ({ row, column }) => row === startRow && column === startCol;
}

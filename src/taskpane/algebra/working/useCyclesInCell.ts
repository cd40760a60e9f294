import { useEffect } from "react";
import { readActiveCell, type SelectedCell } from "../../../excel/selection";
import { followSelection } from "../../selection/following";
import type { Question } from "./question";

export type CyclesInCell = Required<Pick<Question, "text" | "place">>;

/** A cell with cycles. A working is none, because the cell of its formula is selected as soon as that has been written. */
const hasCycles = ({ value, formula }: SelectedCell) =>
  String(value).includes("(") && !String(formula).includes("PRODUCTSTEPS");

/**
 * Tells of each cell with cycles that the user selects while the page is shown, and of changes in it. Other cells are passed over, because
 * the user may be pointing at the one for the formula.
 */
export function useCyclesInCell(isShown: boolean, selected: (cell: CyclesInCell) => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const following = followSelection(
      readActiveCell,
      (cell) => {
        if (!hasCycles(cell)) return;
        selected({ text: String(cell.value), place: { sheet: cell.sheet, address: cell.address } });
      },
      () => undefined, // Cycles can still be typed.
    );
    return following.end;
  }, [isShown, selected]);
}

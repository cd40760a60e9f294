import { addressInSelection } from "../../excel/problems";
import type { SelectedCells } from "../../excel/selection";
import { qualifiedAddress } from "../../excel/addresses";
import { CellError } from "../../functions/cells/cell-error";
import { readGenerators } from "../../functions/cells/generators";
import type { LabelledPermutation } from "../../permutations/products";

const WHAT_TO_SELECT = "Select two columns side by side: labels, and permutations such as (1 4 2).";

/** The generators in the selected cells. Throws an error whose message names the cell at fault by its address. */
export function generatorsOf(selection: SelectedCells): LabelledPermutation[] {
  if (selection.values.length === 0) {
    throw new Error(
      `The selection, ${qualifiedAddress(selection.sheet, selection.address)}, is empty. ${WHAT_TO_SELECT}`,
    );
  }
  if (selection.values[0].length !== 2) {
    const columns = selection.values[0].length === 1 ? "one column" : `${selection.values[0].length} columns`;
    throw new Error(
      `${qualifiedAddress(selection.sheet, selection.address)} has ${columns}. ${WHAT_TO_SELECT}`,
    );
  }
  try {
    return readGenerators(selection.values, "selection", { header: true });
  } catch (error) {
    if (!(error instanceof CellError) || error.row === undefined) throw error;
    const cell = addressInSelection(selection, error.row, error.column ?? 0);
    throw new Error(`${cell}: ${error.problem}`);
  }
}

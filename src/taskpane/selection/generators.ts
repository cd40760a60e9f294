import { addressInSelection } from "../../excel/problems";
import type { SelectedCells } from "../../excel/selection";
import { qualifiedAddress } from "../../excel/addresses";
import { CellError } from "../../functions/cells/cell-error";
import { readGenerators } from "../../functions/cells/generators";
import { i18n } from "../../language";
import type { LabelledPermutation } from "../../permutations/products";

const whatToSelect = () =>
  i18n.t("Select two columns side by side: labels, and permutations such as (1 4 2).");

/** The generators in the selected cells. Throws an error whose message names the cell at fault by its address. */
export function generatorsOf(selection: SelectedCells): LabelledPermutation[] {
  const address = qualifiedAddress(selection.sheet, selection.address);
  if (selection.values.length === 0) {
    throw new Error(`${i18n.t("The selection, {address}, is empty.", { address })} ${whatToSelect()}`);
  }
  const columns = selection.values[0].length;
  if (columns !== 2) {
    const found = i18n.t("{address} has {columns, plural, one {one column} other {# columns}}.", {
      address,
      columns,
    });
    throw new Error(`${found} ${whatToSelect()}`);
  }
  const placeOf = (row: number, column: number) => addressInSelection(selection, row, column);
  try {
    return readGenerators(selection.values, "selection", { header: true }, placeOf);
  } catch (error) {
    if (!(error instanceof CellError) || error.row === undefined) throw error;
    throw new Error(`${placeOf(error.row, error.column ?? 0)}: ${error.problem}`);
  }
}

import { addressInSelection } from "../../excel/problems";
import type { Run } from "../../excel/run";
import { readValues, type SelectedPlace } from "../../excel/selection";
import { areaAddress } from "../../grid/addresses";
import { qualifiedAddress } from "../../grid/sheet-names";
import { CellError } from "../../grid/cells";
import { readGenerators } from "../../functions/cells/generators";
import { i18n } from "../../language";
import type { ProductOrder } from "../../permutations/product-order";
import type { LabelledPermutation } from "../../permutations/products";

const whatToSelect = () =>
  i18n.t("Select two columns side by side: labels, and permutations such as (1 4 2).");

/** As many rows as fit into one message of Excel on the web. Reading them takes a moment. */
const MAX_ROWS = 20_000;

/** Reads the generators at a place in the workbook. Throws an error whose message gives the address of the faulty cell. */
export async function readGeneratorsAt(
  place: SelectedPlace,
  run?: Run,
  order?: ProductOrder,
): Promise<LabelledPermutation[]> {
  checkPlace(place);
  return generatorsOf(place, await readValues(place, run), order);
}

/** Generators, and where they are without a heading: the range that functions and drawings read. */
export interface PlacedGenerators {
  readonly sheet: string;
  readonly address: string;
  readonly generators: readonly LabelledPermutation[];
}

/** Reads the generators at a place in the workbook with their own place. Throws the same errors. */
export async function readPlacedGenerators(
  place: SelectedPlace,
  order?: ProductOrder,
): Promise<PlacedGenerators> {
  checkPlace(place);
  const values = await readValues(place);
  const generators = generatorsOf(place, values, order);
  const first = values.findIndex((row) => row.some((value) => String(value).includes("(")));
  const { sheet, row, column, rows, columns } = place;
  return { sheet, address: areaAddress(row + first, column, rows - first, columns), generators };
}

/** Throws a user-facing error if there cannot be generators, before the cells are read. */
export function checkPlace({ sheet, address: cells, rows, columns }: SelectedPlace): void {
  const address = qualifiedAddress(sheet, cells);
  if (rows === 0) {
    throw new Error(`${i18n.t("The selection, {address}, is empty.", { address })} ${whatToSelect()}`);
  }
  if (columns !== 2) {
    const found = i18n.t("{address} has {columns, plural, one {one column} other {# columns}}.", {
      address,
      columns,
    });
    throw new Error(`${found} ${whatToSelect()}`);
  }
  if (rows > MAX_ROWS) {
    const sizes = { address, rows, most: MAX_ROWS };
    throw new Error(
      i18n.t("{address} has {rows, number} rows; select at most {most, number} permutations.", sizes),
    );
  }
}

/** The generators in the cells at a place. Throws the same errors as readGeneratorsAt. */
export function generatorsOf(
  place: SelectedPlace,
  values: readonly (readonly unknown[])[],
  order: ProductOrder = "left to right",
): LabelledPermutation[] {
  const placeOf = (row: number, column: number) => addressInSelection(place, row, column);
  try {
    return readGenerators(values, "selection", { header: true, order }, placeOf);
  } catch (error) {
    if (!(error instanceof CellError) || error.row === undefined) throw error;
    throw new Error(`${placeOf(error.row, error.column ?? 0)}: ${error.problem}`);
  }
}

import { i18n } from "../../language";
import type { LabelledPermutation } from "../../permutations/products";
import { finished, isPause, ITEMS_PER_STEP, type Steps } from "../../steps";
import { CellError, columnsThere, isBlank, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import { cyclesIn } from "./cycle-cells";

export interface GeneratorOptions {
  /** Skip a first row without any parentheses, as a heading. Otherwise it is an error, as in any other row. */
  readonly header?: boolean;
}

const expectedColumns = () => i18n.t("expected two columns, labels and permutations such as A and (1 4 2)");

/**
 * Reads labelled permutations from two adjacent columns in either order; the column of permutations is the one that has
 * parentheses. Blank rows are skipped. Throws a CellError that names the row and column in the range, from 0.
 */
export function generatorsIn(
  cells: Cells,
  argument: string,
  options: GeneratorOptions = {},
): LabelledPermutation[] {
  const given = finished(generatorCellsIn(cells, argument, options));
  return given.map(({ label, cell, row, column }) => {
    cyclesIn(cell, argument, row, column);
    return { label, cycles: textOf(cell) };
  });
}

/** A label and the cell with its permutation, which has not been read yet, at its place in the range. */
export interface GeneratorCell {
  readonly label: string;
  readonly cell: Cell;
  readonly row: number;
  readonly column: number;
}

/** As generatorsIn, but leaves it to the caller to read the permutations, which may be long. */
export function* generatorCellsIn(
  cells: Cells,
  argument: string,
  options: GeneratorOptions = {},
): Steps<GeneratorCell[]> {
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  if (width !== 2) {
    throw new CellError(argument, `${columnsThere(width)}; ${expectedColumns()}`);
  }
  const rows: NumberedRow[] = [];
  for (let row = 0; row < cells.length; row++) {
    if (isPause(row)) yield 0;
    const [first = "", second = ""] = cells[row];
    const pair: NumberedRow["pair"] = [first, second];
    if (!pair.every(isBlank)) rows.push({ row, pair });
  }
  if (rows.length === 0) {
    throw new CellError(argument, `${i18n.t("all cells are blank")}; ${expectedColumns()}`);
  }
  if (options.header && rows.length > 1 && !rows[0].pair.some(hasParentheses)) rows.shift();

  const column = yield* columnOfPermutations(rows, argument);
  const generators: GeneratorCell[] = [];
  for (const { row, pair } of rows) {
    const label = pair[1 - column];
    if (isBlank(label)) {
      const problem = i18n.t("the label of {cell} is missing", { cell: shown(pair[column]) });
      throw new CellError(argument, `${problem}; ${expectedColumns()}`, row, 1 - column);
    }
    const count = generators.push({ label: textOf(label), cell: pair[column], row, column });
    if (count % ITEMS_PER_STEP === 0) yield 0;
  }
  return generators;
}

interface NumberedRow {
  readonly row: number;
  readonly pair: readonly [Cell, Cell];
}

/** The column with more parentheses; of equals the one that has them first. */
function* columnOfPermutations(rows: readonly NumberedRow[], argument: string): Steps<0 | 1> {
  let [left, right] = [0, 0];
  for (let k = 0; k < rows.length; k++) {
    if (isPause(k)) yield 0;
    if (hasParentheses(rows[k].pair[0])) left++;
    if (hasParentheses(rows[k].pair[1])) right++;
  }
  if (left === 0 && right === 0) {
    throw new CellError(argument, `${i18n.t("no cell has parentheses")}; ${expectedColumns()}`);
  }
  if (left === rows.length && right === rows.length) {
    throw new CellError(argument, `${i18n.t("both columns have parentheses")}; ${expectedColumns()}`);
  }
  if (left !== right) return left > right ? 0 : 1;
  return hasParentheses(rows.find(({ pair }) => pair.some(hasParentheses))!.pair[0]) ? 0 : 1;
}

function hasParentheses(cell: Cell): boolean {
  return typeof cell === "string" && /[()]/.test(cell);
}

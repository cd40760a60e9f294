import { i18n } from "../../language";
import { parseConditions, type Condition } from "../../permutations/conditions";
import { NotationError, withRemedy } from "../../permutations/notation-error";
import { permutationOfCycles } from "../../permutations/permutation";
import type { ProductOrder } from "../../permutations/product-order";
import type { LabelledPermutation } from "../../permutations/products";
import { finished, isPause, ITEMS_PER_STEP, type Steps } from "../../steps";
import { CellError, isBlank, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import { filledRows } from "../../grid/columns";
import { correctedCell, cyclesIn, CycleTexts, hasParentheses } from "./cycle-cells";

export interface GeneratorOptions {
  /** Skips a first row without parentheses as a heading. In any other row that is an error. */
  readonly header?: boolean;
  /** That of all products: of cycles in a cell, and of labels in a word. From left to right if omitted. */
  readonly order?: ProductOrder;
  /** Allows a third column, with the conditions of generators. */
  readonly conditions?: boolean;
}

const expectedConditions = () =>
  i18n.t("expected labels, permutations such as (1 4 2), and perhaps conditions such as 5=1 2 or 5<>3");

const expectedColumns = () => i18n.t("expected two columns, labels and permutations such as A and (1 4 2)");

/**
 * Reads labelled permutations from two adjacent columns in either order. The column of permutations is the one with parentheses. Skips
 * blank rows. Throws a CellError that names the row and column in the range, from 0.
 */
export function generatorsIn(
  cells: Cells,
  argument: string,
  options: GeneratorOptions = {},
): (LabelledPermutation & Pick<GeneratorCell, "conditions">)[] {
  const given = finished(generatorCellsIn(cells, argument, options));
  const texts = new CycleTexts();
  return given.map(({ label, cell, row, column, conditions }) => ({
    label,
    conditions,
    permutation: permutationOfCycles(cyclesIn(cell, argument, row, column, options.order, texts)),
  }));
}

/** A label and the cell with its permutation, not parsed yet, with its position in the range. */
export interface GeneratorCell {
  readonly label: string;
  readonly cell: Cell;
  readonly row: number;
  readonly column: number;
  readonly conditions: readonly Condition[];
}

/** The conditions of all generators; undefined if none has any. */
export function conditionsOf(
  generators: readonly Pick<GeneratorCell, "conditions">[],
): readonly (readonly Condition[])[] | undefined {
  const conditions = generators.map((each) => each.conditions);
  return conditions.some(({ length }) => length > 0) ? conditions : undefined;
}

/** Like generatorsIn, but leaves parsing the permutations to the caller, because they may be long. */
export function* generatorCellsIn(
  cells: Cells,
  argument: string,
  options: GeneratorOptions = {},
): Steps<GeneratorCell[]> {
  const [counts, expected] =
    options.conditions && cells[0].length > 2 ? [[2, 3], expectedConditions] : [[2], expectedColumns];
  const filled = yield* filledRows(cells, argument, counts, expected);
  const isHeaded = options.header && filled.length > 1 && !cells[filled[0]].some(hasParentheses);
  const rows = isHeaded ? filled.subarray(1) : filled;

  const column = yield* columnOfPermutations(cells, rows, argument);
  const generators: GeneratorCell[] = [];
  for (const row of rows) {
    const label = cells[row][1 - column];
    const cell = cells[row][column];
    if (isBlank(label)) {
      const problem = i18n.t("the label of {cell} is missing", { cell: shown(cell) });
      throw new CellError(argument, `${problem}; ${expectedColumns()}`, row, 1 - column);
    }
    const conditions = cells[row].length > 2 ? conditionsIn(cells[row][2], argument, row) : [];
    const count = generators.push({ label: textOf(label), cell, row, column, conditions });
    if (count % ITEMS_PER_STEP === 0) yield 0;
  }
  return generators;
}

function conditionsIn(cell: Cell, argument: string, row: number): Condition[] {
  try {
    return isBlank(cell) ? [] : parseConditions(textOf(cell));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const problem = `${shown(cell)}, ${error.message}; ${i18n.t("write 5=1 2 if place 5 must hold 1 or 2, and 5<>3 if it must not hold 3")}`;
    throw new CellError(argument, problem, row, 2);
  }
}

/** The column with more parentheses or, if equal, the one where they come first. */
function* columnOfPermutations(cells: Cells, rows: Int32Array, argument: string): Steps<0 | 1> {
  let [left, right] = [0, 0];
  for (let k = 0; k < rows.length; k++) {
    if (isPause(k)) yield 0;
    if (hasParentheses(cells[rows[k]][0])) left++;
    if (hasParentheses(cells[rows[k]][1])) right++;
  }
  if (left === 0 && right === 0) {
    const corrected = cells[rows[0]].map((cell) => correctedCell(cell)).find((text) => text !== undefined);
    throw new CellError(
      argument,
      withRemedy(i18n.t("no cell has parentheses"), corrected, expectedColumns()),
    );
  }
  if (left === rows.length && right === rows.length) {
    throw new CellError(argument, `${i18n.t("both columns have parentheses")}; ${expectedColumns()}`);
  }
  if (left !== right) return left > right ? 0 : 1;
  return hasParentheses(cells[rows.find((row) => cells[row].some(hasParentheses))!][0]) ? 0 : 1;
}

import { i18n } from "../../language";
import type { Permutation } from "../../permutations/permutation";
import type { ProductOrder } from "../../permutations/product-order";
import { firstMisspelled, labelsOfWords } from "../../permutations/spelling";
import { CellError, shown } from "../../grid/cells";
import { isPause, type Steps } from "../../steps";
import type { GeneratorCell } from "./generator-cells";

/** A label and its position in its range, counted from 0. */
export interface LabelCell {
  readonly label: string;
  readonly row: number;
  readonly column: number;
}

/** How a message refers to another cell of a range. */
export type DescribeCell = (row: number, column: number) => string;

const nameRow: DescribeCell = (row) => i18n.t("row {row}", { row: row + 1 });

export function labelCellsOf(generators: readonly GeneratorCell[]): LabelCell[] {
  return generators.map(({ label, row, column }) => ({ label, row, column: 1 - column }));
}

/** Makes sure that no label occurs twice. Throws a CellError that names both places. */
export function* checkDifferent(
  cells: readonly LabelCell[],
  argument: string,
  namePlace: DescribeCell = nameRow,
): Steps<void> {
  const first = new Map<string, LabelCell>();
  for (const cell of cells) {
    if (isPause(first.size)) yield 0;
    const { label, row, column } = cell;
    const earlier = first.get(label);
    if (earlier) {
      const problem = i18n.t("the label {label} is here and in {place}; expected different labels", {
        label: shown(label),
        place: namePlace(earlier.row, earlier.column),
      });
      throw new CellError(argument, problem, row, column);
    }
    first.set(label, cell);
  }
}

/** Makes sure that no label contains a separator of labels in a word. */
export function* checkNoSeparators(cells: readonly LabelCell[], argument: string): Steps<void> {
  const labels = cells.map(({ label }) => label);
  yield 0;
  const [separated] = yield* labelsOfWords(labels);
  if (separated !== undefined) throw separatedLabel(cells[separated], argument);
}

/**
 * Makes sure that labels with spaces or commas are words in the others, like those of products, and returns their numbers. Throws a
 * CellError for the first one whose word does not give its permutation.
 */
export function* checkWords(
  cells: readonly LabelCell[],
  permutations: readonly Permutation[],
  argument: string,
  order: ProductOrder = "left to right",
): Generator<number, ReadonlySet<number>> {
  const labels = cells.map(({ label }) => label);
  yield 0;
  const words = yield* labelsOfWords(labels);
  const misspelled =
    words.length === 0 ? undefined : yield* firstMisspelled(words, labels, permutations, order);
  if (misspelled !== undefined) throw separatedLabel(cells[misspelled], argument);
  return new Set(words);
}

/** Makes sure that a `'` after a label can only mean its inverse. */
export function checkNoPrimes(cells: readonly LabelCell[], argument: string): void {
  const primed = cells.find(({ label }) => /'$/.test(label));
  if (!primed) return;
  const problem = i18n.t("the label {label} ends with ', which marks an inverse; expected another label", {
    label: shown(primed.label),
  });
  throw new CellError(argument, problem, primed.row, primed.column);
}

function separatedLabel({ label, row, column }: LabelCell, argument: string): CellError {
  const problem = i18n.t(
    "the label {label} has a space or a comma, which separates labels in a word; expected a label without them",
    { label: shown(label) },
  );
  return new CellError(argument, problem, row, column);
}

import { i18n } from "../../language";
import { CellError, shown, type Cells } from "../../puzzles";
import { textOf } from "./host-cells";

/**
 * Makes sure that words can be written in these labels and read again: they are all different and have neither spaces
 * nor commas. Throws a CellError that names the row of the first one that is at fault.
 */
export function checkLabels(cells: Cells, argument: string, labels: readonly string[]): void {
  const seen = new Set<string>();
  for (const label of labels) {
    if (seen.has(label)) {
      const problem = i18n.t("the label {label} stands here for the second time; expected different labels", {
        label: shown(label),
      });
      throw new CellError(argument, problem, rowsWith(label, cells)[1]);
    }
    if (/[\s,]/.test(label)) {
      const problem = i18n.t(
        "the label {label} has a space or a comma in it, and these separate the labels of a word",
        { label: shown(label) },
      );
      throw new CellError(argument, problem, rowsWith(label, cells)[0]);
    }
    seen.add(label);
  }
}

/** Makes sure that a `'` after a label can only mean its inverse. */
export function checkNoPrimes(cells: Cells, argument: string, labels: readonly string[]): void {
  const primed = labels.find((label) => /['’′]$/.test(label));
  if (primed === undefined) return;
  const problem = i18n.t("the label {label} ends with ', which marks an inverse; expected another label", {
    label: shown(primed),
  });
  throw new CellError(argument, problem, rowsWith(primed, cells)[0]);
}

function rowsWith(label: string, cells: Cells): number[] {
  return cells.flatMap((row, k) => (row.some((cell) => textOf(cell) === label) ? [k] : []));
}

import { finished, type Steps } from "../../steps";
import type { ProductOrder } from "../../permutations/product-order";
import type { LabelledPermutation } from "../../permutations/products";
import {
  generatorCellsIn,
  type GeneratorCell,
  type GeneratorOptions,
} from "../../puzzles/groups/generator-cells";
import { permutationsIn } from "./group-generators";
import { readCell, readCellsInSteps } from "./host-cells";
import { checkDifferent, checkWords, labelCellsOf, type DescribeCell } from "../../puzzles/groups/labels";

/**
 * Reads labelled permutations from two adjacent columns as passed by a host, with labels suitable for writing words. Throws a CellError.
 */
export function readGenerators(
  cells: readonly (readonly unknown[])[],
  argument: string,
  options: GeneratorOptions = {},
  namePlace?: DescribeCell,
): LabelledPermutation[] {
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const read = cells.map((row, r) =>
    Array.from({ length: width }, (_, c) => readCell(row[c], argument, r, c)),
  );
  return finished(
    labelled(finished(generatorCellsIn(read, argument, options)), argument, options.order, namePlace),
  );
}

/** The same for cells that may be many and long; yields after each of them. */
export function* readGeneratorsInSteps(
  raw: unknown,
  argument: string,
  order: ProductOrder,
): Steps<LabelledPermutation[]> {
  const cells = yield* generatorCellsIn(yield* readCellsInSteps(raw, argument), argument);
  return yield* labelled(cells, argument, order);
}

function* labelled(
  cells: readonly GeneratorCell[],
  argument: string,
  order?: ProductOrder,
  namePlace?: DescribeCell,
): Steps<LabelledPermutation[]> {
  const permutations = yield* permutationsIn(cells, argument, order);
  const labels = labelCellsOf(cells);
  yield* checkDifferent(labels, argument, namePlace);
  yield* checkWords(labels, permutations, argument, order);
  return cells.map(({ label }, k) => ({ label, permutation: permutations[k]! }));
}

import type { LabelledPermutation } from "../../permutations/products";
import { generatorsIn, type GeneratorOptions } from "../../puzzles/generator-cells";
import { readCell } from "./host-cells";

export type { GeneratorOptions };

/** Reads labelled permutations from two adjacent columns as a host hands them over. Throws a CellError. */
export function readGenerators(
  cells: readonly (readonly unknown[])[],
  argument: string,
  options: GeneratorOptions = {},
): LabelledPermutation[] {
  const read = cells.map((row, r) => row.map((cell, c) => readCell(cell, argument, r, c)));
  return generatorsIn(read, argument, options);
}

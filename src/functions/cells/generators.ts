import type { LabelledPermutation } from "../../permutations/products";
import { cyclesIn } from "../../puzzles/cycle-cells";
import { generatorCellsIn, generatorsIn, type GeneratorOptions } from "../../puzzles/generator-cells";
import { readCell, readCells, textOf } from "./host-cells";

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

/** Does the same with cells that may be many and long, and yields after each of them. */
export function* readGeneratorsInSteps(
  raw: unknown,
  argument: string,
): Generator<number, LabelledPermutation[]> {
  const generators: LabelledPermutation[] = [];
  for (const { label, cell, row, column } of generatorCellsIn(readCells(raw, argument), argument)) {
    cyclesIn(cell, argument, row, column);
    generators.push({ label, cycles: textOf(cell) });
    yield 0;
  }
  return generators;
}

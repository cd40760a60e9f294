import { commonPointsInSteps, type LabelledGenerators } from "../../permutations/groups/labelled-points";
import { permutationOfCycles, type Permutation } from "../../permutations/permutation";
import { cyclesIn } from "../../puzzles/cycle-cells";
import { generatorCellsIn } from "../../puzzles/generator-cells";
import { readCells } from "./host-cells";

/** The generators of a group over the points of all of them. */
export interface GroupGenerators extends LabelledGenerators {
  readonly labels: readonly string[];
}

/**
 * Reads the generators of a group from two columns, labels and permutations. There may be many and long ones, so it
 * yields after each of them. Throws a CellError or a LimitError.
 */
export function* readGroupGenerators(raw: unknown, argument: string): Generator<number, GroupGenerators> {
  const given = generatorCellsIn(readCells(raw, argument), argument);
  const permutations: Permutation[] = [];
  for (const { cell, row, column } of given) {
    permutations.push(permutationOfCycles(cyclesIn(cell, argument, row, column)));
    yield 0;
  }
  const common = yield* commonPointsInSteps(permutations);
  return { ...common, labels: given.map(({ label }) => label) };
}

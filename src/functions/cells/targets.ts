import { isBlank } from "../../grid/cells";
import { i18n } from "../../language";
import type { PlacedPoints } from "../../permutations/factoring/partial-targets";
import { permutationOfCycles, type Permutation } from "../../permutations/permutation";
import type { ProductOrder } from "../../permutations/product-order";
import { cyclesIn } from "../../puzzles/groups/cycle-cells";
import type { Steps } from "../../steps";
import { readCellsInSteps } from "./host-cells";
import { checkNoneTwice, readLines } from "./one-line";
import { readCycles } from "./permutations";

export type Target = Permutation | PlacedPoints;

const expectedTarget = () => i18n.t("expected a permutation, or two columns of points: from and to");

/**
 * Where points shall go: a permutation, or points and their places in two columns, of which rows that are blank in both are left out. In
 * one column of several cells each is a target of its own, undefined if it is blank. Throws a CellError.
 */
export function* readTargets(
  raw: unknown,
  argument: string,
  order: ProductOrder,
): Steps<(Target | undefined)[]> {
  const cells = yield* readCellsInSteps(raw, argument);
  if (cells[0]!.length > 1) {
    const lines = yield* readLines(raw, argument, true, expectedTarget);
    for (const line of lines) yield* checkNoneTwice(line, argument);
    const [from, to] = lines.map((line) => line.map(({ point }) => point));
    return [{ from: from!, to: to! }];
  }
  if (cells.length === 1) return [permutationOfCycles(readCycles(raw, argument, order))];
  const targets: (Target | undefined)[] = [];
  for (const [row, [cell = ""]] of cells.entries()) {
    yield 0;
    const cycles = isBlank(cell) ? undefined : cyclesIn(cell, argument, row, 0, order);
    targets.push(cycles && permutationOfCycles(cycles));
  }
  return targets;
}

import { CellError, shown } from "../../grid/cells";
import { i18n } from "../../language";
import { commonPointsInSteps } from "../../permutations/groups/labelled-points";
import type { PermutationGroup } from "../../permutations/groups/stabilizer-chain";
import type { ProductOrder } from "../../permutations/product-order";
import { CycleTexts } from "../../puzzles/groups/cycle-cells";
import type { Steps } from "../../steps";
import { groupCellsIn, permutationsIn, type PermutationCell } from "./group-generators";

/** A group and a subgroup of it, over the points of both. */
interface GroupWithSubgroup {
  readonly points: readonly string[];
  readonly generators: readonly Int32Array[];
  readonly subgroup: readonly Int32Array[];
  /** Where the subgroup's generators stand. */
  readonly cells: readonly PermutationCell[];
}

/** Reads the generators of a subgroup and those of its group. Throws a CellError or a LimitError. */
export function* readSubgroup(
  raw: unknown,
  argument: string,
  generators: unknown,
  order: ProductOrder,
): Steps<GroupWithSubgroup> {
  const texts = new CycleTexts();
  const cells = yield* groupCellsIn(raw, argument);
  const inSubgroup = yield* permutationsIn(cells, argument, order, texts);
  const inGroup = yield* permutationsIn(
    yield* groupCellsIn(generators, "generators"),
    "generators",
    order,
    texts,
  );
  const { points, generators: all } = yield* commonPointsInSteps([...inSubgroup, ...inGroup]);
  return { points, cells, subgroup: all.slice(0, cells.length), generators: all.slice(cells.length) };
}

/** Throws a CellError for the first generator of the subgroup that is not in the group. */
export function checkInside(
  group: PermutationGroup,
  { subgroup, cells }: GroupWithSubgroup,
  argument: string,
): void {
  const outside = subgroup.findIndex((images) => !group.contains(images));
  if (outside < 0) return;
  const { cell, row, column } = cells[outside]!;
  const problem = i18n.t("{cell} is not in the group of the generators", { cell: shown(cell) });
  throw new CellError(argument, problem, row, column);
}

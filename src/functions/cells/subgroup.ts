import { CellError, shown } from "../../grid/cells";
import { i18n } from "../../language";
import { commonPointsInSteps } from "../../permutations/groups/labelled-points";
import { listGroup } from "../../permutations/groups/cosets";
import type { ProductOrder } from "../../permutations/product-order";
import { CycleTexts } from "../../puzzles/groups/cycle-cells";
import { groupCellsIn, permutationsIn } from "./group-generators";

/** Reads the generators of a group of at most so many elements and of a subgroup, and lists both. Throws a CellError or a LimitError. */
export function* readSubgroup(subgroup: unknown, generators: unknown, order: ProductOrder, most: number) {
  const cells = yield* groupCellsIn(subgroup, "subgroup");
  const texts = new CycleTexts();
  const inSubgroup = yield* permutationsIn(cells, "subgroup", order, texts);
  const given = yield* groupCellsIn(generators, "generators");
  const inGroup = yield* permutationsIn(given, "generators", order, texts);
  const { points, generators: all } = yield* commonPointsInSteps([...inSubgroup, ...inGroup]);
  const own = all.slice(0, inSubgroup.length);
  const listed = yield* listGroup(all.slice(inSubgroup.length), points.length, order, most);
  own.forEach((images, k) => {
    if (listed.group.contains(images)) return;
    const { cell, row, column } = cells[k]!;
    const problem = i18n.t("{cell} is not in the group of the generators", { cell: shown(cell) });
    throw new CellError("subgroup", problem, row, column);
  });
  return { points, listed, sub: yield* listGroup(own, points.length, order, most) };
}

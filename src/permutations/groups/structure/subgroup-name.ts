import type { Steps } from "../../../steps";
import { describeGroupOf } from "../group-description";
import { nameOfStructure } from "../group-structure";
import type { LabelledGenerators } from "../labelled-points";
import { MAX_NAMED_BY_TABLE } from "../multiplication-table";
import { structureOfTable } from "../small-groups";
import { tableOfSubgroup } from "../table-subgroups";
import type { OrderedElements } from "./elements-in-order";

/**
 * The name of a subgroup, or its description, as describeGroup would give it: whatever is known by the table is found without building a
 * stabilizer chain, as there may be thousands of subgroups. The subgroup and its generators are numbers of elements.
 */
export function* subgroupName(
  { elements, table }: OrderedElements,
  points: LabelledGenerators["points"],
  subgroup: ArrayLike<number>,
  generators: readonly number[],
): Steps<string> {
  const { size, products } = table;
  const doCommute = (a: number, b: number) => products[a * size + b] === products[b * size + a];
  const isAbelian = generators.every((a) => generators.every((b) => doCommute(a, b)));
  if (isAbelian || subgroup.length <= MAX_NAMED_BY_TABLE) {
    const structure = structureOfTable(tableOfSubgroup(table, { elements: Array.from(subgroup) }));
    if (structure) return nameOfStructure(structure);
  }
  const given = generators.map((element) => elements[element]);
  return (yield* describeGroupOf({ points, generators: given })).name;
}

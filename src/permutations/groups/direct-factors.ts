import type { MultiplicationTable } from "./multiplication-table";
import { joinOf, keyOf, normalClosures, tableOfSubgroup, type Subgroup } from "./table-subgroups";

/** If a group has more normal subgroups, it stays unknown whether it is a direct product. */
const MAX_SUBGROUPS = 300;

/**
 * Two smaller groups with a given group as their direct product: two normal subgroups that meet only in the identity and together have as
 * many products as the group has elements. Each normal subgroup is a product of smallest ones around single elements.
 */
export function directFactors(
  table: MultiplicationTable,
): [MultiplicationTable, MultiplicationTable] | undefined {
  const closures = normalClosures(table);
  const found = new Map(closures.map((subgroup) => [keyOf(subgroup), subgroup]));
  const bySize = new Map<number, Subgroup[]>();
  for (const subgroup of found.values()) {
    const size = subgroup.elements.length;
    for (const other of bySize.get(table.size / size) ?? []) {
      if (areDisjoint(subgroup, other)) {
        return [tableOfSubgroup(table, subgroup), tableOfSubgroup(table, other)];
      }
    }
    bySize.set(size, [...(bySize.get(size) ?? []), subgroup]);
    for (const closure of closures) {
      if (found.size >= MAX_SUBGROUPS) break;
      const join = joinOf(table, subgroup, closure);
      const key = keyOf(join);
      if (!found.has(key)) found.set(key, join);
    }
  }
  return undefined;
}

function areDisjoint(a: Subgroup, b: Subgroup): boolean {
  return a.elements.every((element) => element === 0 || b.isIn[element] === 0);
}

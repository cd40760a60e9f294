import { conjugate, type MultiplicationTable } from "../multiplication-table";
import { keyOf, type Subgroup } from "../table-subgroups";

/** For each of some elements x that generate the group, where conjugation takes each element: to x⁻¹ a x. */
export function conjugations(table: MultiplicationTable, generators: readonly number[]): Uint16Array[] {
  return generators.map((x) => Uint16Array.from({ length: table.size }, (_, a) => conjugate(table, a, x)));
}

/** The elements of a subgroup and of all its conjugates, each in order; `tell` hears the key of each. */
export function conjugateSubgroups(
  { elements, isIn }: Subgroup,
  maps: readonly Uint16Array[],
  tell: (key: string) => void,
): Uint16Array[] {
  const first = Uint16Array.from(elements).sort();
  const found = [first];
  const keys = new Set([keyOf({ isIn })]);
  for (const subgroup of found) {
    for (const map of maps) {
      const marks = new Uint8Array(isIn.length);
      for (const element of subgroup) marks[map[element]] = 1;
      const key = keyOf({ isIn: marks });
      if (keys.has(key)) continue;
      keys.add(key);
      found.push(subgroup.map((element) => map[element]).sort());
    }
  }
  keys.forEach(tell);
  return found;
}

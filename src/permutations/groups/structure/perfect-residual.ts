import type { MultiplicationTable } from "../multiplication-table";
import { generatedBy, type Subgroup } from "../table-subgroups";

/**
 * The last term of the derived series, which is its own commutator subgroup: trivial if and only if the group is solvable. All subgroups of
 * that kind are inside.
 */
export function perfectResidual(table: MultiplicationTable): Subgroup {
  const { size, products, inverses } = table;
  let term = generatedBy(table, Array.from(table.orders.keys()));
  for (;;) {
    const commutators = new Set<number>();
    for (const a of term.elements) {
      for (const b of term.elements) {
        const inverse = products[inverses[a] * size + inverses[b]];
        commutators.add(products[inverse * size + products[a * size + b]]);
      }
    }
    const next = generatedBy(table, [...commutators]);
    if (next.elements.length === term.elements.length) return term;
    term = next;
  }
}

import { isPauseInRow, type Steps } from "../../../steps";
import type { MultiplicationTable } from "../multiplication-table";
import { generatedBy, type Subgroup } from "../table-subgroups";

/**
 * The last term of the derived series, which is its own commutator subgroup: trivial if and only if the group is solvable. All subgroups of
 * that kind are inside.
 */
export function* perfectResidual(table: MultiplicationTable): Steps<Subgroup> {
  let term = generatedBy(table, Array.from(table.orders.keys()));
  for (;;) {
    const next = generatedBy(table, yield* commutatorsIn(table, term.elements));
    if (next.elements.length === term.elements.length) return term;
    term = next;
  }
}

/** Every a⁻¹ b⁻¹ a b, once. */
function* commutatorsIn(
  { size, products, inverses }: MultiplicationTable,
  elements: readonly number[],
): Steps<number[]> {
  const isFound = new Uint8Array(size);
  for (let k = 0; k < elements.length; k++) {
    if (isPauseInRow(k, elements.length)) yield 0;
    const a = elements[k];
    for (const b of elements) {
      const inverse = products[inverses[a] * size + inverses[b]];
      isFound[products[inverse * size + products[a * size + b]]] = 1;
    }
  }
  return Array.from(isFound.keys()).filter((element) => isFound[element] === 1);
}

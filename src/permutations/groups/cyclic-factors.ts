import { centreOf, powersOf, type MultiplicationTable } from "./multiplication-table";
import { primesOf } from "./primes";
import { commutatorSubgroup, generatedBy, quotient, tableOfSubgroup } from "./table-subgroups";

/** A group as the direct product of a cyclic group of this order and another group. */
export interface CyclicFactor {
  readonly order: number;
  readonly rest: MultiplicationTable;
}

/**
 * A cyclic direct factor of prime power order, if there is one. Its generator is in the centre and has the same order modulo the commutator
 * subgroup. The cosets form an abelian group, in which the other factor's are a complement.
 */
export function cyclicFactor(table: MultiplicationTable): CyclicFactor | undefined {
  const { size, orders } = table;
  const commutators = commutatorSubgroup(table);
  const { table: cosets, cosetOf } = quotient(table, commutators);
  for (const a of centreOf(table)) {
    if (primesOf(orders[a]).length !== 1 || cosets.orders[cosetOf[a]] !== orders[a]) continue;
    const complement = complementOf(cosets, cosetOf[a]);
    if (!complement) continue;
    const { isIn } = generatedBy(cosets, complement);
    const elements = Array.from({ length: size }, (_, x) => x).filter((x) => isIn[cosetOf[x]] === 1);
    return { order: orders[a], rest: tableOfSubgroup(table, { elements }) };
  }
  return undefined;
}

/**
 * Generators of a complement to the powers of an element in an abelian group; undefined if there is none. They are one from each coset of a
 * basis of the quotient, of the same order as that coset.
 */
function complementOf(table: MultiplicationTable, element: number): number[] | undefined {
  const { table: cosets, cosetOf } = quotient(table, { elements: powersOf(table, element) });
  const lifted = basisOf(cosets).map((coset) =>
    table.orders.findIndex((order, x) => cosetOf[x] === coset && order === cosets.orders[coset]),
  );
  return lifted.includes(-1) ? undefined : lifted;
}

/** Elements whose cyclic groups have an abelian group as their direct product. An element of the largest order has a complement. */
function basisOf(table: MultiplicationTable): number[] {
  if (table.size === 1) return [];
  const largest = table.orders.indexOf(table.orders.reduce((most, order) => Math.max(most, order)));
  return [largest, ...(complementOf(table, largest) ?? [])];
}

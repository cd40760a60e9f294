import { order } from "../permutation";
import { isPrime } from "./primes";
import { elementsOf } from "./elements";
import { KNOWN_PRIMITIVE_GROUPS } from "./known-primitive-groups";
import type { PermutationGroup } from "./permutation-group";
import { transitivity } from "./transitivity";

/** The name of a primitive group that is neither abelian nor dihedral, alternating or symmetric; undefined if it is not certain. */
export function nameOfPrimitive(group: PermutationGroup): string | undefined {
  return (
    nameOfPrimeDegree(group) ??
    nameOfProjective(group) ??
    KNOWN_PRIMITIVE_GROUPS.find(
      ({ degree, order: size, transitivity: times, has, lacks }) =>
        degree === group.degree &&
        size === group.order &&
        (times === undefined || times === transitivity(group)) &&
        (has === undefined || elementOrders(group).has(has)) &&
        (lacks === undefined || !elementOrders(group).has(lacks)),
    )?.name
  );
}

/**
 * By Sylow's theorem, a transitive group of prime degree p and order p · d < p² has one subgroup of order p. So it lies in the normalizer
 * AGL(1, p), which has one subgroup of each such order.
 */
function nameOfPrimeDegree({ degree, order: size }: PermutationGroup): string | undefined {
  const p = BigInt(degree);
  if (!isPrime(degree) || size >= p * p) return undefined;
  const d = size / p;
  return d === p - 1n ? `AGL(1,${p})` : `C${p} ⋊ C${d}`;
}

/**
 * The groups of the projective line over the field of p elements, p prime and at least 7: for p = 5 they are A5 and S5. A sharply
 * 3-transitive group of degree p + 1 is PGL(2, p) (H. Zassenhaus, 1935). A 2-transitive one of half that order is PSL(2, p) by the list of
 * all 2-transitive groups (P. J. Cameron, Permutation Groups, 1999, section 7.4), unless it may be affine. That is possible if the degree
 * is a power of 2, and is left to the table.
 */
function nameOfProjective(group: PermutationGroup): string | undefined {
  const { degree, order: size } = group;
  const p = degree - 1;
  if (p < 7 || !isPrime(p)) return undefined;
  const all = BigInt(p) * BigInt(p + 1) * BigInt(p - 1);
  if (size === all && transitivity(group) === 3) return `PGL(2,${p})`;
  const mayBeAffine = Number.isInteger(Math.log2(degree));
  return 2n * size === all && !mayBeAffine && transitivity(group) === 2 ? `PSL(2,${p})` : undefined;
}

/** The orders of all elements of a small group. */
function elementOrders(group: PermutationGroup): Set<number> {
  const orders = new Set<number>();
  for (const images of elementsOf(group)) orders.add(Number(order({ images })));
  return orders;
}

import { order } from "../permutation";
import { isPrime } from "../whole-numbers";
import { transitivity } from "./blocks";
import { elementsOf } from "./elements";
import type { PermutationGroup } from "./permutation-group";

/**
 * Primitive groups by degree and order. A row is listed only if no other primitive group of this degree has this order, or if its
 * conditions rule out all others. Checked against the classification of primitive groups of small degree: C. C. Sims, Computational methods
 * in the study of permutation groups (1970), up to degree 20; J. D. Dixon and B. Mortimer, Permutation Groups (1996), appendix B; C. M.
 * Roney-Dougal, The primitive permutation groups of degree less than 2500 (2005). No rows are needed for groups of prime degree p of order
 * below p², PSL(2, p), PGL(2, p) on p + 1 points and those in small-groups.ts. A6 is PSL(2, 9), and A8 is PSL(4, 2).
 */
interface KnownGroup {
  readonly degree: number;
  readonly order: bigint;
  readonly name: string;
  /** The group is exactly this many times transitive, unlike others of this order. */
  readonly transitivity?: number;
  /** It has elements of this order, unlike another group. */
  readonly has?: number;
  /** It has no elements of this order, unlike another group. */
  readonly lacks?: number;
}

type Row = readonly [degree: number, order: number, name: string, condition?: Partial<KnownGroup>];

const ROWS: readonly Row[] = [
  [7, 168, "PSL(2,7)"],
  [8, 168, "PSL(2,7)", { has: 4 }],
  [8, 168, "AΓL(1,8)", { has: 6 }],
  [8, 1344, "AGL(3,2)"],
  [9, 72, "AGL(1,9)", { has: 8 }],
  [9, 72, "M9", { transitivity: 2, lacks: 8 }],
  [9, 72, "S3 wr C2", { transitivity: 1 }],
  [9, 144, "AΓL(1,9)"],
  [9, 216, "ASL(2,3)"],
  [9, 432, "AGL(2,3)"],
  [9, 504, "PSL(2,8)"],
  [9, 1512, "PΓL(2,8)"],
  [10, 360, "A6"],
  [10, 720, "S6", { transitivity: 2 }],
  [10, 720, "PGL(2,9)", { transitivity: 3, has: 10 }],
  [10, 720, "M10", { transitivity: 3, lacks: 10 }],
  [10, 1440, "PΓL(2,9)"],
  [11, 660, "PSL(2,11)"],
  [11, 7920, "M11"],
  [12, 7920, "M11"],
  [12, 95040, "M12"],
  [13, 5616, "PSL(3,3)"],
  [15, 360, "A6"],
  [15, 720, "S6"],
  [15, 2520, "A7"],
  [15, 20160, "A8"],
  [16, 240, "AGL(1,16)"],
  [16, 322560, "AGL(4,2)"],
  [17, 4080, "PSL(2,16)"],
  [17, 16320, "PΓL(2,16)"],
  [21, 336, "PGL(2,7)"],
  [21, 2520, "A7"],
  [21, 5040, "S7"],
  [21, 20160, "PSL(3,4)"],
  [21, 40320, "PΣL(3,4)"],
  [21, 60480, "PGL(3,4)"],
  [21, 120960, "PΓL(3,4)"],
  [22, 443520, "M22"],
  [22, 887040, "M22:2"],
  [23, 10200960, "M23"],
  [24, 244823040, "M24"],
  [25, 12000, "AGL(2,5)"],
  [26, 7800, "PSL(2,25)"],
  [26, 31200, "PΓL(2,25)"],
  [28, 336, "PGL(2,7)"],
  [28, 504, "PSL(2,8)"],
  [28, 1512, "PΓL(2,8)"],
  [28, 9828, "PSL(2,27)"],
  [28, 19656, "PGL(2,27)"],
  [28, 20160, "A8"],
  [28, 40320, "S8"],
  [28, 58968, "PΓL(2,27)"],
  [28, 1451520, "Sp(6,2)"],
  [31, 372000, "PSL(3,5)"],
  [31, 9999360, "PSL(5,2)"],
  [32, 992, "AGL(1,32)"],
  [32, 4960, "AΓL(1,32)"],
  [32, 14880, "PSL(2,31)"],
  [32, 319979520, "AGL(5,2)"],
  [33, 32736, "PSL(2,32)"],
  [33, 163680, "PΓL(2,32)"],
  [64, 1290157424640, "AGL(6,2)"],
];

/** The rows as groups. */
export const KNOWN_PRIMITIVE_GROUPS: readonly KnownGroup[] = ROWS.map(([degree, order, name, condition]) => ({
  degree,
  order: BigInt(order),
  name,
  ...condition,
}));

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
 * By Sylow's theorem, a transitive group of prime degree p has one subgroup of order p if its order is p · d < p². So it lies in the
 * normalizer AGL(1, p), which has one subgroup of each such order.
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

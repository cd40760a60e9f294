import { productName, type GroupFactor } from "./direct-products";

/** A group as a direct product of groups that are not such products themselves, if that is known. */
export interface GroupStructure {
  /** The nonabelian factors. */
  readonly factors: readonly GroupFactor[];
  /** The orders of the cyclic factors. */
  readonly cyclicOrders: readonly bigint[];
}

/** Finds the structure of a group if it is recognised. Yields its progress. */
export type StructureSearch = Generator<number, GroupStructure | undefined>;

export function nameOfStructure({ factors, cyclicOrders }: GroupStructure): string {
  return productName(factors, cyclicOrders);
}

export function indecomposable(name: string, order: bigint): GroupStructure {
  return { factors: [{ name, order }], cyclicOrders: [] };
}

export function productOf(structures: readonly GroupStructure[]): GroupStructure {
  return {
    factors: structures.flatMap(({ factors }) => factors),
    cyclicOrders: structures.flatMap(({ cyclicOrders }) => cyclicOrders),
  };
}

/** All turns and reflections of an n-gon. If n is twice an odd number, the half-turn is a separate factor. */
export function dihedral(corners: bigint): GroupStructure {
  if (corners % 4n === 2n) {
    return { factors: dihedral(corners / 2n).factors, cyclicOrders: [2n] };
  }
  return indecomposable(corners === 3n ? "S3" : `D${corners}`, 2n * corners);
}

/** The group of order 4n with a cyclic half, whose elements are inverted by those of the other half, which have order 4. */
export function dicyclic(n: bigint): GroupStructure {
  return indecomposable(isPowerOf2(n) ? `Q${4n * n}` : `Dic${n}`, 4n * n);
}

function isPowerOf2(n: bigint): boolean {
  return (n & (n - 1n)) === 0n;
}

/**
 * The semidirect product of cyclic groups of orders p, a prime, and n. A generator of the second raises elements of the first to a power
 * that repeats after d steps; n and d have the same prime divisors. It has a name only if that determines d: n itself if possible,
 * otherwise the only possible value.
 */
export function semidirect(p: number, n: number, d: number): GroupStructure | undefined {
  const order = BigInt(p * n);
  if (d === 2 && n === 2) return dihedral(BigInt(p));
  if (d === 2 && n === 4) return dicyclic(BigInt(p));
  if (d === p - 1 && n === d) return indecomposable(`AGL(1,${p})`, order);
  const possible = Array.from({ length: p - 1 }, (_, k) => k + 1).filter(
    (each) => (p - 1) % each === 0 && n % each === 0 && divisiblePower(each, n),
  );
  return n === d || possible.length === 1 ? indecomposable(`C${p} ⋊ C${n}`, order) : undefined;
}

/** Whether all prime divisors of n divide this number, so that n divides one of its powers. */
function divisiblePower(number: number, n: number): boolean {
  let power = 1;
  for (let bits = n; bits >= 1; bits /= 2) power = (power * number) % n;
  return power === 0;
}

import type { Steps } from "../../steps";

/** A group as a factor of a direct product. */
interface GroupFactor {
  readonly name: string;
  readonly order: bigint;
}

/**
 * The name of a direct product: first the nonabelian factors by their order, larger ones first, then the product of cyclic groups by its
 * invariants. `S3 × C2` is `D6`, and `D5 × C2` is `D10`.
 */
export function nameOfStructure({ factors, cyclicOrders }: GroupStructure): string {
  const sorted = [...factors].sort((a, b) => Number(b.order - a.order) || (a.name < b.name ? -1 : 1));
  const invariants = invariantFactors(cyclicOrders);
  if (invariants.length === 1 && invariants[0] === 2n && sorted.length === 1) {
    const corners = oddPolygon(sorted[0].name);
    if (corners !== undefined) return `D${2 * corners}`;
  }
  const isKleins = invariants.length === 2 && invariants.every((invariant) => invariant === 2n);
  const abelian = isKleins ? ["V4"] : invariants.map((invariant) => `C${invariant}`);
  return joined([...sorted.map(({ name }) => name), ...abelian]);
}

/** The number of corners of the polygon whose dihedral group has this name, if it is odd. */
function oddPolygon(name: string): number | undefined {
  const corners = name === "S3" ? 3 : Number(/^D(\d+)$/.exec(name)?.[1]);
  return corners % 2 === 1 ? corners : undefined;
}

/** Three or more equal neighbours become a power: `C2 × C2`, but `C2^3`. Names of several words get parentheses. */
function joined(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "trivial";
  const runs: { name: string; count: number }[] = [];
  for (const name of names.map(asOneWord)) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs
    .map(({ name, count }) => (count > 2 ? `${name}^${count}` : Array(count).fill(name).join(" × ")))
    .join(" × ");
}

/** A name as part of another one: `(C7 ⋊ C3)`. */
export function asOneWord(name: string): string {
  return name.includes(" ") ? `(${name})` : name;
}

/** The orders of cyclic groups with the same direct product, each a divisor of the next, computed from their prime powers. */
export function invariantFactors(orders: readonly bigint[]): bigint[] {
  const powersOf = new Map<bigint, bigint[]>();
  for (const order of orders) {
    for (const [prime, power] of primePowers(order)) {
      const powers = powersOf.get(prime);
      if (powers) powers.push(power);
      else powersOf.set(prime, [power]);
    }
  }
  const factors: bigint[] = [];
  for (const powers of powersOf.values()) {
    powers.sort((a, b) => (a === b ? 0 : a > b ? -1 : 1));
    powers.forEach((power, k) => (factors[k] = (factors[k] ?? 1n) * power));
  }
  return factors.reverse();
}

/** The powers of distinct primes whose product is this number. Its primes should be small, such as those below a degree. */
function primePowers(number: bigint): [prime: bigint, power: bigint][] {
  const powers: [bigint, bigint][] = [];
  let rest = number;
  for (let divisor = 2n; divisor * divisor <= rest; divisor++) {
    let power = 1n;
    for (; rest % divisor === 0n; rest /= divisor) power *= divisor;
    if (power > 1n) powers.push([divisor, power]);
  }
  if (rest > 1n) powers.push([rest, rest]);
  return powers;
}

/** A group as a direct product of groups that are not such products themselves, if that is known. */
export interface GroupStructure {
  /** The nonabelian factors. */
  readonly factors: readonly GroupFactor[];
  readonly cyclicOrders: readonly bigint[];
}

/** Finds the structure of a group if it is recognised. */
export type StructureSearch = Steps<GroupStructure | undefined>;

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
  const isPowerOf2 = (n & (n - 1n)) === 0n;
  return indecomposable(isPowerOf2 ? `Q${4n * n}` : `Dic${n}`, 4n * n);
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

/** A group as a factor of a direct product. */
export interface GroupFactor {
  readonly name: string;
  readonly order: bigint;
}

/**
 * The name of a direct product: the factors that are not abelian by their order, larger ones first, and the product of
 * cyclic groups by its invariants as the last one.
 */
export function productName(factors: readonly GroupFactor[], cyclicOrders: readonly bigint[]): string {
  const sorted = [...factors].sort((a, b) => (a.order === b.order ? 0 : a.order > b.order ? -1 : 1));
  const invariants = invariantFactors(cyclicOrders);
  if (invariants.length === 2 && invariants.every((invariant) => invariant === 2n)) {
    return joined([...sorted.map(({ name }) => name), "V4"]);
  }
  return joined([...sorted.map(({ name }) => name), ...invariants.map((invariant) => `C${invariant}`)]);
}

/** Equal neighbours become a power from three on: `C2 × C2`, `C2^3`. */
function joined(names: readonly string[]): string {
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  if (runs.length === 0) return "trivial";
  return runs
    .map(({ name, count }) => (count > 2 ? `${name}^${count}` : Array(count).fill(name).join(" × ")))
    .join(" × ");
}

/** The orders of cyclic groups with the same direct product, each a divisor of the next, by their prime powers. */
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

/** The powers of different primes whose product a number is. Its primes should be small, such as those below a degree. */
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

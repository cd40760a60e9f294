import { powersOf, type MultiplicationTable } from "../multiplication-table";
import { primesOf } from "../primes";

/** A cyclic subgroup whose order is a power of a prime. */
export interface CyclicSubgroup {
  readonly prime: number;
  readonly generator: number;
  /** The generator to the power of the prime, which generates the largest subgroup inside. */
  readonly power: number;
}

/** All of them but the trivial one, by their first generators. */
export function cyclicSubgroups(table: MultiplicationTable): CyclicSubgroup[] {
  const isDone = new Uint8Array(table.size);
  const found: CyclicSubgroup[] = [];
  for (let generator = 1; generator < table.size; generator++) {
    const primes = primesOf(table.orders[generator]);
    if (isDone[generator] === 1 || primes.length !== 1) continue;
    const powers = powersOf(table, generator);
    const [prime] = primes;
    powers.forEach((element, exponent) => {
      if (exponent % prime !== 0) isDone[element] = 1;
    });
    found.push({ prime, generator, power: powers[prime] ?? 0 });
  }
  return found;
}

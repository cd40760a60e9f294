import { order } from "../permutation";
import { permutationGroup } from "./stabilizer-chain";

/** Whether these elements all commute with each other. Yields its progress, from 0 to 1. */
export function* commute(generators: readonly Int32Array[]): Generator<number, boolean> {
  for (let k = 0; k < generators.length; k++) {
    yield k / generators.length;
    for (let other = 0; other < k; other++) {
      if (!doCommute(generators[k], generators[other])) return false;
    }
  }
  return true;
}

export function doCommute(a: Int32Array, b: Int32Array): boolean {
  for (let x = 0; x < a.length; x++) if (a[b[x]] !== b[a[x]]) return false;
  return true;
}

/**
 * The orders of cyclic groups whose direct product is an abelian group, each a divisor of the next. For a prime p, k cyclic factors have an
 * order divisible by p^i if the i-th of the subgroups G, G^p, G^p²… is p^k times as large as the next one.
 */
export function* abelianInvariants(
  generators: readonly Int32Array[],
  degree: number,
): Generator<number, bigint[]> {
  const invariants: bigint[] = [];
  for (const prime of primesOf(generators)) {
    let powers = generators;
    let size = (yield* permutationGroup(powers, degree)).order;
    while (size % BigInt(prime) === 0n) {
      powers = powers.map((images) => powerOf(images, prime));
      const next = (yield* permutationGroup(powers, degree)).order;
      for (let k = 0, index = size / next; index > 1n; k++, index /= BigInt(prime)) {
        invariants[k] = (invariants[k] ?? 1n) * BigInt(prime);
      }
      size = next;
    }
  }
  return invariants.reverse();
}

/** The primes that divide the order of some permutation. Each is at most the degree. */
function primesOf(generators: readonly Int32Array[]): number[] {
  const orders = generators.map((images) => order({ images }));
  const degree = generators[0].length;
  const primes: number[] = [];
  for (let n = 2; n <= degree; n++) {
    if (primes.some((prime) => n % prime === 0)) continue;
    if (orders.some((each) => each % BigInt(n) === 0n)) primes.push(n);
  }
  return primes;
}

function powerOf(images: Int32Array, exponent: number): Int32Array {
  let power = images;
  for (let k = 1; k < exponent; k++) power = power.map((image) => images[image]);
  return power;
}

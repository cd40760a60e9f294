import type { Steps } from "../../steps";

/** A vector that leads nowhere after `order` times, and not earlier. */
export interface Cyclic {
  readonly vector: Uint8Array;
  readonly order: number;
}

/** All solutions of equations: one of them, if there are any, plus any sum of multiples of the generators. Each arises once. */
interface Solutions {
  readonly solution?: Uint8Array;
  readonly generators: readonly Cyclic[];
}

/** The largest powers of primes that divide a number. */
export function primePowers(number: number): { readonly prime: number; readonly power: number }[] {
  const powers: { prime: number; power: number }[] = [];
  for (let prime = 2, rest = number; rest > 1; prime++) {
    let power = 1;
    for (; rest % prime === 0; rest /= prime) power *= prime;
    if (power > 1) powers.push({ prime, power });
  }
  return powers;
}

/** The number whose product with another one leaves 1. They have no common divisor. */
export function inverse(number: number, modulus: number): number {
  for (let other = 1; other < modulus; other++) if ((number * other) % modulus === 1) return other;
  return 1;
}

/**
 * Solves the equations that the unknowns in each row add up to its constant, modulo a power of a prime. Rows and columns are exchanged so
 * that each pivot divides all entries that are left, and so all entries of its row. An entry that p divides never comes before an entry
 * that p does not divide. Below the pivots everything becomes 0. An unknown without a pivot is free, and a pivot p^v leaves p^v values for
 * its own. This takes the third power of the number of unknowns, and a byte for each pair.
 */
export function* solveModulo(
  rows: readonly ArrayLike<number>[],
  constants: ArrayLike<number>,
  prime: number,
  power: number,
): Steps<Solutions> {
  const count = rows.length;
  const width = count + 1;
  const table = new Uint8Array(count * width);
  rows.forEach((unknowns, row) => {
    for (let k = 0; k < unknowns.length; k++) table[row * width + unknowns[k]] = 1;
    table[row * width + count] = constants[row] % power;
  });
  /** What numbers up to the largest that arise, one entry plus a multiple of another, leave. */
  const left = Uint8Array.from({ length: power * power }, (_, number) => number % power);
  const unknownAt = Int32Array.from({ length: count }, (_, k) => k);
  const pivots: number[] = [];

  let pivot = 1;
  for (let rank = 0; rank < count;) {
    yield rank / count;
    const found = findPivot(table, width, rank, pivot * prime);
    if (found < 0) {
      pivot *= prime;
      if (pivot === power) break;
      continue;
    }
    const column = found % width;
    exchange(table, width, rank, column, (found - column) / width);
    [unknownAt[rank], unknownAt[column]] = [unknownAt[column], unknownAt[rank]];
    const top = rank * width;
    const unit = inverse(table[top + rank] / pivot, power);
    for (let k = rank; k < width; k++) table[top + k] = left[unit * table[top + k]]!;
    for (let at = top + width; at < table.length; at += width) {
      const times = power - table[at + rank] / pivot;
      if (times === power) continue;
      for (let k = rank; k < width; k++) table[at + k] = left[table[at + k] + times * table[top + k]]!;
    }
    pivots.push(pivot);
    rank++;
  }

  const rank = pivots.length;
  /** Follows the pivots upwards from the last unknowns. With `share` 0 the constants count as 0. */
  const follow = (values: Uint8Array, share: 0 | 1): Uint8Array => {
    const vector = new Uint8Array(count);
    for (let row = rank - 1; row >= 0; row--) {
      const at = row * width;
      let sum = share * table[at + count];
      for (let k = row + 1; k < count; k++) sum -= table[at + k] * values[k];
      const quotient = (sum / pivots[row]) % power;
      values[row] = (values[row] + quotient + power) % power;
    }
    for (let k = 0; k < count; k++) vector[unknownAt[k]] = values[k]!;
    return vector;
  };
  const generators: Cyclic[] = [];
  for (let k = 0; k < count; k++) {
    const order = k < rank ? pivots[k] : power;
    if (order === 1) continue;
    yield 1;
    const values = new Uint8Array(count);
    values[k] = power / order;
    generators.push({ vector: follow(values, 0), order });
  }
  const isSolvable = Array.from({ length: count }, (_, row) => table[row * width + count]).every(
    (constant, row) => constant % (pivots[row] ?? power) === 0,
  );
  return { ...(isSolvable && { solution: follow(new Uint8Array(count), 1) }), generators };
}

/** The place of an entry that is not a multiple of a number, in the rows and columns from `rank` on; −1 if there is none. */
function findPivot(table: Uint8Array, width: number, rank: number, multiple: number): number {
  for (let row = rank * width; row < table.length; row += width)
    for (let column = rank; column < width - 1; column++)
      if (table[row + column] % multiple !== 0) return row + column;
  return -1;
}

/** Brings an entry to the diagonal. */
function exchange(table: Uint8Array, width: number, rank: number, column: number, row: number): void {
  if (row !== rank) {
    const top = table.slice(rank * width, (rank + 1) * width);
    table.copyWithin(rank * width, row * width, (row + 1) * width);
    table.set(top, row * width);
  }
  if (column === rank) return;
  for (let at = 0; at < table.length; at += width)
    [table[at + rank], table[at + column]] = [table[at + column], table[at + rank]];
}

/** The sums that belong to a group element, each with its own modulus: `values` modulo `moduli`. */
export interface ResidueSums {
  readonly moduli: readonly number[];
  /** One row per generator. */
  readonly values: readonly (readonly number[])[];
}

/**
 * How many times more residue vectors there are than the generators' rows span by addition: the determinant of the lattice spanned by the
 * rows and the multiples of the moduli, made triangular by Euclid's algorithm.
 */
export function indexOfSpan({ moduli, values }: ResidueSums): bigint {
  const rows = values.map((row) => row.slice());
  let index = 1n;
  for (let column = 0; column < moduli.length; column++) {
    const pivot: number[] = moduli.map((modulus, k) => (k === column ? modulus : 0));
    for (const row of rows) {
      while (row[column] !== 0) {
        const times = Math.floor(pivot[column] / row[column]);
        for (let k = column; k < moduli.length; k++) {
          const rest = pivot[k] - times * row[k];
          pivot[k] = row[k];
          row[k] = k === column ? rest : ((rest % moduli[k]) + moduli[k]) % moduli[k];
        }
      }
    }
    index *= BigInt(pivot[column]);
  }
  return index;
}

/** Vectors over the field of two elements: bit k of a vector is bit k mod 32 of its word k / 32. Their sum is taken bit by bit. */
export type Bits = Uint32Array;

export const wordsFor = (bits: number): number => (bits + 31) >>> 5;

export const bitAt = (vector: Bits, k: number): number => (vector[k >>> 5] >>> (k & 31)) & 1;

export function setBit(vector: Bits, k: number): void {
  vector[k >>> 5] |= 1 << (k & 31);
}

export function add(to: Bits, vector: Bits): void {
  for (let word = 0; word < to.length; word++) to[word] ^= vector[word];
}

/** The number of bits that are 1 in a word. */
export function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function ones(vector: Bits): number {
  let count = 0;
  for (let word = 0; word < vector.length; word++) count += onesIn(vector[word]);
  return count;
}

/** Whether two vectors have an odd number of ones in common: their product. */
export function isOddOn(a: Bits, b: Bits): boolean {
  let common = 0;
  for (let word = 0; word < a.length; word++) common ^= a[word] & b[word];
  return (onesIn(common) & 1) === 1;
}

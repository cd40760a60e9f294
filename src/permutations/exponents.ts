/** The mark of an inverse. Its look-alikes are read as this one. */
export const PRIME = /'/;

/** The value of a number, plain or in superscript, or of a prime. */
export function exponentOf(written: string): bigint {
  return PRIME.test(written) ? -1n : BigInt(written.normalize("NFKC").replace("−", "-"));
}

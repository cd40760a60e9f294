/** Exponents as people write them: after a `^`, in superscript, or as the prime of an inverse, for which autocorrect has other signs. */
export const PRIME = /['’′]/;

/** The value of a number, plain or in superscript, or of a prime. */
export function exponentOf(written: string): bigint {
  return PRIME.test(written) ? -1n : BigInt(written.normalize("NFKC").replace("−", "-"));
}

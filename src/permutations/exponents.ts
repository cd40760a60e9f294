/** Exponents as people write them, each at the beginning of a text: after a `^`, in superscript, and the prime of an inverse. */
export const NUMBER = /^[-+−]?\d+/;
export const SUPERSCRIPT = /^[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/;
/** Autocorrect makes the typographic ones of the plain one. */
export const PRIME = /^['’′]/;

const SIGNS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺−";
const PLAIN = "0123456789-+-";

/** The value of what one of these matches. */
export function exponentOf(written: string): bigint {
  if (PRIME.test(written)) return -1n;
  return BigInt(written.replace(/[^\d+-]/g, (sign) => PLAIN[SIGNS.indexOf(sign)]));
}

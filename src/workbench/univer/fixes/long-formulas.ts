import { FORMULA_REF_TO_ARRAY_CACHE } from "@univerjs/preset-sheets-core";

/**
 * Keys Univer's formula caches by the whole text. Univer uses a 32-bit hash for texts of more than 64 characters. Of ten thousand formulas
 * that differed in their numbers, 448 got the hash, and so the result, of another.
 */
export function distinguishLongFormulas(): void {
  // One of these caches gives access to their class, which Univer does not export.
  const caches = Object.getPrototypeOf(FORMULA_REF_TO_ARRAY_CACHE) as { _hash(formula: string): string };
  caches._hash = (formula) => formula;
}

import { FORMULA_REF_TO_ARRAY_CACHE } from "@univerjs/preset-sheets-core";

/**
 * Lets Univer's caches of formulas go by their whole texts. A text of more than 64 letters goes by a 32-bit hash there, and
 * of ten thousand formulas that differed in their numbers only 448 had that of another, and with it the other's answer.
 *
 * Seen in Univer 0.25.1.
 */
export function tellLongFormulasApart(): void {
  // One of these caches gives access to their class, which Univer does not export.
  const caches = Object.getPrototypeOf(FORMULA_REF_TO_ARRAY_CACHE) as { _hash(formula: string): string };
  caches._hash = (formula) => formula;
}

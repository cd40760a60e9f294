/** Excel keeps fifteen digits of a number and replaces the rest with zeros. */
const EXACT = /^\d{1,15}$/;

/**
 * A non-negative whole number as a cell can show it: a number while it is exact, otherwise its digits as text. Other notation, such as
 * 9999!/2, is left unchanged.
 */
export function exactNumber(value: bigint | string): number | string {
  const text = String(value);
  return EXACT.test(text) ? Number(text) : text;
}

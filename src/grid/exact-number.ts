/** Excel keeps fifteen digits of a number, and shows zeros after them. */
const EXACT = /^\d{1,15}$/;

/**
 * A whole number that is not negative as a cell can show it: a number while that is exact, else its digits as text. What is
 * written otherwise, such as 9999!/2, stays as it is.
 */
export function exactNumber(value: bigint | string): number | string {
  const text = String(value);
  return EXACT.test(text) ? Number(text) : text;
}

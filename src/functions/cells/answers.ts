import { CellError } from "../../puzzles";

/** The longest text that a cell holds. */
const LONGEST_TEXT = 32_767;

/** A whole number as a cell can hold it: a number while that is exact, else its digits as text. */
export function exactNumber(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : cellText(value.toString(), "the answer");
}

/** A text that fits into a cell. */
export function cellText(text: string, argument: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const [length, longest] = [text.length, LONGEST_TEXT].map((number) => number.toLocaleString("en"));
  throw new CellError(argument, `the answer has ${length} characters, and a cell holds at most ${longest}`);
}

import type { Culture } from "./culture";
import { typedDate, typedTime } from "./typed-date";
import { typedNumber } from "./typed-number";

/** What a typed text becomes. */
export interface TypedValue {
  readonly value: number | boolean;
  /** The number format of a cell that has none. */
  readonly pattern?: string;
}

/**
 * What Excel makes of a text that is typed or pasted into a cell: `5-4-1` is a date, `(5)` is -5, and in German `1,2` is 1.2. Undefined if
 * the text stays a text. Formulas, texts behind an apostrophe and cells of texts are not its concern.
 *
 * Left out on purpose, so these stay texts: dates with the names of months or with a time, different separators in one date, blanks
 * inside, fractions (`1 1/2`), more than 59 minutes, foreign currencies, and the percentages that Excel makes of numbers in a cell of
 * percentages. No puzzle is written like these.
 */
export function typedValue(text: string, culture: Culture, today: Date): TypedValue | undefined {
  const typed = text.trim();
  if (/\d/.test(typed))
    return typedNumber(typed, culture) ?? typedDate(typed, culture, today) ?? typedTime(typed, culture);
  const word = typed.toUpperCase();
  if (word === culture.true) return { value: true };
  return word === culture.false ? { value: false } : undefined;
}

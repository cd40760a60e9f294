import { i18n } from "./index";

/** A list as far as it is shown, with the number of further entries, if any. */
export const andMore = (shown: string, more: number): string =>
  more > 0 ? i18n.t("{shown} and {more, number} more", { shown, more }) : shown;

/** A message is cut off in a cell, and a longer list cannot be read in a narrow pane. */
export const MOST_LISTED = 12;

/** Addresses or the like as a text: only the first ones of many, so that what is said of them is not lost. */
export const listed = (entries: readonly (string | number)[], most = MOST_LISTED): string =>
  andMore(entries.slice(0, most).join(", "), entries.length - most);

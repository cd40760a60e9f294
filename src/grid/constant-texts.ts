/** The most characters of a text in a formula; longer ones Excel refuses. */
export const MAX_CONSTANT_TEXT = 255;

/** The formula of a text, cut off where Excel's limit is: `="My maze"`. */
export const constantText = (text: string): string =>
  `="${text.slice(0, MAX_CONSTANT_TEXT).replaceAll('"', '""')}"`;

/** The text that a formula such as `="My maze"` consists of; undefined for all other formulas. */
export const textOfConstant = (formula: string): string | undefined =>
  /^="((?:[^"]|"")*)"$/.exec(formula)?.[1].replaceAll('""', '"');

/** The most characters of a text in a formula; longer ones Excel refuses. */
export const MAX_CONSTANT_TEXT = 255;

/** A text of any length as a part of a formula: `"one"&"two"`. */
export function textInFormula(text: string): string {
  const parts = text.match(new RegExp(`.{1,${MAX_CONSTANT_TEXT}}`, "gs")) ?? [""];
  return parts.map((part) => `"${part.replaceAll('"', '""')}"`).join("&");
}

/** The formula of a text, cut off where Excel's limit is: `="My maze"`. */
export const constantText = (text: string): string => `=${textInFormula(text.slice(0, MAX_CONSTANT_TEXT))}`;

/** The text that a formula such as `="My maze"` consists of; undefined for all other formulas. */
export const textOfConstant = (formula: string): string | undefined =>
  /^="((?:[^"]|"")*)"$/.exec(formula)?.[1]!.replaceAll('""', '"');

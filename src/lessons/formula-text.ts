/** A formula's result, embedded in a text for `textFormula`. */
export function answerOf(formula: string): string {
  return `"&${formula}&"`;
}

/**
 * A text as a part of a formula. `{count} tiles` becomes `COUNT(A1:A9)&" tiles"` if the count is `answerOf` a formula. Quotation marks in
 * the text must be “typographic” ones.
 */
export function textFormula(text: string): string {
  return `"${text}"`.replace(/^""&|&""$/g, "");
}

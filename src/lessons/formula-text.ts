/** A formula's answer in the midst of a text for `textFormula`. */
export function answerOf(formula: string): string {
  return `"&${formula}&"`;
}

/**
 * A text as a part of a formula; `COUNT(A1:A9)&" tiles"` says `{count} tiles` where the count is `answerOf` a formula.
 * Its own quotation marks have to be “typographic” ones.
 */
export function textFormula(text: string): string {
  return `"${text}"`.replace(/^""&|&""$/g, "");
}

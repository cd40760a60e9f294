import type { Area } from "./layout";

/** A formula's result, embedded in a text for `textFormula`. */
export function answerOf(formula: string): string {
  return `"&${formula}&"`;
}

/** The address of cells, embedded in a text for `textFormula`. It follows rows and columns that a person inserts. */
export function addressIn(cells: Area): string {
  const [first, last] = [cells.first, cells.cell(cells.rows - 1, cells.columns - 1)].map(
    (cell) => `ADDRESS(ROW(${cell}),COLUMN(${cell}),4)`,
  );
  return answerOf(first === last ? first! : `${first}&":"&${last}`);
}

/**
 * A text as a part of a formula. `{count} tiles` becomes `COUNT(A1:A9)&" tiles"` if the count is `answerOf` a formula. Quotation marks in
 * the text must be “typographic” ones.
 */
export function textFormula(text: string): string {
  return `"${text}"`.replace(/^""&|&""$/g, "");
}

import { callsOurs, typedFormula } from "../workbooks/formulas/stored";
import { isCalled, joined, tokensOf, type Token } from "../workbooks/formulas/tokens";

/** The contents of a cell, as in Office.js. */
export interface HeldContent {
  /** The formula, or the value if there is none. */
  readonly formula: unknown;
  readonly value: unknown;
}

/** The formula of a cell, if it is one and not a text that looks like one. */
export function formulaIn({ formula, value }: HeldContent): string | undefined {
  const isFormula = typeof formula === "string" && formula.startsWith("=") && formula !== value;
  return isFormula ? formula : undefined;
}

/** Whether a cell has a formula that calls one of our functions. */
export function isOurs(content: HeldContent): boolean {
  const formula = formulaIn(content);
  return formula !== undefined && callsOurs(formula);
}

/** What files and other programs turn our formulas into when they do not know the add-in. */
const STORED_AS_TEXT = /^=?@?_xldudf_PUZZLE_/i;

/**
 * One of our formulas, to enter again in place of a cell's contents. Excel does not recognise it, it is in the form that files store, or
 * `@` reduces its result to one cell. Undefined for all other cells.
 */
export function mendedFormula(content: HeldContent): string | undefined {
  const { formula, value } = content;
  const isText = typeof value === "string" && STORED_AS_TEXT.test(value);
  const held = formulaIn(content) ?? (isText ? String(formula) : undefined);
  if (held === undefined) return undefined;
  const mended = withoutIntersection(typedFormula(held.replace(/^=/, "")));
  if (!callsOurs(mended)) return undefined;
  return mended !== held || value === "#NAME?" ? mended : undefined;
}

/** Removes the `@` in front of calls of our functions. */
function withoutIntersection(formula: string): string {
  const tokens = tokensOf(formula);
  const isKept = ({ text }: Token, index: number) =>
    text !== "@" ||
    !tokens[index + 1]?.text.toUpperCase().startsWith("PUZZLE.") ||
    !isCalled(tokens, index + 1);
  return joined(tokens.filter(isKept));
}

/**
 * A formula with the addresses of areas in place of this sheet's spills that have become values.
 *
 * @param areas the last cell of each such spill, keyed by its first, such as `C9` by `B3`
 */
export function withAreasForSpills(formula: string, areas: ReadonlyMap<string, string>): string {
  const tokens = tokensOf(formula);
  return joined(
    tokens.map((token, index) => {
      if (token.kind !== "spilled" || tokens[index - 1]?.kind === "sheet") return token;
      const first = token.text.slice(0, -1);
      const last = areas.get(first.replaceAll("$", "").toUpperCase());
      return last === undefined ? token : { ...token, text: `${first}:${fixedAs(first, last)}` };
    }),
  );
}

/** An address with the same absolute column and row as another one. */
function fixedAs(model: string, address: string): string {
  const [, column, row] = /^([A-Z]+)(\d+)$/.exec(address)!;
  return `${model.startsWith("$") ? "$" : ""}${column}${/\$\d/.test(model) ? "$" : ""}${row}`;
}

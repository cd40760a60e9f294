import { STORED_NAMES } from "./newer-functions";
import { isCalled, joined, tokensOf, type Token } from "./tokens";
import { withMarkedVariables, withoutVariableMark } from "./variables";

/** Our functions' namespace, and what Office puts before an add-in's functions in files. */
const NAMESPACE = "PUZZLE";
const ADD_IN = "_xldudf_";

/** A formula as a file holds it: without its equals sign, and with the prefixes of add-ins and of newer functions. */
export function storedFormula(typed: string): string {
  const tokens = withMarkedVariables(tokensOf(typed.replace(/^=/, "")));
  return joined(tokens.map((token, index) => ({ ...token, text: stored(token, isCalled(tokens, index)) })));
}

function stored({ kind, text }: Token, called: boolean): string {
  if (kind === "spilled") return `_xlfn.ANCHORARRAY(${text.slice(0, -1)})`;
  if (!called) return text;
  const name = text.toUpperCase();
  if (name.startsWith(`${NAMESPACE}.`)) return ADD_IN + name.replace(".", "_");
  return STORED_NAMES.get(name) ?? text;
}

/** A formula as it is typed, from what a file holds. */
export function typedFormula(inFile: string): string {
  if (!/_xl/i.test(inFile)) return `=${inFile}`;
  const tokens = tokensOf(inFile).map((token) => ({ ...token, text: typed(token) }));
  return `=${joined(tokens)
    .replace(/ANCHORARRAY\((\$?[A-Z]{1,3}\$?\d{1,7})\)/g, "$1#")
    .replace(/(?<![\w.])SINGLE\(((?:[^()"]|\([^()"]*\))*)\)/g, "@$1")}`;
}

function typed({ kind, text }: Token): string {
  if (kind !== "name") return text;
  if (text.toLowerCase().startsWith(ADD_IN)) return text.slice(ADD_IN.length).replace("_", ".");
  return withoutVariableMark(text.replace(/^_xlfn\.(_xlws\.)?/i, ""));
}

/** Functions that answer many cells, and those that answer a reference. */
const ANSWERS_CELLS = new Set(
  "FILTER SORT SORTBY UNIQUE SEQUENCE RANDARRAY MUNIT TRANSPOSE MMULT MINVERSE FREQUENCY TEXTSPLIT TOCOL TOROW WRAPCOLS WRAPROWS TAKE DROP EXPAND HSTACK VSTACK CHOOSECOLS CHOOSEROWS MAP BYROW BYCOL SCAN MAKEARRAY INDEX OFFSET INDIRECT XLOOKUP LET LAMBDA REDUCE".split(
    " ",
  ),
);

/**
 * Whether a formula may have an answer of many cells, or calculates with many cells at once. Excel would put `@` before parts of it
 * and take single cells there, unless the file says that it is a dynamic array's.
 */
export function isDynamic(typedText: string): boolean {
  const tokens = tokensOf(typedText);
  return tokens.some(({ kind, text }, index) => {
    if (kind === "rows" || kind === "columns" || kind === "spilled" || text === ":" || text === "{")
      return true;
    if (!isCalled(tokens, index)) return kind === "name" && !/^(TRUE|FALSE)$/i.test(text);
    return text.toUpperCase().startsWith(`${NAMESPACE}.`) || ANSWERS_CELLS.has(text.toUpperCase());
  });
}

/** Whether a formula calls one of our functions. */
export function callsOurs(typedText: string): boolean {
  const tokens = tokensOf(typedText);
  return tokens.some(
    ({ text }, index) => isCalled(tokens, index) && text.toUpperCase().startsWith(`${NAMESPACE}.`),
  );
}

import { MAX_COLUMNS, MAX_ROWS } from "../../../../grid/limits";
import { inQuotes, unquoteSheet } from "../../../../grid/sheet-names";
import { areaOf, type CellRange, type DefinedName } from "../../../../workbooks";
import { joined, tokensOf, type Token } from "../../../../workbooks/formulas/tokens";

/** The sheet to which formulas belong, and the names that they may use. */
export interface FormulaScope {
  readonly sheet: string;
  readonly names: readonly DefinedName[];
}

/** The cells of the sheet that a formula refers to. */
export function areasIn(formula: string, { sheet, names }: FormulaScope): CellRange[] {
  const tokens = tokensOf(formula);
  const areas: CellRange[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { kind, text } = tokens[at]!;
    const [before, last] = [tokens[at - 1], tokens[at + 2]];
    if (before?.kind === "sheet" && !isSheet(before, sheet)) continue;
    if (kind === "name") {
      const name = names.find((each) => each.name.toLowerCase() === text.toLowerCase());
      if (name) areas.push(...areasIn(name.refersTo, { sheet, names: [] }));
    } else if (kind === "cell" && tokens[at + 1]?.text === ":" && last?.kind === "cell") {
      areas.push(spanned(areaOf(text), areaOf(last.text)));
      at += 2;
    } else if (kind === "cell") areas.push(areaOf(text));
    else if (kind === "spilled") areas.push(areaOf(text.slice(0, -1)));
    else if (kind === "columns") areas.push(columnsOf(text));
    else if (kind === "rows") areas.push(rowsOf(text));
  }
  return areas;
}

function isSheet({ text }: Token, sheet: string): boolean {
  return unquoteSheet(text.replace(/!$/, "")).toLowerCase() === sheet.toLowerCase();
}

const spanned = (a: CellRange, b: CellRange): CellRange => ({
  startRow: Math.min(a.startRow, b.startRow),
  startCol: Math.min(a.startCol, b.startCol),
  endRow: Math.max(a.endRow, b.endRow),
  endCol: Math.max(a.endCol, b.endCol),
});

function columnsOf(text: string): CellRange {
  const [first, last] = text.split(":").map((column) => areaOf(`${column}1`));
  return { ...spanned(first!, last!), endRow: MAX_ROWS - 1 };
}

function rowsOf(text: string): CellRange {
  const [first, last] = text.split(":").map((row) => areaOf(`A${row.replace("$", "")}`));
  return { ...spanned(first!, last!), endCol: MAX_COLUMNS - 1 };
}

/** The formula with the sheet name added to all unqualified addresses and sheet-level names. */
export function qualified(formula: string, { sheet, names }: FormulaScope): string {
  const prefix = `${inQuotes(sheet)}!`;
  const own = new Set(names.filter((name) => name.sheet === sheet).map(({ name }) => name.toLowerCase()));
  const tokens = tokensOf(formula);
  return joined(
    tokens.map((token, at) => {
      const isAddress = ["cell", "columns", "rows", "spilled"].includes(token.kind);
      const isOwnName = token.kind === "name" && own.has(token.text.toLowerCase());
      const isEnd = tokens[at - 1]?.text === ":" && tokens[at - 2]?.kind === "cell";
      if ((!isAddress && !isOwnName) || isEnd || tokens[at - 1]?.kind === "sheet") return token;
      return { ...token, text: prefix + token.text };
    }),
  );
}

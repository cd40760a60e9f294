/** The kinds of tokens that matter for the form of formulas in files. */
type TokenKind = "text" | "sheet" | "table" | "spilled" | "rows" | "columns" | "cell" | "name" | "other";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const COLUMN = String.raw`\$?[A-Za-z]{1,3}`;
const ROW = String.raw`\$?\d{1,7}`;
const NAME = String.raw`[\p{L}_\\][\p{L}\p{N}_.\\?]*`;

/** Tried in this order. A match that begins or ends inside a word is not an address. */
const PATTERNS: readonly (readonly [TokenKind, string])[] = [
  ["text", String.raw`"[^"]*(?:""[^"]*)*"?`],
  ["sheet", String.raw`'[^']*(?:''[^']*)*'?!?|(?:\[\d+\])?${NAME}!`],
  ["table", String.raw`\[[^\]]*\]?`],
  ["spilled", String.raw`${COLUMN}${ROW}#`],
  ["columns", String.raw`${COLUMN}:${COLUMN}(?![\p{L}\p{N}_.(])`],
  ["rows", String.raw`${ROW}:${ROW}(?![\p{L}\p{N}_.])`],
  ["cell", String.raw`${COLUMN}${ROW}(?![\p{L}\p{N}_.(!])`],
  ["name", NAME],
  ["other", String.raw`(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|[^]`],
];

const TOKEN = new RegExp(PATTERNS.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join("|"), "gu");

/** The parts of a formula. Joined, they give the formula again. */
export function tokensOf(formula: string): Token[] {
  return Array.from(formula.matchAll(TOKEN), ({ 0: text, groups }) => ({
    kind: PATTERNS.find(([kind]) => groups![kind] !== undefined)![0],
    text,
  }));
}

export const joined = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join("");

/** Whether the token at an index is a function name: a name before an opening parenthesis. */
export function isCalled(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.kind === "name" && tokens[index + 1]?.text === "(";
}

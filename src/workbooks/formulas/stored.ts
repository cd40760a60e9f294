import { isCalled, joined, tokensOf, type Token } from "./tokens";

/** The prefix of the variables of LET and LAMBDA in files. */
const PREFIX = "_xlpm.";

/** Which arguments of a function name a variable, given the number of arguments. */
const NAMING: Readonly<Record<string, (index: number, count: number) => boolean>> = {
  LET: (index, count) => index % 2 === 0 && index < count - 1,
  LAMBDA: (index, count) => index < count - 1,
};

/** The tokens with the prefix added to each variable of LET and LAMBDA within the call that names it. */
function withMarkedVariables(tokens: readonly Token[]): Token[] {
  const marked = [...tokens];
  tokens.forEach((token, index) => {
    const naming = NAMING[token.text.toUpperCase()];
    if (!naming || !isCalled(tokens, index)) return;
    const call = argumentsOf(tokens, index + 2);
    const named = new Set(
      call.arguments
        .flatMap((words, argument) =>
          words.length === 1 && naming(argument, call.arguments.length) ? words : [],
        )
        .map(({ text }) => text.toLowerCase()),
    );
    for (let at = index + 2; at < call.end; at++) {
      const { kind, text } = tokens[at]!;
      if (kind === "name" && named.has(text.toLowerCase())) marked[at] = { kind, text: PREFIX + text };
    }
  });
  return marked;
}

/** The arguments of a call, without spaces, and the index of its closing token. */
function argumentsOf(tokens: readonly Token[], start: number): { arguments: Token[][]; end: number } {
  const found: Token[][] = [[]];
  let depth = 0;
  let end = start;
  for (; end < tokens.length; end++) {
    const token = tokens[end]!;
    if (token.text === ")" && depth === 0) break;
    if ("({".includes(token.text)) depth++;
    if (")}".includes(token.text)) depth--;
    if (token.text === "," && depth === 0) found.push([]);
    else if (token.text.trim() !== "") found.at(-1)!.push(token);
  }
  return { arguments: found, end };
}

const withoutVariableMark = (text: string): string =>
  text.toLowerCase().startsWith(PREFIX) ? text.slice(PREFIX.length) : text;

/**
 * Functions newer than Excel 2007. Files store them with the prefix `_xlfn.`, so that older versions know what they lack (Microsoft,
 * "Issue: An _xlfn. prefix is displayed in front of a formula").
 */
const AFTER_2007 = `
  ACOT ACOTH AGGREGATE ARABIC ARRAYTOTEXT BASE BETA.DIST BETA.INV BINOM.DIST BINOM.DIST.RANGE BINOM.INV BITAND BITLSHIFT BITOR
  BITRSHIFT BITXOR BYCOL BYROW CEILING.MATH CEILING.PRECISE CHISQ.DIST CHISQ.DIST.RT CHISQ.INV CHISQ.INV.RT CHISQ.TEST
  CHOOSECOLS CHOOSEROWS COMBINA CONCAT CONFIDENCE.NORM CONFIDENCE.T COT COTH COVARIANCE.P COVARIANCE.S CSC CSCH DAYS DECIMAL
  DROP ENCODEURL ERF.PRECISE ERFC.PRECISE EXPAND EXPON.DIST F.DIST F.DIST.RT F.INV F.INV.RT F.TEST FILTERXML FLOOR.MATH
  FLOOR.PRECISE FORECAST.ETS FORECAST.LINEAR FORMULATEXT GAMMA GAMMA.DIST GAMMA.INV GAMMALN.PRECISE GAUSS GROUPBY HSTACK
  HYPGEOM.DIST IFNA IFS IMAGE IMCOSH IMCOT IMCSC IMCSCH IMSEC IMSECH IMSINH IMTAN ISFORMULA ISOMITTED ISOWEEKNUM LAMBDA LET
  LOGNORM.DIST LOGNORM.INV MAKEARRAY MAP MAXIFS MINIFS MODE.MULT MODE.SNGL MUNIT NEGBINOM.DIST NETWORKDAYS.INTL NORM.DIST
  NORM.INV NORM.S.DIST NORM.S.INV NUMBERVALUE PDURATION PERCENTILE.EXC PERCENTILE.INC PERCENTRANK.EXC PERCENTRANK.INC
  PERMUTATIONA PHI PIVOTBY POISSON.DIST QUARTILE.EXC QUARTILE.INC RANDARRAY RANK.AVG RANK.EQ REDUCE REGEXEXTRACT REGEXREPLACE
  REGEXTEST RRI SCAN SEC SECH SEQUENCE SHEET SHEETS SKEW.P SORTBY STDEV.P STDEV.S SWITCH T.DIST T.DIST.2T T.DIST.RT T.INV
  T.INV.2T T.TEST TAKE TEXTAFTER TEXTBEFORE TEXTJOIN TEXTSPLIT TOCOL TOROW TRIMRANGE UNICHAR UNICODE UNIQUE VALUETOTEXT VAR.P
  VAR.S VSTACK WEBSERVICE WEIBULL.DIST WORKDAY.INTL WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR Z.TEST`;

/** These two have an additional prefix. */
const IN_WORKSHEETS = "FILTER SORT";

/** How functions are stored in a file, by name. */
const STORED_NAMES: ReadonlyMap<string, string> = new Map([
  ...AFTER_2007.trim()
    .split(/\s+/)
    .map((name) => [name, `_xlfn.${name}`] as const),
  ...IN_WORKSHEETS.split(" ").map((name) => [name, `_xlfn._xlws.${name}`] as const),
]);

/** Our functions' namespace, and the prefix that Office gives an add-in's functions in files. */
const NAMESPACE = "PUZZLE";
const ADD_IN = "_xldudf_";

/** A formula as stored in a file: without its equals sign, and with the prefixes of add-ins and newer functions. */
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

/** A formula as typed, from its form in a file. */
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

/** Functions that return many cells, and those that return a reference. */
const ANSWERS_CELLS = new Set(
  "FILTER SORT SORTBY UNIQUE SEQUENCE RANDARRAY MUNIT TRANSPOSE MMULT MINVERSE FREQUENCY TEXTSPLIT TOCOL TOROW WRAPCOLS WRAPROWS TAKE DROP EXPAND HSTACK VSTACK CHOOSECOLS CHOOSEROWS MAP BYROW BYCOL SCAN MAKEARRAY INDEX OFFSET INDIRECT XLOOKUP LET LAMBDA REDUCE".split(
    " ",
  ),
);

/**
 * Whether a formula may return many cells, or calculates with many cells at once. Excel would insert `@` and take single cells there,
 * unless the file marks it as a dynamic array formula.
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

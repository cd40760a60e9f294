import { MAX_FORMULA_LENGTH } from "../grid/limits";
import { isCalled, tokensOf } from "../workbooks/formulas/tokens";

/**
 * Excel's functions that a link's formulas may call besides ours: the functions of lessons and of laid-out groups. They answer from their
 * arguments alone, and with about as much as they get. None reads an address from a text, a file or the network, and none makes cells or
 * texts of any size.
 */
const PLAIN = new Set(
  `ABS ADDRESS AND AVERAGE CHAR CHOOSE CODE COLUMN COLUMNS COMBIN CONCAT COUNT COUNTA COUNTBLANK COUNTIF COUNTIFS ERROR.TYPE EXACT FACT
  FALSE FILTER FIND GCD IF IFERROR IFNA INDEX INT ISBLANK ISERR ISERROR ISEVEN ISNA ISNUMBER ISODD ISTEXT LCM LEFT LEN LOG LOWER MATCH
  MAX MAXIFS MEDIAN MID MIN MINIFS MOD N NA NOT OR POWER PRODUCT QUOTIENT RIGHT ROUND ROUNDDOWN ROUNDUP ROW ROWS SEARCH SIGN SMALL SORT
  SQRT SUBSTITUTE SUM SUMIF SUMIFS SUMPRODUCT TEXTJOIN TRANSPOSE TRIM TRUE UNIQUE UPPER VALUE XLOOKUP XMATCH`.split(
    /\s+/,
  ),
);

const OURS = /^PUZZLE\.[A-Z0-9]+$/;
/** Numbers, operators, separators, parentheses and spaces. */
const SIGN = /^(?:[\d.]+(?:[eE][+-]?\d+)?|[-+*/^&=<>%,:;(){}\s])$/;
const WHOLE_TEXT = /^"(?:[^"]|"")*"$/;

/**
 * Whether a link may carry a formula. It may if it consists of our functions and plain functions of Excel's, cells and names of its own
 * sheet, numbers, texts and operators.
 *
 * @param names the sheet's own names, in lower case
 */
export function mayBeLinked(formula: string, names: ReadonlySet<string>): boolean {
  if (!formula.startsWith("=") || formula.length > MAX_FORMULA_LENGTH) return false;
  const tokens = tokensOf(formula.slice(1));
  let depth = 0;
  return (
    tokens.length > 0 &&
    tokens.every(({ kind, text }, index) => {
      if (kind === "text") return WHOLE_TEXT.test(text);
      if (kind === "name") {
        const name = text.toUpperCase();
        if (isCalled(tokens, index)) return OURS.test(name) || PLAIN.has(name);
        return name === "TRUE" || name === "FALSE" || names.has(text.toLowerCase());
      }
      if (kind === "sheet" || kind === "table") return false;
      if (kind !== "other") return true;
      if (text === "(") depth++;
      if (text === ")") depth--;
      return depth >= 0 && SIGN.test(text);
    }) &&
    depth === 0
  );
}

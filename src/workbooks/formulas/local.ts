import { i18n } from "../../language";
import { joined, tokensOf, type Token } from "./tokens";

/** How formulas are typed in an Excel, where this differs from English. */
export interface Notation {
  readonly decimal: string;
  /** Between arguments. */
  readonly list: string;
  /** Between the columns of an array constant; its rows have `;` everywhere. */
  readonly column: string;
  readonly true: string;
  readonly false: string;
}

export const ENGLISH_NOTATION: Notation = {
  decimal: ".",
  list: ",",
  column: ",",
  true: "TRUE",
  false: "FALSE",
};

/** Languages in which a point separates the columns of an array; the others with a decimal comma have a backslash. */
const WITH_POINTS = new Set(["de", "fr"]);

/**
 * The notation for a system's culture, such as `de-DE`, and its decimal sign. Office.js does not report Excel's separators, which follow
 * from these two unless the user has changed them in the system.
 */
export function notationOf(culture: string, decimal: string): Notation {
  if (decimal !== ",") return ENGLISH_NOTATION;
  const [language = ""] = culture.toLowerCase().split("-");
  const isPanes = language === i18n.locale;
  return {
    decimal,
    list: ";",
    column: WITH_POINTS.has(language) ? "." : "\\",
    true: isPanes ? i18n.t("TRUE") : ENGLISH_NOTATION.true,
    false: isPanes ? i18n.t("FALSE") : ENGLISH_NOTATION.false,
  };
}

/** What to type in a notation for an English formula, such as `range.formulas` holds. */
export function localFormula(formula: string, notation: Notation): string {
  let depth = 0;
  const local = ({ kind, text }: Token): string => {
    if (kind === "name" && /^(TRUE|FALSE)$/i.test(text))
      return text.toUpperCase() === "TRUE" ? notation.true : notation.false;
    if (kind !== "other") return text;
    if (text === "{") depth++;
    if (text === "}") depth--;
    if (text === ",") return depth > 0 ? notation.column : notation.list;
    return /\d/.test(text) ? text.replace(".", notation.decimal) : text;
  };
  return joined(tokensOf(formula).map((token) => ({ ...token, text: local(token) })));
}

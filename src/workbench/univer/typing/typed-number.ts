import type { Culture } from "./culture";

/** What a typed text becomes. */
export interface TypedValue {
  readonly value: number | boolean;
  /** The number format of a cell that has none. */
  readonly pattern?: string;
}

/** Excel keeps as many digits of a number, and takes 0 for the others. */
const DIGITS = 15;

const PERCENT = "%";

/** The currency sign, and the number formats that Excel gives to amounts. */
interface Currency {
  readonly sign: string;
  readonly whole: string;
  readonly broken: string;
}

const DOLLAR: Currency = {
  sign: "$",
  whole: "$#,##0_);[Red]($#,##0)",
  broken: "$#,##0.00_);[Red]($#,##0.00)",
};
const EURO: Currency = {
  sign: "€",
  whole: "#,##0 €;[Red]-#,##0 €",
  broken: "#,##0.00 €;[Red]-#,##0.00 €",
};

/** The number that a text stands for when it is typed: `1,234`, `(5)`, `50%`, `1e5`. Undefined if it stands for none. */
export function typedNumber(text: string, culture: Culture): TypedValue | undefined {
  // A language alone does not say in which currency its people pay.
  const currency = culture.decimal === "." ? DOLLAR : EURO;
  const inside = /^\(([^()+-]+)\)$/.exec(text)?.[1];
  let rest = inside ?? text;
  let isNegative = inside !== undefined;
  let sign: string | undefined;
  let unit: string | undefined;
  // Signs and units stand around the digits, each at most once: -$5, $-5, 5 %.
  for (;;) {
    const first = rest[0];
    const last = rest.at(-1)!;
    if (sign === undefined && inside === undefined && (first === "-" || first === "+")) {
      sign = first;
      isNegative = first === "-";
      rest = rest.slice(1);
    } else if (unit === undefined && (first === PERCENT || first === currency.sign)) {
      unit = first;
      rest = rest.slice(1).trimStart();
    } else if (unit === undefined && (last === PERCENT || last === currency.sign)) {
      unit = last;
      rest = rest.slice(0, -1).trimEnd();
    } else break;
    if (rest === "") return undefined;
  }
  const [decimal, group] = [culture.decimal, culture.group].map((each) => `\\${each}`);
  const pattern = `^(\\d{1,3}(?:${group}\\d{3})+|\\d*)(?:${decimal}(\\d*))?(e[+-]?\\d+)?$`;
  const [matched, whole = "", fraction = "", exponent = ""] = new RegExp(pattern, "i").exec(rest) ?? [];
  if (matched === undefined || whole + fraction === "") return undefined;
  const size = Number(`${exactly(whole.replaceAll(culture.group, ""), fraction)}${exponent}`);
  if (!Number.isFinite(size)) return undefined;
  const value = (isNegative ? -size : size) / (unit === PERCENT ? 100 : 1) || 0;
  return { value, ...formatOf() };

  function formatOf(): { pattern?: string } {
    const isWhole = fraction === "";
    if (unit === PERCENT) return { pattern: isWhole ? "0%" : "0.00%" };
    if (unit !== undefined) return { pattern: isWhole ? currency.whole : currency.broken };
    if (exponent !== "") return { pattern: "0.00E+00" };
    if (whole.includes(culture.group)) return { pattern: isWhole ? "#,##0" : "#,##0.00" };
    return {};
  }
}

/** A decimal number with as many digits as Excel keeps. */
function exactly(whole: string, fraction: string): string {
  let kept = 0;
  const keep = (digits: string) =>
    digits.replace(/\d/g, (digit) => {
      if (kept > 0 || digit !== "0") kept++;
      return kept > DIGITS ? "0" : digit;
    });
  return `${keep(whole) || "0"}.${keep(fraction) || "0"}`;
}

import type { Culture } from "./culture";

/** What a typed text becomes. */
interface TypedValue {
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
function typedNumber(text: string, culture: Culture): TypedValue | undefined {
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

const FIRST_YEAR = 1900;
/** Two digits are a year of this century below this number, and of the last one otherwise. */
const LAST_CENTURY = 30;
const DAY = 86_400_000;
/** Excel counts a 29 February 1900, which there was not. */
const LAST_BEFORE_GAP = 59;

/** The date that a text stands for when it is typed: `5-4-1`, `1/2`, `2001-5-4`. Undefined if it stands for none. */
function typedDate(text: string, culture: Culture, today: Date): TypedValue | undefined {
  const { isMonthFirst, dateSeparator, formats } = culture;
  const separator = text.match(/\D/)?.[0];
  if (separator === undefined || !["-", "/", dateSeparator].includes(separator)) return undefined;
  // Germans write a point behind the month, too.
  const typed = dateSeparator === "." && separator === "." ? text.replace(/(?<=\..*)\.$/, "") : text;
  const parts = typed.split(separator);
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return undefined;

  const [a, b, c] = parts as [string, string, string?];
  if (parts.length === 3) {
    if (a.length === 4) return dated(a, b, c!, formats.date);
    return isMonthFirst ? dated(c!, a, b, formats.date) : dated(c!, b, a, formats.date);
  }
  if (parts.length !== 2) return undefined;
  const thisYear = String(today.getFullYear());
  return (
    (isMonthFirst ? dated(thisYear, a, b, formats.dayMonth) : dated(thisYear, b, a, formats.dayMonth)) ??
    (b.length > 1 ? dated(b, a, "1", formats.monthYear) : undefined) ??
    (a.length === 4 ? dated(a, b, "1", formats.monthYear) : undefined)
  );
}

function dated(year: string, month: string, day: string, pattern: string): TypedValue | undefined {
  if (year.length === 3 || month.length > 2 || day.length > 2) return undefined;
  const short = Number(year);
  const y = year.length === 4 ? short : short + FIRST_YEAR + (short < LAST_CENTURY ? 100 : 0);
  const [m, d] = [Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (y < FIRST_YEAR || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return undefined;
  const days = (date.getTime() - Date.UTC(FIRST_YEAR, 0, 0)) / DAY;
  return { value: days > LAST_BEFORE_GAP ? days + 1 : days, pattern };
}

const HOURS_A_DAY = 24;

/** The time that a text stands for when it is typed: `12:30`, `5:04 pm`, `5 a`. Undefined if it stands for none. */
function typedTime(text: string, { isMonthFirst }: Culture): TypedValue | undefined {
  const match = /^(\d{1,4})(?::([0-5]?\d))?(?::([0-5]?\d))?(?: ([ap])m?)?$/i.exec(text);
  if (!match) return undefined;
  const [, hours, minutes, seconds, half] = match;
  if (half === undefined ? minutes === undefined : !isMonthFirst) return undefined;
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  }
  const value = (hour + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600) / HOURS_A_DAY;
  if (hour >= HOURS_A_DAY) return { value, pattern: "[h]:mm:ss" };
  return { value, pattern: `h:mm${seconds === undefined ? "" : ":ss"}${half === undefined ? "" : " AM/PM"}` };
}

/**
 * What Excel makes of a text that is typed or pasted into a cell: `5-4-1` is a date, `(5)` is -5, and in German `1,2` is 1.2. Undefined if
 * the text stays a text. Formulas, texts behind an apostrophe and cells of texts are not its concern.
 *
 * Left out on purpose, so these stay texts: dates with the names of months or with a time, different separators in one date, and blanks
 * inside. Also fractions (`1 1/2`), more than 59 minutes, foreign currencies, and the percentages that Excel makes of numbers in a cell of
 * percentages. No puzzle is written like these.
 */
export function typedValue(text: string, culture: Culture, today: Date): TypedValue | undefined {
  const typed = text.trim();
  if (/\d/.test(typed))
    return typedNumber(typed, culture) ?? typedDate(typed, culture, today) ?? typedTime(typed, culture);
  const word = typed.toUpperCase();
  if (word === culture.true) return { value: true };
  return word === culture.false ? { value: false } : undefined;
}

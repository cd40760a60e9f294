import { i18n } from "../../../language";
import { languageOf } from "../../../language/languages";

/** How people of a language write numbers, dates and truth values. */
export interface Culture {
  /** The decimal sign. */
  readonly decimal: string;
  /** The sign between groups of three digits. */
  readonly group: string;
  readonly isMonthFirst: boolean;
  /** What separates the parts of a typed date, besides `-` and `/`. */
  readonly dateSeparator: string;
  /** The number formats that Excel gives to typed dates: whole ones, those without a year, and those without a day. */
  readonly formats: { readonly date: string; readonly dayMonth: string; readonly monthYear: string };
  readonly true: string;
  readonly false: string;
}

const SEVENTH_OF_MAY = new Date(2001, 4, 7);

/** The culture of the visit's language. */
export const cultureOfVisit = (): Culture => ({
  ...cultureOf(languageOf(i18n.locale).tag),
  true: i18n.t("TRUE"),
  false: i18n.t("FALSE"),
});

/** The culture of a language tag such as `de-DE`, with English words. */
export function cultureOf(tag: string): Culture {
  const number = new Intl.NumberFormat(tag).formatToParts(1_234_567.5);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: "short" }).formatToParts(SEVENTH_OF_MAY);
  const sign = (type: string) => number.find((part) => part.type === type)?.value;
  const partOf = (type: string) => date.find((part) => part.type === type)!.value;
  const [day, month] = [partOf("day").replace(/./g, "d"), partOf("month").replace(/./g, "m")];
  const isMonthFirst = date.findIndex(({ type }) => type === "month") < date.findIndex(({ type }) => type === "day"); // prettier-ignore
  const separator = partOf("literal").trim();
  const parts = [...(isMonthFirst ? [month, day] : [day, month]), "yyyy"];
  const hasDots = separator === ".";
  return {
    decimal: sign("decimal") ?? ".",
    group: sign("group") ?? ",",
    isMonthFirst,
    dateSeparator: separator,
    formats: {
      date: parts.join(separator),
      dayMonth: hasDots ? `${day}. mmm` : `${day}-mmm`,
      monthYear: hasDots ? "mmm yy" : "mmm-yy",
    },
    true: "TRUE",
    false: "FALSE",
  };
}

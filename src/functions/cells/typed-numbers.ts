import { CellError, shown } from "../../grid/cells";
import { i18n } from "../../language";

/** Excel takes two digits for a year from 1930 to 2049, and none for the present year. Its dates are days from 1899-12-30 on. */
const FIRST_DATE = 10_959;
const LAST_DATE = 54_788;
const DAYS_BEFORE_1970 = 25_569;
const MS_PER_DAY = 86_400_000;

/** Whether Excel may have read a number from a text such as 5-4-1. */
export const isLikeDate = (number: number): boolean =>
  Number.isInteger(number) && number >= FIRST_DATE && number <= LAST_DATE;

/** Whether Excel may have read a number from a list: as a date, or as a decimal number from 1,2 where commas are decimal signs. */
export const isLikeList = (number: number): boolean => !Number.isInteger(number) || isLikeDate(number);

/** The error of a number in place of the text that somebody has typed, with what to do instead. */
export function misread(
  number: number,
  instead: string,
  argument: string,
  row?: number,
  column?: number,
): CellError {
  const here = isLikeDate(number)
    ? i18n.t("here is the number {number}, the date {date}", {
        number: shown(number),
        date: new Date((number - DAYS_BEFORE_1970) * MS_PER_DAY).toISOString().slice(0, 10),
      })
    : i18n.t("here is the number {number}", { number: shown(number) });
  return new CellError(argument, `${here}; ${instead}`, row, column);
}

export const quotePath = () =>
  i18n.t("put an apostrophe before a space-path, as in '5-4-1-2-5, or quotes around it in a formula");

export const quotePoints = () =>
  i18n.t("put an apostrophe before several points, as in '1,2, or quotes around them in a formula");

export const splitPoints = () => i18n.t("put each point into a cell of its own");

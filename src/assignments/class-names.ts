import { beginningOf } from "../grid/cells";
import { plainText } from "../grid/plain-text";
import { mendedSheetNames } from "../workbooks/sheet-names";

/** More than a class has. */
export const MOST_NAMES = 50;
const MAX_LENGTH = 60;

/** What no name has and no file may hold: control characters, halves of characters, and what XML forbids. */
const NO_LETTERS = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** The names in a text, one a line. They are texts in every cell: none begins as a formula does. A name that is there twice gets a number. */
export function classNames(text: string): string[] {
  const taken = new Set<string>();
  return text.split(/[\r\n\u2028\u2029]+/).flatMap((line) => {
    const name = tidy(line);
    if (name === "") return [];
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} (${number})`;
    taken.add(free.toLowerCase());
    return [free];
  });
}

const tidy = (line: string) =>
  beginningOf(
    plainText(line.normalize("NFC"))
      .replace(NO_LETTERS, "")
      .replace(/\s+/g, " ")
      .replace(/^[ =]+/, ""),
    MAX_LENGTH,
  ).trim();

/** The names of the students' sheets. */
export const sheetNamesOf = (names: readonly string[]): string[] => mendedSheetNames(names);

/** Who of the class a sheet belongs to, counted from 0; -1 for nobody. The sheet's own name counts more than what was typed into it. */
export function studentOf(names: readonly string[], sheet: { sheet: string; name: string }): number {
  const isSame = (wanted: string) => (name: string) => name.toLowerCase() === wanted.toLowerCase();
  const bySheet = sheetNamesOf(names).findIndex(isSame(sheet.sheet));
  return bySheet >= 0 ? bySheet : names.findIndex(isSame(tidy(sheet.name)));
}

/** A text as a part of a file's name: without what systems forbid there, and without dots or spaces at its ends. */
export const fileNamePart = (text: string): string =>
  text
    .replace(NO_LETTERS, "")
    .replace(/[<>:"/\\|?*]/g, "-")
    .replace(/^[. ~]+|[. ]+$/g, "");

import {
  MAX_ANSWER_CELLS,
  MAX_ANSWER_CHARACTERS,
  MAX_TEXT_LENGTH,
  MAX_COLUMNS,
  MAX_ROWS,
} from "../../grid/limits";
import { i18n } from "../../language";
import { CellError } from "../../grid/cells";
import { messagesAreLimited } from "./host";
import { finished, isPauseInRow, type Steps } from "../../steps";

/** Excel on the web accepts messages of up to 5 MB. After larger ones, its cells stay #BUSY! (office-js issues 2786, 4654). */
const MAX_ANSWER_BYTES = 4_500_000;
/** The overhead around a text in a message, and after any other value. */
const AROUND = 6;

/** Replaces an argument's name when the problem is not in an argument. */
const theAnswer = () => i18n.t("the answer");

/** Makes sure, before an answer is built, that a host can accept one of this shape. Throws a CellError. */
export function checkShape(rows: number, columns: number, most = MAX_ANSWER_CELLS): void {
  if (columns > MAX_COLUMNS) {
    const sizes = { needed: columns, most: MAX_COLUMNS };
    throw refused(i18n.t("it needs {needed, number} columns, and a sheet has {most, number}", sizes));
  }
  if (rows > MAX_ROWS) {
    const sizes = { needed: rows, most: MAX_ROWS };
    throw refused(i18n.t("it needs {needed, number} rows, and a sheet has {most, number}", sizes));
  }
  if (rows * columns > most) {
    const sizes = { rows, columns, most };
    throw refused(
      i18n.t(
        "its {rows, number} rows of {columns, number} cells are too many; at most {most, number} cells are possible",
        sizes,
      ),
    );
  }
}

/** Passes on an answer if a host can accept it. All answers of all functions go through here. Throws a CellError. */
export function checkSize<Answer>(answer: Answer): Answer {
  if (Array.isArray(answer)) return finished(checkSizeInSteps(answer));
  checkLength(answer);
  return answer;
}

/** Like checkSize, for an answer that may have many rows. */
export function* checkSizeInSteps<Answer>(answer: Answer): Steps<Answer> {
  if (!Array.isArray(answer)) return checkSize(answer);
  const rows = answer as readonly unknown[][];
  let width = 0;
  for (const row of rows) width = Math.max(width, row.length);
  checkShape(rows.length, width);
  const isSingle = rows.length === 1 && width === 1;
  let characters = 0;
  let message = 0;
  const isLimited = messagesAreLimited();
  for (let r = 0; r < rows.length; r++) {
    if (isPauseInRow(r, width)) yield 0;
    const row = rows[r]!;
    for (let c = 0; c < row.length; c++) {
      if (isSingle) checkLength(row[c]);
      else checkLength(row[c], r, c);
    }
    characters += charactersOf(row);
    if (isLimited) message += lengthInMessage(row);
  }
  if (message > MAX_ANSWER_BYTES)
    throw refused(i18n.t("it is larger than 5 MB; Excel on the web takes no more"));
  if (characters > MAX_ANSWER_CHARACTERS) throw tooLong();
  return answer;
}

function checkLength(cell: unknown, row?: number, column?: number): void {
  if (typeof cell !== "string" || cell.length <= MAX_TEXT_LENGTH) return;
  const problem = i18n.t("it has {length, number} characters, and a cell holds at most {longest, number}", {
    length: cell.length,
    longest: MAX_TEXT_LENGTH,
  });
  throw new CellError(theAnswer(), problem, row, column);
}

export function charactersOf(row: readonly unknown[]): number {
  let characters = 0;
  for (const cell of row) if (typeof cell === "string") characters += cell.length;
  return characters;
}

function lengthInMessage(row: readonly unknown[]): number {
  let length = 0;
  for (const cell of row) length += AROUND + String(cell).length;
  return length;
}

export function tooLong(): CellError {
  return refused(
    i18n.t("it has more than {most, number} characters; no more are possible", {
      most: MAX_ANSWER_CHARACTERS,
    }),
  );
}

function refused(problem: string): CellError {
  return new CellError(theAnswer(), problem);
}

/** Rows with blanks at their ends, all as long as the longest one. Throws a CellError if that makes too many cells. */
export function equallyLong<Value>(rows: readonly (readonly Value[])[]): (Value | string)[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  checkShape(rows.length, width);
  return rows.map((row) => Array.from({ length: width }, (_, k) => row[k] ?? ""));
}

/** Rows of points as cells: numbers as numbers. */
export const rowsOfPoints = (rows: readonly (readonly string[])[]): (string | number)[][] =>
  equallyLong(rows).map((row) => row.map(pointCell));

/** Writes rows, one per step or each in steps, until all are written or they are too long for an answer. */
export function* writtenRows<Item, Value>(
  items: ArrayLike<Item>,
  write: (item: Item) => Value[] | Steps<Value[]>,
): Steps<Value[][]> {
  const rows: Value[][] = [];
  let characters = 0;
  for (let k = 0; k < items.length; k++) {
    const written = write(items[k]!);
    const row = Array.isArray(written) ? written : yield* written;
    characters += charactersOf(row);
    if (characters > MAX_ANSWER_CHARACTERS) throw tooLong();
    rows.push(row);
    yield rows.length / items.length;
  }
  return rows;
}

/** A number only if it reads the same. 0 stays a text, because every function treats the number 0 as a blank. */
function pointCell(point: string): string | number {
  const number = Number(point);
  const isNumber = point !== "0" && String(number) === point && Math.abs(number) < 1e15;
  return isNumber ? number : point;
}

import { MAX_ANSWER_CHARACTERS } from "../../permutations/answer-limits";
import type { Steps } from "../../steps";
import { charactersOf, checkShape, tooLong } from "./answer-size";

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
): Generator<number, Value[][]> {
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

import { i18n } from "../../language";
import { pointsOfList, strangeSignIn } from "../../permutations/separators";
import { parsePath } from "../../permutations/paths";
import { blankProblem, CellError, shown, textOf, type Cell } from "../../grid/cells";
import {
  cyclesIn,
  CycleTexts,
  expectedCycles,
  withPlace,
  hasParentheses,
} from "../../puzzles/groups/cycle-cells";
import type { ProductOrder } from "../../permutations/product-order";
import type { Steps } from "../../steps";
import { eachFilled, readOneCell } from "./host-cells";
import { isLikeDate, misread, quotePath, isLikeList, quotePoints } from "./typed-numbers";

const expectedPath = () => i18n.t("expected a space-path such as 5-4-1-2-5");

/** The cycles of an argument that is a single cell, the first to act first. */
export function readCycles(
  raw: unknown,
  argument: string,
  order?: ProductOrder,
  texts?: CycleTexts,
): string[][] {
  return cyclesIn(readOneCell(raw, argument), argument, undefined, undefined, order, texts);
}

/**
 * The cycles of each factor, the first to act first. An argument is a cell or a range, read row by row. Blank cells are skipped, but at
 * least one must not be blank.
 */
export function* readFactors(factors: unknown, argument: string): Steps<string[][][]> {
  const list = Array.isArray(factors) ? factors : [factors];
  const read: string[][][] = [];
  const texts = new CycleTexts();
  for (const [k, factor] of list.entries()) {
    const name = list.length > 1 ? `${argument} ${k + 1}` : argument;
    yield* eachFilled(factor, name, (cell, ...place) => {
      read.push(cyclesIn(cell, name, place[0], place[1], undefined, texts));
    });
  }
  if (read.length === 0) {
    throw new CellError(argument, `${i18n.t("all cells are blank")}; ${expectedCycles()}`);
  }
  return read;
}

/** Where points have larger numbers than this, numbers as large as dates are points, too. */
const MANY_POINTS = 1000;

/**
 * The points of a path given as a text or a range. The cells of a range are joined row by row, skipping blanks. A number in a range is one
 * point, unless Excel is likely to have read it from a part of a path. A number alone is not a path.
 */
export function* readPath(raw: unknown, argument: string): Steps<string[]> {
  const points: string[] = [];
  let date: CellError | undefined;
  let decimal: CellError | undefined;
  let hasMany = false;
  const cells = yield* eachFilled(raw, argument, (cell, ...place) => {
    if (typeof cell === "string") {
      const read = withPlace(() => parsePath(cell), cell, expectedPath, argument, ...place);
      for (const point of read) points.push(point);
      return;
    }
    if (typeof cell === "number") {
      const refused = () => misread(cell, quotePath(), argument, ...place);
      if (place[0] === undefined) throw refused();
      if (isLikeDate(cell)) date ??= refused();
      else if (cell >= MANY_POINTS) hasMany = true;
      else if (points.length === 0 && !Number.isInteger(cell)) decimal = refused();
    }
    points.push(textOf(cell));
  });
  if (date && !hasMany) throw date;
  if (decimal && points.length === 1) throw decimal;
  if (points.length > 0) return points;
  throw new CellError(argument, `${blankProblem(cells.flat())}; ${expectedPath()}`);
}

/** The error of a sign where points are separated, with the same text as it may have been meant. */
function strangePoint(
  text: string,
  sign: string,
  argument: string,
  row?: number,
  column?: number,
): CellError {
  const problem = i18n.t("{sign} in {cell} cannot separate points; write {corrected}", {
    cell: shown(text),
    sign,
    corrected: text.replace(/[^\p{L}\p{N}]+/gu, " ").trim(),
  });
  return new CellError(argument, problem, row, column);
}

const expectedPoints = () => i18n.t("expected points such as 1 or 1 2");

/** The points in a cell, with spaces or commas between them. Throws a CellError for what has parentheses or other signs. */
export function pointsIn(cell: Cell, argument: string, row?: number, column?: number): string[] {
  const text = textOf(cell);
  if (hasParentheses(text)) {
    const problem = i18n.t("{cell} has parentheses", { cell: shown(cell) });
    throw new CellError(argument, `${problem}; ${expectedPoints()}`, row, column);
  }
  const points = pointsOfList(text);
  for (const point of points) {
    const sign = strangeSignIn(point);
    if (sign !== undefined) throw strangePoint(text, sign, argument, row, column);
  }
  return points;
}

/**
 * Points in one cell or several, with spaces or commas between those of one text. At least one. A number that is likely to be misread from a
 * text has to be one of the `known` points. Throws a CellError.
 */
export function* readPoints(raw: unknown, argument: string, known: readonly string[]): Steps<string[]> {
  const points: string[] = [];
  const cells = yield* eachFilled(raw, argument, (cell, ...place) => {
    const text = textOf(cell);
    if (typeof cell === "number" && isLikeList(cell) && !known.includes(text)) {
      throw misread(cell, quotePoints(), argument, ...place);
    }
    for (const point of pointsIn(cell, argument, ...place)) points.push(point);
  });
  if (points.length > 0) return points;
  throw new CellError(argument, `${blankProblem(cells.flat())}; ${expectedPoints()}`);
}

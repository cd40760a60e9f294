import { MAX_TEXT_LENGTH } from "../grid/limits";
import { eachOf, isCount, isObject, isText, listOf, orNothing, withParts, type Check } from "../grid/shapes";
import { areaOf, SHEET_RIGHTS } from "../workbooks";
import { isSheetName } from "../workbooks/sheet-names";
import { mayBeLinked } from "./formulas";
import type { Link, WholeSheet } from "./link";

/** More rows and columns than any link has room for. */
export const MAX_ROWS = 2_000;
export const MAX_COLUMNS = 500;
/** In all styled runs, and in all merged cells: a hostile link may say a million cells in a few letters. */
const MAX_CELLS = 50_000;

const isShortText: Check = (value) => isText(value) && (value as string).length <= MAX_TEXT_LENGTH;
/** A text that begins with `=` would become a formula. */
const isPlainText: Check = (value) => isShortText(value) && !(value as string).startsWith("=");
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isFlag: Check = (value) => typeof value === "boolean";
const isCell: Check = (value) => isPlainText(value) || isFlag(value) || isNumber(value);
/** Rows of equal length, at least one cell. */
const isCells: Check = (value) => {
  if (!listOf(listOf(isCell))(value)) return false;
  const rows = value as unknown[][];
  const width = rows[0]?.length ?? 0;
  return width > 0 && rows.every(({ length }) => length === width);
};
const isValue: Check = (value) => isShortText(value) || isNumber(value);

const isSheetLink = withParts({
  sheet: isShortText,
  values: orNothing(eachOf(isValue)),
  inputs: eachOf(isCells),
  student: orNothing(isFlag),
});
const isPuzzlesLink = withParts({
  puzzles: listOf(withParts({ kind: isShortText, title: isPlainText, ranges: eachOf(isCells) })),
});

const below =
  (limit: number): Check =>
  (value) =>
    isCount(value) && (value as number) < limit;
const isFrom =
  (least: number, most: number): Check =>
  (value) =>
    isNumber(value) && (value as number) >= least && (value as number) <= most;
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
/** An object with some of these parts, and no others. */
const partly =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(value).every(([name, part]) => Object.hasOwn(parts, name) && parts[name]!(part));
/** A list of a place and something more. */
const placed =
  (...more: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length === 2 + more.length &&
    [below(MAX_ROWS), below(MAX_COLUMNS), ...more].every((check, index) => check(value[index]));

const isRun: Check = (value) =>
  Array.isArray(value) &&
  value.length > 2 &&
  placed()(value.slice(0, 2)) &&
  (value[1] as number) + value.length - 2 <= MAX_COLUMNS &&
  value.slice(2).every(isCell);

/** An area such as `B3:D8` within the limits. */
const isArea: Check = (value) => {
  if (typeof value !== "string" || !/^[A-Z]{1,3}[1-9]\d{0,4}(:[A-Z]{1,3}[1-9]\d{0,4})?$/.test(value))
    return false;
  const { startRow, startCol, endRow, endCol } = areaOf(value);
  return startRow <= endRow && startCol <= endCol && endRow < MAX_ROWS && endCol < MAX_COLUMNS;
};

const isColor: Check = (value) => isText(value) && /^#[0-9a-f]{6}$/i.test(value as string);
const isStyle = partly({
  fill: isColor,
  color: isColor,
  fontName: (value) => isText(value) && /^[\p{L}\p{N} .-]{1,64}$/u.test(value as string),
  size: isFrom(1, 409),
  bold: isFlag,
  italic: isFlag,
  underline: isFlag,
  horizontal: oneOf("left", "center", "right"),
  vertical: oneOf("top", "middle", "bottom"),
  wrap: isFlag,
  numberFormat: (value) => isPlainText(value) && (value as string).length <= 255,
  borders: partly({ top: isColor, right: isColor, bottom: isColor, left: isColor }),
  locked: oneOf(false),
});

const isLooks = withParts({
  styles: listOf(isStyle),
  styled: listOf(placed(isFrom(1, MAX_COLUMNS), isCount)),
  columns: listOf(
    withParts({ first: below(MAX_COLUMNS), last: below(MAX_COLUMNS), characters: isFrom(0, 255) }),
  ),
  rows: listOf(withParts({ first: below(MAX_ROWS), last: below(MAX_ROWS), points: isFrom(0, 409) })),
  merges: listOf(isArea),
  paints: listOf(
    withParts({ on: isArea, when: isShortText, fill: orNothing(isColor), color: orNothing(isColor) }),
  ),
  gridlines: isFlag,
});

const isWholeSheet = withParts({
  name: (value) => isPlainText(value) && isSheetName(value as string),
  values: listOf(isRun),
  formulas: listOf(placed(isShortText)),
  areas: eachOf(isArea),
  texts: eachOf((value) => isShortText(value) && (value as string).length <= 255),
  protection: orNothing(listOf(oneOf(...SHEET_RIGHTS))),
  looks: orNothing(isLooks),
});

/** What Excel takes for a name of cells, and not for a cell or a truth value. */
const NAME = /^(?!(?:[A-Za-z]{1,3}\d+|[Rr]\d*[Cc]\d*|TRUE|FALSE)$)[A-Za-z_][\w.]{0,254}$/i;

/** What a shape does not say: formulas, names, styles that there are, and cells that are named once. */
function isSound({ formulas, areas, texts, looks }: WholeSheet): boolean {
  const names = new Set([...Object.keys(areas), ...Object.keys(texts)].map((name) => name.toLowerCase()));
  const isFormula = (text: string) => mayBeLinked(text, names);
  if (![...Object.keys(areas), ...Object.keys(texts)].every((name) => NAME.test(name))) return false;
  if (!formulas.every(([, , formula]) => isFormula(formula))) return false;
  if (!looks) return true;
  const { styles, styled, merges, paints } = looks;
  const cells = styled.reduce((sum, [, , count]) => sum + count, 0);
  return (
    cells <= MAX_CELLS &&
    styled.every(([, column, count, style]) => style < styles.length && column + count <= MAX_COLUMNS) &&
    paints.every(({ when }) => isFormula(when.startsWith("=") ? when : `=${when}`)) &&
    areDisjoint(merges)
  );
}

function areDisjoint(merges: readonly string[]): boolean {
  const taken = new Set<number>();
  for (const { startRow, startCol, endRow, endCol } of merges.map(areaOf)) {
    const size = (endRow - startRow + 1) * (endCol - startCol + 1);
    if (taken.size + size > MAX_CELLS) return false;
    for (let row = startRow; row <= endRow; row++)
      for (let column = startCol; column <= endCol; column++) {
        const key = row * MAX_COLUMNS + column;
        if (taken.has(key)) return false;
        taken.add(key);
      }
  }
  return true;
}

const isWholeLink: Check = (value) => {
  const { whole } = value as { whole?: unknown };
  return isWholeSheet(whole) && isSound(whole as WholeSheet);
};

/** Whether a value from outside is a link, with nothing in it that a link must not have. */
export const isLink = (value: unknown): value is Link =>
  isObject(value) && ("whole" in value ? isWholeLink(value) : isSheetLink(value) || isPuzzlesLink(value));

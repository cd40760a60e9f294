import { blankProblem, CellError, isBlank, shown, textOf, type Cell } from "../../grid/cells";
import { i18n } from "../../language";
import { isPause, type Steps } from "../../steps";
import { readCellsInSteps } from "./host-cells";
import { isLikeList, misread, splitPoints } from "./typed-numbers";
import type { ColouredPoints } from "../../words/factoring/coloured-points";
import type { PlacedPoints } from "../../words/factoring/placed-points";
import { plainNotation, pointsOfList, strangeSignIn } from "../../permutations/separators";
import { permutationOfCycles, type Permutation } from "../../permutations/permutation";
import type { ProductOrder } from "../../permutations/product-order";
import { cyclesIn, type CycleTexts } from "../../puzzles/groups/cycle-cells";
import { readCycles } from "./permutations";

/** A point and its place in a range, counted from 0. */
export interface PlacedPoint {
  readonly point: string;
  /** Undefined in a list that stands in one cell. */
  readonly row?: number;
  readonly column?: number;
}

type Place = readonly [row: number, column: number];

const expectedLines = () =>
  i18n.t("expected a row or column of images, or two of them: points and their images");

/**
 * Reads the points in one row or column, or in two of equal length, of which parts that are blank in both are left out. A single one has
 * blanks only at its end: elsewhere they would leave open whose images follow. `inColumns` says that these are columns, whatever their
 * shape. Throws a CellError.
 */
export function* readLines(
  raw: unknown,
  argument: string,
  inColumns = false,
  expected = expectedLines,
): Steps<PlacedPoint[][]> {
  const cells = yield* readCellsInSteps(raw, argument);
  const list = cells.length === 1 && cells[0]!.length === 1 ? pointsInOneCell(cells[0]![0]!) : undefined;
  if (list) return [list.map((point) => ({ point }))];
  const width = cells[0]!.length;
  const inRows = !inColumns && (cells.length === 1 || (cells.length === 2 && width > 1));
  const [count, length] = inRows ? [cells.length, width] : [width, cells.length];
  const fail = (problem: string, place: Place | readonly [] = []) =>
    new CellError(argument, `${problem}; ${expected()}`, ...place);
  if (count > 2)
    throw fail(i18n.t("there {count, plural, one {is # column} other {are # columns}}", { count }));
  const lines: PlacedPoint[][] = Array.from({ length: count }, () => []);
  let gap: Place | undefined;
  for (let k = 0; k < length; k++) {
    if (isPause(k)) yield 0;
    const places = lines.map((_, line): Place => (inRows ? [line, k] : [k, line]));
    const blanks = places.filter(([row, column]) => isBlank(cells[row]![column]!));
    if (blanks.length === count) {
      gap ??= blanks[0];
      continue;
    }
    const missing = count === 1 ? gap : blanks[0];
    if (missing) throw fail(blankProblem([cells[missing[0]]![missing[1]]!]), missing);
    places.forEach(([row, column], line) => {
      const point = textOf(cells[row]![column]!);
      if (/[\s,;()]/.test(point) || strangeSignIn(point) !== undefined) {
        throw fail(i18n.t("{point} is not a point", { point: shown(point) }), [row, column]);
      }
      lines[line]!.push({ point, row, column });
    });
  }
  const [first, second] = lines[0]!;
  if (!first) throw fail(blankProblem(cells.flat()));
  if (gap && isZeroAtEnd(cells.flat())) throw fail(blankProblem([0]), gap);
  if (lines.length === 1 && !second) {
    const { row, column } = first;
    const lone = cells[row!]![column!];
    if (typeof lone === "number" && isLikeList(lone))
      throw misread(lone, splitPoints(), argument, row, column);
  }
  return lines;
}

/** Whether the last cell, and no other, has a 0 after whole numbers: it may be one of them. */
function isZeroAtEnd(cells: readonly Cell[]): boolean {
  return cells.indexOf(0) === cells.length - 1 && cells.every((cell) => /^\d+$/.test(textOf(cell)));
}

/** The points of a line that stands in one cell: `2 4 3 1`, `2;4;3;1`, `[2, 4, 3, 1]` or, up to nine, 2431. */
function pointsInOneCell(cell: Cell): string[] | undefined {
  const text = plainNotation(textOf(cell)).trim();
  const points = pointsOfList(/^[[{](.*)[\]}]$/s.exec(text)?.[1] ?? text);
  const digits = Array.from(text);
  const isRun = digits.length > 1 && digits.every((_, k) => digits.includes(String(k + 1)));
  if (isRun) return digits;
  return points.length > 1 && !/[()]/.test(text) ? points : undefined;
}

/** Makes sure that no point occurs twice in a line. Throws a CellError. */
export function* checkNoneTwice(line: readonly PlacedPoint[], argument: string): Steps<void> {
  const seen = new Set<string>();
  for (const [k, { point, row, column }] of line.entries()) {
    if (isPause(k)) yield 0;
    if (seen.has(point)) {
      const problem = i18n.t("{point} is here for the second time", { point: shown(point) });
      throw new CellError(argument, problem, row, column);
    }
    seen.add(point);
  }
}

export type Target = Permutation | PlacedPoints | ColouredPoints;

const expectedTarget = () =>
  i18n.t("expected a permutation, or columns of points: from and to, and perhaps their colours");

/**
 * Where points should go: a permutation, or points and their places in two columns, and perhaps their colours in a third one. Rows that
 * are blank in the first two are left out. In one column of several cells each is its own target, undefined if blank. Throws a CellError.
 */
export function* readTargets(
  raw: unknown,
  argument: string,
  order: ProductOrder,
  texts: CycleTexts,
): Steps<(Target | undefined)[]> {
  const cells = yield* readCellsInSteps(raw, argument);
  if (cells[0]!.length > 1) {
    // Three cells in one row may be meant as images. There a colour would say nothing.
    const hasColours = cells[0]!.length === 3 && cells.length > 1;
    const points = hasColours ? cells.map((row) => row.slice(0, 2)) : raw;
    const lines = yield* readLines(points, argument, true, expectedTarget);
    for (const line of lines) yield* checkNoneTwice(line, argument);
    const [from, to] = lines.map((line) => line.map(({ point }) => point));
    const placed = { from: from!, to: to! };
    return [
      hasColours ? { ...placed, colours: lines[0]!.map(({ row }) => textOf(cells[row!]![2]!)) } : placed,
    ];
  }
  if (cells.length === 1) return [permutationOfCycles(readCycles(raw, argument, order, texts))];
  const targets: (Target | undefined)[] = [];
  for (const [row, [cell = ""]] of cells.entries()) {
    yield 0;
    const cycles = isBlank(cell) ? undefined : cyclesIn(cell, argument, row, 0, order, texts);
    targets.push(cycles && permutationOfCycles(cycles));
  }
  return targets;
}

import { CellError, isBlank, shown, textOf } from "../grid/cells";
import { i18n } from "../language";
import {
  formatPermutationInSteps,
  numbersInSteps,
  permutationOfCycles,
  type Permutation,
} from "../permutations/permutation";
import { sortedInSteps } from "../permutations/points";
import { isPause, type Steps } from "../steps";
import { answerSoon } from "./answering";
import { checkShape } from "./cells/answer-size";
import { rowsOfPoints } from "./cells/answers";
import { readCellsInSteps } from "./cells/host-cells";
import { numbersOfPlaced, readOneLine, readPoints, type OneLine } from "./cells/one-line";
import { readCycles } from "./cells/permutations";

/**
 * Writes a permutation in cycles that is given as a row of images: those of 1, 2, 3 …, of words in their order, or of the points in a first row.
 * @customfunction ONELINETOCYCLES
 * @helpurl https://localhost:3000/help/functions/onelinetocycles.html
 * @param images A row or column such as 2, 3, 1, or two: points and their images. In a single cell, 2 3 1 or 231.
 * @returns The permutation in canonical form.
 */
export function oneLineToCycles(images: unknown[][]): string {
  return answerSoon(function* () {
    const read = yield* readOneLine(images, "images");
    return yield* formatPermutationInSteps(yield* permutationOfLine(read));
  });
}

/**
 * Writes a permutation as the row of its images.
 * @customfunction CYCLESTOONELINE
 * @helpurl https://localhost:3000/help/functions/cyclestooneline.html
 * @param cycles A permutation such as (1 4 2)(3 8).
 * @param [points] How many numbers from 1 on, or a list of the points; if omitted 1 to the largest, or words in their order.
 * @returns The image of each point.
 */
export function cyclesToOneLine(cycles: unknown, points?: unknown[][]): (string | number)[][] {
  return answerSoon(function* () {
    const permutation = permutationOfCycles(readCycles(cycles, "cycles"));
    const over = yield* pointsFor(permutation, points);
    const numbers = yield* numbersInSteps(permutation.points);
    const listed = new Set(over);
    for (const [k, point] of permutation.points.entries()) {
      if (permutation.images[k] === k || listed.has(point)) continue;
      throw new CellError(
        "points",
        i18n.t("{point} moves, and is none of the points", { point: shown(point) }),
      );
    }
    const imageOf = (point: string) => {
      const number = numbers.get(point);
      return number === undefined ? point : permutation.points[permutation.images[number]];
    };
    return rowsOfPoints([over.map(imageOf)]);
  });
}

const NUMBER = /^[1-9]\d*$/;

function* permutationOfLine({ points: given, images }: OneLine): Steps<Permutation> {
  const count = images.length;
  const isNumbered = !given && images.every(({ point }) => NUMBER.test(point));
  const expected = () =>
    isNumbered
      ? i18n.t("expected the numbers from 1 to {count, number}, each once", { count })
      : i18n.t("expected each point once");
  if (given) yield* numbersOfPlaced(given, "images", expected);
  yield* numbersOfPlaced(images, "images", expected);
  const columns = isNumbered ? upTo(count) : (given ?? images).map(({ point }) => point);
  const points = isNumbered ? columns : yield* sortedInSteps(columns);
  const numbers = yield* numbersInSteps(points);
  const sources = given ? columns : points;
  const permutation = { points, images: new Int32Array(count) };
  for (const [k, { point, row, column }] of images.entries()) {
    if (isPause(k)) yield 0;
    const image = numbers.get(point);
    if (image === undefined) {
      const problem = i18n.t("{point} is none of the points", { point: shown(point) });
      throw new CellError("images", `${problem}; ${expected()}`, row, column);
    }
    permutation.images[numbers.get(sources[k])!] = image;
  }
  return permutation;
}

const upTo = (count: number) => Array.from({ length: count }, (_, k) => String(k + 1));

/** The points whose images are asked for. */
function* pointsFor({ points }: Permutation, raw: unknown): Steps<string[]> {
  const cells = yield* readCellsInSteps(raw, "points");
  const isSingle = cells.length === 1 && cells[0].length === 1;
  const isOmitted = isSingle && isBlank(cells[0][0]);
  const count = isOmitted ? largest(points) : isSingle ? Number(textOf(cells[0][0])) : NaN;
  if (Number.isInteger(count) && count > 0) {
    checkShape(1, count);
    return upTo(count);
  }
  if (isOmitted) return [...points];
  const given = yield* readPoints(cells, "points");
  checkShape(1, given.length);
  const expected = () => i18n.t("expected each point once");
  return [...(yield* numbersOfPlaced(given, "points", expected)).keys()];
}

/** The largest number if all points are numbers, 1 if there is none; NaN if some are words. */
const largest = (points: readonly string[]) =>
  points.every((point) => NUMBER.test(point))
    ? points.reduce((most, point) => Math.max(most, Number(point)), 1)
    : NaN;

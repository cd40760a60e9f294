import { CellError, shown, textOf } from "../grid/cells";
import { MAX_COLUMNS } from "../grid/limits";
import { i18n } from "../language";
import {
  formatPermutationInSteps,
  numbersInSteps,
  permutationOfCycles,
  type Permutation,
} from "../permutations/permutation";
import { sortedInSteps } from "../permutations/points";
import { isPause, type Steps } from "../steps";
import { answerSoon } from "./calls/answering";
import { checkShape, rowsOfPoints } from "./cells/answers";
import { eachFilled, type FilledCell } from "./cells/host-cells";
import { checkNoneTwice, readLines, type PlacedPoint } from "./cells/one-line";
import { pointsIn, readCycles } from "./cells/permutations";
import { isLikeDate, misread, splitPoints } from "./cells/typed-numbers";

/**
 * Turns one-line notation into cycles: 2, 4, 3, 1 becomes (1 2 4).
 * @customfunction ONELINETOCYCLES
 * @param images A row or column of images such as 2, 3, 1. Or two rows or columns: points and their images.
 * @returns The permutation in canonical form.
 * @example =PUZZLE.ONELINETOCYCLES({2,4,3,1}) = "(1 2 4)"
 */
export function oneLineToCycles(images: unknown[][]): string {
  return answerSoon(function* () {
    const lines = yield* readLines(images, "images");
    return yield* formatPermutationInSteps(yield* permutationOfLines(lines));
  });
}

/**
 * Turns cycles into one-line notation: (1 2 4) becomes 2, 4, 3, 1.
 * @customfunction CYCLESTOONELINE
 * @param cycles A permutation such as (1 4 2)(3 8).
 * @param [points] How many numbers from 1 on, or a list of the points. Default: 1 to the largest number, or the words in their order.
 * @returns The image of each point.
 * @example =PUZZLE.CYCLESTOONELINE("(1 2 4)",5) = {2,4,3,1,5}
 */
export function cyclesToOneLine(cycles: unknown, points?: unknown[][]): unknown[][] {
  return answerSoon(function* () {
    const { points: moved, images } = permutationOfCycles(readCycles(cycles, "cycles"));
    const asked = yield* pointsFor(moved, points);
    const isAsked = new Set(asked);
    const imageOf = new Map<string, string>();
    for (const [k, image] of images.entries()) {
      const point = moved[k]!;
      if (image !== k && !isAsked.has(point)) throw outside("points", point, asked);
      imageOf.set(point, moved[image]!);
    }
    return rowsOfPoints([asked.map((point) => imageOf.get(point) ?? point)]);
  });
}

const NUMBER = /^[1-9]\d*$/;

function upTo(count: number): string[] {
  checkShape(1, count);
  return Array.from({ length: count }, (_, k) => String(k + 1));
}

/** The points whose images are asked for, in their order. */
function* pointsFor(moved: readonly string[], raw: unknown): Steps<readonly string[]> {
  const given: FilledCell[] = [];
  yield* eachFilled(raw, "points", (...filled) => void given.push(filled));
  const [first] = given[0] ?? [];
  if (given.length === 1 && typeof first === "number" && !moved.includes(textOf(first))) {
    const isCount = Number.isInteger(first) && !(isLikeDate(first) && first > MAX_COLUMNS);
    if (!isCount) throw misread(first, splitPoints(), "points");
  }
  const points = given.flatMap(([cell, ...place]) => pointsIn(cell, "points", ...place));
  if (points.length === 1 && NUMBER.test(points[0]!)) return upTo(Number(points[0]));
  if (points.length > 0) return points;
  return moved.every((point) => NUMBER.test(point)) ? upTo(Number(moved.at(-1) ?? 1)) : moved;
}

/** The last line has the images. Without another one they are those of the numbers from 1 on, or of words in their order. */
function* permutationOfLines(lines: readonly (readonly PlacedPoint[])[]): Steps<Permutation> {
  for (const line of lines) yield* checkNoneTwice(line, "images");
  const first = lines[0]!.map(({ point }) => point);
  const isNumbered = lines.length === 1 && first.every((point) => NUMBER.test(point));
  const points = isNumbered ? first.map((_, k) => String(k + 1)) : yield* sortedInSteps(first);
  const numbers = yield* numbersInSteps(points);
  const images = new Int32Array(points.length);
  for (const [k, { point, row, column }] of lines.at(-1)!.entries()) {
    if (isPause(k)) yield 0;
    const image = numbers.get(point);
    if (image === undefined) throw outside("images", point, points, row, column);
    images[lines.length === 1 ? k : numbers.get(first[k]!)!] = image;
  }
  return { points, images };
}

function outside(
  argument: string,
  point: string,
  points: readonly string[],
  row?: number,
  column?: number,
): CellError {
  const problem = i18n.t("{point} is not a point here; expected {first} to {last}", {
    point: shown(point),
    first: points[0],
    last: points.at(-1),
  });
  return new CellError(argument, problem, row, column);
}

import { i18n } from "../language";
import { finished, ITEMS_PER_STEP, type Steps } from "../steps";
import { NotationError } from "./notation-error";
import { isBareSign, plainNotation, strangeSignIn } from "./separators";
import { permutationOfCyclesInSteps, type Permutation } from "./permutation";
import { LimitError } from "../steps/limit-error";
import { formatWord, type PlacedLetter } from "./words";

/** What may separate the points of a path, besides spaces and commas: hyphens, dashes, slashes and arrows. */
const PATH_SEPARATORS = /(?:[\s,;→⟶↦>/—―-])+/u;

const STRANGE = /*i18n*/ "character {position}: here is {found}; a space-path has hyphens between its points";
const RUN = /*i18n*/ "character {position}: {found} may be one point, or a point for each digit";

/** The points of a path such as `5-4-1-2-5`. Throws a NotationError with the path as it may have been meant. */
export function parsePath(written: string): string[] {
  const text = plainNotation(written);
  const points = splitPath(text);
  const refuse = (problem: string, found: string) => {
    const position = Array.from(text.slice(0, text.indexOf(found))).length + 1;
    const meant = splitPath(text.replace(/[^\p{L}\p{N}]+/gu, " "));
    const corrected = problem === RUN ? Array.from(points[0]) : meant.length > 1 ? meant : [];
    return new NotationError(
      i18n._(problem, { found, position }),
      position,
      corrected.join("-") || undefined,
    );
  };
  const parenthesis = /[()]/.exec(text);
  if (parenthesis) {
    const { position, corrected } = refuse(STRANGE, parenthesis[0]);
    const message = i18n.t("character {position}: a space-path has no parentheses", { position });
    throw new NotationError(message, position, corrected);
  }
  for (const [k, point] of points.entries()) {
    const isSign = isBareSign(point) && NUMBER.test(points[k - 1] ?? "") && NUMBER.test(points[k + 1] ?? "");
    const strange = strangeSignIn(point) ?? (isSign ? point : undefined);
    if (strange !== undefined) throw refuse(STRANGE, strange);
  }
  if (points.length === 1 && /^\d\d\d+$/.test(points[0])) throw refuse(RUN, points[0]);
  return points;
}

/** Whether a text has several points of a path. */
export function looksLikePath(written: string): boolean {
  const text = plainNotation(written);
  return !/[()]/.test(text) && splitPath(text).length > 1;
}

const NUMBER = /^-?\d+$/;
const splitPath = (text: string) => text.split(PATH_SEPARATORS).filter((point) => point !== "");

/**
 * What the pieces do when the empty space moves along a path: the product of the transpositions of neighbours, from left to right. A
 * repeated point does nothing. (P. Vodola's pinball article, where the path is a space-path.)
 */
export function permutationOfPath(points: readonly string[]): Permutation {
  return finished(permutationOfPathInSteps(points));
}

/** Like permutationOfPath, for a possibly long path. */
export function* permutationOfPathInSteps(points: readonly string[]): Steps<Permutation> {
  const transpositions: string[][] = [];
  for (let k = 1; k < points.length; k++) {
    if (k % ITEMS_PER_STEP === 0) yield 0;
    if (points[k] !== points[k - 1]) transpositions.push([points[k - 1], points[k]]);
  }
  return yield* permutationOfCyclesInSteps(transpositions);
}

/**
 * The paths of a word joined together. A repeated point is written once, and an inverse is the path backwards. The empty word stays at the
 * point where all paths start. Throws a LimitError, and a NotationError if a path does not start at the end of the previous one.
 */
export function pathOfWord(
  word: readonly PlacedLetter[],
  labels: readonly string[],
  paths: readonly (readonly string[])[],
): string[] {
  const joined: string[] = [];
  if (word.length === 0 && paths.every(([point]) => point === paths[0][0])) joined.push(paths[0][0]);
  for (const { label, inverse, position } of word) {
    const path = inverse ? [...paths[label]].reverse() : paths[label];
    const end = joined.at(-1);
    if (end !== undefined && path[0] !== end) {
      const found = formatWord([{ label, inverse }], labels);
      const message = i18n.t(
        "character {position}: the space-path of {found} begins at {beginning}, but the one before it ends at {end}",
        { found, position, beginning: path[0], end },
      );
      throw new NotationError(message, position);
    }
    for (const point of path) if (point !== joined.at(-1)) joined.push(point);
    if (joined.length > MAX_POINTS) {
      throw new LimitError(
        i18n.t("the word's space-path has more than {most, number} points", { most: MAX_POINTS }),
      );
    }
  }
  return joined;
}

/** More than fits in a cell. */
const MAX_POINTS = 20_000;

import { i18n } from "../language";
import { finished, ITEMS_PER_STEP, type Steps } from "../steps";
import { NotationError } from "./notation";
import { permutationOfCyclesInSteps, type Permutation } from "./permutation";
import { LimitError } from "../steps/limit-error";
import { formatWord, type PlacedLetter } from "./words";

/** What may separate the points of a path: spaces, commas, hyphens (also typographic ones) and arrows. */
const SEPARATORS = /(?:[\s,→‐‑–−]|->|-)+/u;

/** The points of a path such as `5-4-1-2-5`. Throws a NotationError at a parenthesis. */
export function parsePath(text: string): string[] {
  const parenthesis = text.search(/[()]/);
  if (parenthesis >= 0) {
    const position = Array.from(text.slice(0, parenthesis)).length + 1;
    const message = i18n.t("has a parenthesis at character {position}, but a path has none", { position });
    throw new NotationError(message, position);
  }
  return text.split(SEPARATORS).filter((point) => point !== "");
}

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
        "has {found} at character {position}, whose path begins at {beginning}, but the path before it ends at {end}",
        { found, position, beginning: path[0], end },
      );
      throw new NotationError(message, position);
    }
    for (const point of path) if (point !== joined.at(-1)) joined.push(point);
    if (joined.length > MAX_POINTS) {
      throw new LimitError(
        i18n.t("the word's path has more than {most, number} points", { most: MAX_POINTS }),
      );
    }
  }
  return joined;
}

/** More than fits in a cell. */
const MAX_POINTS = 20_000;

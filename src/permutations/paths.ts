import { i18n } from "../language";
import { finished, ITEMS_PER_STEP, type Steps } from "../steps";
import { NotationError } from "./notation";
import { permutationOfCyclesInSteps, type Permutation } from "./permutation";

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

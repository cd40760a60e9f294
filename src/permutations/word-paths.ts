import { i18n } from "../language";
import { LimitError } from "../steps/limit-error";
import { NotationError } from "./notation";
import { formatWord, type PlacedLetter } from "./words";

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

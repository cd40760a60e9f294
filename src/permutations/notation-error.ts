import { beginningOf } from "../grid/cells";
import { i18n } from "../language";

/** A text that violates the notation. `message` says where and what is wrong; it stands after the quoted text and a comma. */
export class NotationError extends Error {
  override readonly name = "NotationError";

  constructor(
    message: string,
    /** In characters, from 1. */
    readonly position: number,
    /** The text as it may have been meant, if one change makes it readable. */
    readonly corrected?: string,
  ) {
    super(message);
  }
}

/** What is wrong with a text, and what to write: the corrected text if it is known, otherwise what is `expected`, if anything. */
export function withRemedy(problem: string, corrected: string | undefined, expected?: string): string {
  const remedy = corrected === undefined ? expected : i18n.t("write {corrected}", { corrected });
  return remedy === undefined ? problem : `${problem}; ${remedy}`;
}

/** Positions are counted in characters; to the reader, a surrogate pair is one character. `point` is what is found there. */
export function refused(
  text: string,
  index: number,
  problem: string,
  point = "",
  corrected?: string,
): NotationError {
  const position = Array.from(text.slice(0, index)).length + 1;
  return new NotationError(i18n._(problem, { point: shown(point), position }), position, corrected);
}

const MAX_SHOWN_LENGTH = 20;

function shown(point: string): string {
  return point.length <= MAX_SHOWN_LENGTH ? point : `${beginningOf(point, MAX_SHOWN_LENGTH)}…`;
}

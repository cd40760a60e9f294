import { i18n } from "../language";
import { NotationError } from "./notation-error";

/** What a place must hold, or must not, so that a generator may be used. A piece is called like the place where it is at the start. */
export interface Condition {
  readonly place: string;
  /** The place holds one of these, or none of them. */
  readonly pieces: readonly string[];
  readonly isHeld: boolean;
}

const CLAUSE = /^([^\s=<>≠!,]+)\s*(=|<>|≠|!=)\s*(.*)$/su;
const SEPARATOR = /[;\n]/u;

/**
 * Reads conditions such as `5=1 2; 7<>3`: place 5 holds piece 1 or 2, and place 7 does not hold piece 3. All of them must hold. Throws a
 * NotationError.
 */
export function parseConditions(text: string): Condition[] {
  const conditions: Condition[] = [];
  let position = 1;
  for (const part of text.split(SEPARATOR)) {
    const clause = part.trim();
    if (clause !== "") {
      const [, place, sign, list] = CLAUSE.exec(clause) ?? [];
      const pieces = list?.split(/[\s,]+/u).filter((piece) => piece !== "") ?? [];
      if (place === undefined || pieces.length === 0 || pieces.some((piece) => /[=<>≠!]/u.test(piece))) {
        throw new NotationError(
          i18n.t("character {position}: this is not a condition", { position }),
          position,
        );
      }
      conditions.push({ place, pieces, isHeld: sign === "=" });
    }
    position += Array.from(part).length + 1;
  }
  return conditions;
}

/** The first condition that does not hold, and the piece that is at its place; undefined if all hold. */
export function brokenCondition(
  conditions: readonly Condition[],
  pieceAt: (place: string) => string,
): { readonly place: string; readonly piece: string } | undefined {
  for (const { place, pieces, isHeld } of conditions) {
    const piece = pieceAt(place);
    if (pieces.includes(piece) !== isHeld) return { place, piece };
  }
  return undefined;
}

import { plainText } from "../grid/plain-text";

/** Spaces, commas, and the semicolons of lists in German. Between two of them nothing stands. */
const SEPARATORS = /[\s,;]+/u;

/** LaTeX's spaces and signs. */
const LATEX: readonly (readonly [begins: string, pattern: RegExp, means: string])[] = [
  ["~", /~/g, " "],
  ["&", /&/g, " "],
  ["$", /\$/g, " "],
  ["\\", /\\(?:(?:q?quad|left|right)(?![a-z])|[,;:! ])/gi, " "],
  ["\\", /\\(?:cdot|times|ast)(?![a-z])/gi, "*"],
  ["\\", /\\circ(?![a-z])/gi, "∘"],
];

/**
 * A text as it looks, with a space for each that LaTeX has other signs for. What is left keeps its position. `isUsed` says that a character
 * has another meaning here.
 */
export function plainNotation(text: string, isUsed: (sign: string) => boolean = () => false): string {
  let plain = plainText(text);
  for (const [begins, pattern, means] of LATEX) {
    if (!plain.includes(begins) || isUsed(begins)) continue;
    plain = plain.replace(pattern, (written) => means.padEnd(written.length));
  }
  return plain;
}

/** The points of a list such as `1 2` or `1, 2`. */
export function pointsOfList(text: string): string[] {
  return plainNotation(text)
    .split(SEPARATORS)
    .filter((point) => point !== "");
}

const DECIMAL = /^-?\d+\.\d+$/;
const SIGN_BETWEEN = /\d([^\p{L}\p{M}\p{N}]+)-?\d/u;
const BRACKET = /[[\]{}]/;
const DOTS = /\.{2,}|…/;

/**
 * What in a point shows that it is none: a sign between two numbers, as in 1-2-3 or 1→2, a bracket, or the dots of "and so on". Decimal
 * numbers are points.
 */
export function strangeSignIn(point: string): string | undefined {
  if (isAlphanumeric(point)) return undefined;
  const strange = BRACKET.exec(point) ?? DOTS.exec(point);
  if (strange) return strange[0];
  return DECIMAL.test(point) ? undefined : SIGN_BETWEEN.exec(point)?.[1];
}

/** Letters and digits of ASCII, as in nearly all points. A regular expression would take longer. */
function isAlphanumeric(point: string): boolean {
  for (let k = 0; k < point.length; k++) {
    const code = point.charCodeAt(k);
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
    if (!isLetter && (code < 48 || code > 57)) return false;
  }
  return true;
}

/** Whether a point consists of signs that people put between numbers. */
export const isBareSign = (point: string): boolean =>
  !isAlphanumeric(point) && /^[-+.:|/\\=_*·×→⟶↦>]+$/.test(point);

/** Whether a point is a number of several digits. */
export function isLongNumber(point: string): boolean {
  for (let k = 0; k < point.length; k++) {
    const code = point.charCodeAt(k);
    if (code < 48 || code > 57) return false;
  }
  return point.length > 1;
}

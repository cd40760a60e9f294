import { plainText } from "../grid/plain-text";

/** Spaces, commas, and the semicolons of lists in German. Between two of them nothing stands. */
export const SEPARATORS = /[\s,;]+/u;

/** LaTeX's signs, and what they look like when they are set. Positions in the text stay. */
const LATEX: readonly (readonly [RegExp, string])[] = [
  [/\\(?:quad|qquad|left|right|[,;:! ])|[~&$]/g, " "],
  [/\\(?:cdot|times|ast)(?![a-z])/gi, "*"],
  [/\\circ(?![a-z])/gi, "∘"],
];

/** A notation's text as it looks, with a space for each that LaTeX has other signs for. */
export function plainNotation(text: string): string {
  const plain = plainText(text);
  if (!/[\\~&$]/.test(plain)) return plain;
  return LATEX.reduce(
    (read, [pattern, sign]) => read.replace(pattern, (written) => sign.padEnd(written.length)),
    plain,
  );
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

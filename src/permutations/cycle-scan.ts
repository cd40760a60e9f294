import { exponentOf } from "./exponents";
import { NotationError, refused } from "./notation-error";
import { isBareSign, plainNotation, strangeSignIn } from "./separators";

/**
 * Cycle notation: `(1 4 2)(3 8)`. Spaces, commas or semicolons separate points. A point is any other run of characters without parentheses
 * or brackets, but no numbers with signs between them. The empty cycle `()` is the identity, as `e` and `id` outside parentheses are.
 * Adjacent digits may be separate points, see `readDigits`. A cycle, or a product of cycles in another pair of parentheses, may have an
 * exponent: `(1 2 3)^-1`, `((1 2)(2 3))²`. Between factors may be a sign of multiplication; `∘` is one where the right factor comes first.
 */

/** An exponent of the cycles from the first one to the one before the last, all counted as they stand in the text. */
export interface Raised {
  readonly from: number;
  readonly to: number;
  readonly exponent: bigint;
}

interface ScannedCycles {
  /** As it is read: positions are counted in it. */
  readonly text: string;
  readonly cycles: string[][];
  /** In the order of their ends, inner ones first. */
  readonly powers: Raised[];
  /** Where each cycle's points begin in the text. */
  readonly firstPoints: number[];
  /** Where the first ∘ stands. */
  readonly composition: number | undefined;
}

/** What stands in a text, before digits that stand together are read. Throws a NotationError. */
export function scanCycles(written: string): ScannedCycles {
  const text = withoutName(plainNotation(written));
  const cycles: string[][] = [];
  const powers: Raised[] = [];
  const firstPoints: number[] = [];
  const brackets: { readonly from: number; readonly opened: number }[] = [];
  let cycle: string[] | undefined;
  let opened = 0;
  /** The first cycle of what an exponent would raise; -1 if there is nothing. */
  let base = -1;
  /** Where a comma, or a sign of multiplication, waits for the next factor; -1 if there is none. */
  let comma = -1;
  let sign = -1;
  let composition: number | undefined;
  const beginFactor = () => {
    if (comma >= 0) throw refused(text, comma, PROBLEMS.list);
    sign = -1;
  };
  const strayed = () => refused(text, sign, PROBLEMS.outside, text[sign]);
  for (let at = 0; at < text.length;) {
    const start = at++;
    const code = text.charCodeAt(start);
    if (isSeparator(code)) {
      const isList = (code === COMMA || code === SEMICOLON) && !cycle && brackets.length === 0;
      if (isList && cycles.length > 0) comma = start;
    } else if (code === OPENING) {
      if (cycle?.length || brackets.length === MAX_DEPTH) throw refused(text, start, PROBLEMS.nested);
      if (!cycle) beginFactor();
      if (cycle) brackets.push({ from: cycles.length, opened });
      cycle = [];
      opened = start;
    } else if (code === CLOSING) {
      if (sign >= 0) throw strayed();
      if (cycle) {
        if (hasRepeats(cycle)) throw repeatedPoint(text, opened + 1);
        base = cycles.push(cycle) - 1;
        cycle = undefined;
      } else {
        const bracket = brackets.pop();
        if (!bracket) throw refused(text, start, PROBLEMS.notOpened);
        base = bracket.from;
      }
    } else if (cycle) {
      at = endOfPoint(text, at);
      const point = text.slice(start, at);
      const strange = strangeSignIn(point);
      if (strange !== undefined) throw refused(text, start, PROBLEMS.strange, strange);
      if (cycle.push(point) === 1) firstPoints[cycles.length] = start;
      checkBareSign(text, cycle, start);
    } else {
      const found = readAt(OUTSIDE, text, start);
      if (!found || (found.kind !== "identity" && base < 0)) {
        if (/^\.\s*$/.test(text.slice(start)) && cycles.length > 0) break;
        const point = text.slice(start, endOfPoint(text, at));
        throw refused(
          text,
          start,
          base >= 0 && point[0] === "^" ? PROBLEMS.exponent : PROBLEMS.outside,
          point,
        );
      }
      at = found.end;
      if (found.kind === "identity") {
        beginFactor();
        base = cycles.push([]) - 1;
      } else {
        if (found.kind === "exponent") {
          powers.push({ from: base, to: cycles.length, exponent: exponentOf(found.value) });
        } else sign = start;
        if (found.kind === "composition") composition ??= start;
        base = -1;
      }
    }
  }
  if (cycle) throw refused(text, opened, PROBLEMS.notClosed);
  const bracket = brackets.at(-1);
  if (bracket) throw refused(text, bracket.opened, PROBLEMS.notClosed);
  if (sign >= 0) throw strayed();
  return { text, cycles, powers, firstPoints, composition };
}

/** Without the name before =, the name of a function around one cycle or more, and quotation marks. Positions stay. */
function withoutName(text: string): string {
  if (text.charCodeAt(0) === OPENING) return text;
  return text.replace(NAME, blank).replace(QUOTED, (_, written: string) => ` ${written} `);
}

const blank = (written: string) => " ".repeat(written.length);
const NAME = /^\s*(?:\\?\p{L}[\p{L}\p{N}_]*\s*:?=)?\s*(?:(?:Permutation|Perm|Cycle)s?\s*(?=\())?/iu;
const QUOTED = /^["“](.*)["”]$/su;

/** What may stand outside parentheses. */
const OUTSIDE = {
  identity: /(e|id)(?![\p{L}\p{N}])/iuy,
  exponent:
    /(?:\^|\*\*)\s*(?:([-+]?\d+)(?!\.?\d)|\(\s*([-+]?\d+)\s*\)|\{\s*([-+]?\d+)\s*\})|([⁻⁺]?[⁰¹²³⁴-⁹]+|')|[x×*]\s*(\d+)/uy,
  composition: /∘/y,
  product: /[*·×⋅∙•]/y,
};

/** The first of several patterns that a text has at a place. */
function readAt<Kind extends string>(
  patterns: Readonly<Record<Kind, RegExp>>,
  text: string,
  at: number,
): { readonly kind: Kind; readonly value: string; readonly end: number } | undefined {
  for (const kind of Object.keys(patterns) as Kind[]) {
    const pattern = patterns[kind];
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { kind, value: found.slice(1).find(Boolean) ?? "", end: pattern.lastIndex };
  }
  return undefined;
}

const NUMBER = /^-?\d+$/;

/** A sign between two numbers, with spaces around it, is not a point: (1 - 2), (1 → 2). */
function checkBareSign(text: string, cycle: readonly string[], start: number): void {
  const last = cycle.length - 1;
  if (last < 2) return;
  const sign = cycle[last - 1];
  if (!isBareSign(sign) || !NUMBER.test(cycle[last]) || !NUMBER.test(cycle[last - 2])) return;
  throw refused(text, text.lastIndexOf(sign, start - 1), PROBLEMS.strange, sign);
}

/** Whether a text without parentheses is a usual name of the identity. */
export function isIdentity(text: string): boolean {
  return /^(e|id)$/i.test(text);
}

/** Continues the sentence after the quoted text. */
const PROBLEMS = {
  nested: /*i18n*/ "character {position}: this parenthesis opens inside another one",
  notOpened: /*i18n*/ "character {position}: this parenthesis closes, but none is open",
  notClosed: /*i18n*/ "character {position}: this parenthesis is not closed",
  outside: /*i18n*/ "character {position}: {point} is outside parentheses",
  exponent: /*i18n*/ "character {position}: after ^ write a whole number, as in (1 2 3)^-1",
  repeated: /*i18n*/ "character {position}: {point} is in this cycle twice",
  strange: /*i18n*/ "character {position}: {point} cannot separate points; a space or a comma can",
  list: /*i18n*/ "character {position}: this comma separates two permutations; between cycles there is none",
};

const OPENING = 40;
const CLOSING = 41;
const COMMA = 44;
const SEMICOLON = 59;

function isSeparator(code: number): boolean {
  if (code === 32 || code === COMMA || code === SEMICOLON) return true;
  return code < 128 ? code >= 9 && code <= 13 : /\s/.test(String.fromCharCode(code));
}

/** Each level may raise all cycles of a text once more. */
const MAX_DEPTH = 50;

function endOfPoint(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code === OPENING || code === CLOSING || isSeparator(code)) break;
    end++;
  }
  return end;
}

const SHORT_CYCLE = 16;

function hasRepeats(cycle: readonly string[]): boolean {
  return cycle.length <= SHORT_CYCLE
    ? cycle.some((point, k) => cycle.indexOf(point) < k)
    : new Set(cycle).size < cycle.length;
}

/** Goes through a cycle again to find the position. */
function repeatedPoint(text: string, from: number): NotationError {
  const seen = new Set<string>();
  for (let at = from; ;) {
    const start = at++;
    if (isSeparator(text.charCodeAt(start))) continue;
    at = endOfPoint(text, at);
    const point = text.slice(start, at);
    if (seen.has(point)) return refused(text, start, PROBLEMS.repeated, point);
    seen.add(point);
  }
}

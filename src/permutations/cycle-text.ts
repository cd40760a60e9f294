import { exponentOf } from "./exponents";
import { refused, type NotationError } from "./notation-error";

/** An exponent of the cycles from the first one to the one before the last, all counted as they stand in the text. */
export interface Raised {
  readonly from: number;
  readonly to: number;
  readonly exponent: bigint;
}

export interface ScannedCycles {
  readonly cycles: string[][];
  /** In the order of their ends, inner ones first. */
  readonly powers: Raised[];
  /** Where each cycle's points begin in the text. */
  readonly firstPoints: number[];
}

/** What stands in a text, before digits that stand together are read. Throws a NotationError. */
export function scanCycles(text: string): ScannedCycles {
  const cycles: string[][] = [];
  const powers: Raised[] = [];
  const firstPoints: number[] = [];
  const brackets: { readonly from: number; readonly opened: number }[] = [];
  let cycle: string[] | undefined;
  let opened = 0;
  /** The first cycle of what an exponent would raise; -1 if there is nothing. */
  let base = -1;
  for (let at = 0; at < text.length;) {
    const start = at++;
    const code = text.charCodeAt(start);
    if (isSeparator(code)) continue;
    if (code === OPENING) {
      if (cycle?.length || brackets.length === MAX_DEPTH) throw refused(text, start, PROBLEMS.nested);
      if (cycle) brackets.push({ from: cycles.length, opened });
      cycle = [];
      opened = start;
    } else if (code === CLOSING) {
      if (cycle) {
        if (hasRepeats(cycle)) throw repeatedPoint(text, opened + 1);
        base = cycles.push(cycle) - 1;
        cycle = undefined;
      } else {
        const bracket = brackets.pop();
        if (!bracket) throw refused(text, start, PROBLEMS.notOpened);
        base = bracket.from;
      }
    } else {
      at = endOfPoint(text, at);
      const point = text.slice(start, at);
      if (cycle) {
        if (cycle.push(point) === 1) firstPoints[cycles.length] = start;
      } else if (isIdentity(point)) {
        base = cycles.push([]) - 1;
      } else {
        const written = EXPONENT.exec(point);
        if (base < 0 || !written) {
          const problem = base >= 0 && point[0] === "^" ? PROBLEMS.exponent : PROBLEMS.outside;
          throw refused(text, start, problem, point);
        }
        powers.push({ from: base, to: cycles.length, exponent: exponentOf(written[1] ?? point) });
        base = -1;
      }
    }
  }
  if (cycle) throw refused(text, opened, PROBLEMS.notClosed);
  const bracket = brackets.at(-1);
  if (bracket) throw refused(text, bracket.opened, PROBLEMS.notClosed);
  return { cycles, powers, firstPoints };
}

/** Whether a text without parentheses is a usual name of the identity. */
export function isIdentity(text: string): boolean {
  return /^(e|id)$/i.test(text);
}

/** Continues the sentence after the quoted text. */
const PROBLEMS = {
  nested: /*i18n*/ "has a parenthesis at character {position} that opens inside another one",
  notOpened: /*i18n*/ "has a parenthesis at character {position} that closes but was not opened",
  notClosed: /*i18n*/ "has a parenthesis at character {position} that is not closed",
  outside: /*i18n*/ "has {point} at character {position}, which stands outside parentheses",
  exponent:
    /*i18n*/ "has {point} at character {position}, which is no exponent (expected a whole number after ^)",
  repeated: /*i18n*/ "has {point} at character {position} for the second time in one cycle",
};

/** `^-1`, `⁻¹` or `'`. */
const EXPONENT = /^(?:\^([-+−]?\d+)|[⁻⁺]?[⁰¹²³⁴-⁹]+|['’′])$/;
const OPENING = 40;
const CLOSING = 41;
const COMMA = 44;

function isSeparator(code: number): boolean {
  if (code === 32 || code === COMMA) return true;
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

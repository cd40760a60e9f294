import { i18n } from "../language";

/**
 * Cycle notation: `(1 4 2)(3 8)`. Points are separated by spaces or commas. A point is any other run of characters without parentheses, and
 * the empty cycle `()` is the identity. Adjacent digits may be separate points, see `readDigits`.
 */

/** A text that violates the notation. `message` says what is wrong and where, and continues the sentence after the quoted text. */
export class NotationError extends Error {
  override readonly name = "NotationError";

  constructor(
    message: string,
    /** In characters, from 1. */
    readonly position: number,
  ) {
    super(message);
  }
}

/** The cycles of a text as written. They may overlap. Throws a NotationError. */
export function parseCycles(text: string): string[][] {
  const cycles: string[][] = [];
  let cycle: string[] | undefined;
  let opened = 0;
  for (let at = 0; at < text.length;) {
    const start = at++;
    const code = text.charCodeAt(start);
    if (isSeparator(code)) continue;
    if (code === OPENING) {
      if (cycle) throw refused(text, start, PROBLEMS.nested);
      cycle = [];
      opened = start;
    } else if (code === CLOSING) {
      if (!cycle) throw refused(text, start, PROBLEMS.notOpened);
      if (hasRepeats(cycle)) throw repeatedPoint(text, opened + 1);
      cycles.push(cycle);
      cycle = undefined;
    } else {
      at = endOfPoint(text, at);
      const point = text.slice(start, at);
      if (!cycle) throw refused(text, start, PROBLEMS.outside, point);
      cycle.push(point);
    }
  }
  if (cycle) throw refused(text, opened, PROBLEMS.notClosed);
  const read = readDigits(cycles);
  if ("unclear" in read) throw refused(text, text.indexOf(read.unclear), PROBLEMS.unclear, read.unclear);
  return read.cycles;
}

/** Points in parentheses with one space between them and none between cycles. No cycles give the identity, `()`. */
export function formatCycles(cycles: readonly (readonly string[])[]): string {
  if (cycles.length === 0) return "()";
  let text = "";
  for (const cycle of cycles) text += `(${cycle.join(" ")})`;
  return text;
}

/** Continues the sentence after the quoted text. */
const PROBLEMS = {
  nested: /*i18n*/ "has a parenthesis at character {position} that opens inside another one",
  notOpened: /*i18n*/ "has a parenthesis at character {position} that closes but was not opened",
  notClosed: /*i18n*/ "has a parenthesis at character {position} that is not closed",
  outside: /*i18n*/ "has {point} at character {position}, which stands outside parentheses",
  unclear:
    /*i18n*/ "has {point} at character {position}, which may be one point or a point for each digit (put spaces between points, or leave out what stays in its place)",
  repeated: /*i18n*/ "has {point} at character {position} for the second time in one cycle",
};

const OPENING = 40;
const CLOSING = 41;
const COMMA = 44;

function isSeparator(code: number): boolean {
  if (code === 32 || code === COMMA) return true;
  return code < 128 ? code >= 9 && code <= 13 : /\s/.test(String.fromCharCode(code));
}

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

/** Positions are counted in characters; to the reader, a surrogate pair is one character. */
function refused(text: string, index: number, problem: string, point = ""): NotationError {
  const position = Array.from(text.slice(0, index)).length + 1;
  return new NotationError(i18n._(problem, { point: shown(point), position }), position);
}

const MAX_SHOWN_LENGTH = 20;

function shown(point: string): string {
  return point.length <= MAX_SHOWN_LENGTH ? point : `${point.slice(0, MAX_SHOWN_LENGTH)}…`;
}

/** The cycles of a text, or the first point that could be either one point or several of one digit. */
type Digits = { readonly cycles: string[][] } | { readonly unclear: string };

const DIGIT = /^\d$/;
const DIGITS = /^\d\d+$/;

/**
 * Books write (123)(45) for (1 2 3)(4 5). If every cycle is a run of digits, each digit is a point: read otherwise, the text could only be
 * the identity. If another point has several characters, 34 in (10 11)(34) is a fixed point. In (1 2)(34) and (112) it may be either.
 */
function readDigits(cycles: string[][]): Digits {
  const runs = cycles.filter(isRun);
  if (runs.length === 0) return { cycles };
  const rest = cycles.filter((cycle) => !isRun(cycle));
  if (rest.some((cycle) => cycle.some((point) => point.length > 1))) return { cycles };

  const staying = new Set(rest.flat());
  const onlyDigits = rest.every(
    (cycle) => cycle.length === 0 || (cycle.length === 1 && DIGIT.test(cycle[0])),
  );
  const isClear = ([run]: readonly string[]) =>
    onlyDigits && new Set(run).size === run.length && !Array.from(run).some((digit) => staying.has(digit));
  const unclear = runs.find((run) => !isClear(run));
  if (unclear) return { unclear: unclear[0] };
  return { cycles: cycles.map((cycle) => (isRun(cycle) ? Array.from(cycle[0]) : cycle)) };
}

function isRun(cycle: readonly string[]): boolean {
  return cycle.length === 1 && DIGITS.test(cycle[0]);
}

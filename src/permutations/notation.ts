import { i18n } from "../language";
import { factorsInOrder, type ProductOrder } from "./product-order";
import { cyclesOfImages, imagesOfCycles, powerOfImages } from "./images";

/**
 * Cycle notation: `(1 4 2)(3 8)`. Points are separated by spaces or commas. A point is any other run of characters without parentheses, and
 * the empty cycle `()` is the identity, as `e` and `id` outside parentheses are. Adjacent digits may be separate points, see `readDigits`. A
 * cycle, or a product of cycles in another pair of parentheses, may have an exponent: `(1 2 3)^-1`, `((1 2)(2 3))²`.
 */

/** A product of cycles; each is the list of its points. */
export type Cycles = readonly (readonly string[])[];

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

/** Positions are counted in characters; to the reader, a surrogate pair is one character. `point` is what is found there. */
function refused(text: string, index: number, problem: string, point = ""): NotationError {
  const position = Array.from(text.slice(0, index)).length + 1;
  return new NotationError(i18n._(problem, { point: shown(point), position }), position);
}

const MAX_SHOWN_LENGTH = 20;

function shown(point: string): string {
  return point.length <= MAX_SHOWN_LENGTH ? point : `${point.slice(0, MAX_SHOWN_LENGTH)}…`;
}

/** Exponents as people write them: after a `^`, in superscript, or as the prime of an inverse, for which autocorrect has other signs. */
export const PRIME = /['’′]/;

/** The value of a number, plain or in superscript, or of a prime. */
export function exponentOf(written: string): bigint {
  return PRIME.test(written) ? -1n : BigInt(written.normalize("NFKC").replace("−", "-"));
}

/** An exponent of the cycles from the first one to the one before the last, all counted as they stand in the text. */
interface Raised {
  readonly from: number;
  readonly to: number;
  readonly exponent: bigint;
}

interface ScannedCycles {
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

/** The cycles of a text, or the number of the first one whose point could be either one point or several of one digit. */
type Digits = { readonly cycles: string[][] } | { readonly unclear: number };

const DIGIT = /^\d$/;
const DIGITS = /^\d\d+$/;

/**
 * Books write (123)(45) for (1 2 3)(4 5). If every cycle is a run of digits, each digit is a point: read otherwise, the text could only be
 * the identity. If another point has several characters, 34 in (10 11)(34) is a fixed point. In (1 2)(34) and (112) it may be either.
 */
function readDigits(cycles: string[][]): Digits {
  if (!cycles.some(isRun)) return { cycles };
  const rest = cycles.filter((cycle) => !isRun(cycle));
  if (rest.some((cycle) => cycle.some((point) => point.length > 1))) return { cycles };

  const staying = new Set(rest.flat());
  const onlyDigits = rest.every(
    (cycle) => cycle.length === 0 || (cycle.length === 1 && DIGIT.test(cycle[0])),
  );
  const isClear = ([run]: readonly string[]) =>
    onlyDigits && new Set(run).size === run.length && !Array.from(run).some((digit) => staying.has(digit));
  const unclear = cycles.findIndex((cycle) => isRun(cycle) && !isClear(cycle));
  if (unclear >= 0) return { unclear };
  return { cycles: cycles.map((cycle) => (isRun(cycle) ? Array.from(cycle[0]) : cycle)) };
}

function isRun(cycle: readonly string[]): boolean {
  return cycle.length === 1 && DIGITS.test(cycle[0]);
}

/**
 * The n-th power of a product of cycles, from left to right, for any whole n: disjoint cycles, and a cycle of its own for each point that
 * stays.
 */
function powerOfCycles(cycles: Cycles, n: bigint): string[][] {
  const numbers = new Map<string, number>();
  const numbered = cycles.map((cycle) =>
    cycle.map((point) => {
      if (!numbers.has(point)) numbers.set(point, numbers.size);
      return numbers.get(point)!;
    }),
  );
  const points = [...numbers.keys()];
  const images = powerOfImages(imagesOfCycles(points.length, numbered), n);
  const moved = cyclesOfImages(images).map((cycle) => cycle.map((number) => points[number]));
  const fixed = points.filter((_, number) => images[number] === number).map((point) => [point]);
  return moved.concat(fixed);
}

const UNCLEAR =
  /*i18n*/ "has {point} at character {position}, which may be one point or a point for each digit (put spaces between points, or leave out what stays in its place)";

/**
 * The cycles of a text, the first to act first. They may overlap. Powers are formed: the order is that of the factors in the text and within
 * its powers. Throws a NotationError.
 */
export function parseCycles(text: string, order: ProductOrder = "left to right"): string[][] {
  const { cycles, powers, firstPoints } = scanCycles(text);
  const read = readDigits(cycles);
  if ("unclear" in read) {
    throw refused(text, firstPoints[read.unclear], UNCLEAR, cycles[read.unclear][0]);
  }
  const factors = powers.length > 0 ? raised(read.cycles, powers, order) : read.cycles;
  return factorsInOrder(factors, order);
}

function raised(cycles: readonly string[][], powers: readonly Raised[], order: ProductOrder): string[][] {
  const factors: string[][] = [];
  /** The first factor that is made of each cycle. */
  const starts: number[] = [];
  let next = 0;
  for (const cycle of cycles) {
    starts.push(factors.length);
    factors.push(cycle);
    for (; powers[next]?.to === starts.length; next++) {
      const { from, exponent } = powers[next];
      const base = factorsInOrder(factors.splice(starts[from]), order);
      for (const factor of powerOfCycles(base, exponent)) factors.push(factor);
    }
  }
  return factors;
}

/** Points in parentheses with one space between them and none between cycles. No cycles give the identity, `()`. */
export function formatCycles(cycles: Cycles): string {
  if (cycles.length === 0) return "()";
  // Joined, as what is put together by + is kept in parts, which take several times as much memory.
  return cycles.map((cycle) => `(${cycle.join(" ")})`).join("");
}

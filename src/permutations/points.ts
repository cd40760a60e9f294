import { isPause, type Steps } from "../steps";
import { inOrder } from "../steps/sorting";

/**
 * Points are texts: two points are the same only if they are written the same, so `01` and `1` are two points, as are `Red` and `red`. They
 * are in the order that people expect: numbers before words, numbers by their exact value (of any length), words by their characters.
 */

interface Decimal {
  readonly negative: boolean;
  /** Without leading zeros; empty below 1. */
  readonly whole: string;
  /** Without trailing zeros; empty for whole numbers. */
  readonly fraction: string;
}

interface Ranked {
  readonly point: string;
  /** The value if it is a natural number that a double represents exactly, otherwise NaN. */
  readonly small: number;
  /** The value if it is any other number. */
  readonly decimal: Decimal | undefined;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

function rank(point: string): Ranked {
  const small = smallNumber(point);
  return { point, small, decimal: Number.isNaN(small) ? decimalOf(point) : undefined };
}

const MAX_DIGITS = 15;

/**
 * The natural number that a text denotes if it has up to 15 digits and no leading zeros, otherwise NaN. These are by far the most common
 * points, so they are read without a regular expression.
 */
function smallNumber(point: string): number {
  const length = point.length;
  if (length === 0 || length > MAX_DIGITS || (length > 1 && point[0] === "0")) return NaN;
  let value = 0;
  for (let k = 0; k < length; k++) {
    const digit = point.charCodeAt(k) - 48;
    if (digit < 0 || digit > 9) return NaN;
    value = 10 * value + digit;
  }
  return value;
}

function decimalOf(point: string): Decimal | undefined {
  const parts = DECIMAL.exec(point);
  if (!parts) return undefined;
  const whole = parts[2].replace(/^0+/, "");
  const fraction = withoutTrailingZeros(parts[3] ?? "");
  return { negative: parts[1] === "-" && whole + fraction !== "", whole, fraction };
}

function withoutTrailingZeros(digits: string): string {
  let length = digits.length;
  while (digits[length - 1] === "0") length--;
  return digits.slice(0, length);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const magnitude =
    a.whole.length - b.whole.length || compareTexts(a.whole, b.whole) || compareTexts(a.fraction, b.fraction);
  return a.negative ? -magnitude : magnitude;
}

function compareRanked(a: Ranked, b: Ranked): number {
  const difference = a.small - b.small;
  if (!Number.isNaN(difference)) return difference;
  const left = Number.isNaN(a.small) ? a.decimal : decimalOf(a.point);
  const right = Number.isNaN(b.small) ? b.decimal : decimalOf(b.point);
  if (left && right) {
    // Equal numbers written differently (1, 01, 1.0): the shortest first.
    return compareDecimals(left, right) || a.point.length - b.point.length || compareTexts(a.point, b.point);
  }
  if (left || right) return left ? -1 : 1;
  return compareTexts(a.point, b.point);
}

/** Compares points: negative if `a` comes before `b`, 0 only if they are the same text. */
export function comparePoints(a: string, b: string): number {
  return compareRanked(rank(a), rank(b));
}

/** The given distinct points, in order. */
export function sortDistinctPoints(points: readonly string[]): string[] {
  return points
    .map(rank)
    .sort(compareRanked)
    .map((ranked) => ranked.point);
}

/** The distinct points, in order. */
export function sortedPoints(points: Iterable<string>): string[] {
  return sortDistinctPoints([...new Set(points)]);
}

/** A point or its smallNumber if it has one, as a number takes no memory of its own. */
export type PointKey = string | number;

export function keyOfPoint(point: string): PointKey {
  const number = smallNumber(point);
  return Number.isNaN(number) ? point : number;
}

/** The order of possibly many distinct points: the numbers of the first point, of the next one, and so on. */
export function* orderOfPoints(count: number, keyAt: (number: number) => PointKey): Steps<Int32Array> {
  const keys = new Array<PointKey>(count);
  const isWord = new Uint8Array(count);
  for (let k = 0; k < count; k++) {
    if (isPause(k)) yield 0;
    const key = keyAt(k);
    keys[k] = key;
    isWord[k] = typeof key === "string" && !DECIMAL.test(key) ? 1 : 0;
  }
  return yield* inOrder(count, (a, b) => {
    const left = keys[a];
    const right = keys[b];
    if (typeof left === "number" && typeof right === "number") return left - right;
    if (isWord[a] !== isWord[b]) return isWord[a] - isWord[b];
    return isWord[a] ? compareTexts(left as string, right as string) : comparePoints(`${left}`, `${right}`);
  });
}

/** Like sortDistinctPoints, for possibly many points. */
export function* sortedInSteps(points: readonly string[]): Steps<string[]> {
  const order = yield* orderOfPoints(points.length, (k) => keyOfPoint(points[k]));
  return Array.from(order, (number) => points[number]);
}

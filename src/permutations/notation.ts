import { scanCycles, type Raised } from "./cycle-text";
import { NotationError, refused } from "./notation-error";
import { factorsInOrder, type ProductOrder } from "./product-order";
import { cyclesOfImages, imagesOfCycles, powerOfImages } from "./images";

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
function powerOfCycles(cycles: readonly (readonly string[])[], n: bigint): string[][] {
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

/**
 * Cycle notation: `(1 4 2)(3 8)`. Points are separated by spaces or commas. A point is any other run of characters without parentheses, and
 * the empty cycle `()` is the identity, as `e` and `id` outside parentheses are. Adjacent digits may be separate points, see `readDigits`. A
 * cycle, or a product of cycles in another pair of parentheses, may have an exponent: `(1 2 3)^-1`, `((1 2)(2 3))²`.
 */
export { NotationError };

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
export function formatCycles(cycles: readonly (readonly string[])[]): string {
  if (cycles.length === 0) return "()";
  // Joined, as what is put together by + is kept in parts, which take several times as much memory.
  return cycles.map((cycle) => `(${cycle.join(" ")})`).join("");
}

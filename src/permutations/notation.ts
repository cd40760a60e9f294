import { cyclesOfImages, imagesOfCycles, powerOfImages } from "./images";
import { scanCycles, type Raised } from "./cycle-scan";
import { type NotationError, refused } from "./notation-error";
import { factorsInOrder, type ProductOrder } from "./product-order";
import { isLongNumber, plainNotation } from "./separators";

/** A product of cycles; each is the list of its points. */
export type Cycles = readonly (readonly string[])[];

/** A text's cycles, and what their digits tell about the points of other texts next to it. */
export interface ReadCycles {
  /** The first to act first. They may overlap. */
  readonly cycles: string[][];
  /** The error, if another text next to this one shows that (74) is not (7 4). */
  readonly unlessDigits?: () => NotationError;
  /** Whether some point is a number of several digits. */
  readonly hasLong: boolean;
}

const DIGIT = /^\d$/;

/**
 * Books write (123)(45) for (1 2 3)(4 5). If every cycle is a run of digits, each digit is a point: read otherwise, the text could only be
 * the identity. If another point has several characters, 34 in (10 11)(34) is a fixed point. It may be either in (1 2)(34) and (112), and
 * where a number is not written as digits of points would be: (1785)(1785), (10). Gives the number of the first cycle that is unclear.
 */
function unclearRun(cycles: readonly string[][]): number {
  const runs = cycles.filter(isRun).map(([run]) => run);
  const rest = cycles.filter((cycle) => !isRun(cycle));
  const staying = new Set(rest.flat());
  const onlyDigits = rest.every(
    (cycle) => cycle.length === 0 || (cycle.length === 1 && DIGIT.test(cycle[0])),
  );
  const fromZero = staying.has("0") || runs.some((run) => run.startsWith("0"));
  const isClear = (run: string) =>
    onlyDigits &&
    new Set(run).size === run.length &&
    !Array.from(run).some((digit) => staying.has(digit)) &&
    (fromZero || !run.includes("0")) &&
    runs.indexOf(run) === runs.lastIndexOf(run);
  return cycles.findIndex((cycle) => isRun(cycle) && !isClear(cycle[0]));
}

function isRun(cycle: readonly string[]): boolean {
  return cycle.length === 1 && isLongNumber(cycle[0]);
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

const COMPOSITION =
  /*i18n*/ "character {position}: ∘ applies the right factor first, which needs COMPOSECYCLES or the order “right to left”";
const UNCLEAR =
  /*i18n*/ "character {position}: {point} may be one point, or a point for each digit; put spaces between points, or leave out what stays in its place";

/**
 * The cycles of a text, the first to act first. They may overlap. Powers are formed: the order is that of the factors in the text and within
 * its powers. Throws a NotationError.
 */
export function parseCycles(text: string, order: ProductOrder = "left to right"): string[][] {
  return readCycles(text, order).cycles;
}

/** The same, for a text next to others. */
export function readCycles(written: string, order: ProductOrder = "left to right"): ReadCycles {
  const { text, cycles, powers, firstPoints, composition } = scanCycles(written);
  if (composition !== undefined && order === "left to right") {
    throw refused(text, composition, COMPOSITION);
  }
  const unclear = (k: number, corrected?: string) =>
    refused(text, firstPoints[k], UNCLEAR, cycles[k][0], corrected);
  const firstRun = cycles.findIndex(isRun);
  const hasLong = cycles.some((cycle) => !isRun(cycle) && cycle.some(isLongNumber));
  const hasWords = () => cycles.some((cycle) => !isRun(cycle) && cycle.some((point) => point.length > 1));
  const hasDigits = firstRun >= 0 && !hasWords();
  if (hasDigits) {
    const k = unclearRun(cycles);
    if (k >= 0) throw unclear(k);
  }
  const read = hasDigits ? cycles.map((cycle) => (isRun(cycle) ? Array.from(cycle[0]) : cycle)) : cycles;
  const factors = powers.length > 0 ? raised(read, powers, order) : read;
  return {
    cycles: factorsInOrder(factors, order),
    hasLong,
    ...(hasDigits && { unlessDigits: () => unclear(firstRun, formatCycles(read)) }),
  };
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

const LISTED = /\)[^(]*[,;]|^\s*(?:\w*Group\b|[[<⟨])/u;
const AROUND_LIST = /^\s*(?:\w*Group\s*\(\s*\[?|[[<⟨])\s*(\(.*\))\s*(?:\]?\s*\)|[\]>⟩])\s*[;.]?\s*$/su;

/** The permutations of a list as GAP writes it, not read yet: (1,2,3,4),(1,3), perhaps in brackets or as Group(…). */
export function listedPermutations(written: string): string[] {
  if (!LISTED.test(written)) return [written];
  const text = plainNotation(written);
  const list = AROUND_LIST.exec(text)?.[1] ?? text;
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    if (list[at] === "(") depth++;
    else if (list[at] === ")") depth--;
    else if (depth === 0 && (list[at] === "," || list[at] === ";")) {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(list.slice(from));
  const filled = parts.filter((part) => part.trim() !== "");
  return filled.length > 1 || list !== text ? filled : [written];
}

/** Points in parentheses with one space between them and none between cycles. No cycles give the identity, `()`. */
export function formatCycles(cycles: Cycles): string {
  if (cycles.length === 0) return "()";
  // Joined, as what is put together by + is kept in parts, which take several times as much memory.
  return cycles.map((cycle) => `(${cycle.join(" ")})`).join("");
}

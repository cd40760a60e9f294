import { powerOfCycles } from "./cycle-powers";
import { scanCycles, type Raised } from "./cycle-text";
import { readDigits } from "./digit-points";
import { NotationError, refused } from "./notation-error";
import { factorsInOrder, type ProductOrder } from "./product-order";

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

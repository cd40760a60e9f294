import { MAX_TEXT_LENGTH } from "../../grid/limits";
import { primeFactors, productOfNumbers } from "../whole-numbers";

/** As many digits as an Excel number holds, so that it reads well as one. */
const DIGITS_OF_A_NUMBER = 15;

/** 18! has more digits than that. */
const MIN_FACTORS_OF_FACTORIAL = 16;

/**
 * The order of a group, a product of whole numbers, as text that fits in a cell. The text has its digits or, if there are too many, a
 * product of factorials, half factorials and prime powers: `9999!/2`, `30000! × 24`. A factorial stands for the orbits of all permutations
 * of some points, so it is what a teacher would write. Primes give a short text for any other large order.
 */
export function writtenOrder(factors: readonly number[], longest = MAX_TEXT_LENGTH): string {
  const digits = factors.reduce((sum, factor) => sum + Math.log10(factor), 0);
  if (digits < longest + 1) {
    const text = productOfNumbers(factors).toString();
    if (text.length <= longest) return text;
  }
  const terms = new Map<string, number>();
  const others = withoutFactorials(factors, (text) => terms.set(text, (terms.get(text) ?? 0) + 1));
  const written = [...terms].map(([text, count]) => power(text, count));
  return [...written, ...writtenRest(others)].join(" × ");
}

/** Reports all runs n, n − 1, …, 2 and, as half factorials, n, n − 1, …, 3. Returns the numbers in none of them. */
function withoutFactorials(factors: readonly number[], report: (factorial: string) => void): number[] {
  const others: number[] = [];
  for (let begin = 0, end = 0; begin < factors.length; begin = end) {
    for (end = begin + 1; factors[end] === factors[end - 1] - 1 && factors[end] > 1;) end++;
    const last = factors[end - 1];
    const isFactorial = end - begin >= MIN_FACTORS_OF_FACTORIAL && last <= 3;
    if (!isFactorial) for (let k = begin; k < end; k++) others.push(factors[k]);
    else report(last === 3 ? `${factors[begin]}!/2` : `${factors[begin]}!`);
  }
  return others;
}

function writtenRest(numbers: readonly number[]): string[] {
  const exponents = new Map<number, number>();
  for (const number of numbers) {
    for (const prime of primeFactors(number)) exponents.set(prime, (exponents.get(prime) ?? 0) + 1);
  }
  if (exponents.size === 0) return [];
  const digits = numbers.reduce((sum, number) => sum + Math.log10(number), 0);
  if (digits < DIGITS_OF_A_NUMBER) return [productOfNumbers(numbers).toString()];
  return [...exponents].sort(([a], [b]) => a - b).map(([prime, count]) => power(String(prime), count));
}

function power(base: string, exponent: number): string {
  if (exponent === 1) return base;
  return base.includes("/") ? `(${base})^${exponent}` : `${base}^${exponent}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

/** Multiplies halves first: a long integer is quickly multiplied by one of equal length, but slowly by many short ones. */
export function productOfNumbers(numbers: readonly number[], from = 0, to = numbers.length): bigint {
  if (to - from > FEW) {
    const middle = (from + to) >> 1;
    return productOfNumbers(numbers, from, middle) * productOfNumbers(numbers, middle, to);
  }
  let product = 1n;
  for (let k = from; k < to; k++) product *= BigInt(numbers[k]);
  return product;
}

const FEW = 16;

export function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return n > 1;
}

/** The prime factors of a small number, smallest first, each as often as it divides the number: 2, 2 and 3 for 12. */
export function primeFactors(number: number): number[] {
  const primes: number[] = [];
  let rest = number;
  for (let divisor = 2; divisor * divisor <= rest; divisor++) {
    for (; rest % divisor === 0; rest /= divisor) primes.push(divisor);
  }
  return rest > 1 ? [...primes, rest] : primes;
}

/** The prime divisors of a small number, smallest first. */
export const primesOf = (number: number): number[] => [...new Set(primeFactors(number))];

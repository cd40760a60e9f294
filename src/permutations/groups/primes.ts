export function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return n > 1;
}

/** The prime divisors of a small number, smallest first. */
export function primesOf(number: number): number[] {
  const primes: number[] = [];
  for (let n = 2; n <= number; n++) if (number % n === 0 && isPrime(n)) primes.push(n);
  return primes;
}

/** How many prime factors a small number has, each as often as it divides it: 3 for 12 = 2·2·3. */
export function primeFactorCount(number: number): number {
  let count = 0;
  for (const prime of primesOf(number)) for (let rest = number; rest % prime === 0; rest /= prime) count++;
  return count;
}

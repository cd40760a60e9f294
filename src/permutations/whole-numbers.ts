export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
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

/** The cycles of a text, or the number of the first one whose point could be either one point or several of one digit. */
export type Digits = { readonly cycles: string[][] } | { readonly unclear: number };

const DIGIT = /^\d$/;
const DIGITS = /^\d\d+$/;

/**
 * Books write (123)(45) for (1 2 3)(4 5). If every cycle is a run of digits, each digit is a point: read otherwise, the text could only be
 * the identity. If another point has several characters, 34 in (10 11)(34) is a fixed point. In (1 2)(34) and (112) it may be either.
 */
export function readDigits(cycles: string[][]): Digits {
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

/** The cycles of a text, or the first point of which nobody can say whether it is one point or several of one digit. */
type Digits = { readonly cycles: string[][] } | { readonly unclear: string };

const DIGIT = /^\d$/;
const DIGITS = /^\d\d+$/;

/**
 * Books write (123)(45) for (1 2 3)(4 5). Where digits stand together in each cycle, they are points of their own: read
 * otherwise, the text could only be the identity. Where another point has several characters, 34 in (10 11)(34) is a point
 * that stays. In (1 2)(34) and (112) it may be either.
 */
export function readDigits(cycles: string[][]): Digits {
  const runs = cycles.filter(isRun);
  if (runs.length === 0) return { cycles };
  const rest = cycles.filter((cycle) => !isRun(cycle));
  if (rest.some((cycle) => cycle.some((point) => point.length > 1))) return { cycles };

  const staying = new Set(rest.flat());
  const onlyDigits = rest.every(
    (cycle) => cycle.length === 0 || (cycle.length === 1 && DIGIT.test(cycle[0])),
  );
  const isClear = ([run]: readonly string[]) =>
    onlyDigits && new Set(run).size === run.length && !Array.from(run).some((digit) => staying.has(digit));
  const unclear = runs.find((run) => !isClear(run));
  if (unclear) return { unclear: unclear[0] };
  return { cycles: cycles.map((cycle) => (isRun(cycle) ? Array.from(cycle[0]) : cycle)) };
}

function isRun(cycle: readonly string[]): boolean {
  return cycle.length === 1 && DIGITS.test(cycle[0]);
}

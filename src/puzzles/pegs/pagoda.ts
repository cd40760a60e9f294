import { leastWeight, type Goal } from "./goal";
import { has, type Jumps } from "./jumps";

/** Numbers that are less than this are rounding errors. */
const SMALL = 1e-7;
/** Weights are made whole by multiplying them by at most this. */
const MAX_FACTOR = 120;

/**
 * A pagoda function that proves that the goal cannot be reached, or undefined if there is none. It gives each hole a whole weight so that
 * no jump increases the sum over the pegs, but the sum is greater at the goal than now (J. H. Conway; E. R. Berlekamp, J. H. Conway and R.
 * K. Guy, Winning Ways, chapter 23).
 *
 * By linear programming: either jumps, each made a number of times that may be a fraction, turn the pegs into the goal, or there are such
 * weights (J. Farkas). The simplex method minimizes what the jumps miss of the goal; its dual solution are the weights.
 */
export function pagodaOf(jumps: Jumps, pegs: Int32Array, goal: Goal): number[] | undefined {
  const weights = wholeMultiple(dualWeights(jumps, pegs, goal));
  if (!weights) return undefined;
  const isPagoda = jumps.from.every(
    (from, k) => weights[from] + weights[jumps.over[k]] >= weights[jumps.to[k]],
  );
  return isPagoda && weightOf(weights, pegs) < leastWeight(goal, weights) ? weights : undefined;
}

/** The sum of the weights of the holes with pegs. */
export const weightOf = (weights: readonly number[], pegs: Int32Array): number =>
  weights.reduce((sum, weight, hole) => (has(pegs, hole) ? sum + weight : sum), 0);

/** The weights as whole numbers in the same ratios; undefined if they need a large factor. */
function wholeMultiple(weights: readonly number[]): number[] | undefined {
  for (let factor = 1; factor <= MAX_FACTOR; factor++) {
    const whole = weights.map((weight) => Math.round(factor * weight));
    if (whole.every((number, k) => Math.abs(number - factor * weights[k]) < factor * SMALL)) return whole;
  }
  return undefined;
}

function dualWeights(jumps: Jumps, pegs: Int32Array, goal: Goal): number[] {
  const holes = jumps.board.cells.length;
  const free = jumps.board.cells.flatMap((_, hole) => (has(goal.free, hole) ? [hole] : []));
  // A row for each hole and, if the pegs at the end are counted, one for the free ones.
  const rows = holes + (goal.count === undefined ? 0 : 1);
  const columns = jumps.count + free.length;
  const width = columns + rows + 1;
  const table = Array.from({ length: rows }, () => new Float64Array(width));
  jumps.from.forEach((from, k) => {
    table[from][k] = table[jumps.over[k]][k] = 1;
    table[jumps.to[k]][k] = -1;
  });
  free.forEach((hole, k) => {
    table[hole][jumps.count + k] = 1;
    if (rows > holes) table[holes][jumps.count + k] = 1;
  });
  for (let hole = 0; hole < holes; hole++)
    table[hole][width - 1] = Number(has(pegs, hole)) - Number(has(goal.pegs, hole));
  if (rows > holes) table[holes][width - 1] = goal.count! - goal.least;
  const signs = table.map((row) => (row[width - 1] < 0 ? -1 : 1));
  const missed = new Float64Array(width);
  table.forEach((row, r) => {
    if (signs[r] < 0) row.forEach((entry, k) => (row[k] = -entry));
    row.forEach((entry, k) => (missed[k] -= entry));
    row[columns + r] = 1;
  });
  minimize(missed, table, columns);
  return signs.slice(0, holes).map((sign, r) => sign * (missed[columns + r] - 1));
}

/** The simplex method with the rule of R. G. Bland: the first column that improves, and of equally near rows that with the first column. */
function minimize(cost: Float64Array, table: readonly Float64Array[], columns: number): void {
  const last = cost.length - 1;
  const basis = table.map((_, row) => columns + row);
  for (;;) {
    let enter = 0;
    while (enter < columns && cost[enter] > -SMALL) enter++;
    if (enter === columns) return;
    let leave = -1;
    for (let row = 0; row < table.length; row++) {
      if (table[row][enter] < SMALL) continue;
      const gain =
        leave < 0 ? -1 : table[row][last] / table[row][enter] - table[leave][last] / table[leave][enter];
      if (gain < -SMALL || (gain < SMALL && basis[row] < basis[leave])) leave = row;
    }
    if (leave < 0) return;
    const pivot = table[leave];
    const divisor = pivot[enter];
    for (let k = 0; k <= last; k++) pivot[k] /= divisor;
    for (const row of [...table, cost]) {
      const times = row[enter];
      if (row === pivot || times === 0) continue;
      for (let k = 0; k <= last; k++) row[k] -= times * pivot[k];
    }
    basis[leave] = enter;
  }
}

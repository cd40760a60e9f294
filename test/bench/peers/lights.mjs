/** Gaussian elimination among whole numbers, a bit for each lamp; then all sums of the presses that change nothing. */
export function fewestPresses(size) {
  const count = size * size;
  const bit = (lamp) => 1n << BigInt(lamp);
  const rows = Array.from({ length: count }, (_, lamp) => {
    const [row, column] = [Math.floor(lamp / size), lamp % size];
    let equation = bit(lamp) | bit(count);
    if (row > 0) equation |= bit(lamp - size);
    if (row < size - 1) equation |= bit(lamp + size);
    if (column > 0) equation |= bit(lamp - 1);
    if (column < size - 1) equation |= bit(lamp + 1);
    return equation;
  });
  const pivots = [];
  const free = [];
  for (let lamp = 0; lamp < count; lamp++) {
    const rank = pivots.length;
    const found = rows.findIndex((row, k) => k >= rank && (row >> BigInt(lamp)) & 1n);
    if (found < 0) {
      free.push(lamp);
      continue;
    }
    [rows[rank], rows[found]] = [rows[found], rows[rank]];
    for (let k = 0; k < count; k++) if (k !== rank && (rows[k] >> BigInt(lamp)) & 1n) rows[k] ^= rows[rank];
    pivots.push(lamp);
  }
  const solution = (column) =>
    pivots.reduce((sum, lamp, k) => ((rows[k] >> BigInt(column)) & 1n ? sum | bit(lamp) : sum), 0n);
  let sums = [solution(count)];
  for (const lamp of free) {
    const quiet = solution(lamp) | bit(lamp);
    sums = sums.flatMap((sum) => [sum, sum ^ quiet]);
  }
  const ones = (sum) => sum.toString(2).replaceAll("0", "").length;
  return sums.reduce((fewest, sum) => Math.min(fewest, ones(sum)), count);
}

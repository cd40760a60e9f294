/** The value at a position between two steps of a list with a number for each step, interpolated linearly. */
export function between(values: readonly number[], position: number): number {
  const step = Math.min(Math.max(Math.floor(position), 0), values.length - 1);
  const next = Math.min(step + 1, values.length - 1);
  return values[step]! + (values[next]! - values[step]!) * Math.min(Math.max(position - step, 0), 1);
}

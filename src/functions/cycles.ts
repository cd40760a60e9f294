/**
 * Placeholder until the mathematics lands.
 * @customfunction
 * @param cycles Cycles such as (5 4)(4 1).
 * @returns The same text.
 */
export function simplifyCycles(cycles: string): string {
  return cycles;
}

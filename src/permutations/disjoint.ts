/** Whether no two of these cycles, which have no point twice, have a point in common. */
export function areDisjoint(cycles: readonly (readonly string[])[]): boolean {
  const points = cycles.flat();
  return new Set(points).size === points.length;
}

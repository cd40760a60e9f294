/** Disjoint cycles of these lengths, of the points 1, 2, … */
export function disjointCycles(lengths: readonly number[]): string {
  let point = 0;
  return lengths.map((length) => `(${Array.from({ length }, () => ++point).join(" ")})`).join("");
}

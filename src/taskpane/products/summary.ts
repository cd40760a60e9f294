import type { LabelledPermutation, Products } from "../../permutations/products";

const number = new Intl.NumberFormat("en-US");
const count = (amount: number, one: string, many = `${one}s`) =>
  `${number.format(amount)} ${amount === 1 ? one : many}`;

/** How many products there are at most: n rows give n more rows by each of n, pass after pass. */
export function mostProducts(generators: number, passes: number): number {
  let rows = generators;
  for (let pass = 0; pass < passes; pass++) rows += rows * rows;
  return rows;
}

/** What the pane understood of the selection: "4 generators (A, B, C, D); at most 20 products". */
export function describeGenerators(generators: readonly LabelledPermutation[], passes: number): string {
  const labels = generators.length > 6 ? "" : ` (${generators.map(({ label }) => label).join(", ")})`;
  return `${count(generators.length, "generator")}${labels}; at most ${count(mostProducts(generators.length, passes), "product")}`;
}

/** That nothing more is to be expected, or nothing. */
export function describeEnd({ rows, isWholeGroup }: Products): string {
  if (!isWholeGroup || rows.length === 0) return "";
  const all =
    rows.length === 1 ? "This is the only element" : `These are all ${count(rows.length, "element")}`;
  return `${all} of the group; further passes find nothing new.`;
}

/** What came out: "19 distinct permutations; CA = AC". */
export function describeProducts({ rows, duplicateCount, firstDuplicates }: Products): string {
  const distinct = count(rows.length, "distinct permutation");
  if (duplicateCount === 0) return `${distinct}; no two words give the same`;
  const shown = firstDuplicates.slice(0, 3).map(({ label, sameAs }) => `${label} = ${sameAs}`);
  const more = duplicateCount - shown.length;
  return `${distinct}; ${shown.join(", ")}${more > 0 ? ` and ${number.format(more)} more` : ""}`;
}

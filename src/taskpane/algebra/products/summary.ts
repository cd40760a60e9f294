import { i18n } from "../../../language";
import { MAX_ROWS } from "../../../grid/limits";
import type { LabelledPermutation, Products } from "../../../permutations/products";
import { andMore } from "../../../language/lists";

/** The maximum number of products: each pass multiplies n rows by n rows and appends the products. */
export function mostProducts(generators: number, passes: number): number {
  let rows = generators;
  for (let pass = 0; pass < passes; pass++) rows += rows * rows;
  return rows;
}

/** How the pane understood the selection: "4 generators (A, B, C, D); at most 20 products". */
export function describeGenerators(
  generators: readonly Pick<LabelledPermutation, "label">[],
  passes: number,
): string {
  const count = generators.length;
  const most = mostProducts(count, passes);
  const labels = count > 6 ? "" : ` (${generators.map(({ label }) => label).join(", ")})`;
  if (most > MAX_ROWS) {
    return i18n.t(
      "{count, plural, one {# generator} other {# generators}}{labels}; perhaps more products than a sheet has rows",
      { count, labels },
    );
  }
  return i18n.t(
    "{count, plural, one {# generator} other {# generators}}{labels}; at most {most, plural, one {# product} other {# products}}",
    { count, labels, most },
  );
}

/** Whether it is worth looking for a permutation among products of more factors. */
export function describeReach(isReachable: boolean | undefined): string {
  return isReachable === false
    ? i18n.t("It is not in the group of the generators: no product of them makes it.")
    : i18n.t("Another pass may reach it.");
}

/** A text that nothing more is to be expected, or an empty one. */
export function describeEnd({ rows, isWholeGroup }: Products): string {
  if (!isWholeGroup || rows.length === 0) return "";
  return i18n.t(
    "{count, plural, one {This is the only element of the group} other {These are all # elements of the group}}; further passes find nothing new.",
    { count: rows.length },
  );
}

/** The outcome: "19 distinct permutations; CA = AC". */
export function describeProducts({ rows, duplicateCount, firstDuplicates }: Products): string {
  const distinct = i18n.t("{count, plural, one {# distinct permutation} other {# distinct permutations}}", {
    count: rows.length,
  });
  if (duplicateCount === 0) return `${distinct}; ${i18n.t("no two words give the same")}`;
  const shown = firstDuplicates.slice(0, 3).map(({ label, sameAs }) => `${label} = ${sameAs}`);
  return `${distinct}; ${andMore(shown.join(", "), duplicateCount - shown.length)}`;
}

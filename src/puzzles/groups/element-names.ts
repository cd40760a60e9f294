import { identityImages } from "../../permutations/images";
import type { ProductOrder } from "../../permutations/product-order";
import { isLetter } from "../../permutations/words";

/** A word as the numbers of its labels. */
export type NumberedWord = readonly number[];

/** Beyond this many products nobody looks for them. */
const MAX_PRODUCTS = 1000;

/**
 * The words of a group's elements, by their images, as products of powers of the generators in their order: e, r, r², r³, s, rs, r²s, r³s.
 * Undefined unless all of the elements are such products.
 */
export function productsOfPowers(
  generators: readonly Int32Array[],
  count: number,
  order: ProductOrder = "left to right",
): ReadonlyMap<string, NumberedWord> | undefined {
  const times = (a: Int32Array, b: Int32Array) =>
    order === "left to right" ? a.map((x) => b[x]) : b.map((x) => a[x]);
  const identity = identityImages(generators[0]?.length ?? 0);
  let products: { images: Int32Array; word: NumberedWord }[] = [{ images: identity, word: [] }];
  for (const [k, generator] of generators.entries()) {
    const all = [...products];
    let powers = products;
    for (let power = generator; power.some((image, x) => image !== x); power = times(power, generator)) {
      if (all.length > MAX_PRODUCTS) return undefined;
      powers = powers.map(({ images, word }) => ({ images: times(images, generator), word: [...word, k] }));
      all.push(...powers);
    }
    const seen = new Set<string>();
    products = all.filter(({ images }) => !seen.has(images.join()) && seen.add(images.join()));
  }
  if (products.length < count) return undefined;
  return new Map(products.map(({ images, word }) => [images.join(), word]));
}

const superscript = (number: number) => String(number).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]);

/** A word with exponents: r²s, or up^2 x with labels of several letters. */
export function nameOfWord(word: NumberedWord, labels: readonly string[]): string {
  const isSpelled = labels.every(isLetter);
  const runs: { label: number; count: number }[] = [];
  for (const label of word) {
    const last = runs.at(-1);
    if (last?.label === label) last.count++;
    else runs.push({ label, count: 1 });
  }
  return runs
    .map(({ label, count }) => {
      const exponent = isSpelled ? superscript(count) : `^${count}`;
      return `${labels[label]}${count > 1 ? exponent : ""}`;
    })
    .join(isSpelled ? "" : " ");
}

/** The identity's name, as a book writes it unless a generator has it. */
export const identityName = (labels: readonly string[], name = "e"): string =>
  [name, "e", "1"].find((each) => each !== "()" && !labels.includes(each))!;

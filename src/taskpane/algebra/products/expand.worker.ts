import { expose } from "comlink";
import { loadAndSpeak } from "../../../language/page";
import type { ProductOrder } from "../../../permutations/product-order";
import { pairwiseProducts, type LabelledPermutation, type Products } from "../../../permutations/products";
import { runWithProgress } from "../../../steps/slices";
import { isReachable } from "./reachable";

export interface Expanded {
  readonly products: Products;
  readonly target?: Target;
}

/** The search target among the products. */
export interface Target {
  /** In canonical form. */
  readonly cycles: string;
  /** The row of its first word; -1 if it is not among the products. */
  readonly row: number;
  /** Whether further passes reach it, if known. */
  readonly isReachable: boolean | undefined;
}

const expansion = {
  /**
   * Multiplies all pairs, pass by pass, looks for the target, a permutation in canonical form, and reports the fraction done, from 0 to 1.
   * Errors are in the pane's language.
   */
  async expand(
    language: string,
    generators: readonly LabelledPermutation[],
    passes: number,
    order: ProductOrder,
    target: string | undefined,
    onProgress: (part: number) => void,
  ): Promise<Expanded> {
    await loadAndSpeak(language);
    const products = runWithProgress(pairwiseProducts(generators, passes, order), onProgress);
    if (target === undefined) return { products };
    const row = products.rows.findIndex(({ cycles }) => cycles === target);
    if (row >= 0) return { products, target: { cycles: target, row, isReachable: true } };
    const reachable = products.isWholeGroup
      ? false
      : runWithProgress(isReachable(generators, target), onProgress);
    return { products, target: { cycles: target, row, isReachable: reachable } };
  },
};

export type Expansion = typeof expansion;

expose(expansion);

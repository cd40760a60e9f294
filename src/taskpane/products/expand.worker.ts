import { expose } from "comlink";
import { loadAndSpeak } from "../../language/page";
import { pairwiseProducts, type LabelledPermutation, type Products } from "../../permutations/products";
import { runWithProgress } from "../../steps/slices";
import { isReachable } from "./reachable";

export interface Expanded {
  readonly products: Products;
  readonly target?: Target;
}

/** What was looked for among the products. */
export interface Target {
  /** In canonical form. */
  readonly cycles: string;
  /** The row of its first word; -1 where it is not among the products. */
  readonly row: number;
  /** Whether further passes reach it, as far as that is known. */
  readonly isReachable: boolean | undefined;
}

const expansion = {
  /**
   * Multiplies all pairs, pass by pass, looks for the target, a permutation in canonical form, and tells what part is
   * done, from 0 to 1; errors are in the pane's language.
   */
  async expand(
    language: string,
    generators: readonly LabelledPermutation[],
    passes: number,
    target: string | undefined,
    onProgress: (part: number) => void,
  ): Promise<Expanded> {
    await loadAndSpeak(language);
    const products = runWithProgress(pairwiseProducts(generators, passes), onProgress);
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

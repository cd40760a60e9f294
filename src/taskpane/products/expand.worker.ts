import { expose } from "comlink";
import { pairwiseProducts, type LabelledPermutation, type Products } from "../../permutations/products";
import { telling } from "../progress";

const expansion = {
  /** Multiplies all pairs, pass by pass, and tells what part is done, from 0 to 1. */
  expand(
    generators: readonly LabelledPermutation[],
    passes: number,
    onProgress: (part: number) => void,
  ): Products {
    return telling(pairwiseProducts(generators, passes), onProgress);
  },
};

export type Expansion = typeof expansion;

expose(expansion);

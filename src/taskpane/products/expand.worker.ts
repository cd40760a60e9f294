import { expose } from "comlink";
import { speak } from "../../functions/calls/language";
import { pairwiseProducts, type LabelledPermutation, type Products } from "../../permutations/products";
import { telling } from "../progress";

const expansion = {
  /** Multiplies all pairs, pass by pass, and tells what part is done, from 0 to 1; errors are in the pane's language. */
  expand(
    language: string,
    generators: readonly LabelledPermutation[],
    passes: number,
    onProgress: (part: number) => void,
  ): Products {
    speak(language);
    return telling(pairwiseProducts(generators, passes), onProgress);
  },
};

export type Expansion = typeof expansion;

expose(expansion);

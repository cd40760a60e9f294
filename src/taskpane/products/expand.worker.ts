import { expose } from "comlink";
import { pairwiseProducts, type LabelledPermutation, type Products } from "../../permutations/products";

const PROGRESS_INTERVAL = 100;

const expansion = {
  /** Multiplies all pairs, pass by pass, and tells about every tenth of a second what part is done, from 0 to 1. */
  expand(
    generators: readonly LabelledPermutation[],
    passes: number,
    onProgress: (part: number) => void,
  ): Products {
    const steps = pairwiseProducts(generators, passes);
    let told = performance.now();
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      if (performance.now() - told < PROGRESS_INTERVAL) continue;
      told = performance.now();
      onProgress(step.value);
    }
  },
};

export type Expansion = typeof expansion;

expose(expansion);

import { parseCycles } from "../permutations/notation";
import { formatPermutation } from "../permutations/permutation";
import type { Random } from "../steps/random";
import { productOf, type Cycles } from "./cycle-answers";
import { overlappingCycles } from "./random-cycles";

/** Overlapping cycles of these lengths whose product is not the identity and is another one in the other order. */
export function orderedProduct(lengths: readonly number[], random: Random): Cycles {
  for (;;) {
    const cycles = overlappingCycles(lengths, random);
    const product = formatPermutation(productOf(cycles, "left to right"));
    if (product !== "()" && product !== formatPermutation(productOf(cycles, "right to left"))) return cycles;
  }
}

/** How many points the cycles of a text have, each as often as it is written. */
export const pointsIn = (cycles: string | number): number => parseCycles(String(cycles)).flat().length;

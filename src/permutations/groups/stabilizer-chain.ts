import { ChainGroup } from "./chain-group";
import type { PermutationGroup } from "./permutation-group";
import { RandomElements } from "./random-elements";
import { verifyBySchreier } from "./schreier-verification";
import { StabilizerLevels } from "./stabilizer-levels";

export type { PermutationGroup, Sifted } from "./permutation-group";

/** So many random elements in a row that sift through end the search for new generators: chance has done its part. */
const IN_A_ROW = 12;

/** How much work is done between two steps: some milliseconds. */
const WORK_PER_STEP = 1_000_000;

/**
 * The group that permutations of 0 … degree − 1 generate, by the method of Schreier and Sims: random elements make a
 * chain of stabilizers quickly, and Schreier's generators prove that it is complete. Yields its progress, from 0 to 1.
 * Throws a LimitError.
 */
export function* permutationGroup(
  generators: readonly Int32Array[],
  degree: number,
): Generator<number, PermutationGroup> {
  const chain = new StabilizerLevels(degree);
  let next = WORK_PER_STEP;
  const include = (images: Int32Array): boolean => {
    const level = chain.sift(images);
    if (level >= 0) chain.addResidue(level);
    return level >= 0;
  };
  for (const generator of generators) {
    include(generator);
    if (chain.work < next) continue;
    next = chain.work + WORK_PER_STEP;
    yield 0;
  }
  const random = new RandomElements(generators, degree);
  for (let idle = 0; idle < IN_A_ROW;) {
    idle = include(random.next()) ? 0 : idle + 1;
    if (chain.work < next) continue;
    next = chain.work + WORK_PER_STEP;
    yield 0;
  }
  for (const _step of verifyBySchreier(chain, generators)) {
    void _step;
    if (chain.work < next) continue;
    next = chain.work + WORK_PER_STEP;
    yield 0.5;
  }
  return new ChainGroup(chain, generators, degree);
}

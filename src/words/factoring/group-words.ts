import { rankedElements } from "../../permutations/groups/elements";
import type { PermutationGroup } from "../../permutations/groups/permutation-group";
import type { Steps } from "../../steps";
import { RANKED_ELEMENTS } from "./factors";
import { longWordsIn } from "./long-words";
import { shortestRankedWord } from "./ranked-search";
import { TooLongError } from "./two-sided-search";

/**
 * A word for an element of a group, as numbers of factors, which are the group's generators with or without their inverses. Small groups are
 * searched as a whole (ranked-search.ts), others from both ends; longer words are those of long-words.ts. Throws a TooLongError.
 */
export function* wordInGroup(
  element: Int32Array,
  group: PermutationGroup,
  factors: readonly Int32Array[],
): Steps<{ readonly word: readonly number[]; readonly isShortest: boolean }> {
  if (group.order <= BigInt(RANKED_ELEMENTS)) {
    const ranks = yield* rankedElements(group);
    return { word: yield* shortestRankedWord(group, ranks, factors, element), isShortest: true };
  }
  const words = longWordsIn(group, factors);
  try {
    // The element is in the group, so all words are never looked through in vain.
    return { word: (yield* words.shortestWordFor(element)) as number[], isShortest: true };
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    const word = yield* words.wordFor(element);
    if (!word) throw error;
    return { word, isShortest: false };
  }
}

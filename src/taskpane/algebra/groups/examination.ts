import type { CycleTypeCount } from "../../../permutations/groups/cycle-types";
import type { GroupDescription } from "../../../permutations/groups/group-description";

/** The properties of a group; the group itself stays in the worker. */
export type GroupFacts = Omit<GroupDescription, "group">;

/** The distances of the elements from the identity, in letters of their shortest words. */
export interface GroupDistances {
  /** At index k, how many elements need k letters. */
  readonly counts: readonly number[];
  /** The first of the farthest elements. */
  readonly farthest: readonly WrittenElement[];
}

export interface WrittenElement {
  /** In canonical form. */
  readonly cycles: string;
  /** The first of its shortest words; undefined if it is too long to write down. */
  readonly word: string | undefined;
}

/** A word for a permutation, or a sentence saying why there is none. */
export type FoundWord =
  | { readonly word: string; readonly letters: number; readonly isShortest: boolean }
  | { readonly impossible: string };

/** A part of the examination, or a sentence saying that the group is too large for it. */
export type ExaminedPart<Result> = { readonly result: Result } | { readonly tooLarge: string };

/** Everything that an examination finds. Each part may arrive later than the one before it. */
export interface Examination {
  readonly facts?: GroupFacts;
  readonly cycleTypes?: ExaminedPart<readonly CycleTypeCount[]>;
  readonly distances?: ExaminedPart<GroupDistances>;
}

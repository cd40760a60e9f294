import type { CycleTypeCount } from "../../permutations/groups/cycle-types";
import type { GroupDescription } from "../../permutations/groups/group-description";

/** What a group is; the group itself stays with the worker. */
export type GroupFacts = Omit<GroupDescription, "group">;

/** How far the elements are from the identity, counted in letters of their shortest words. */
export interface GroupDistances {
  /** At k, how many elements need k letters. */
  readonly counts: readonly number[];
  /** The first of the farthest elements. */
  readonly farthest: readonly WrittenElement[];
}

export interface WrittenElement {
  /** In canonical form. */
  readonly cycles: string;
  /** The first of its shortest words; undefined if it is too long to be written down. */
  readonly word: string | undefined;
}

/** A part of the examination; where the group is too large for it, a sentence that says so. */
export type ExaminedPart<Result> = { readonly result: Result } | { readonly tooLarge: string };

/** All that an examination finds. Each part may come later than the one before it. */
export interface Examination {
  readonly facts?: GroupFacts;
  readonly cycleTypes?: ExaminedPart<readonly CycleTypeCount[]>;
  readonly distances?: ExaminedPart<GroupDistances>;
}

import { USUAL_CONVENTIONS, type Conventions } from "../../../../../src/permutations/conventions";
import { parsePermutation } from "../../../../../src/permutations/permutation";
import { laidOutGroup } from "../../../../../src/puzzles/groups/structure/laid-out-group";
import { finished } from "../../../../../src/steps";

/** Generators of small groups, by their labels. */
export const GROUPS = {
  D4: { r: "(1 2 3 4)", s: "(1 3)" },
  Q8: { i: "(1 2 3 4)(5 6 7 8)", j: "(1 5 3 7)(2 8 4 6)" },
  A4: { a: "(1 2 3)", b: "(2 3 4)" },
  S4: { a: "(1 2 3 4)", b: "(1 2)" },
} as const;

export const laidOut = (
  generators: Readonly<Record<string, string>>,
  conventions: Partial<Conventions> = {},
) =>
  finished(
    laidOutGroup(
      Object.entries(generators).map(([label, cycles]) => ({ label, permutation: parsePermutation(cycles) })),
      { ...USUAL_CONVENTIONS, ...conventions },
    ),
  );

import { i18n } from "../../../language";
import { conjugacyClasses } from "../../../permutations/groups/conjugacy-classes";
import { listGroup } from "../../../permutations/groups/cosets";
import { amongMovedPointsInSteps, commonPointsInSteps } from "../../../permutations/groups/labelled-points";
import {
  namedSubgroups,
  subgroupsOf,
  type NamedSubgroup,
} from "../../../permutations/groups/named-subgroups";
import type { Conventions } from "../../../permutations/conventions";
import { formatPermutation, type Permutation } from "../../../permutations/permutation";
import type { LabelledPermutation } from "../../../permutations/products";
import type { Steps } from "../../../steps";
import { LimitError } from "../../../steps/limit-error";
import { identityName, nameOfWord, productsOfPowers } from "../element-names";

/** What is known of a group before its sheet is written: what the names in cells are, and how much room its lists need. */
export interface LaidOutGroup {
  readonly name: string;
  /** Labels and permutations, in disjoint cycles. */
  readonly generators: readonly (readonly [label: string, cycles: string])[];
  /** Words in the labels such as r²s, each element once, the identity first. */
  readonly elements: readonly string[];
  /** How many classes of conjugate elements there are. */
  readonly classes: number;
  readonly subgroups: readonly NamedSubgroup[];
  readonly conventions: Conventions;
}

/** The most elements that a sheet has room for, and the most classes of subgroups. */
const MAX_ELEMENTS = 60;
const MAX_CLASSES = 70;

/** Finds what a sheet of a group shows. Throws a LimitError. */
export function* laidOutGroup(
  given: readonly LabelledPermutation[],
  conventions: Conventions,
): Steps<LaidOutGroup> {
  const permutations = given.map(({ permutation }) => permutation);
  const { points, generators } = yield* amongMovedPointsInSteps(yield* commonPointsInSteps(permutations));
  const { order, identity } = conventions;
  const words: number[][] = [[]];
  const listed = yield* listGroup(generators, points.length, order, MAX_ELEMENTS, (before, generator) =>
    words.push([...words[before], generator]),
  );
  const subgroups = yield* namedSubgroups(yield* subgroupsOf({ points, generators }));
  if (subgroups.length > MAX_CLASSES) {
    throw new LimitError(
      i18n.t("the group has {count, number} classes of subgroups, and a sheet has room for at most {most}", {
        count: subgroups.length,
        most: MAX_CLASSES,
      }),
    );
  }
  const labels = labelsOf(given);
  const products = productsOfPowers(generators, words.length, order);
  const [, ...names] = [...(products?.values() ?? words)].map((word) => nameOfWord(word, labels));
  return {
    name: subgroups.at(-1)!.name,
    generators: generators.map((images, k) => [labels[k], formatPermutation({ points, images })]),
    elements: [identityName(labels, identity), ...names],
    classes: (yield* conjugacyClasses(listed.group)).count,
    subgroups,
    conventions,
  };
}

/** Generators of permutations without labels are called a, b, c and so on, without e. */
const LETTERS = "abcdfghijklmnopqrstuvwxyz";

const labelled = (permutations: readonly Permutation[]): LabelledPermutation[] =>
  permutations.map((permutation, k) => ({ label: LETTERS[k] ?? `g${k + 1}`, permutation }));

/** The labels, or letters if some label could not stand in a word with exponents. */
function labelsOf(given: readonly LabelledPermutation[]): string[] {
  const labels = given.map(({ label }) => label);
  const areClear =
    labels.every((label) => /^\p{L}+$/u.test(label)) &&
    new Set(labels.map((label) => label.toLowerCase())).size === labels.length;
  return areClear ? labels : labelled(given.map(({ permutation }) => permutation)).map(({ label }) => label);
}

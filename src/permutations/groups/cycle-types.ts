import type { Steps } from "../../steps";
import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { cycleType } from "../permutation";
import { elementsOf } from "./elements";
import { factorial, naturalGroup } from "./giants";
import type { PermutationGroup } from "./permutation-group";

/** How many elements of a group have cycles of these lengths. */
export interface CycleTypeCount {
  /** The lengths of the cycles of two or more points, longest first; none for the identity. */
  readonly lengths: readonly number[];
  readonly count: bigint;
}

const LIMITS = {
  /** The most elements that are checked one by one. */
  elements: 1_000_000,
  /** The largest degree of a symmetric or alternating group, for which there is a formula. There are 5604 cycle types of 30 points. */
  degree: 30,
};

const ELEMENTS_PER_YIELD = 1 << 12;

/**
 * The cycle types of all elements: the identity's first, then by the number of moved points and by their cycles, longer ones first. Throws
 * a LimitError.
 */
export function* cycleTypes(group: PermutationGroup, limits = LIMITS): Steps<CycleTypeCount[]> {
  const natural = naturalGroup(group);
  const counts =
    natural && natural.degree <= limits.degree
      ? typesByFormula(natural.degree, natural.alternating)
      : yield* typesByEnumeration(group, limits.elements);
  return counts.sort(
    (a, b) => sum(a.lengths) - sum(b.lengths) || a.lengths.length - b.lengths.length || inOrder(a, b),
  );
}

function* typesByEnumeration(group: PermutationGroup, mostElements: number): Steps<CycleTypeCount[]> {
  if (group.order > BigInt(mostElements)) {
    throw new LimitError(
      i18n.t("the group has more than {most, number} elements; in a larger group, cycles are not counted", {
        most: mostElements,
      }),
    );
  }
  const counts = new Map<string, { lengths: number[]; count: number }>();
  const order = Number(group.order);
  let seen = 0;
  for (const images of elementsOf(group)) {
    if (seen++ % ELEMENTS_PER_YIELD === 0) yield seen / order;
    const lengths = cycleType({ images });
    const key = lengths.join();
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { lengths, count: 1 });
  }
  return [...counts.values()].map(({ lengths, count }) => ({ lengths, count: BigInt(count) }));
}

/** Of n! permutations, n! / Π (l^m · m!) have m cycles of each length l (Cauchy). */
function typesByFormula(degree: number, alternating: boolean): CycleTypeCount[] {
  return [...partitions(degree, degree)]
    .filter((lengths) => !alternating || (degree - lengths.length) % 2 === 0)
    .map((lengths) => {
      let symmetries = 1n;
      let equal = 0;
      lengths.forEach((length, k) => {
        equal = length === lengths[k - 1] ? equal + 1 : 1;
        symmetries *= BigInt(length) * BigInt(equal);
      });
      return { lengths: lengths.filter((length) => length > 1), count: factorial(degree) / symmetries };
    });
}

/** All partitions of a number, largest part first, with no part above `largest`. */
function* partitions(number: number, largest: number): Generator<number[]> {
  if (number === 0) yield [];
  for (let part = Math.min(number, largest); part > 0; part--) {
    for (const rest of partitions(number - part, part)) yield [part, ...rest];
  }
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}

function inOrder(a: CycleTypeCount, b: CycleTypeCount): number {
  const k = a.lengths.findIndex((length, at) => length !== b.lengths[at]);
  return k < 0 ? 0 : b.lengths[k] - a.lengths[k];
}

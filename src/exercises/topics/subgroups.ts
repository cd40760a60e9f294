import { i18n } from "../../language";
import { parsePermutation, cycleType, formatPermutation } from "../../permutations/permutation";
import type { ProductOrder } from "../../permutations/product-order";
import { shuffled, type Random } from "../../steps/random";
import { yesNoAnswer, yesNoCheck } from "../choice-answers";
import type { Topic } from "../exercise";
import { disjointCycles, oneOf, pointsFrom, productOf } from "../random-cycles";
import { groupOf, renamed } from "../random-groups";

/** Generators of a group. */
type Shape = readonly string[];

/** Sets of permutations that are subgroups, or nearly: one element has been replaced by another of the same cycle type. */
export const subgroups: Topic<Shape> = {
  id: "subgroups",
  title: () => i18n.t("Subgroup or not"),
  shapes: {
    easy: [["(1 2)(3 4)", "(1 3)(2 4)"], ["(1 2 3 4)"], ["(1 2)", "(3 4)"]], // prettier-ignore
    medium: [["(1 2 3)", "(1 2)"], ["(1 2 3)(4 5)"], ["(1 2 3)(4 5 6)", "(1 4)(2 6)(3 5)"]], // prettier-ignore
    hard: [["(1 2 3 4)", "(1 3)"], ["(1 2 3 4)", "(5 6)"], ["(1 2)(3 4)", "(1 3)(2 4)", "(5 6)"]], // prettier-ignore
  },
  make(generators, random, { order, firstPoint }) {
    const [identity, ...others] = groupOf(renamed(generators, random, firstPoint)).elements();
    const listed = [identity!, ...shuffled(others, random)];
    if (random() < 0.5) listed[1] = another(listed, random, pointsFrom(firstPoint));
    const outside = productOutside(listed, order);
    return {
      topic: "subgroups",
      question: i18n.t("Do these permutations form a subgroup of the group of all permutations?"),
      given: [listed],
      check: (answer, _at, all) => yesNoCheck(answer, `PUZZLE.GROUPORDER(${all})=${listed.length}`),
      ...yesNoAnswer(outside === undefined, () =>
        outside === undefined
          ? i18n.t("The product of each two of them is in the list.")
          : i18n.t("The product of {a} and {b} is not in the list.", outside),
      ),
    };
  },
};

/** A permutation that is not listed, and has cycles as long as those of the second one. It may move one point that the others leave. */
function another(listed: readonly string[], random: Random, all: readonly string[]): string {
  const lengths = cycleType(parsePermutation(listed[1]!));
  const moved = [...new Set(listed.join("").match(/\d/g))];
  const points = [...moved, oneOf(all.filter((point) => !moved.includes(point)), random)]; // prettier-ignore
  for (;;) {
    const found = formatPermutation(productOf(disjointCycles(lengths, random, points)));
    if (!listed.includes(found)) return found;
  }
}

/** Two listed permutations whose product is not listed; undefined if the list is closed. */
function productOutside(
  listed: readonly string[],
  order: ProductOrder,
): { a: string; b: string } | undefined {
  for (const a of listed) {
    const b = listed.find((each) => {
      const { generators, write } = groupOf([a, each]);
      return !listed.includes(write(generators[0]!.map((image) => generators[1]![image]!)));
    });
    if (b !== undefined) return order === "left to right" ? { a, b } : { a: b, b: a };
  }
  return undefined;
}

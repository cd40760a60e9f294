import { i18n } from "../../language";
import { cyclesOf, formatPermutation, parsePermutation } from "../../permutations/permutation";
import type { ProductOrder } from "../../permutations/product-order";
import { shuffled } from "../../steps/random";
import { cosetAnswer } from "../coset-answers";
import { bothWays, type Topic } from "../exercise";
import { disjointCycles, pointsFrom, productOf, type Cycles } from "../random-cycles";
import { groupOf, renamed } from "../random-groups";

/** Generators of the subgroup, the lengths of the cycles of g, and the side on which g stands. */
interface Shape {
  readonly subgroup: readonly string[];
  readonly g: readonly number[];
  readonly asked: "Hg" | "gH";
}

const BOTH = ["Hg", "gH"] as const;

/** The elements of a coset. The two sides are written as products, because books disagree on what is right and what left. */
export const cosets: Topic<Shape> = {
  id: "cosets",
  title: () => i18n.t("Cosets"),
  shapes: {
    easy: bothWays(BOTH, { subgroup: ["(1 2)"], g: [3] }, { subgroup: ["(1 2)(3 4)"], g: [3] }),
    medium: bothWays(BOTH, { subgroup: ["(1 2 3)"], g: [3] }, { subgroup: ["(1 2 3)"], g: [4] }),
    hard: bothWays(BOTH, { subgroup: ["(1 2 3 4)"], g: [3] }, { subgroup: ["(1 2)", "(3 4)"], g: [3] }),
  },
  make({ subgroup, g: lengths, asked }, random, { order, firstPoint }) {
    const { points, elements } = groupOf(renamed(subgroup, random, firstPoint));
    const own = elements();
    const others = pointsFrom(firstPoint).filter((point) => !points.includes(point));
    const around = [...points, ...shuffled(others, random).slice(0, 2)];
    for (;;) {
      const g = disjointCycles(lengths, random, around);
      const [coset, other] = BOTH.map((side) => cosetOf(own, g, side, order));
      if (
        own.includes(formatPermutation(productOf(g))) ||
        new Set([...coset!, ...other!]).size === own.length
      )
        continue;
      const isHg = asked === "Hg";
      return {
        topic: "cosets",
        question:
          order === "left to right"
            ? i18n.t("List the elements of the coset {coset}, with products taken from left to right.", {
                coset: asked,
              })
            : i18n.t("List the elements of the coset {coset}, with products taken from right to left.", {
                coset: asked,
              }),
        given: [["H", own.join(", ")], ["g", formatPermutation(productOf(g))]], // prettier-ignore
        ...cosetAnswer(isHg ? coset! : other!, isHg ? other! : coset!, asked, order),
      };
    }
  },
};

/** The products of the elements of H and g, as texts. */
function cosetOf(own: readonly string[], g: Cycles, side: "Hg" | "gH", order: ProductOrder): string[] {
  return own.map((text) => {
    const h = cyclesOf(parsePermutation(text));
    return formatPermutation(productOf(side === "Hg" ? [...h, ...g] : [...g, ...h], order));
  });
}

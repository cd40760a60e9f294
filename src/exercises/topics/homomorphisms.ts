import { i18n } from "../../language";
import { failingRelation, isHomomorphism, writtenRelation } from "../../permutations/groups/homomorphisms";
import { finished } from "../../steps";
import { yesNoAnswer, yesNoCheck } from "../choice-answers";
import type { Exercise, Topic } from "../exercise";
import { oneOf } from "../random-cycles";
import { groupOf, renamed } from "../random-groups";

/** Generators of a group, and images of them, some of which belong to a homomorphism; one list of images is taken. */
interface Shape {
  readonly group: readonly string[];
  readonly images: readonly (readonly string[])[];
}

/** Whether images of generators belong to a homomorphism. */
export const homomorphisms: Topic<Shape> = {
  id: "homomorphisms",
  title: () => i18n.t("Homomorphism or not"),
  shapes: {
    easy: [
      { group: ["(1 2 3)", "(1 2)"], images: [["()", "(1 2)"], ["(1 2 3)", "(1 3)"], ["(1 2)", "(1 2)"], ["(1 2 3)", "()"]] }, // prettier-ignore
      { group: ["(1 2)(3 4)", "(1 3)(2 4)"], images: [["(1 2)", "(3 4)"], ["(1 2)", "(1 2)"], ["(1 2)", "(1 3)"], ["(1 2 3)", "()"]] }, // prettier-ignore
    ],
    medium: [
      { group: ["(1 2 3 4)", "(1 3)"], images: [["(1 2)", "(3 4)"], ["(1 2 3 4)", "(2 4)"], ["(1 2)", "()"], ["(1 2)", "(1 3)"], ["(1 2 3)", "(1 2)"], ["(1 2 3 4)", "()"]] }, // prettier-ignore
      { group: ["(1 2 3)", "(1 2)(3 4)"], images: [["(1 2 3)", "()"], ["(1 3 2)", "(1 2)(3 4)"], ["()", "(1 2)(3 4)"], ["(1 2 3)", "(1 2)"]] }, // prettier-ignore
    ],
    hard: [
      { group: ["(1 2 3 4)", "(1 2)"], images: [["(1 2)", "(1 2)"], ["(1 2)", "(1 3)"], ["(1 2 3 4)", "(2 3)"], ["(1 2)", "()"], ["(1 2 3 4)", "(1 3)"], ["(1 2 3)", "(1 2)"]] }, // prettier-ignore
      { group: ["(1 2 3 4 5)", "(1 2)"], images: [["(1 2)", "()"], ["()", "(1 2)"], ["(1 2 3 4 5)", "(1 2 3)"], ["(1 2 3 4 5)", "(2 3)"], ["(1 2 3 4 5)", "(3 4)"]] }, // prettier-ignore
    ],
  },
  make({ group, images }, random, { order, firstPoint }): Exercise {
    const generators = renamed(group, random, firstPoint);
    const targets = renamed(oneOf(images, random), random, firstPoint);
    const labels = group.map((_, k) => "ABC"[k]!);
    const other = groupOf(targets);
    const own = groupOf(generators);
    const failing = finished(isHomomorphism(own.group, other.generators))
      ? undefined
      : finished(failingRelation(own.generators, other.generators));
    return {
      topic: "homomorphisms",
      question: i18n.t(
        "A and B generate a group. Is there a homomorphism that takes each permutation on the left to the permutation on the right?",
      ),
      given: generators.map((each, k) => [each, labels[k]!, targets[k]!]),
      check(answer, at) {
        const range = (column: number) => `${at(0, column)}:${at(group.length - 1, column + 1)}`;
        return yesNoCheck(answer, `INDEX(PUZZLE.ISHOMOMORPHISM(${range(1)},${range(0)}),1,1)`);
      },
      ...yesNoAnswer(failing === undefined, () => {
        if (!failing) return i18n.t("All relations of the generators hold for their images.");
        return i18n.t("{relation} is the identity on the left, and {image} on the right.", {
          relation: writtenRelation(failing, labels, order),
          image: other.write(failing.image),
        });
      }),
    };
  },
};

import { i18n } from "../../language";
import { leavingConjugate } from "../../permutations/groups/quotients";
import { finished } from "../../steps";
import { yesNoAnswer, yesNoCheck } from "../choice-answers";
import type { Exercise, Topic } from "../exercise";
import { oneOf } from "../random-cycles";
import { generated, groupOf, renamed } from "../random-groups";

/** Generators of a group, and of subgroups some of which are normal; one subgroup is taken. All have equally many generators. */
interface Shape {
  readonly group: readonly string[];
  readonly subgroups: readonly (readonly string[])[];
}

/** Whether a subgroup is normal. */
export const normal: Topic<Shape> = {
  id: "normal",
  title: () => i18n.t("Normal or not"),
  shapes: {
    easy: [
      { group: ["(1 2 3)", "(1 2)"], subgroups: [["(1 2 3)"], ["(1 2)"], ["(1 3 2)"], ["(2 3)"]] }, // prettier-ignore
      { group: ["(1 2 3)(4 5)", "(1 2)"], subgroups: [["(1 2 3)"], ["(4 5)"], ["(1 2)(4 5)"], ["(1 3)"]] }, // prettier-ignore
    ],
    medium: [
      { group: ["(1 2 3 4)", "(1 3)"], subgroups: [["(1 3)(2 4)"], ["(1 2 3 4)"], ["(1 3)"], ["(1 2)(3 4)"]] }, // prettier-ignore
      { group: ["(1 2 3 4 5)", "(2 5)(3 4)"], subgroups: [["(1 3 5 2 4)"], ["(1 2)(3 5)"]] }, // prettier-ignore
    ],
    hard: [
      { group: ["(1 2 3)", "(1 2)(3 4)"], subgroups: [["(1 2)(3 4)", "(1 4)(2 3)"], ["(1 2 3)", "(1 3 2)"], ["(2 3 4)", "(2 4 3)"]] }, // prettier-ignore
      { group: ["(1 2 3 4)", "(1 2)"], subgroups: [["(1 2)(3 4)", "(1 3)(2 4)"], ["(1 2)", "(3 4)"], ["(1 2 3)", "(2 3 4)"], ["(1 2 3)", "(1 2)"], ["(1 2 3 4)", "(1 3)"]] }, // prettier-ignore
    ],
  },
  make({ group, subgroups }, random, { order, firstPoint }): Exercise {
    const cycles = renamed([...group, ...oneOf(subgroups, random)], random, firstPoint);
    const { generators, points, write } = groupOf(cycles);
    const subgroup = generated(generators.slice(group.length), points.length);
    const leaving = finished(leavingConjugate(subgroup, generators.slice(0, group.length)));
    const letters = cycles.map((_, k) => (k < group.length ? "G" : "H"));
    return {
      topic: "normal",
      question: i18n.t(
        "The permutations next to G generate G, and the permutations next to H generate H. Is H a normal subgroup of G?",
      ),
      given: cycles.map((text, k) => [letters[k]!, text]),
      check: (answer, at) => {
        const list = `${at(group.length, 1)}:${at(cycles.length - 1, 1)}`;
        const conditions = group.flatMap((_, g) =>
          cycles.slice(group.length).map((_cycles, k) => {
            const [by, own] = [at(g, 1), at(group.length + k, 1)];
            return `PUZZLE.INGROUP(PUZZLE.MULTIPLYCYCLES(PUZZLE.INVERTCYCLES(${by}),${own},${by}),${list})`;
          }),
        );
        return yesNoCheck(answer, `AND(${conditions.join(",")})`);
      },
      ...yesNoAnswer(leaving === undefined, () => {
        if (!leaving) return i18n.t("All conjugates of the generators of H by those of G are in H.");
        const values = {
          h: cycles[group.length + leaving.generator],
          g: write(leaving.by),
          conjugate: write(leaving.conjugate),
        };
        return order === "left to right"
          ? i18n.t("With h = {h} and g = {g}, g⁻¹hg is {conjugate}, which is not in H.", values)
          : i18n.t("With h = {h} and g = {g}, ghg⁻¹ is {conjugate}, which is not in H.", values);
      }),
    };
  },
};

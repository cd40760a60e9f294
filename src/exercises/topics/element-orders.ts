import { i18n } from "../../language";
import { order as orderOf, parsePermutation } from "../../permutations/permutation";
import type { Topic } from "../exercise";
import { numberAnswer, numberCheck } from "../number-answers";
import { oneOf } from "../random-cycles";
import { groupOf, renamed } from "../random-groups";

/** Generators of a group. */
type Shape = readonly string[];

/** How many elements of a group have an order. */
export const elementOrders: Topic<Shape> = {
  id: "element-orders",
  title: () => i18n.t("Orders of elements"),
  shapes: {
    easy: [["(1 2 3)(4 5)"], ["(1 2 3)", "(1 2)"], ["(1 2 3 4)(5 6)"], ["(1 2 3 4 5)"]], // prettier-ignore
    medium: [["(1 2 3 4)", "(1 3)"], ["(1 2 3 4 5)", "(2 5)(3 4)"], ["(1 2 3 4)", "(5 6)"], ["(1 2 3)", "(1 2)", "(4 5)"]], // prettier-ignore
    hard: [["(1 2 3)", "(1 2)(3 4)"], ["(1 2 3 4)", "(1 2)"], ["(1 2 3)", "(1 2)", "(4 5 6)"], ["(1 2 3 4)", "(1 3)", "(5 6)"]], // prettier-ignore
  },
  make(shape, random, { firstPoint }) {
    const generators = renamed(shape, random, firstPoint);
    const orders = groupOf(generators)
      .elements()
      .map((each) => Number(orderOf(parsePermutation(each))));
    const asked = oneOf(
      [...new Set(orders)].filter((order) => order > 1).sort((a, b) => a - b),
      random,
    );
    const classes = (all: string, column: number) => `INDEX(PUZZLE.CONJUGACYCLASSES(${all}),0,${column})`;
    const count = (holds: (order: number) => boolean) => orders.filter(holds).length;
    return {
      topic: "element-orders",
      question: i18n.t("How many elements of order {order} does the group have that these generate?", {
        order: asked,
      }),
      given: generators.map((each) => [each]),
      check: (answer, _at, all) =>
        numberCheck(answer, `SUMPRODUCT(--(${classes(all, 3)}=${asked}),${classes(all, 2)})`),
      ...numberAnswer(
        count((order) => order === asked),
        (given) => {
          if (given === orders.length) return i18n.t("That is the order of the group.");
          if (given === count((order) => asked % order === 0)) {
            return i18n.t("That counts all elements whose power {order} is the identity.", { order: asked });
          }
          return given > orders.length
            ? i18n.t("The group has fewer elements.")
            : i18n.t("List the elements, and find the order of each from its cycles.");
        },
      ),
    };
  },
};

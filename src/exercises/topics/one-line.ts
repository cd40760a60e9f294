import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import { numbersOf, imagesOver } from "../../permutations/permutation";
import { cyclesAnswer, cyclesCheck } from "../cycle-answers";
import { bothWays, type Exercise, type Topic } from "../exercise";
import { lineAnswer, lineCheck } from "../line-answers";
import { disjointCycles, POINTS, productOf } from "../random-cycles";

/** The lengths of the cycles among the points 1 to `size`, and what is asked for. */
interface Shape {
  readonly lengths: readonly number[];
  readonly size: number;
  readonly asked: "line" | "cycles";
}

/** The shapes of permutations of so many points, by the lengths of their cycles. */
const among = (size: number, ...lengths: readonly (readonly number[])[]): Shape[] =>
  bothWays(["line", "cycles"], ...lengths.map((each) => ({ lengths: each, size })));

/** The one-line form: the images of 1, 2, 3, … in a row. */
export const oneLine: Topic<Shape> = {
  id: "one-line",
  title: () => i18n.t("One-line form"),
  shapes: {
    easy: among(8, [3, 2], [5], [4, 2]),
    medium: among(8, [4, 3], [5, 2], [5, 3]),
    hard: among(9, [9], [5, 4], [4, 3, 2]),
  },
  make({ lengths, size, asked }, random): Exercise {
    const points = POINTS.slice(0, size);
    const cycles = disjointCycles(lengths, random, points);
    const images = [...imagesOver(numbersOf(points), productOf(cycles))].map((image) => image + 1);
    if (asked === "line") {
      return {
        topic: "one-line",
        question: i18n.t("Write the images of 1 to {size} in one line.", { size }),
        given: [[formatCycles(cycles)]],
        check: (answer, at) => lineCheck(answer, `PUZZLE.CYCLESTOONELINE(${at(0, 0)},${size})`),
        ...lineAnswer(images),
      };
    }
    return {
      topic: "one-line",
      question: i18n.t("The row has the images of 1 to {size}. Write the permutation in disjoint cycles.", {
        size,
      }),
      given: [images],
      check: (answer, _at, all) => cyclesCheck(answer, `PUZZLE.ONELINETOCYCLES(${all})`),
      ...cyclesAnswer(cycles),
    };
  },
};

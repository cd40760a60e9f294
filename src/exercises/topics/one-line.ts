import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import { numbersOf, imagesOver } from "../../permutations/permutation";
import { cyclesAnswer, cyclesCheck, productOf } from "../cycle-answers";
import type { Exercise, Given, Topic } from "../exercise";
import { lineAnswer, lineCheck } from "../line-answers";
import { pointsIn } from "../ordered-product";
import { disjointCycles, POINTS } from "../random-cycles";

/** The lengths of the cycles among the points 1 to `size`, and what is asked for. */
interface Shape {
  readonly lengths: readonly number[];
  readonly size: number;
  readonly asked: "line" | "cycles";
}

const bothWays = (...forms: readonly Omit<Shape, "asked">[]): Shape[] =>
  forms.flatMap((form) => (["line", "cycles"] as const).map((asked) => ({ ...form, asked })));

/** The one-line form: the images of 1, 2, 3, … in a row. */
export const oneLine: Topic<Shape> = {
  id: "one-line",
  title: () => i18n.t("One-line form"),
  shapes: {
    easy: bothWays({ lengths: [3, 2], size: 8 }, { lengths: [5], size: 8 }, { lengths: [4, 2], size: 8 }),
    medium: bothWays(
      { lengths: [4, 3], size: 8 },
      { lengths: [5, 2], size: 8 },
      { lengths: [5, 3], size: 8 },
    ),
    hard: bothWays({ lengths: [9], size: 9 }, { lengths: [5, 4], size: 9 }, { lengths: [4, 3, 2], size: 9 }),
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
  /** The points that move. */
  difficultyOf: ({ given }) => movedIn(given[0]!),
  bands: { easy: [5, 6], medium: [7, 8], hard: [9, 9] },
};

function movedIn(row: Given[number]): number {
  return row.length === 1 ? pointsIn(row[0]!) : row.filter((image, k) => image !== k + 1).length;
}

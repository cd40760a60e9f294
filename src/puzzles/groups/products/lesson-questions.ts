import { i18n } from "../../../language";
import {
  answered,
  is,
  isPermutation,
  type ExercisePlaces,
  type ThreeQuestions,
} from "../../../lessons/exercise";

/** The switch that shows the working. */
export const SWITCH = "$C$15";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "G", row: 4, answer: "H", across: 1, mark: "I" },
  ...{ switchWords: "B15", switch: SWITCH.replaceAll("$", "") },
};

const CYCLE = "(1 2 3)";

/** A permutation in canonical form moves point 1 if it begins with it. */
const MOVES_1 = "(1 ";

/** What products of cycles have to do with the points that these share. */
export const productQuestions = (): ThreeQuestions => [
  {
    text: i18n.t(
      "A cycle of 3 points and one of 4 share one point. How long is the cycle that is their product?",
    ),
    isRight: is(`PUZZLE.CYCLEORDER("${CYCLE}(3 4 5 6)")`),
  },
  {
    text: i18n.t(
      "The inverse of {product} is the product of its cycles' inverses in the other order. Which permutation is it?",
      { product: `${CYCLE}(3 4)` },
    ),
    isRight: isPermutation(`PUZZLE.INVERTCYCLES("${CYCLE}(3 4)")`),
  },
  {
    text: i18n.t(
      "Which permutation moves the point 1, and has the same product with {cycle} in both orders?",
      { cycle: CYCLE },
    ),
    isRight: (answer) => {
      const [before, after] = [`${answer},"${CYCLE}"`, `"${CYCLE}",${answer}`].map((factors) =>
        answered(`PUZZLE.MULTIPLYCYCLES(${factors})`),
      );
      const canonical = answered(`PUZZLE.SIMPLIFYCYCLES(${answer})`);
      return `(LEFT(${canonical},${MOVES_1.length})="${MOVES_1}")*(${before}=${after})`;
    },
  },
];

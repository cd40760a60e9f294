import { i18n } from "../../../language";
import { opening, spill } from "../../../lessons/blocks";
import {
  blankIfWrong,
  firstProblem,
  isRefused,
  paintProblem,
  type InputCheck,
} from "../../../lessons/checks";
import {
  exercise,
  answered,
  is,
  isPermutation,
  type ExercisePlaces,
  type ThreeQuestions,
} from "../../../lessons/exercise";
import type { Lesson, LessonBlock, Paint, Picture } from "../../../lessons/lesson";
import { SOLUTIONS } from "../../../lessons/solutions";
import { PRODUCT_ORDERS } from "../../../permutations/product-order";

/** The switch that shows the working. */
const EXERCISE: ExercisePlaces = {
  ...{ column: "G", row: 4, answer: "H", across: 1, mark: "I" },
  ...{ switchWords: "B15", switch: "C15" },
};

const CYCLE = "(1 2 3)";

/** A permutation in canonical form moves point 1 if it begins with it. */
const MOVES_1 = "(1 ";

/** What products of cycles have to do with the points that these share. */
const productQuestions = (): ThreeQuestions => [
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

const source = () =>
  i18n.t("After Paul Vodola's article, which multiplies from left to right; books do it either way.");

const CYCLES = "$C$5";
const ORDER = "$C$6";
const PROBLEM = "$B$7";
const FIRST_ANSWER = 10;
const LINES = "B20";
/** Room for the working of a product of some points more than the first one has. */
const MOST_LINES = 14;

const ORDERS = PRODUCT_ORDERS.map((order) => `"${order}"`);

const checks = (): InputCheck[] => [
  {
    cells: ORDER,
    wrong: `(${ORDER}<>"")*ISNA(MATCH(TRIM(${ORDER}),{${ORDERS.join(",")}},0))`,
    problem: (cells) => i18n.t("{cells}: type left to right or right to left.", { cells }),
  },
  {
    cells: CYCLES,
    wrong: isRefused(`$D$${FIRST_ANSWER}`),
    problem: (cells) => i18n.t("{cells}: expected cycles such as (1 4 2)(3 8).", { cells }),
  },
];

/** What is asked, and what the answer is compared with. */
const asked = (): readonly (readonly [question: string, expected: string])[] => {
  const inverse = `PUZZLE.INVERTCYCLES(PUZZLE.SIMPLIFYCYCLES(${CYCLES},${ORDER}))`;
  const [first, second] = ORDERS;
  const other = `IF(TRIM(${ORDER})=${second},${first},${second})`;
  return [
    [i18n.t("The product, in disjoint cycles"), `${CYCLES},${ORDER}`],
    [i18n.t("Its inverse"), inverse],
    [i18n.t("The product in the other order"), `${CYCLES},${other}`],
  ];
};

/** Yellow cells for the answers and, beside each, whether it is right and why. */
function answers(): LessonBlock[] {
  const rows = asked();
  return [
    { at: `B${FIRST_ANSWER - 1}`, cells: [[i18n.t("Your answers")]], style: "heading" },
    { at: `B${FIRST_ANSWER}`, cells: rows.map(([question]) => [question]), style: "sideLabel" },
    { at: `C${FIRST_ANSWER}`, cells: rows.map(() => [""]), style: "input" },
    ...rows.map(([, expected], k) => {
      const check = `PUZZLE.CHECKCYCLES(C${FIRST_ANSWER + k},${expected})`;
      // Whether the first one is refused is what the problem goes by.
      return spill(`D${FIRST_ANSWER + k}`, k === 0 ? `=${check}` : blankIfWrong(PROBLEM)(check), 1, 2);
    }),
  ];
}

/** The product both ways, and its working, once somebody wants to see them. */
function working(): LessonBlock[] {
  const ifRight = blankIfWrong(PROBLEM);
  return [
    { at: "B14", cells: [[i18n.t("The working")]], style: "heading" },
    {
      at: "B16",
      cells: [[i18n.t("From left to right")], [i18n.t("From right to left")]],
      style: "sideLabel",
    },
    {
      at: "C16",
      cells: PRODUCT_ORDERS.map((order) => [ifRight(`PUZZLE.SIMPLIFYCYCLES(${CYCLES},"${order}")`)]),
      style: "formula",
      solution: "hidden",
    },
    { at: "B19", cells: [[i18n.t("Line by line, in the order that you have chosen")]], style: "heading" },
    {
      ...spill(LINES, ifRight(`PUZZLE.PRODUCTSTEPS(${CYCLES},${ORDER})`), MOST_LINES, 2),
      solution: "hidden",
    },
  ];
}

/** Right answers are green. */
const paintRight: Paint = {
  on: `C${FIRST_ANSWER}:E${FIRST_ANSWER + 2}`,
  when: `=$D${FIRST_ANSWER}=TRUE`,
  fill: "#d9f2e3",
};

/** Two cycles that have a point in common. */
function picture(): Picture {
  const [one, both, other] = ["#1d6fe0", "#2b9348", "#d9a521"];
  return [
    [one, one, "", other, other],
    [one, "", both, "", other],
    [one, one, "", other, other],
  ];
}

/** Products of cycles, from left to right and from right to left, to be worked out on paper and checked. */
export const productsOfCycles: Lesson = {
  id: "products",
  get title() {
    return i18n.t("Products of cycles");
  },
  get summary() {
    return i18n.t("Multiply cycles that overlap, in either order, and have your answer checked.");
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "Products",
  columnWidths: [2, 36, 32, 9, 52, 3, 96, 24, 4],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Products of cycles"),
        i18n.t("Follow each point through the factors until its cycle closes, and write the product."),
        source(),
      ),
      { at: "B4", cells: [[i18n.t("The product")]], style: "heading" },
      { at: "B5", cells: [[i18n.t("Cycles")], [i18n.t("Order of the factors")]], style: "sideLabel" },
      { at: "C5", cells: [["(1 2 3)(3 4)(2 5)"], ["left to right"]], style: "input" },
      { at: "B7", cells: [[`=${firstProblem(checks(), '""')}`]], style: "question" },
      ...answers(),
      ...working(),
      ...exercise(EXERCISE, productQuestions()),
    ];
  },
  paints: [paintProblem("B7:E7", `=${PROBLEM}<>""`), paintRight],
  frames: [],
  get notes() {
    return [
      {
        at: "C6",
        text: i18n.t(
          "left to right: the first factor acts first. right to left: the last one does, as with functions.",
        ),
      },
      {
        at: `D${FIRST_ANSWER}`,
        text: i18n.t(
          "CHECKCYCLES compares your answer with the product and says why it is right or wrong, but not what would be right.",
        ),
      },
      {
        at: LINES,
        text: i18n.t("PRODUCTSTEPS writes the way of each point; its cycle stands where it closes."),
      },
    ];
  },
  names: { [SOLUTIONS]: EXERCISE.switch },
  select: `C${FIRST_ANSWER}`,
};

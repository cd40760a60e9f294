import { i18n } from "../../../language";
import { textFormula } from "../../../lessons/formula-text";
import {
  blankIfWrong,
  firstProblem,
  isRefused,
  paintProblem,
  type InputCheck,
} from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { answered, number, permutation, permutationWith } from "../../../lessons/expected-answers";
import { cell, column, gap, heading, questions, solutionSwitch, spill } from "../../../lessons/items";
import { beside, stack, type Areas, type Content } from "../../../lessons/layout";
import type { Picture } from "../../../lessons/lesson";
import { BOOK_CELLS } from "../../../lessons/book-cells";
import { orderCheck, orderNote, ORDERS } from "../lesson-order";

const CYCLE = "(1 2 3)";

/** A permutation in canonical form moves point 1 if it begins with it. */
const MOVES_1 = "(1 ";

/** What products of cycles have to do with the points that these share. */
const productQuestions = (): ThreeQuestions => [
  {
    text: i18n.t(
      "A cycle of 3 points and one of 4 share one point. How long is the cycle that is their product?",
    ),
    ...number(`PUZZLE.CYCLEORDER("${CYCLE}(3 4 5 6)")`),
  },
  {
    text: i18n.t(
      "The inverse of {product} is the product of its cycles' inverses in the other order. Which permutation is it?",
      { product: `${CYCLE}(3 4)` },
    ),
    ...permutation(`PUZZLE.INVERTCYCLES("${CYCLE}(3 4)")`),
  },
  {
    text: i18n.t(
      "Which permutation moves the point 1, and has the same product with {cycle} in both orders?",
      { cycle: CYCLE },
    ),
    ...permutationWith(
      (answer) => {
        const [before, after] = [`${answer},"${CYCLE}"`, `"${CYCLE}",${answer}`].map((factors) =>
          answered(`PUZZLE.MULTIPLYCYCLES(${factors})`),
        );
        const canonical = answered(`PUZZLE.SIMPLIFYCYCLES(${answer})`);
        return `(LEFT(${canonical},${MOVES_1.length})="${MOVES_1}")*(${before}=${after})>0`;
      },
      (answer) => {
        const [fixed, other] = [
          i18n.t("It leaves 1 where it is."),
          i18n.t("The products in both orders differ."),
        ].map((text) => textFormula(text));
        return `IF(LEFT(PUZZLE.SIMPLIFYCYCLES(${answer}),${MOVES_1.length})="${MOVES_1}",${other},${fixed})`;
      },
    ),
  },
];

/** Room for the working of a product of some points more than the first one has. */
const MOST_LINES = 14;

/** The product and the order of its factors, as formulas read them. */
const typedIn = ({ typed }: Areas) => [typed.cell(0).fixed, typed.cell(1).fixed] as const;

function checks(areas: Areas): InputCheck[] {
  const [product, order] = typedIn(areas);
  return [
    orderCheck(order),
    {
      cells: product,
      wrong: isRefused(areas.verdicts.first.fixed),
      problem: (cells) => i18n.t("{cells}: expected cycles such as (1 4 2)(3 8).", { cells }),
    },
  ];
}

/** Yellow cells for the answers and, next to each, whether it is right and why. */
function answers(areas: Areas): Content[] {
  const [product, order] = typedIn(areas);
  const [first, second] = ORDERS;
  const asked = [
    [i18n.t("The product, in disjoint cycles"), `${product},${order}`],
    [i18n.t("Its inverse"), `PUZZLE.INVERTCYCLES(PUZZLE.SIMPLIFYCYCLES(${product},${order}))`],
    [i18n.t("The product in the other order"), `${product},IF(TRIM(${order})=${second},${first},${second})`],
  ];
  const verdicts = asked.map(([, expected], k) => {
    const check = `PUZZLE.CHECKCYCLES(${areas.answers.cell(k)},${expected})`;
    // The problem depends on whether the first one is refused.
    return spill(k === 0 ? `=${check}` : blankIfWrong(areas.problem.fixed)(check), 1, 2);
  });
  const blank = asked.map(() => "");
  return [
    heading(i18n.t("Your answers")),
    beside(
      column(
        asked.map(([question]) => question),
        "sideLabel",
      ),
      { answers: column(blank, "input"), verdicts: stack(...verdicts) },
    ),
  ];
}

/** The product both ways, and its working, once somebody wants to see them. */
function working(areas: Areas): Content[] {
  const [product, order] = typedIn(areas);
  const ifRight = blankIfWrong(areas.problem.fixed);
  const both = ORDERS.map((each) => ifRight(`PUZZLE.SIMPLIFYCYCLES(${product},${each})`));
  const lines = ifRight(`PUZZLE.PRODUCTSTEPS(${product},${order})`);
  return [
    heading(i18n.t("The working")),
    gap(),
    beside(
      column([i18n.t("From left to right"), i18n.t("From right to left")], "sideLabel"),
      column(both, "formula", { solution: "hidden" }),
    ),
    gap(),
    heading(i18n.t("Line by line, in the order that you have chosen")),
    { lines: spill(lines, MOST_LINES, 2, "formula", "hidden") },
  ];
}

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
export const productsOfCycles = defineLesson({
  id: "products",
  title: /*i18n*/ "Products of cycles",
  summary: /*i18n*/ "Multiply cycles that overlap, in either order, and have your answer checked.",
  source:
    /*i18n*/ "This lesson follows Paul Vodola’s article, which multiplies from left to right. Books use either order.",
  task: /*i18n*/ "A product of permutations is a permutation again, and its cycles share no points. Follow each point through the factors until its cycle closes, and type the product.",
  picture: picture(),
  sheetName: "Products",
  columnWidths: [2, 36, 32, 9, 52, 3, 96, 24, 4],
  sheet: (areas) => {
    const { typed, problem, answers: replies, verdicts, lines } = areas;
    return {
      panels: {
        B4: [
          heading(i18n.t("The product")),
          beside(column([i18n.t("Cycles"), i18n.t("Order of the factors")], "sideLabel"), {
            typed: column(["(1 2 3)(3 4)(2 5)", "left to right"], "input"),
          }),
          { problem: cell(`=${firstProblem(checks(areas), '""')}`, "question") },
          gap(),
          ...answers(areas),
          gap(),
          ...working(areas),
        ],
        G4: [questions({ answer: 1, mark: 2 }, productQuestions())],
        // Below the heading of the working.
        B15: [solutionSwitch()],
      },
      paints: [
        paintProblem(problem.column(0, 4), `=${problem.fixed}<>""`),
        { on: replies.column(0, 3), when: `=${verdicts.first.fixedColumns}=TRUE`, fill: "#d9f2e3" },
      ],
      notes: [
        {
          at: typed.cell(1),
          text: orderNote(),
        },
        {
          at: verdicts.first,
          text: i18n.t(
            "CHECKCYCLES compares your answer with the product and says why it is right or wrong, but not what would be right.",
          ),
        },
        {
          at: lines.first,
          text: i18n.t("PRODUCTSTEPS follows each point, and writes its cycle where the cycle closes."),
        },
      ],
      names: { [BOOK_CELLS.order]: typed.cell(1) },
      select: replies.first,
    };
  },
});

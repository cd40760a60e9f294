import { i18n } from "../../language";
import { firstProblem, isRefused, type InputCheck } from "../../lessons/checks";
import { defineLesson } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { number, permutationWith } from "../../lessons/expected-answers";
import { answerOf, textFormula } from "../../lessons/formula-text";
import {
  cell,
  cells,
  fields,
  formula,
  gap,
  heading,
  input,
  questions,
  spill,
  table,
} from "../../lessons/items";
import type { Area } from "../../lessons/layout";
import { productOf, shortestWord } from "../groups/lesson-word";
import { netPicture } from "./lesson-net";
import {
  scrambleAndBack,
  scrambledPanels,
  scrambleFrames,
  scrambleNames,
  scramblePaints,
} from "./lesson-scramble";
import { TURNS } from "./turns";

/** Turns that can be exchanged, an order, and what turns cannot reach. */
function cubeQuestions(turns: Area): ThreeQuestions {
  const [generators, labels] = [turns.fixed, turns.column(0).fixed];
  return [
    {
      text: i18n.t("The scrambles UD and DU do the same. Which other turn can be exchanged with L?"),
      form: i18n.t("another turn, in one capital letter"),
      isForm: (answer) => `SUMPRODUCT(EXACT(${labels},TRIM(${answer}))*(${labels}<>"L"))=1`,
      whyWrong: () => textFormula(i18n.t("The two do not do the same in both orders.")),
      isRight: (answer) => {
        const [before, after] = [`TRIM(${answer})&"L"`, `"L"&TRIM(${answer})`];
        return `${productOf(before, generators)}=${productOf(after, generators)}`;
      },
    },
    {
      text: i18n.t("How often must RU be repeated until all is back?"),
      ...number(`PUZZLE.CYCLEORDER(${productOf('"RU"', generators)})`),
    },
    {
      text: i18n.t("Type a permutation of the stickers 1 to 48 that turns cannot reach."),
      ...permutationWith(
        (answer) => `NOT(PUZZLE.INGROUP(${answer},${generators}))`,
        () => textFormula(i18n.t("Turns can reach this one.")),
      ),
    },
  ];
}

/** Eight turns: a search from both ends quickly finds the shortest way back. */
const SCRAMBLE = "RUF'LD'BU'R";

const noPermutation = (cells: string) => i18n.t("{cells} is not a permutation", { cells });

/** What may be wrong with the turns, and then with what is made of them. */
const checks = (turns: Area, others: InputCheck): InputCheck[] => {
  const [labels, cycles] = [0, 1].map((column) => turns.column(column).fixed);
  return [
    { cells: cycles, wrong: `ISERROR(FIND("(",${cycles}))`, problem: noPermutation },
    {
      cells: labels,
      wrong: `COUNTIF(${labels},${labels})<>1`,
      problem: (cells) => i18n.t("{cells}: each turn needs a letter", { cells }),
    },
    others,
  ];
};

/** What is wrong with a scramble. */
const scrambleProblem = (turns: Area, scramble: Area) =>
  firstProblem(
    checks(turns, {
      cells: scramble.fixed,
      wrong: "TRUE",
      problem: (cells) => i18n.t("{cells}: this turn does not exist", { cells }),
    }),
    '""',
  );

/** Whether turns can move the stickers so, or what is wrong. */
function reached(turns: Area, stickers: Area): string {
  const [yes, no] = [i18n.t("It can be reached."), i18n.t("It cannot be reached.")].map((text) =>
    textFormula(text),
  );
  const wrong = isRefused(`PUZZLE.SIMPLIFYCYCLES(${stickers.fixed})`);
  return firstProblem(
    checks(turns, { cells: stickers.fixed, wrong, problem: noPermutation }),
    `IF(PUZZLE.INGROUP(${stickers},${turns.fixed}),${yes},${no})`,
  );
}

/** Rubik's cube: its six turns, the number of its positions, and a scramble with the way back. */
export const rubik = defineLesson({
  id: "rubik",
  title: /*i18n*/ "Rubik's cube",
  summary: /*i18n*/ "Scramble a cube with 43 quintillion arrangements, and a formula finds the turns back.",
  source:
    /*i18n*/ "This lesson solves Ernő Rubik’s cube by the method of Paul Vodola’s article on permutation groups and puzzles of adventure games.",
  task: /*i18n*/ "Each turn of a face moves its stickers, and a formula finds the turns that bring them back. Type a scramble: U, D, L, R, F and B turn up, down, left, right, front and back.",
  picture: netPicture(),
  sheetName: "Rubik",
  columnWidths: [2, 20, 62, 21, 1, ...new Array<number>(12).fill(3.3), 3, 7, 9, 9, 9, 10],
  sheet: (areas) => {
    const { turns, scramble, moved, back, stickers, pieces } = areas;
    return {
      panels: {
        B4: [
          table(i18n.t("The six turns are generators"), [i18n.t("Label"), i18n.t("Where the stickers go")], {
            turns: cells(TURNS, "input"),
          }),
          gap(),
          heading(i18n.t("A scramble, and the way back")),
          fields(
            [
              i18n.t("The scramble"),
              {
                scramble: input(SCRAMBLE),
                wrong: cell(`=IF(${isRefused(moved)},${scrambleProblem(turns, scramble)},"")`, "question"),
              },
            ],
            [i18n.t("Its permutation"), { moved: cell(`=${productOf(scramble, turns.fixed)}`, "wrapped") }],
            [
              i18n.t("Repeated"),
              formula(
                `=${textFormula(i18n.t("{times} times the same scramble brings all back.", { times: answerOf(`PUZZLE.CYCLEORDER(${moved})`) }))}`,
              ),
            ],
            [
              i18n.t("The route back"),
              {
                back: spill(
                  `=${shortestWord(`PUZZLE.INVERTCYCLES(${moved})`, turns.fixed)}`,
                  ...([1, 2, "formula", "hidden"] as const),
                ),
              },
            ],
            [i18n.t("One after the other"), { both: scrambleAndBack(areas) }],
          ),
          gap(),
          heading(i18n.t("What can be reached by turns?")),
          fields(
            [
              i18n.t("Arrangements"),
              cells([[`=PUZZLE.GROUPORDER(${turns.fixed})`, i18n.t("the order of the group")]], "formula"),
            ],
            [
              i18n.t("Stickers to move"),
              { stickers: input("(1 2 3)"), reached: formula(`=${reached(turns, stickers)}`) },
            ],
          ),
          gap(),
          questions({ words: 1, answer: 2, mark: 4, reasons: [4, 0] }, cubeQuestions(turns)),
        ],
        ...scrambledPanels(areas),
      },
      rowHeights: [{ rows: moved, points: 42 }],
      paints: scramblePaints(areas),
      frames: scrambleFrames(areas),
      notes: [
        {
          at: scramble,
          text: i18n.t(
            "U' turns the other way, and UU turns halfway round. [R,U] is R'U'RU here; cubers mean RUR'U'.",
          ),
        },
        {
          at: turns.cell(0, 1),
          text: i18n.t(
            "When the face U turns to the right, the stickers move from 1 to 10, from 10 to 7, from 7 to 4, from 4 to 1, and so on. The numbers are in the net of the solved cube.",
          ),
        },
        {
          at: back.first,
          text: i18n.t(
            "FACTORCYCLES searches from the scramble and from the solved cube until both meet. Scrambles of more than about ten turns take long. Then it says that its word may not be a shortest one.",
          ),
        },
        {
          at: pieces.cell(0, 1),
          text: i18n.t(
            "“Found at” says where the place’s number is in the cycles above. “Next at” says where the number after it is, or the first one of its cycle. That number is the sticker.",
          ),
        },
      ],
      names: scrambleNames(areas),
      select: scramble,
    };
  },
});

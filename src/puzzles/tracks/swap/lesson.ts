import { i18n } from "../../../language";
import {
  blankIfWrong,
  firstProblem,
  ifTyped,
  paintProblem,
  wholeNumbers,
  type InputCheck,
} from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { number } from "../../../lessons/expected-answers";
import { textFormula } from "../../../lessons/formula-text";
import { cell, cells, gap, heading, lines, questions } from "../../../lessons/items";
import { beside, stack, type Area, type Areas, type Item } from "../../../lessons/layout";
import type { Picture } from "../../../lessons/lesson";
import { shortestWord, type Guard } from "../../groups/lesson-word";
import { BOXES, generatorsOf, RULES, ruleTables } from "./lesson-rules";
import { sortingFacts, sortingSteps } from "./lesson-sorting";

const FEWEST_BOXES = 3;
const AT_HOME = "#d9f2e3";

/** How many labels a word has that puts spaces between them. */
const lettersOf = (word: string) => `LEN(${word})-LEN(SUBSTITUTE(${word}," ",""))+1`;

/** How many swaps orders need by three of the rules. */
function swapQuestions(areas: Areas): ThreeQuestions {
  const boxes = `COLUMNS(${areas.contents.fixed})`;
  return [
    {
      text: i18n.t("With any two boxes, how many swaps does the worst order of five objects need?"),
      // They make one cycle: boxes − cycles.
      ...number(`${boxes}-1`),
    },
    {
      text: i18n.t("With box 1 and any other, how many swaps exchange the objects in boxes 2 and 3?"),
      ...number(lettersOf(shortestWord('"(2 3)"', generatorsOf(areas, 1).fixed))),
    },
    {
      text: i18n.t("With two neighbours, how many swaps reverse the whole row of five?"),
      // Each puts one pair in order, and all pairs are out of order.
      ...number(`COMBIN(${boxes},2)`),
    },
  ];
}

function checks({ fixed: contents, left }: Area, count: string): InputCheck[] {
  return [
    {
      cells: contents,
      wrong: `${count}<${FEWEST_BOXES}`,
      problem: (cells) => i18n.t("{cells}: number the objects in at least three boxes.", { cells }),
    },
    {
      cells: contents,
      wrong: `(${contents}="")*(COLUMN(${contents})-${left}<=${count})`,
      problem: (cells) => i18n.t("{cells}: fill the boxes from the left.", { cells }),
    },
    ifTyped(wholeNumbers(contents, 1, count)),
    {
      cells: contents,
      wrong: `(${contents}<>"")*(COUNTIF(${contents},${contents})>1)`,
      problem: (cells) => i18n.t("{cells}: each object is in one box only.", { cells }),
    },
  ];
}

/** What each rule reaches, and how many moves it needs. */
function compareRules(areas: Areas, ifRight: Guard): Item {
  const permutation = areas.permutation.first.fixed;
  const odd = textFormula(i18n.t("none, because it is odd"));
  const all = RULES.map(({ title }, rule) => {
    const generators = generatorsOf(areas, rule).fixed;
    const word = areas.words.cell(rule, 1);
    return {
      group: [
        i18n._(title),
        ifRight(`PUZZLE.GROUPNAME(${generators})`),
        ifRight(`PUZZLE.GROUPORDER(${generators})`),
      ],
      word: [
        ifRight(`IF(${permutation}="()",0,IF(${word}="",${odd},${lettersOf(`${word}`)}))`),
        ifRight(`IFNA(${shortestWord(permutation, generators)},"")`),
      ],
    };
  });
  const heads = [
    i18n.t("rule"),
    i18n.t("group"),
    i18n.t("arrangements"),
    i18n.t("fewest moves"),
    i18n.t("a shortest word that brings all home"),
  ];
  return stack(
    heading(i18n.t("Four rules: which boxes may change their contents")),
    cells([heads], "columnHeads"),
    beside({
      rules: cells(
        all.map(({ group }) => group),
        "formula",
      ),
      words: cells(
        all.map(({ word }) => word),
        "formula",
        { solution: "hidden" },
      ),
    }),
    gap(),
    lines(
      i18n.t(
        "A swap exchanges two objects: it joins two cycles or cuts one in two, so their number changes by one.",
      ),
      i18n.t(
        "When all are at home, there are as many cycles as boxes. So boxes − cycles swaps are needed, and enough.",
      ),
      i18n.t(
        "A three-cycle is two swaps. So three-cycles generate only even permutations, half of all arrangements.",
      ),
    ),
  );
}

/** What Play finds on the sheet: the generators of each rule, with the same start. */
const namesOf = (areas: Areas) =>
  Object.fromEntries(
    RULES.flatMap((_, rule) => {
      const id = `Generators${rule === 0 ? "" : rule + 1}`;
      return [
        [`${id}_title`, areas.rules.cell(rule)],
        [`${id}_generators`, generatorsOf(areas, rule)],
        [`${id}_start`, areas.start.first],
        [`${id}_word`, areas.words.cell(rule, 1)],
      ] as const;
    }),
  );

/** Boxes in a row, with two arrows between them. */
function picture(): Picture {
  const colors = ["#1d6fe0", "#d9a521", "#2b9348"];
  const box = "#5b7ba6";
  const row = (inside: (k: number) => string) =>
    colors.flatMap((_, k) => [...(k ? [""] : []), box, inside(k), box]);
  return [row((k) => colors[(k + 1) % 3]), row(() => box)];
}

/** Numbered objects in numbered boxes: by which swaps, and how few, do all come home? */
export const swap = defineLesson({
  id: "swap",
  title: /*i18n*/ "Swap",
  summary:
    /*i18n*/ "Four rules say how objects in boxes may be swapped: find the fewest swaps that bring all home.",
  source:
    /*i18n*/ "This lesson follows Jamie Mulholland’s course “Permutation Puzzles: A Mathematical Perspective”, which begins with this puzzle.",
  task: /*i18n*/ "Each object belongs into the box with its number, and four rules say which boxes may swap. Type an order of the objects, and compare how many moves each rule needs.",
  picture: picture(),
  sheetName: "Swap",
  columnWidths: [
    2,
    38,
    ...new Array<number>(BOXES).fill(6),
    2,
    ...[26, 10, 18, 18, 44, 2, 2],
    ...RULES.flatMap(() => [9, 17, 3]),
  ],
  sheet: (areas) => {
    const { boxes, contents, problem, steps, permutation, cycles, words } = areas;
    const ifRight = blankIfWrong(problem.first.fixed);
    const count = `COUNT(${contents.fixed})`;
    // A column has the boxes' numbers above it.
    const box = boxes.first.fixedRows;
    return {
      panels: {
        B4: [
          heading(i18n.t("The boxes")),
          beside(cells([[i18n.t("Box")], [i18n.t("The object in it")]], "sideLabel"), {
            boxes: stack(cells([Array.from({ length: BOXES }, (_, k) => k + 1)], "axis"), {
              contents: cells([[1, 4, 5, 2, 3]], "boardInput"),
            }),
          }),
          {
            problem: cell(`=${firstProblem(checks(contents, count), '""')}`, "question", {
              across: BOXES + 1,
            }),
          },
          gap(),
          heading(i18n.t("Any two boxes: each swap brings one object home")),
          sortingSteps(contents, steps, count, ifRight),
          gap(),
          heading(i18n.t("What this means")),
          sortingFacts({ contents, permutation, cycles }, count, ifRight),
          gap(),
          questions({ words: 7, answer: 8, across: 2, mark: 10 }, swapQuestions(areas)),
        ],
        I4: [compareRules(areas, ifRight)],
        P4: [ruleTables(count, ifRight)],
      },
      rowHeights: [{ rows: contents, points: 24 }],
      paints: [
        paintProblem(problem, `=${problem.first.fixed}<>""`),
        { on: contents, when: `=AND(${contents.first}<>"",${contents.first}=${box})`, fill: AT_HOME },
        { on: steps, when: `=AND(ISNUMBER(${steps.first}),${steps.first}=${box})`, fill: AT_HOME },
      ],
      frames: [{ around: contents, color: "#1d3b6f" }],
      notes: [
        {
          at: contents.first,
          text: i18n.t(
            "Type the numbers of the objects in boxes 1, 2, and so on. For fewer boxes, leave the last ones blank.",
          ),
        },
        {
          at: words.cell(0, 1),
          text: i18n.t(
            "In the words of FACTORCYCLES, s12 swaps the objects in boxes 1 and 2. The label c123 moves the object in box 1 to 2, from 2 to 3 and from 3 to 1. An apostrophe goes the other way.",
          ),
        },
        {
          at: steps.cell(0, -1),
          text: i18n.t(
            "Object 1 changes places with the one in box 1, then object 2 with the one in box 2, and so on. Green objects are at home.",
          ),
        },
      ],
      names: namesOf(areas),
      select: contents,
    };
  },
});

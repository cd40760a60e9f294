import { columnLetters } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { opening } from "../../../lessons/blocks";
import {
  blankIfWrong,
  firstProblem,
  ifTyped,
  paintProblem,
  wholeNumbers,
  type InputCheck,
} from "../../../lessons/checks";
import { exercise, is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { textFormula } from "../../../lessons/formula-text";
import type { Lesson, LessonBlock, Picture } from "../../../lessons/lesson";
import { SOLUTIONS } from "../../../lessons/solutions";
import { shortestWord } from "../../groups/lesson-word";
import { BOXES, generatorsOf, RULES, ruleTables } from "./lesson-rules";
import { factCells, sortingFacts, sortingSteps, type Sorting } from "./lesson-sorting";

/** The questions of the lesson on swaps: how many swaps orders need by three of the rules. */

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 22, answer: "J", across: 2, mark: "L" },
  ...{ switchWords: "I22", switch: "J22" },
};

/** @param swapsOfRule a formula for the fewest moves by a rule, counted from 0, that make a permutation */
const swapQuestions = (swapsOfRule: (permutation: string, rule: number) => string): ThreeQuestions => [
  {
    text: i18n.t("Any two boxes: how many swaps does the worst order of five objects need?"),
    // They make one cycle: boxes − cycles.
    isRight: is("COLUMNS($C$6:$G$6)-1"),
  },
  {
    text: i18n.t("Box 1 and any other: how many swaps exchange what is in boxes 2 and 3?"),
    isRight: is(swapsOfRule("(2 3)", 1)),
  },
  {
    text: i18n.t("Two neighbours: how many swaps turn the whole row of five round?"),
    // Each puts one pair in order, and all pairs are out of order.
    isRight: is("COMBIN(COLUMNS($C$6:$G$6),2)"),
  },
];

const source = () =>
  i18n.t(
    "After Jamie Mulholland's course “Permutation Puzzles: A Mathematical Perspective”, which begins with it.",
  );

const FIRST_BOX = 2;
const CONTENTS = `$C$6:$${columnLetters(FIRST_BOX + BOXES - 1)}$6`;
const COUNT = `COUNT(${CONTENTS})`;
const FEWEST_BOXES = 3;
const PROBLEM = "$B$7";
const ifRight = blankIfWrong(PROBLEM);

const SORTING: Sorting = {
  ...{ column: FIRST_BOX, contentsRow: 6, firstRow: 10, factsRow: 16, swaps: "B" },
  count: COUNT,
  guard: ifRight,
};
const { permutation: PERMUTATION, start: START } = factCells(SORTING);

/** The table of the rules: a row for each, and their generators on its right. */
const RULE_ROW = 6;
const TABLES = { column: 15, row: RULE_ROW - 2, count: COUNT, guard: ifRight };

function checks(): InputCheck[] {
  return [
    {
      cells: CONTENTS,
      wrong: `${COUNT}<${FEWEST_BOXES}`,
      problem: (cells) => i18n.t("{cells}: number the objects in at least three boxes.", { cells }),
    },
    {
      cells: CONTENTS,
      wrong: `(${CONTENTS}="")*(COLUMN(${CONTENTS})-${FIRST_BOX}<=${COUNT})`,
      problem: (cells) => i18n.t("{cells}: fill the boxes from the left.", { cells }),
    },
    ifTyped(wholeNumbers(CONTENTS, 1, COUNT)),
    {
      cells: CONTENTS,
      wrong: `(${CONTENTS}<>"")*(COUNTIF(${CONTENTS},${CONTENTS})>1)`,
      problem: (cells) => i18n.t("{cells}: each object is in one box only.", { cells }),
    },
  ];
}

/** How many labels a word has that puts spaces between them. */
const lettersOf = (word: string) => `LEN(${word})-LEN(SUBSTITUTE(${word}," ",""))+1`;

/** The fewest moves by a rule that make a permutation. */
const swapsOfRule = (permutation: string, rule: number) =>
  lettersOf(shortestWord(`"${permutation}"`, generatorsOf(TABLES, rule)));

/** What each rule reaches, and how many moves it needs. */
function compareRules(): LessonBlock[] {
  const odd = textFormula(i18n.t("none: it is odd"));
  const rows = RULES.map(({ title }, rule) => {
    const generators = generatorsOf(TABLES, rule);
    const word = `M${RULE_ROW + rule}`;
    return [
      i18n._(title),
      ifRight(`PUZZLE.GROUPNAME(${generators})`),
      ifRight(`PUZZLE.GROUPORDER(${generators})`),
      ifRight(`IF(${PERMUTATION}="()",0,IF(${word}="",${odd},${lettersOf(word)}))`),
      ifRight(`IFNA(${shortestWord(PERMUTATION, generators)},"")`),
    ];
  });
  return [
    { at: "I4", cells: [[i18n.t("Four rules: which boxes may change their contents")]], style: "heading" },
    {
      at: "I5",
      cells: [
        [
          i18n.t("rule"),
          i18n.t("group"),
          i18n.t("orders it reaches"),
          i18n.t("fewest moves"),
          i18n.t("a shortest way to bring all home"),
        ],
      ],
      style: "columnHeads",
    },
    { at: `I${RULE_ROW}`, cells: rows.map((row) => row.slice(0, 3)), style: "formula" },
    {
      at: `L${RULE_ROW}`,
      cells: rows.map((row) => row.slice(3)),
      style: "formula",
      solution: "hidden",
    },
    {
      at: `I${RULE_ROW + RULES.length + 1}`,
      cells: [
        [
          i18n.t(
            "A swap exchanges two objects: it joins two cycles or cuts one in two, so their number changes by one.",
          ),
        ],
        [
          i18n.t(
            "All at home are as many cycles as boxes. That is why boxes − cycles swaps are needed, and enough.",
          ),
        ],
        [
          i18n.t(
            "A three-cycle is two swaps. So three-cycles make even permutations only: half of all orders.",
          ),
        ],
      ],
      style: "question",
    },
  ];
}

/** Boxes in a row, with two arrows between them. */
function picture(): Picture {
  const colors = ["#1d6fe0", "#d9a521", "#2b9348"];
  const box = "#5b7ba6";
  const row = (inside: (k: number) => string) =>
    colors.flatMap((_, k) => [...(k ? [""] : []), box, inside(k), box]);
  return [row((k) => colors[(k + 1) % 3]), row(() => box)];
}

/** Numbered objects in numbered boxes: by which swaps, and how few, do all come home? */
export const swap: Lesson = {
  id: "swap",
  get title() {
    return i18n.t("Swap");
  },
  get summary() {
    return i18n.t(
      "Objects in boxes: four rules for swapping them, and the fewest swaps that bring all home.",
    );
  },
  get source() {
    return source();
  },
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
  rowHeights: [{ rows: "6:6", points: 24 }],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Swap"),
        i18n.t(
          "Bring every object into the box with its number, by as few swaps as possible and by the rules.",
        ),
        source(),
      ),
      { at: "B4", cells: [[i18n.t("The boxes")]], style: "heading" },
      { at: "B5", cells: [[i18n.t("Box")], [i18n.t("The object in it")]], style: "sideLabel" },
      { at: "C5", cells: [Array.from({ length: BOXES }, (_, k) => k + 1)], style: "axis" },
      { at: "C6", cells: [[1, 4, 5, 2, 3]], style: "boardInput" },
      { at: "B7", cells: [[`=${firstProblem(checks(), '""')}`]], style: "question", across: BOXES + 1 },
      { at: "B9", cells: [[i18n.t("Any two: each swap brings one object home")]], style: "heading" },
      ...sortingSteps(SORTING),
      { at: "B15", cells: [[i18n.t("What that tells")]], style: "heading" },
      ...sortingFacts(SORTING),
      ...exercise(EXERCISE, swapQuestions(swapsOfRule)),
      ...compareRules(),
      ...ruleTables(TABLES),
    ];
  },
  paints: [
    paintProblem("B7:G7", `=${PROBLEM}<>""`),
    { on: "C6:G6", when: '=AND(C6<>"",C6=C$5)', fill: "#d9f2e3" },
    { on: "C10:G13", when: "=AND(ISNUMBER(C10),C10=C$5)", fill: "#d9f2e3" },
  ],
  frames: [{ around: "C6:G6", color: "#1d3b6f" }],
  get notes() {
    return [
      {
        at: "C6",
        text: i18n.t(
          "The numbers of the objects in boxes 1, 2, and so on. Leave boxes at the end blank for fewer of them.",
        ),
      },
      {
        at: `M${RULE_ROW}`,
        text: i18n.t(
          "FACTORCYCLES: s12 swaps what is in boxes 1 and 2; c123 takes what is in 1 to 2, what is in 2 to 3 and what is in 3 to 1; an apostrophe goes the other way.",
        ),
      },
      {
        at: "B10",
        text: i18n.t(
          "Object 1 changes places with the one in box 1, then object 2 with the one in box 2, and so on. Green: an object at home.",
        ),
      },
    ];
  },
  names: Object.fromEntries([
    [SOLUTIONS, EXERCISE.switch] as const,
    ...RULES.flatMap((_, rule) => {
      const id = `Generators${rule === 0 ? "" : rule + 1}`;
      return [
        [`${id}_title`, `I${RULE_ROW + rule}`] as const,
        [`${id}_generators`, generatorsOf(TABLES, rule).replaceAll("$", "")] as const,
        [`${id}_start`, START.replaceAll("$", "")] as const,
        [`${id}_word`, `M${RULE_ROW + rule}`] as const,
      ];
    }),
  ]),
  select: "C6:G6",
};

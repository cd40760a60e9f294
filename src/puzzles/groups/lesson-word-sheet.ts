import { i18n } from "../../language";
import { firstProblem, isRefused, paintProblem, type InputCheck } from "../../lessons/checks";
import { addressIn, answerOf, textFormula } from "../../lessons/formula-text";
import { cell, cells, fields, formula, gap, heading, input, spill, table } from "../../lessons/items";
import type { Areas } from "../../lessons/layout";
import type { Lesson, Picture } from "../../lessons/lesson";
import { ownSheet, TITLE_CELL } from "../../lessons/own-sheet";
import { ifShown } from "../../lessons/solutions";
import { checkRows, orIdentity, productOf, shortestWord } from "./lesson-word";

const [ONE, OTHER, BOTH] = ["#1d6fe0", "#d9a521", "#2b9348"];
/** Two rings that share two pieces. */
export const RINGS: Picture = [
  ["", ONE, ONE, "", OTHER, OTHER, ""],
  [ONE, "", "", BOTH, "", "", OTHER],
  [ONE, "", OTHER, "", ONE, "", OTHER],
  [ONE, "", "", BOTH, "", "", OTHER],
  ["", ONE, ONE, "", OTHER, OTHER, ""],
];

/** Generators and a word to be typed over. */
interface WordOnSheet {
  readonly title: string;
  /** Labels and permutations. */
  readonly generators: readonly (readonly [string, string])[];
  /** Where the pieces are at first and at last, as permutations; a blank is the identity. */
  readonly start: string;
  readonly target: string;
  readonly word: string;
}

function checks({ generators, start, target, word, product, order }: Areas): InputCheck[] {
  const permutations = generators.column(1).fixed;
  return [
    checkRows(generators),
    {
      cells: permutations,
      wrong: `SUMPRODUCT(--(${permutations}<>""))=0`,
      problem: () => i18n.t("Type permutations such as (1 4 2)(3 8) into the table."),
    },
    ...[permutations, `${start}`, `${target}`].map((cells) => ({
      cells,
      wrong: `(${cells}<>"")*ISERROR(FIND("(",${cells}))*(${cells}<>"e")*(${cells}<>"id")`,
      problem: (wrong: string) => i18n.t("{cells}: expected cycles such as (1 4 2)(3 8).", { cells: wrong }),
    })),
    {
      cells: `${word}`,
      wrong: `(1-${isRefused(order)})*${isRefused(product)}`,
      problem: (cells) =>
        i18n.t("{cells}: type a word in the labels; an apostrophe marks an inverse.", { cells }),
    },
  ];
}

/** True in a formula if something on the sheet is refused. */
const isWrong = ({ order, product, leads, shortest }: Areas) =>
  `${[order, product, leads, shortest.first].map(isRefused).join("+")}>0`;

/** What a word from the start to the target does, as a part of a formula. */
const wayOf = ({ start, target }: Areas) =>
  `PUZZLE.MULTIPLYCYCLES(PUZZLE.INVERTCYCLES(${orIdentity(start)}),${orIdentity(target)})`;

/** Whether a word leads from the start to the target, or what is wrong. */
function verdict(areas: Areas): string {
  const shortest = `${areas.shortest.first}`;
  const word = textFormula(i18n.t("A shortest word to the target: {word}", { word: answerOf(shortest) }));
  const here = textFormula(i18n.t("The start is the target: no letter is needed."));
  const none = textFormula(i18n.t("No word leads to the target: it is not in the group of the generators."));
  const other = textFormula(
    i18n.t("Select cell {cell} to read what is wrong.", { cell: addressIn(areas.shortest.first) }),
  );
  const isWord = textFormula(i18n.t("A word leads to the target."));
  const found = ifShown(areas.solutions.fixed, word, isWord);
  return `=IF(${isWrong(areas)},${firstProblem(checks(areas), other)},IF(ISNA(${shortest}),${none},IF(${wayOf(areas)}="()",${here},${found})))`;
}

/** Generators, a word and what it does, a shortest word from the start to the target, and the group. */
export const wordSheet = ({ title, generators: rows, ...typed }: WordOnSheet): Lesson =>
  ownSheet({
    id: "own-word",
    title,
    task: i18n.t(
      "Generators are moves of pieces, and a word in their labels makes one move after the other. Type generators with their labels, and a word: an apostrophe marks an inverse.",
    ),
    picture: RINGS,
    sheetName: i18n.t("Generators"),
    columnWidths: [2, 36, 64, 40],
    sheet: (areas) => {
      const { generators, start, word, product, target, shortest } = areas;
      return {
        panels: {
          B4: [
            { verdict: cell(verdict(areas), "target", { across: 2 }) },
            gap(),
            table(i18n.t("The generators"), [i18n.t("Label"), i18n.t("Permutation")], {
              generators: cells(rows, "input"),
            }),
            gap(),
            heading(i18n.t("The word")),
            fields(
              [i18n.t("Start: where the pieces are"), { start: input(typed.start) }],
              [i18n.t("Word"), { word: input(typed.word) }],
              [
                i18n.t("What the word does"),
                { product: cell(`=${productOf(word, generators.fixed)}`, "wrapped") },
              ],
              [
                i18n.t("Where it leads from the start"),
                { leads: cell(`=PUZZLE.MULTIPLYCYCLES(${orIdentity(start)},${product})`, "wrapped") },
              ],
              [i18n.t("Target: where the pieces belong"), { target: input(typed.target) }],
              [
                i18n.t("A shortest word from start to target"),
                {
                  shortest: spill(
                    `=${shortestWord(wayOf(areas), generators.fixed)}`,
                    ...([1, 2, undefined, "only errors"] as const),
                  ),
                },
              ],
            ),
            gap(),
            heading(i18n.t("The group")),
            fields(
              [i18n.t("Group"), formula(`=PUZZLE.GROUPNAME(${generators.fixed})`)],
              [i18n.t("Its order"), { order: formula(`=PUZZLE.GROUPORDER(${generators.fixed})`) }],
              [i18n.t("Repeats of the word until all is back"), formula(`=PUZZLE.CYCLEORDER(${product})`)],
            ),
          ],
        },
        paints: [paintProblem(areas.verdict, `=OR(${isWrong(areas)},ISNA(${shortest.first.fixed}))`)],
        notes: [
          {
            at: generators.cell(0, 1),
            text: i18n.t(
              "In (1 4 2) the piece at 1 goes to 4, the piece at 4 to 2 and the piece at 2 to 1. A product is taken from left to right.",
            ),
          },
          {
            at: shortest.first,
            text: i18n.t(
              "FACTORCYCLES looks for a shortest word in the generators and their inverses. In very large groups a long word may not be a shortest one. The cell next to it then says so.",
            ),
          },
        ],
        names: {
          Generators_title: TITLE_CELL,
          Generators_generators: generators,
          Generators_word: word,
          Generators_start: start,
          Generators_target: target,
        },
        paper: generators.cell(-1).to(target.cell(1)),
        select: generators.first,
      };
    },
  });

import { i18n } from "../../language";
import { firstProblem, isRefused, paintProblem, type InputCheck } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import { table } from "../../lessons/blocks";
import type { LessonSheet } from "../../lessons/lesson";
import { ownOpening, TITLE_CELL } from "../../lessons/own-sheet";
import { checkRows } from "./lesson-bands";
import { facts, groupFacts, orIdentity, productOf, shortestWord } from "./lesson-word";

/** Generators and a word to be typed over. */
export interface WordOnSheet {
  readonly title: string;
  /** Labels and permutations. */
  readonly generators: readonly (readonly [string, string])[];
  /** Where the pieces are at first and at last, as permutations; a blank is the identity. */
  readonly start: string;
  readonly target: string;
  readonly word: string;
}

const VERDICT = "B4";
const TABLE_ROW = 6;

/** Generators, a word and what it does, a shortest word from the start to the target, and the group. */
export function wordSheet({ title, generators, start, target, word }: WordOnSheet): LessonSheet {
  const [first, last] = [TABLE_ROW + 2, TABLE_ROW + 1 + generators.length];
  const range = `$B$${first}:$C$${last}`;
  const permutations = `$C$${first}:$C$${last}`;
  const row = last + 3;
  const [startCell, wordCell, product, leads, targetCell, shortest] = [0, 1, 2, 3, 4, 5].map(
    (k) => `C${row + k}`,
  );
  const groupRow = row + 8;
  const way = `PUZZLE.MULTIPLYCYCLES(PUZZLE.INVERTCYCLES(${orIdentity(startCell)}),${orIdentity(targetCell)})`;
  const letters = `LEN(SUBSTITUTE(SUBSTITUTE(${shortest},"'","")," ",""))`;
  const found = textFormula(i18n.t("A shortest word to the target: {word}", { word: answerOf(shortest) }));
  const here = textFormula(i18n.t("The start is the target: no letter is needed."));
  const none = textFormula(i18n.t("No word leads to the target: it is not in the group of the generators."));
  const checks: readonly InputCheck[] = [
    checkRows(range),
    {
      cells: permutations,
      wrong: `SUMPRODUCT(--(${permutations}<>""))=0`,
      problem: () => i18n.t("Type permutations such as (1 4 2)(3 8) into the table."),
    },
    ...[permutations, startCell, targetCell].map((cells) => ({
      cells,
      wrong: `(${cells}<>"")*ISERROR(FIND("(",${cells}))*(${cells}<>"e")*(${cells}<>"id")`,
      problem: (wrong: string) => i18n.t("{cells}: expected cycles such as (1 4 2)(3 8).", { cells: wrong }),
    })),
    {
      cells: wordCell,
      wrong: `(1-${isRefused(`C${groupRow + 1}`)})*${isRefused(product)}`,
      problem: (cells) =>
        i18n.t("{cells}: type a word in the labels; an apostrophe marks an inverse.", { cells }),
    },
  ];
  const other = textFormula(i18n.t("Select cell {cell} to read what is wrong.", { cell: shortest }));
  const isWrong = [`C${groupRow + 1}`, product, leads, shortest].map(isRefused).join("+");
  return {
    columnWidths: [2, 36, 64, 40],
    rowHeights: [],
    blocks: [
      ...ownOpening(
        title,
        i18n.t(
          "Type generators, each with a label and a permutation of the pieces, and a word in their labels. An apostrophe after a label marks its inverse.",
        ),
      ),
      {
        at: VERDICT,
        cells: [
          [
            `=IF(${isWrong}>0,${firstProblem(checks, other)},IF(ISNA(${shortest}),${none},IF(${letters}=0,${here},${found})))`,
          ],
        ],
        style: "target",
        across: 2,
      },
      ...table(
        { column: "B", row: TABLE_ROW },
        i18n.t("The generators"),
        [i18n.t("Label"), i18n.t("Permutation")],
        generators,
        "input",
      ),
      { at: `B${row - 1}`, cells: [[i18n.t("The word")]], style: "heading" },
      ...facts({ column: "B", valueColumn: "C", row }, [
        { title: i18n.t("Start: where the pieces are"), value: start, style: "input" },
        { title: i18n.t("Word"), value: word, style: "input" },
        { title: i18n.t("What the word does"), value: `=${productOf(wordCell, range)}`, style: "wrapped" },
        {
          title: i18n.t("Where it leads from the start"),
          value: `=PUZZLE.MULTIPLYCYCLES(${orIdentity(startCell)},${product})`,
          style: "wrapped",
        },
        { title: i18n.t("Target: where the pieces belong"), value: target, style: "input" },
        {
          title: i18n.t("A shortest word from start to target"),
          value: `=${shortestWord(way, range)}`,
          spills: true,
        },
      ]),
      { at: `B${groupRow - 1}`, cells: [[i18n.t("The group")]], style: "heading" },
      ...groupFacts({ column: "B", valueColumn: "C", row: groupRow }, range),
      ...facts({ column: "B", valueColumn: "C", row: groupRow + 2 }, [
        {
          title: i18n.t("Repeats of the word until all is back"),
          value: `=PUZZLE.CYCLEORDER(${product})`,
        },
      ]),
    ],
    paints: [paintProblem(`${VERDICT}:C4`, `=${isWrong}>0`)],
    frames: [],
    notes: [
      {
        at: `C${first}`,
        text: i18n.t(
          "In (1 4 2) the piece at 1 goes to 4, that at 4 to 2 and that at 2 to 1. A product is taken from left to right.",
        ),
      },
      {
        at: shortest,
        text: i18n.t(
          "FACTORCYCLES looks for a shortest word in the generators and their inverses. In very large groups a long word may not be a shortest one; then the cell beside it says so.",
        ),
      },
    ],
    names: {
      Generators_title: TITLE_CELL,
      Generators_generators: range.replaceAll("$", ""),
      Generators_word: wordCell,
      Generators_start: startCell,
      Generators_target: targetCell,
    },
    select: `B${first}`,
  };
}

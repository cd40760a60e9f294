import { i18n } from "../../language";
import { blankIfWrong, firstProblem, isRefused, paintProblem, type InputCheck } from "../../lessons/checks";
import { defineLesson, type LessonDescription, type SheetDescription } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { textFormula } from "../../lessons/formula-text";
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
import { beside, type Areas, type Content, type Item } from "../../lessons/layout";
import { productOf, shortestWord, type Guard } from "../groups/lesson-word";

/** A puzzle with two moves that are made from its sizes. */
interface Track extends Omit<SheetDescription, "names" | "select"> {
  /** The sizes, whose cells are called `sizes`, and what they are at first. */
  readonly sizes: readonly (readonly [label: string, size: number])[];
  readonly checks: readonly InputCheck[];
  /** Above the moves: their labels, and formulas for their permutations. */
  readonly title: string;
  readonly moves: readonly (readonly [label: string, permutation: string])[];
  readonly word: string;
  /** What else the sheet says of the group. */
  readonly fact: readonly [label: string, formula: string];
  readonly questions: ThreeQuestions;
  /** Below the questions. */
  readonly below?: readonly Content[];
}

/** Formulas stay blank while a size is wrong. */
export const guardOf = ({ problem }: Areas): Guard => blankIfWrong(problem.first.fixed);

/** The scramble and a shortest way back. */
function scrambleFields(areas: Areas, word: string): Item {
  const { generators, scramble, moved, back, both } = areas;
  const ifRight = guardOf(areas);
  const refused = textFormula(
    i18n.t("{cell}: type a word in the labels; an apostrophe marks an inverse.", { cell: `${scramble}` }),
  );
  const solved = textFormula(i18n.t("Solved: nothing moves."));
  const unsolved = textFormula(i18n.t("It is not solved."));
  const way = ifRight(shortestWord(`PUZZLE.INVERTCYCLES(${moved})`, generators.fixed));
  const product = ifRight(productOf(`${scramble}&${back.first}`, generators.fixed));
  const says = `=IFERROR(IF(${both.first}="()",${solved},IF(${both.first}="","",${unsolved})),"")`;
  return fields(
    [
      i18n.t("The scramble"),
      { scramble: input(word), wrong: cell(`=IF(${isRefused(moved)},${refused},"")`, "question") },
    ],
    [i18n.t("Its permutation"), { moved: cell(ifRight(productOf(scramble, generators.fixed)), "wrapped") }],
    [i18n.t("The route back"), { back: spill(way, 1, 2, "formula", "hidden") }],
    [
      i18n.t("One after the other"),
      { both: beside(formula(product, { solution: "hidden" }), formula(says)) },
    ],
  );
}

/** The first columns of the sheet. */
function trackPanel(areas: Areas, track: Track): Content[] {
  const { generators } = areas;
  const { sizes, checks, title, moves, word, fact, below = [] } = track;
  const ifRight = guardOf(areas);
  const [[label, size], ...others] = sizes.map(([text, value]) => [text, [value]] as const);
  const [name, permutation] = fact;
  return [
    heading(i18n.t("The puzzle")),
    fields(
      [label, { sizes: cells([size, ...others.map(([, value]) => value)], "input") }],
      ...others.map(([text]) => [text] as const),
    ),
    { problem: cell(`=${firstProblem(checks, '""')}`, "question", { across: 3 }) },
    gap(),
    table(title, [i18n.t("Label"), i18n.t("Permutation")], {
      generators: cells(
        moves.map(([move, made]) => [move, ifRight(made)]),
        "formula",
      ),
    }),
    gap(),
    heading(i18n.t("A scramble, and the way back")),
    scrambleFields(areas, word),
    gap(),
    heading(i18n.t("Which orders can be reached?")),
    fields(
      [i18n.t("Group"), formula(ifRight(`PUZZLE.GROUPNAME(${generators.fixed})`))],
      [i18n.t("Its order"), formula(ifRight(`PUZZLE.GROUPORDER(${generators.fixed})`))],
      [name, formula(ifRight(permutation))],
    ),
    gap(),
    questions({ words: 1, answer: 2, mark: 3 }, track.questions),
    ...below,
  ];
}

/** The lesson of such a puzzle. Its panels are those next to the first one, and may show what the scramble has `moved`. */
export const defineTrack = ({
  sheet,
  ...head
}: Omit<LessonDescription, "sheet"> & { readonly sheet: (areas: Areas) => Track }) =>
  defineLesson({
    ...head,
    sheet: (areas) => {
      const { problem, sizes, generators, wrong, moved, back, both } = areas;
      const track = sheet(areas);
      const { panels, rowHeights = [], paints = [], frames = [], notes = [] } = track;
      return {
        panels: { B4: trackPanel(areas, track), ...panels },
        rowHeights: [...rowHeights, { rows: moved, points: 30 }],
        paints: [
          paintProblem(problem, `=${problem.first.fixed}<>""`),
          paintProblem(wrong, `=${wrong.fixed}<>""`),
          { on: both, when: `=${both.first.fixed}="()"`, fill: "#d9f2e3" },
          ...paints,
        ],
        frames,
        notes: [
          ...notes,
          {
            at: back.first,
            text: i18n.t(
              "FACTORCYCLES searches from the scramble and from the order until both meet. Long scrambles take long. Then it says that its word may not be a shortest one.",
            ),
          },
        ],
        names: {
          Generators_title: "B1",
          Generators_generators: generators,
          Generators_start: moved,
          Generators_word: back.first,
        },
        select: sizes.first,
      };
    },
  });

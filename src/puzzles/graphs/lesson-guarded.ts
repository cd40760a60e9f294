import { cellAddress } from "../../grid/addresses";
import { i18n } from "../../language";
import { numbering } from "../../lessons/blocks";
import { firstProblem, isRefused, isUnsolved, paintProblem, type InputCheck } from "../../lessons/checks";
import type { LessonDescription } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { addressIn, textFormula } from "../../lessons/formula-text";
import { cell, cells, gap, heading, lines, questions, spill, table } from "../../lessons/items";
import { beside, stack, type Area, type Areas, type Content } from "../../lessons/layout";
import type { LessonValue } from "../../lessons/lesson";
import { movesIfShown, paintFilled } from "../../lessons/move-list";
import { TITLE_CELL } from "../../lessons/own-sheet";

/** A row of the table: the move's name, when it is possible, and what it changes. */
export type GuardedRow = readonly [name: string, condition: string, changes: string];

/** What a sheet of a guarded table is made from: the lessons', and those that users make. */
export interface GuardedSheet {
  /** Single words, in the user's language. */
  readonly names: () => readonly string[];
  /** What each value may be. */
  readonly ranges: readonly string[];
  readonly start: readonly LessonValue[];
  readonly goal: readonly LessonValue[];
  readonly moves: () => readonly GuardedRow[];
  /** How many moves of the solution there is room for. */
  readonly rows: number;
  /** Sheets without questions have the verdict above the table. */
  readonly ask?: (areas: Areas) => ThreeQuestions;
}

/** A call of the function. Each argument may be a part of a formula. */
export const solve = (
  areas: Areas,
  {
    moves = areas.moves.fixed,
    start = areas.start.fixed,
    goal = areas.goal.fixed,
    values = areas.values.fixed,
  },
) => `PUZZLE.SOLVESTATES(${moves},${start},${goal},${values})`;

/** Questions need room for so many columns of values. */
const LEAST_VALUES = 4;

/** The cell whose error says what is wrong. */
const answerOf = ({ list }: Areas): Area => list.cell(0, 1);

/** True in a formula if a value has no name. */
const isNameless = ({ values }: Areas) => `SUMPRODUCT((TRIM(${values.row(0).fixed})="")*1)>0`;

function verdictOf(areas: Areas): string {
  const { moves, solutions, list, values } = areas;
  const answer = answerOf(areas);
  const [conditions, changes] = [moves.column(1).fixed, moves.column(2).fixed];
  const names = values.row(0).fixed;
  const checks: InputCheck[] = [
    {
      cells: names,
      wrong: `TRIM(${names})=""`,
      problem: (blank) => i18n.t("{cells}: type a name for each value.", { cells: blank }),
    },
    {
      cells: changes,
      wrong: `(${changes}="")*((${conditions}<>"")+(${moves.column(0).fixed}<>"")>0)`,
      problem: (blank) =>
        i18n.t("{cells}: type what the move changes, or # for forbidden states.", { cells: blank }),
    },
  ];
  const select = textFormula(i18n.t("Select {cell} to read what is wrong.", { cell: addressIn(answer) }));
  const none = textFormula(i18n.t("There is no route from the start to the goal."));
  const found = movesIfShown(solutions.fixed, `COUNT(${list.column(0).fixed})`);
  const wrong = `IF(${isRefused(answer.fixed)},${select},"…")`;
  return `=${firstProblem(checks, `IF(ISNA(${answer.fixed}),${none},IF(ISERROR(${answer.fixed}),${wrong},${found}))`)}`;
}

/** The names of the values, what they may be, the start and the goal. */
const valuesItem = ({ names, ranges, start, goal }: GuardedSheet): Content =>
  beside(
    lines(i18n.t("name"), i18n.t("allowed values"), i18n.t("start"), i18n.t("goal")),
    stack(
      { values: cells([names(), ranges], "textInput") },
      { start: cells([start], "input") },
      { goal: cells([goal], "textInput") },
    ),
  );

const howRowsAreWritten = (): Content[] => [
  gap(),
  heading(i18n.t("How a row is written")),
  cells(
    [
      ["a > 0 and b < 3", i18n.t("A condition may also use or, not, =, <>, <=, >=, min, max and mod.")],
      ["wolf = goat <> me", i18n.t("This condition means wolf = goat and goat <> me.")],
      ["a -= 2, b += 2", i18n.t("This change takes 2 from a and adds 2 to b.")],
      ["flip me", i18n.t("This change gives me the other one of its two values.")],
      ["#", i18n.t("This change forbids all states of the condition.")],
    ],
    "small",
  ),
];

/** The sheet of a table. */
export function guardedSheet(sheet: GuardedSheet): Pick<LessonDescription, "columnWidths" | "sheet"> {
  const { ranges, moves, rows, ask } = sheet;
  const columns = Math.max(ranges.length, LEAST_VALUES);
  return {
    columnWidths: [
      2,
      15,
      ...new Array<number>(columns).fill(10),
      3,
      18,
      25,
      40,
      3,
      5,
      14,
      ...ranges.map(() => 10),
    ],
    sheet(areas) {
      const verdict = { verdict: cell(verdictOf(areas), "target", { across: columns + 1 }) };
      const left: Content[] = [
        ...(ask ? [] : [verdict, gap()]),
        heading(i18n.t("The values")),
        valuesItem(sheet),
        gap(),
        ...(ask ? [verdict, gap()] : []),
        ...(ask
          ? [
              questions(
                { words: 2, switch: 4, answer: 0, across: 2, mark: 2, isBelow: true, reasons: [9, 0] },
                ask(areas),
              ),
              gap(5),
            ]
          : []),
      ];
      const middle = [
        table(i18n.t("The moves"), [i18n.t("move"), i18n.t("condition"), i18n.t("changes")], {
          moves: cells(moves(), "textInput"),
        }),
        ...howRowsAreWritten(),
      ];
      const right = [
        heading(i18n.t("The route")),
        cells(
          [["", i18n.t("move"), ...ranges.map((_, k) => `=${areas.values.cell(0, k)}&""`)]],
          "answerHeads",
        ),
        {
          list: beside(
            spill(numbering(areas.list.column(1).fixed), rows, 1, "answer"),
            spill(
              `=IF(${isNameless(areas)},"",${solve(areas, {})})`,
              rows,
              ranges.length + 1,
              "answer",
              "only errors",
            ),
          ),
        },
      ];
      return {
        panels: {
          B5: left,
          [cellAddress(4, columns + 3)]: middle,
          [cellAddress(4, columns + 7)]: right,
        },
        paints: [
          paintFilled(areas.list),
          paintProblem(areas.verdict, `=OR(${isNameless(areas)},${isUnsolved(answerOf(areas).fixed)})`),
        ],
        notes: [
          {
            at: areas.values.cell(1, 0),
            text: i18n.t(
              "Type 0..5 for whole numbers from 0 to 5, or L|R for one of two words. A move to other values is not possible.",
            ),
          },
          {
            at: areas.goal.first,
            text: i18n.t(
              "Type a value below each name, or * for any value. Or type a condition such as a = 4 into the first cell.",
            ),
          },
          {
            at: areas.moves.cell(0, 2),
            text: i18n.t("All changes of a row are computed from the state before the move."),
          },
          {
            at: answerOf(areas),
            text: i18n.t(
              "SOLVESTATES looks at all states that can be reached, and first at those after fewer moves.",
            ),
          },
        ],
        names: {
          Patterns_moves: areas.moves,
          Patterns_start: areas.start,
          Patterns_goal: areas.goal,
          Patterns_values: areas.values,
          ...(!ask && { Patterns_title: TITLE_CELL }),
        },
        ...(!ask && { paper: areas.values.cell(0, -1).to(areas.moves) }),
        select: areas.moves.first,
      };
    },
  };
}

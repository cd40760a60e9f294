import { columnLetters } from "../grid/addresses";
import { spill as spillBlock } from "./blocks";
import { questionBlocks, type ThreeQuestions } from "./exercise";
import { beside, drawn, Item, named, stack, type Content } from "./layout";
import type { LessonBlock, LessonValue, Solution, StyleName } from "./lesson";
import { switchBlocks } from "./solutions";

type Looks = Pick<LessonBlock, "fill" | "across" | "solution">;

/** Rows of values or formulas in one style. */
export const cells = (rows: readonly (readonly LessonValue[])[], style: StyleName, looks: Looks = {}): Item =>
  drawn(rows.length, Math.max(rows[0]!.length, looks.across ?? 0), (area) => [
    { at: `${area.first}`, cells: rows, style, ...looks },
  ]);

/** A single value or formula. */
export const cell = (value: LessonValue, style: StyleName, looks?: Looks): Item =>
  cells([[value]], style, looks);

export const heading = (text: string): Item => cell(text, "heading");
export const input = (value: LessonValue): Item => cell(value, "input");
export const formula = (value: string, looks?: Looks): Item => cell(value, "formula", looks);

/** Values or formulas below each other. */
export const column = (values: readonly LessonValue[], style: StyleName, looks?: Looks): Item =>
  cells(
    values.map((value) => [value]),
    style,
    looks,
  );

export const lines = (...texts: readonly string[]): Item => column(texts, "question");
export const small = (...texts: readonly string[]): Item => column(texts, "small");

/** Blank rows, or blank columns. */
export const gap = (rows = 1): Item => new Item(rows, 0);
export const skip = (columns: number): Item => new Item(0, columns);

/** A formula and the cells that it may spill into. */
export const spill = (
  formula: string,
  rows: number,
  columns: number,
  style?: StyleName,
  solution?: Solution,
): Item =>
  drawn(rows, columns, (area) => [spillBlock(`${area.first}`, formula, rows, columns, style, solution)]);

/** A table: a heading, column headings, and its rows. */
export const table = (title: string, heads: readonly string[], rows: Content): Item =>
  stack(heading(title), cells([heads], "columnHeads"), rows);

/** Rows of a label and what is next to it. If that has several rows, it is next to the labels below, too. */
export function fields(...rows: readonly (readonly [label: string, ...Content[]])[]): Item {
  const labels = lines(...rows.map(([label]) => label));
  const values = rows.map(([, ...contents]) => {
    const { columns, parts } = beside(...contents);
    return new Item(1, columns, parts);
  });
  return beside(labels, stack(...values));
}

/** The switch of the solutions right of its words, with blank columns in between. */
export function solutionSwitch(between = 0, across = 1): Item {
  const right = between + 1;
  const item = drawn(1, right + across, (area) =>
    switchBlocks(`${area.first}`, `${area.cell(0, right)}`, across > 1 ? across : undefined),
  );
  return named("solutions", item, { right, columns: 1 });
}

/** Where the parts of the questions are: columns right of their texts. */
interface QuestionColumns {
  readonly answer: number;
  readonly across?: number;
  readonly mark: number;
  /** That answers are below their questions. */
  readonly isBelow?: true;
  /** Rows below and columns right of the heading where the reasons are if there is no room next to the marks. */
  readonly reasons?: readonly [down: number, right: number];
  /** Over how many cells the heading and the texts extend. */
  readonly textAcross?: number;
  /** The words of the switch, and the switch itself, if both are next to the heading. The switch is above the answers unless given. */
  readonly words?: number;
  readonly switch?: number;
  readonly switchAcross?: number;
}

/** Three questions for students, perhaps with the switch of the solutions next to their heading. */
export function questions(columns: QuestionColumns, three: ThreeQuestions): Item {
  const {
    answer,
    across = 1,
    mark,
    words,
    switch: shown = answer,
    switchAcross,
    reasons,
    ...looks
  } = columns;
  const rows = three.length * (looks.isBelow ? 2 : 1) + 1;
  const asked = drawn(rows, mark + 1, ({ top, left }) => {
    const [letters, answers, marks] = [0, answer, mark].map((right) => columnLetters(left + right));
    const places = {
      ...{ column: letters!, row: top + 1, answer: answers!, across, mark: marks! },
      ...(reasons && { reasons: { column: columnLetters(left + reasons[1]), row: top + 1 + reasons[0] } }),
    };
    return questionBlocks({ ...places, ...looks }, three);
  });
  if (words === undefined) return asked;
  const { columns: right, parts } = beside(skip(words), solutionSwitch(shown - words - 1, switchAcross));
  return new Item(asked.rows, Math.max(asked.columns, right), [...asked.parts, ...parts]);
}

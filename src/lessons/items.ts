import { columnLetters } from "../grid/addresses";
import { spill as spillBlock } from "./blocks";
import { exercise, type ThreeQuestions } from "./exercise";
import { beside, drawn, Item, named, stack, type Content } from "./layout";
import type { LessonBlock, LessonValue, Solution, StyleName } from "./lesson";

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
export const small = (text: string): Item => cell(text, "small");
export const input = (value: LessonValue): Item => cell(value, "input");
export const formula = (value: string, looks?: Looks): Item => cell(value, "formula", looks);

/** Texts below each other. */
export const lines = (...texts: readonly string[]): Item =>
  cells(
    texts.map((text) => [text]),
    "question",
  );

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

/** Rows of a label and what is beside it. Where that has several rows, it is beside the next labels, too. */
export function fields(...rows: readonly (readonly [label: string, ...Content[]])[]): Item {
  const labels = lines(...rows.map(([label]) => label));
  const values = rows.map(([, ...contents]) => {
    const { columns, parts } = beside(...contents);
    return new Item(1, columns, parts);
  });
  return beside(labels, stack(...values));
}

/** Where the parts of the questions are: columns right of their texts. */
interface QuestionColumns {
  readonly answer: number;
  readonly across?: number;
  readonly mark: number;
  /** That answers are below their questions. */
  readonly isBelow?: true;
  /** The words of the switch, and the switch itself, both beside the heading. The switch is above the answers unless given. */
  readonly words: number;
  readonly switch?: number;
  readonly switchAcross?: number;
}

/** Three questions for students, and the switch of the solutions beside their heading. */
export function questions(columns: QuestionColumns, three: ThreeQuestions): Item {
  const { answer, across = 1, mark, isBelow, words, switch: shown = answer, switchAcross = 1 } = columns;
  const rows = three.length * (isBelow ? 2 : 1) + 1;
  const item = drawn(rows, Math.max(mark + 1, shown + switchAcross), ({ top, left }) => {
    const letters = (right: number) => columnLetters(left + right);
    return exercise(
      {
        ...{ column: letters(0), row: top + 1, answer: letters(answer), across, mark: letters(mark) },
        ...{ switchWords: `${letters(words)}${top + 1}`, switch: `${letters(shown)}${top + 1}` },
        ...(switchAcross > 1 && { switchAcross }),
        ...(isBelow && { isBelow }),
      },
      three,
    );
  });
  return named("solutions", item, { right: shown, rows: 1, columns: 1 });
}

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

/** How many columns right of a question its answer, its mark and the switch are. */
interface QuestionColumns {
  readonly answer: number;
  readonly across?: number;
  readonly mark: number;
  /** The words of the switch, left of the switch itself, which is above the answers. */
  readonly words: number;
  readonly switchAcross?: number;
}

/** Three questions for students, and the switch of the solutions beside their heading. */
export function questions(columns: QuestionColumns, three: ThreeQuestions): Item {
  const { answer, across = 1, mark, words, switchAcross } = columns;
  const item = drawn(three.length + 1, mark + 1, ({ top, left }) => {
    const letters = (right: number) => columnLetters(left + right);
    return exercise(
      {
        ...{ column: letters(0), row: top + 1, answer: letters(answer), across, mark: letters(mark) },
        ...{ switchWords: `${letters(words)}${top + 1}`, switch: `${letters(answer)}${top + 1}` },
        ...(switchAcross !== undefined && { switchAcross }),
      },
      three,
    );
  });
  return named("solutions", item, { right: answer, rows: 1, columns: 1 });
}

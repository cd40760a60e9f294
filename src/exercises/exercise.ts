import type { Conventions } from "../permutations/conventions";
import type { Random } from "../steps/random";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type TopicId =
  | "products"
  | "inverses"
  | "powers"
  | "order"
  | "parity"
  | "one-line"
  | "paths"
  | "conjugacy"
  | "words"
  | "mazes"
  | "jumps"
  | "subgroups"
  | "cosets"
  | "element-orders"
  | "normal"
  | "homomorphisms";

/** A question with all that is needed to ask it, to check what stands in a cell, and to mark it. Plain but for its functions. */
export interface Exercise {
  readonly topic: TopicId;
  /** The question in the language that is spoken. */
  readonly question: string;
  /** The cells that belong to it, row-major: a product of cycles, generators, a maze. They are the same in every language. */
  readonly given: Given;
  /** The form of the answer, such as "disjoint cycles, such as (a b c)(d e)". Its example is never the answer. */
  readonly form: string;
  /** A right answer as the text of a cell, in canonical form, the same in every language. */
  readonly answer: string;
  /**
   * A formula (without "=") of the text in the answer's cell: TRUE, FALSE, or #VALUE! for what is not an answer at all. It is computed from
   * the given cells and does not contain the answer. The function `at` gives the A1 address of a given cell, counted from 0, and `all` is
   * the range of all. All cells are on one sheet. Undefined if no formula can tell.
   */
  readonly check?: (answerCell: string, at: (row: number, column: number) => string, all: string) => string;
  /** Marks what stands in the answer's cell. Every right answer counts, not only `answer`. */
  mark(answer: string | number | boolean): Mark;
  /** For programs that can only compare texts. */
  writings(): Writings;
}

/** What an exercise has by the form of its answer. */
export type AnswerPart = Pick<Exercise, "form" | "answer" | "mark" | "writings">;

export type Given = readonly (readonly (string | number)[])[];

export interface Mark {
  readonly right: boolean;
  /** Why, as a sentence that does not tell the answer. */
  readonly why: string;
}

/** The texts that are right answers. */
export interface Writings {
  readonly texts: readonly string[];
  /** What an answer has to keep to so that it is among the texts, if not all right answers are: a sentence. */
  readonly note?: string;
}

/** The forms, each for every one of two questions that may be asked about it. */
export const bothWays = <Form, Asked extends string>(
  both: readonly [Asked, Asked],
  ...forms: readonly Form[]
): (Form & { readonly asked: Asked })[] => forms.flatMap((form) => both.map((asked) => ({ ...form, asked })));

/** A kind of exercises. */
export interface Topic<Shape = unknown> {
  readonly id: TopicId;
  title(): string;
  /** What may be asked at each difficulty. All variants of a question have the same shape, so that they are equally difficult. */
  readonly shapes: Readonly<Record<Difficulty, readonly Shape[]>>;
  /** An exercise of a shape; another one for each random sequence. */
  make(shape: Shape, random: Random, conventions: Conventions): Exercise;
}

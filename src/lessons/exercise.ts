import { i18n } from "../language";
import { isRefused } from "./checks";
import { textFormula } from "./formula-text";
import type { LessonBlock } from "./lesson";

/** A question that a cell can check the answer to. */
export interface Question {
  readonly text: string;
  /**
   * A part of a formula that is true if the answer in a cell is right. An error shows nothing, as where the add-in is missing; so a wrong
   * answer must not be one.
   */
  readonly isRight: (answer: string) => string;
}

export type ThreeQuestions = readonly [Question, Question, Question];

/** Where a sheet has its questions: under their heading, a row each or, with answers below them, two. */
interface QuestionPlaces {
  /** The heading's column and row; the questions' texts are in the same column. */
  readonly column: string;
  readonly row: number;
  /** Over how many cells the heading and the texts extend. */
  readonly textAcross?: number;
  /** The column of the answers, over how many cells each extends, and the column of ✓ or ✗. */
  readonly answer: string;
  readonly across: number;
  readonly mark: string;
  readonly isBelow?: true;
}

/** The address of the answer to one of the questions, which count from 0. */
function answerCell({ answer, row, isBelow }: QuestionPlaces, question: number): string {
  return `${answer}${row + 1 + (isBelow ? 2 * question + 1 : question)}`;
}

/** The address of its ✓ or ✗. */
const markCell = (places: QuestionPlaces, question: number): string =>
  answerCell({ ...places, answer: places.mark }, question);

/** Three questions for students, each with a cell for the answer and one that tells whether it is right. */
export function questionBlocks(places: QuestionPlaces, three: ThreeQuestions): LessonBlock[] {
  const { column, row, across, isBelow, textAcross } = places;
  const wide = textAcross === undefined ? {} : { across: textAcross };
  return [
    { at: `${column}${row}`, cells: [[i18n.t("Questions")]], style: "heading", ...wide },
    ...three.flatMap(({ text, isRight }, k): LessonBlock[] => {
      const answer = answerCell(places, k);
      return [
        {
          at: `${column}${row + 1 + (isBelow ? 2 * k : k)}`,
          cells: [[`${k + 1}  ${text}`]],
          style: "question",
          ...wide,
        },
        { at: answer, cells: [[""]], style: "reply", across },
        {
          at: markCell(places, k),
          cells: [[`=IF(TRIM(${answer})="","",IFERROR(IF(${isRight(answer)},"✓","✗"),""))`]],
          style: "mark",
        },
      ];
    }),
  ];
}

/** Of a call that may have no solution or be refused, what it answers; else a text. Where the add-in is missing, an error. */
export const answered = (call: string): string => `IF(${isRefused(call)},"",IFNA(${call},""))`;

/** Whether an answer is the same permutation as a formula's, in whatever way it is written. */
export const isPermutation = (permutation: string) => (answer: string) =>
  `${answered(`PUZZLE.SIMPLIFYCYCLES(${answer})`)}=${permutation}`;

/** Whether an answer is what a formula says. */
export const is = (formula: string) => (answer: string) => `${answer}=${formula}`;

/** Whether an answer says as a word what a formula tells: that something is even. */
export const isEvenWord = (isEven: string) => (answer: string) => {
  const [even, odd] = [i18n.t("even"), i18n.t("odd")].map((word) => textFormula(word));
  return `TRIM(${answer})=IF(${isEven},${even},${odd})`;
};

/** The first cell of what a function answers. */
export const firstOf = (call: string, column = 1) => `INDEX(${call},1,${column})`;

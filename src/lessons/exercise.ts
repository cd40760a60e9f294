import { i18n } from "../language";
import { columnLetters, columnOfLetters } from "../grid/addresses";
import { reasons, type ExpectedAnswer } from "./expected-answers";
import type { LessonBlock } from "./lesson";

/** A question that a cell can check the answer to. */
export interface Question extends ExpectedAnswer {
  readonly text: string;
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
  /** Where the reasons are if there is no room next to the marks: the first of three cells below each other. */
  readonly reasons?: { readonly column: string; readonly row: number };
}

/** The address of the answer to one of the questions, which count from 0. */
function answerCell({ answer, row, isBelow }: QuestionPlaces, question: number): string {
  return `${answer}${row + 1 + (isBelow ? 2 * question + 1 : question)}`;
}

/** The address of its ✓ or ✗. */
const markCell = (places: QuestionPlaces, question: number): string =>
  answerCell({ ...places, answer: places.mark }, question);

/** The address of what is said about the answer. */
const reasonCell = ({ reasons: below, ...places }: QuestionPlaces, question: number): string =>
  below
    ? `${below.column}${below.row + question}`
    : answerCell({ ...places, answer: columnLetters(columnOfLetters(places.mark) + 1) }, question);

/** What is said about the answer in a cell after a beginning: nothing if it is blank or cannot be checked. */
function reasonFormula(
  { form, isForm, isRight, whyWrong, whyNoForm }: Question,
  answer: string,
  begin: string,
): string {
  const wrong = whyWrong?.(answer) ?? reasons.wrong(answer);
  const noForm = whyNoForm?.(answer) ?? reasons.noForm(answer, form);
  const reason = `IF(${isForm(answer)},IF(${isRight(answer)},${reasons.right()},${wrong}),${noForm})`;
  return `=IF(ISERROR(${answer}),${begin}${reasons.error(form)},IF(TRIM(${answer})="","",IFERROR(${begin}${reason},"")))`;
}

/** Three questions for students, each with a cell for the answer, one that tells whether it is right, and one that tells why. */
export function questionBlocks(places: QuestionPlaces, three: ThreeQuestions): LessonBlock[] {
  const { column, row, across, isBelow, textAcross } = places;
  const right = reasons.right();
  const wide = textAcross === undefined ? {} : { across: textAcross };
  return [
    { at: `${column}${row}`, cells: [[i18n.t("Questions")]], style: "heading", ...wide },
    ...three.flatMap((question, k): LessonBlock[] => {
      const [answer, reason] = [answerCell(places, k), reasonCell(places, k)];
      return [
        {
          at: `${column}${row + 1 + (isBelow ? 2 * k : k)}`,
          cells: [[`${k + 1}  ${question.text}`]],
          style: "question",
          ...wide,
        },
        { at: answer, cells: [[""]], style: "reply", across },
        {
          at: markCell(places, k),
          cells: [[`=IF(${reason}="","",IF(EXACT(RIGHT(${reason},LEN(${right})),${right}),"✓","✗"))`]],
          style: "mark",
        },
        {
          at: reason,
          cells: [[reasonFormula(question, answer, places.reasons ? `"${k + 1}  "&` : "")]],
          style: "hint",
        },
      ];
    }),
  ];
}

/** The first cell of what a function answers. */
export const firstOf = (call: string, column = 1) => `INDEX(${call},1,${column})`;

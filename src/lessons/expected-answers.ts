import { i18n } from "../language";
import { isRefused } from "./checks";
import { answerOf, textFormula } from "./formula-text";

/** What a question expects of an answer. The formulas are parts of formulas, by the address of the answer's cell. */
export interface ExpectedAnswer {
  /** The form, to be read after “expected”. It must not be the right answer. */
  readonly form: string;
  /** True if an answer has this form. */
  readonly isForm: (answer: string) => string;
  /** True if an answer of this form is right. An error means that it cannot be told, as where the add-in is missing. */
  readonly isRight: (answer: string) => string;
  /** A text that says why an answer of this form is wrong, if more can be said. */
  readonly whyWrong?: (answer: string) => string;
  /** A text that says why an answer does not have this form, if more can be said. */
  readonly whyNoForm?: (answer: string) => string;
}

/** A text in place of an error. Where the add-in is missing, an error. */
export const answered = (call: string): string => `IF(${isRefused(call)},"",IFNA(${call},""))`;

const hasDigits = (answer: string) => `COUNT(FIND({0,1,2,3,4,5,6,7,8,9},${answer}))>0`;

/** The texts of the reasons that all kinds of answers share. */
export const reasons = {
  right: () => textFormula(i18n.t("Right.")),
  error: (form: string) => textFormula(i18n.t("An error: expected {form}.", { form })),
  wrong: (answer: string) =>
    textFormula(i18n.t("{answer}: the form is right, the answer is not.", { answer: answerOf(answer) })),
  noForm(answer: string, form: string): string {
    const shown = answerOf(answer);
    const negative = i18n.t("Excel reads ({size}) as −{size}: expected {form}.", { size: answerOf(`-${answer}`), form }); // prettier-ignore
    const number = i18n.t("Excel read the number {answer}: expected {form}.", { answer: shown, form });
    const several = i18n.t("Type one answer only: expected {form}.", { form });
    const words = i18n.t("{answer}, with words or signs: expected {form}.", { answer: shown, form });
    const other = i18n.t("“{answer}”: expected {form}.", { answer: shown, form });
    const [a, b, c, d, e] = [negative, number, several, words, other].map((text) => textFormula(text));
    return `IF(ISNUMBER(${answer}),IF(${answer}<0,${a},${b}),IF(COUNT(FIND({",",";"},${answer}))>0,${c},IF(${hasDigits(answer)},${d},${e})))`;
  },
};

const isWhole = (answer: string, least: number, most?: string | number) => {
  const atMost = most === undefined ? "" : `*(${answer}<=${most})`;
  return `IF(ISNUMBER(${answer}),(${answer}>=${least})${atMost}*(MOD(${answer},1)=0)>0,FALSE)`;
};

/** The number that a formula gives. */
export const number = (formula: string): ExpectedAnswer => ({
  form: i18n.t("a whole number in digits"),
  isForm: (answer) => isWhole(answer, 0),
  isRight: (answer) => `${answer}=${formula}`,
});

/** One of the numbers from 1 on; `most` may be a part of a formula. */
export const numberUpTo = (
  most: string | number,
  isRight: ExpectedAnswer["isRight"],
  whyWrong?: ExpectedAnswer["whyWrong"],
): ExpectedAnswer => ({
  form: i18n.t("a whole number from 1 to {most}", { most: typeof most === "string" ? answerOf(most) : most }),
  isForm: (answer) => isWhole(answer, 1, most),
  isRight,
  ...(whyWrong && { whyWrong }),
});

/** The word for what a formula tells: that something is even. */
export function evenWord(isEven: string): ExpectedAnswer {
  const [even, odd] = [i18n.t("even"), i18n.t("odd")].map((word) => textFormula(word)) as [string, string];
  return {
    form: i18n.t("the word even or odd"),
    isForm: (answer) => `ISNUMBER(MATCH(TRIM(${answer}),{${even},${odd}},0))`,
    isRight: (answer) => `TRIM(${answer})=IF(${isEven},${even},${odd})`,
  };
}

/** The name that a formula gives to a group. */
export const groupName = (formula: string): ExpectedAnswer => ({
  form: i18n.t("the name of a group, such as S9"),
  isForm: (answer) => `IF(ISNUMBER(${answer}),FALSE,(LEN(TRIM(${answer}))<9)*(${hasDigits(answer)})*ISERROR(FIND(",",${answer}))*ISERROR(FIND(" ",TRIM(${answer})))*ISERROR(-LEFT(TRIM(${answer}),1))>0)`, // prettier-ignore
  isRight: (answer) => `TRIM(${answer})=${formula}`,
});

const MOST_LETTERS = 99;

/** The letters that a formula gives, in either case and with any spaces. */
export function message(formula: string): ExpectedAnswer {
  const letters = (answer: string) => `SUBSTITUTE(UPPER(${answer})," ","")`;
  return {
    form: i18n.t("the letters of the message"),
    isForm: (answer) => `IF(ISNUMBER(${answer}),FALSE,NOT(${hasDigits(answer)}))`,
    isRight: (answer) => `${letters(answer)}=${formula}`,
    whyWrong(answer) {
      const start = (text: string) => `LEFT(${text},SEQUENCE(${MOST_LETTERS}))`;
      const from = `SUMPRODUCT((${start(letters(answer))}=${start(formula)})*1)+1`;
      return textFormula(i18n.t("It is wrong from letter {from} on.", { from: answerOf(from) }));
    },
  };
}

/** Any permutation of which a formula is true. */
export const permutationWith = (
  isRight: ExpectedAnswer["isRight"],
  whyWrong: NonNullable<ExpectedAnswer["whyWrong"]>,
): ExpectedAnswer => ({
  form: i18n.t("a permutation in cycles"),
  isForm: (answer) => `NOT(${isRefused(`PUZZLE.SIMPLIFYCYCLES(${answer})`)})`,
  isRight,
  whyWrong,
  whyNoForm: (answer) => checked(answer, '"()"'),
});

/** What CHECKCYCLES says about an answer. */
const checked = (answer: string, permutation: string) => {
  const problem = answerOf(`INDEX(PUZZLE.CHECKCYCLES(${answer},${permutation}),1,2)`);
  return textFormula(`${problem}.`);
};

/** The permutation that a formula gives, in whatever way it is written. */
export const permutation = (formula: string): ExpectedAnswer =>
  permutationWith(
    (answer) => `${answered(`PUZZLE.SIMPLIFYCYCLES(${answer})`)}=${formula}`,
    (answer) => checked(answer, formula),
  );

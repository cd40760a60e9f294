/** The steps of docs/first-run.md, which only a person in front of an Excel can try. */
export interface FirstRunStep {
  readonly id: string;
  /** The heading there, in English. It is translated where it is shown. */
  readonly title: string;
}

export const FIRST_RUN: readonly FirstRunStep[] = [
  { id: "start", title: /*i18n*/ "Fresh start without the pane" },
  { id: "click", title: /*i18n*/ "First click" },
  { id: "saved", title: /*i18n*/ "Saving and opening again" },
  { id: "lifting", title: /*i18n*/ "One formula for many cells" },
  { id: "dates", title: /*i18n*/ "A space-path that becomes a date" },
  { id: "closing", title: /*i18n*/ "Closing the pane during a long formula" },
  { id: "opening", title: /*i18n*/ "Opening the pane again" },
  { id: "message", title: /*i18n*/ "The message of an error" },
  { id: "window", title: /*i18n*/ "A larger window" },
  { id: "teams", title: /*i18n*/ "In Teams" },
];

/** How a step went. Reports say it in English in every language. */
export const OUTCOMES = ["as described", "otherwise", "not tried"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface StepAnswer {
  readonly outcome: Outcome;
  /** What was seen, in the person's words. */
  readonly note: string;
}

/** The answers by the steps' ids. Steps that are missing were not tried. */
export type FirstRunAnswers = Readonly<Record<string, StepAnswer>>;

export const NOT_TRIED: StepAnswer = { outcome: "not tried", note: "" };

import examples from "../../functions/examples.json";
import { compared, type Check } from "../check";

interface Example {
  readonly formula: string;
  readonly answer: readonly (readonly unknown[])[];
}

/** Each function, typed as its help shows it. */
export const functionChecks: readonly Check[] = Object.entries(examples as Record<string, Example>).map(
  ([name, { formula, answer }]) => ({
    id: `functions.${name}` as const,
    title: /*i18n*/ "{about} answers its example",
    about: name,
    run: async (bench) => compared(answer, await bench.answersTo(formula, answer.length, answer[0].length)),
  }),
);

import { i18n } from "../../language";
import examples from "../../functions/examples.json";
import { ENGLISH } from "../../language/languages";
import { areaAddress, cellAddress } from "../../grid/addresses";
import type { Scratch } from "../scratch";
import { compared, type Check } from "../check";

interface FormulaExample {
  readonly formula: string;
  readonly answer: readonly (readonly unknown[])[];
}

const EXAMPLES = Object.entries(examples as Record<string, FormulaExample>);
/** Each result has its own rows to spill into, plus a free one below them. */
const ROWS = EXAMPLES.reduce<number[]>(
  (rows, [, { answer }]) => [...rows, rows.at(-1)! + answer.length + 1],
  [0],
);

const typed = new WeakMap<Scratch, Promise<void>>();

/** All at once, because Excel collects the results of custom functions every half second. */
function typeExamples(scratch: Scratch): Promise<void> {
  const typing =
    typed.get(scratch) ??
    scratch.onSheet((sheet) => {
      EXAMPLES.forEach(([, { formula }], index) => {
        sheet.getRange(cellAddress(ROWS[index]!, 0)).formulas = [[formula]];
      });
    });
  typed.set(scratch, typing);
  return typing;
}

/** A reason as the host says it. One with a number in it is in no catalogue as it stands: in other languages any text will do. */
function inHost(text: string, seen: unknown): unknown {
  const hasNumber = /^\d+ [a-z]+ [a-z]+/.test(text);
  return hasNumber && i18n.locale !== ENGLISH.name && typeof seen === "string" ? seen : i18n._(text);
}

/** Each function, typed as in its help. */
export const functionChecks: readonly Check[] = EXAMPLES.map(([name, { answer }], index) => ({
  id: `functions.${name}` as const,
  title: /*i18n*/ "{about} answers its example",
  about: name,
  sharedSheet: "examples",
  run: async (scratch) => {
    await typeExamples(scratch);
    const cells = areaAddress(ROWS[index]!, 0, answer.length, answer[0]!.length);
    const seen = await scratch.answers(cells);
    const said = answer.map((row, down) =>
      row.map((cell, right) => (typeof cell === "string" ? inHost(cell, seen[down]?.[right]) : cell)),
    );
    return compared(JSON.stringify(seen) === JSON.stringify(said) ? said : answer, seen);
  },
}));

import "../../office-objects/univer-without-page";
import { FORMULA_REF_TO_ARRAY_CACHE } from "@univerjs/preset-sheets-core";
import { distinguishLongFormulas } from "../../../../../src/workbench/univer/fixes/long-formulas";
import { stillNeeded } from "./still-needed";

const cache = FORMULA_REF_TO_ARRAY_CACHE as unknown as {
  set(formula: string, answer: unknown): void;
  get(formula: string): unknown;
};

/** Which of these formulas get the result of another. */
function mixedUp(formulas: readonly string[]): string[] {
  for (const formula of formulas) cache.set(formula, formula);
  return formulas.filter((formula) => {
    const answer = cache.get(formula);
    return answer !== undefined && answer !== formula;
  });
}

const chain = (first: number) => [0, 1, 2, 3].map((k) => `(${first + k} ${first + k + 1})`).join("");
// Univer's 32-bit hashes of these two are equal.
const long = [1000, 3662].map((first) => `=PUZZLE.SIMPLIFYCYCLES("${chain(first)}")`);

stillNeeded("takes some long formulas for others", () => expect(mixedUp(long)).toEqual([long[0]]));

test("with the fix they are told apart", () => {
  distinguishLongFormulas();
  expect(mixedUp(long)).toEqual([]);
});

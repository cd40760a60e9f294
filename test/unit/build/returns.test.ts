import { returnsIn } from "../../../build/returns.mjs";

test("what a custom function answers is read from its comment; other functions are left out", () => {
  const text = `
    /**
     * @customfunction ONE
     * @returns {string} what is said
     */
    export function one() {}
    /** @returns nothing of note */
    function helper() {}
    /** @customfunction TWO */
    export function two() {}`;
  expect(returnsIn(text)).toEqual([["ONE", "what is said"]]);
});

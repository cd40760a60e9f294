import examples from "../../src/functions/examples.json";
import { cellOf } from "./bundled-functions";

/** Array constants as JSON: {1,2;3,4} is [[1,2],[3,4]]. */
const JSON_OF: Readonly<Record<string, string>> = { "{": "[[", "}": "]]", ";": "],[" };

/** The function and the arguments of a formula that has texts, numbers and array constants. */
function parse(formula: string): [name: string, given: unknown[]] {
  const [, name, given] = /^=PUZZLE\.([A-Z]+)\((.*)\)$/.exec(formula)!;
  return [name, JSON.parse(`[${given.replace(/"[^"]*"|[{};]/g, (token) => JSON_OF[token] ?? token)}]`)];
}

test.each(Object.entries(examples))("%s answers as its example says", async (name, { formula, answer }) => {
  const [called, given] = parse(formula);
  expect(called).toBe(name);
  const answered = await cellOf(called, ...given);
  expect(Array.isArray(answered) ? answered : [[answered]]).toEqual(answer);
});

import examples from "../../src/functions/examples.json";
import { exampleCall } from "../../src/functions/list/example-call";
import told from "../../src/help/functions.json";
import { associatedInPage, cellIn, cellOf } from "./bundled-functions";

const EXAMPLES = Object.entries(examples).flatMap(([name, first]) =>
  [first, ...("also" in first ? first.also : [])].map(({ formula, answer }) => ({ name, formula, answer })),
);

test.each(EXAMPLES)("$formula answers as the example says", async ({ name, formula, answer }) => {
  const call = exampleCall(formula);
  expect(call.name).toBe(name);
  const answered = await cellOf(name, ...call.given);
  expect(Array.isArray(answered) ? answered : [[answered]]).toEqual(answer);
});

test("in a page without other threads all functions answer, too", async () => {
  const functions = associatedInPage({});
  for (const { name, formula, answer } of EXAMPLES) {
    const answered = await cellIn(functions, name, ...exampleCall(formula).given);
    expect(Array.isArray(answered) ? answered : [[answered]]).toEqual(answer);
  }
});

test.each(Object.entries(told))("%s answers mistakes as the help says", async (name, { mistakes: made }) => {
  for (const { formula, error, message } of made) {
    const call = exampleCall(formula);
    expect(call.name).toBe(name);
    expect(await cellOf(name, ...call.given)).toBe(`${error} ${message}`);
  }
});

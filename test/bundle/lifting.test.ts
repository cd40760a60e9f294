import { associatedInPage, call, cellIn, cellOf, metadata } from "./bundled-functions";
import { ExcelError } from "../excel-errors.mjs";
import examples from "../../src/functions/examples.json";
import { exampleCall } from "../../src/functions/list/example-call";

/** The functions that expect single cells, and the place of the first one. */
const WITH_SINGLE_CELLS = metadata.functions
  .map(({ name, parameters, result }) => ({
    name,
    place: parameters.findIndex(({ dimensionality }) => dimensionality !== "matrix"),
    isLifted: result.dimensionality !== "matrix",
  }))
  .filter(({ place }) => place >= 0);

const LIFTED = WITH_SINGLE_CELLS.filter(({ isLifted }) => isLifted);
const REFUSED = WITH_SINGLE_CELLS.filter(({ isLifted }) => !isLifted);

/** The example of a function with an argument three times in a column, and the example's answer. */
function threefold(name: string, place: number) {
  const { formula, answer } = examples[name as keyof typeof examples];
  const given = [...exampleCall(formula).given];
  while (given.length <= place) given.push(null);
  given[place] = Array.from({ length: 3 }, () => [given[place] as string]);
  return { given, answer: answer as unknown[][] };
}

test("the functions that answer one cell for one cell", () => {
  expect(LIFTED.map(({ name }) => name).sort()).toEqual([
    ...["CYCLEORDER", "CYCLEPARITY", "INGROUP", "INVERTCYCLES", "POWERCYCLES", "SIMPLIFYCYCLES"],
    ...["TRANSPOSITIONS", "WORDTOCYCLES", "WORDTOPATH"],
  ]);
});

test.each(LIFTED)("$name answers for each cell of a range", async ({ name, place }) => {
  const { given, answer } = threefold(name, place);
  const expected = [answer[0], answer[0], answer[0]];
  expect(await call(name, ...given)).toEqual(expected);
  expect(await cellIn(associatedInPage({}), name, ...given)).toEqual(expected);
});

test.each(REFUSED)("$name refuses a range for a single cell in words", async ({ name, place }) => {
  const { given } = threefold(name, place);
  const argument = metadata.functions.find((each) => each.name === name)!.parameters[place].name;
  expect(await cellOf(name, ...given)).toBe(
    `#VALUE! ${argument}: here are 3 cells; expected one. Enter a formula for each cell.`,
  );
});

test("an error among the answers is that of its cell", async () => {
  const answer = (await call("INGROUP", [["(1 2)"], ["x"]], [["A", "(1 2)"]])) as unknown[][];
  expect(answer[0]).toEqual([true]);
  expect(answer[1][0]).toBeInstanceOf(ExcelError);
  expect((answer[1][0] as ExcelError).message).toMatch(/^cycles, row 2: "x" has no parentheses;/);
});

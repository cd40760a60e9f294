import { failure } from "./host";
import { cyclesToOneLine, oneLineToCycles } from "../../../src/functions/one-line";
import { pathToPermutation } from "../../../src/functions/permutations";
import { solveStates } from "../../../src/functions/graphs";
import { findStabilizer } from "../../../src/functions/subgroups";
import { solveMaze } from "../../../src/functions/mazes";
import { wordToPath } from "../../../src/functions/words";

const S4 = [["A", "(1 2 3 4)"], ["B", "(1 2)"]]; // prettier-ignore
const QUOTE_PATH =
  "put an apostrophe before a space-path, as in '5-4-1-2-5, or quotes around it in a formula.";
const QUOTE_POINTS =
  "put an apostrophe before several points, as in '1,2, or quotes around them in a formula.";
const SPLIT = "put each point into a cell of its own.";

/** 5-4-1 as Excel reads it in American English. */
const DATE = 37_015;

test.each<[string, () => unknown]>([
  [`path: here is the number 37015, the date 2001-05-04; ${QUOTE_PATH}`, () => pathToPermutation([[DATE]])],
  [`path: here is the number 10959, the date 1930-01-01; ${QUOTE_PATH}`, () => pathToPermutation([[10_959]])],
  [`path: here is the number 54788, the date 2049-12-31; ${QUOTE_PATH}`, () => pathToPermutation([[54_788]])],
  [`path: here is the number 54789; ${QUOTE_PATH}`, () => pathToPermutation([[54_789]])],
  [`path: here is the number 1.2; ${QUOTE_PATH}`, () => pathToPermutation([[1.2]])],
  [`path: here is the number 541; ${QUOTE_PATH}`, () => pathToPermutation([[541]])],
  [`path: here is the number -7; ${QUOTE_PATH}`, () => pathToPermutation([[-7]])],
  [
    `path, row 2, column 1: here is the number 37015, the date 2001-05-04; ${QUOTE_PATH}`,
    () => pathToPermutation([["7-8-5-4"], [DATE]]),
  ],
  [
    `path, row 1, column 1: here is the number 37015, the date 2001-05-04; ${QUOTE_PATH}`,
    () => pathToPermutation([[DATE], [DATE + 1]]),
  ],
  [
    `path, row 1, column 2: here is the number 5.4; ${QUOTE_PATH}`,
    () => pathToPermutation([["", 5.4], ["", ""]]), // prettier-ignore
  ],
  [
    `paths, row 1, column 2: here is the number 37015, the date 2001-05-04; ${QUOTE_PATH}`,
    () => wordToPath("A", [["A", DATE]]),
  ],
  [
    `paths, row 2, column 1: here is the number 5.4; ${QUOTE_PATH}`,
    () => wordToPath("A", [["5-4-1-2-5", "A"], [5.4, "B"]]), // prettier-ignore
  ],
  [
    `paths, row 1, column 1: here is the number 37015, the date 2001-05-04; ${QUOTE_PATH}`,
    () => wordToPath("A", [[DATE, "A"], [5.4, "B"]]), // prettier-ignore
  ],
  [`paths, row 1, column 2: here is the number 5; ${QUOTE_PATH}`, () => wordToPath("A", [["A", 5]])],
  [`points: here is the number 1.2; ${QUOTE_POINTS}`, () => findStabilizer(S4, [[1.2]])],
  [
    `points: here is the number 46024, the date 2026-01-02; ${QUOTE_POINTS}`,
    () => findStabilizer(S4, [[46_024]]),
  ],
  [`points, row 1, column 2: here is the number 3.4; ${QUOTE_POINTS}`, () => findStabilizer(S4, [[1, 3.4]])],
  [`points: here is the number 1.2; ${SPLIT}`, () => cyclesToOneLine("(1 2)", [[1.2]])],
  [`points: here is the number 1.2; ${SPLIT}`, () => cyclesToOneLine("()", [["", 1.2]])],
  [
    `points: here is the number 46024, the date 2026-01-02; ${SPLIT}`,
    () => cyclesToOneLine("(1 2)", [[46_024]]),
  ],
  [`images, row 1, column 1: here is the number 2.3; ${SPLIT}`, () => oneLineToCycles([[2.3]])],
  [
    `images, row 1, column 1: here is the number 37015, the date 2001-05-04; ${SPLIT}`,
    () => oneLineToCycles([[DATE, ""]]),
  ],
  [
    "start: 3.4 is not a position; expected a row and a column such as {1,1}, or left, right, top or bottom.",
    () => solveMaze([["", "G"]], [[3.4]]),
  ],
  [
    'moves, row 1, column 2: "3.7" is not a state; expected one such as Top,North,4 with as many values as in the first row (put an apostrophe before numbers).',
    () => solveStates([["pour", 3.7, 4.6]], [[3.7]], [[4.6]]),
  ],
  [
    'start: "3.7" is not a state; expected one such as Top,North,4 with as many values as in the first row (put an apostrophe before numbers).',
    () => solveStates([["pour", "3,7", "4,6"]], [[3.7]], [["4,6"]]),
  ],
])("%s", async (message, call) => {
  expect(await failure(call)).toBe(`#VALUE! ${message}`);
});

test("numbers that can be meant are read", async () => {
  expect(await findStabilizer(S4, [[4]])).toEqual([["(1 2 3)"], ["(1 2)"]]);
  expect(await findStabilizer(S4, [[99]])).toEqual([["(1 2 3 4)"], ["(1 2 4 3)"]]);
  const odd = [["A", "(1.2 3)"], ["B", "(37015 37016)"]]; // prettier-ignore
  expect(await findStabilizer(odd, [[1.2]])).toEqual([["(37015 37016)"]]);
  expect(await findStabilizer(odd, [[DATE, 1.2]])).toEqual([["()"]]);
  expect(await cyclesToOneLine("(1.5 2)", [[1.5, 2]])).toEqual([[2, 1.5]]);
  expect(await cyclesToOneLine("()", [[12_000]])).toHaveLength(1);
  expect(await oneLineToCycles([[1.5, 2.5], [2.5, 1.5]])).toBe("(1.5 2.5)"); // prettier-ignore
  expect(await oneLineToCycles([[1]])).toBe("()");
});

test("numbers of a path in a range are points: small ones, one of a range to be filled, and dates beside large ones", async () => {
  expect(await pathToPermutation([[5], [""], [""]])).toBe("()");
  expect(await pathToPermutation([[1.5], [2], [3], [1.5]])).toBe("(2 3)");
  expect(await pathToPermutation([[9999], [DATE], [DATE + 1], [9999]])).toBe("(37015 37016)");
  expect(await pathToPermutation([["37015-37016"]])).toBe("(37015 37016)");
  expect(await pathToPermutation([["5"]])).toBe("()");
  expect(await wordToPath("A", [["A", "5"]])).toBe("5");
});

test("dates and decimals are labels of paths", async () => {
  expect(await wordToPath("1.2", [[1.2, "5-4-1"]])).toBe("5-4-1");
});

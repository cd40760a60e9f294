import fc from "fast-check";
import { cyclesToOneLine, oneLineToCycles } from "../../../src/functions/one-line";
import { simplifyCycles } from "../../../src/functions/permutations";
import { formatCycles } from "../../../src/permutations/notation";
import { readableCycles } from "../permutations/arbitraries";
import { BLANKS, blankOr0, failure } from "./host";

const LINES = "expected a row or column of images, or two of them: points and their images.";
const column = (cells: readonly unknown[]) => cells.map((cell) => [cell]);

test("a row or a column of images", async () => {
  for (const images of [
    [2, 4, 3, 1],
    ["2", " 4", 3, 1],
  ]) {
    expect(await oneLineToCycles([images])).toBe("(1 2 4)");
    expect(await oneLineToCycles(column(images))).toBe("(1 2 4)");
  }
  expect(await oneLineToCycles([["red", "blue", "green"]])).toBe("(blue red green)");
  expect(await oneLineToCycles([[1]])).toBe("()");
  expect(await oneLineToCycles([["1", "0"]])).toBe("(0 1)");
});

test("points over their images, or beside them", async () => {
  const lines = [["b", "a", 7], [7, "a", "b"]]; // prettier-ignore
  expect(await oneLineToCycles(lines)).toBe("(7 b)");
  expect(await oneLineToCycles([[1, 2], [2, 1]])).toBe("(1 2)"); // prettier-ignore
  expect(await oneLineToCycles([[3, 1], [1, 2], [2, 3]])).toBe("(1 2 3)"); // prettier-ignore
});

test("cells of images", async () => {
  expect(await cyclesToOneLine("(1 2 4)")).toEqual([[2, 4, 3, 1]]);
  expect(await cyclesToOneLine("(1 2)(5)")).toEqual([[2, 1, 3, 4, 5]]);
  expect(await cyclesToOneLine("(1 2)", [[4]])).toEqual([[2, 1, 3, 4]]);
  expect(await cyclesToOneLine("(1 2)", [["4"]])).toEqual([[2, 1, 3, 4]]);
  expect(await cyclesToOneLine("(1 2)", [[3, 2, 1]])).toEqual([[3, 1, 2]]);
  expect(await cyclesToOneLine("(1 2)", [[2], [1], ["x"]])).toEqual([[1, 2, "x"]]);
  expect(await cyclesToOneLine("(b a c)")).toEqual([["c", "a", "b"]]);
  expect(await cyclesToOneLine("(0 1)")).toEqual([[1, "0"]]);
  expect(await cyclesToOneLine("e", [[1]])).toEqual([[1]]);
  expect(await cyclesToOneLine("e")).toEqual([[1]]);
  expect(await cyclesToOneLine("()", [[3]])).toEqual([[1, 2, 3]]);
});

test.each(BLANKS)("the blank %j", async (blank) => {
  expect(await cyclesToOneLine("(1 2)", [[blank]])).toEqual([[2, 1]]);
  expect(await cyclesToOneLine("(1 2)", blank as unknown[][])).toEqual([[2, 1]]);
  expect(await cyclesToOneLine("(1 2)", [[2, blank, 1]])).toEqual([[1, 2]]);
  expect(await oneLineToCycles([[2, 1, blank, blank]])).toBe("(1 2)");
  expect(await oneLineToCycles([[1, blank, 2], [2, blank, 1]])).toBe("(1 2)"); // prettier-ignore
  expect(await failure(() => oneLineToCycles([[2, blank, 1]]))).toBe(
    `#VALUE! images, row 1, column 2: the cell is ${blankOr0(blank)}; ${LINES}`,
  );
  expect(
    await failure(() =>
      oneLineToCycles([
        [1, 2],
        [2, blank],
      ]),
    ),
  ).toBe(`#VALUE! images, row 2, column 2: the cell is ${blankOr0(blank)}; ${LINES}`);
  expect(await failure(() => oneLineToCycles([[blank]]))).toBe(
    `#VALUE! images: the cell is ${blankOr0(blank)}; ${LINES}`,
  );
  expect(await failure(() => oneLineToCycles([[blank, blank]]))).toBe(
    `#VALUE! images: all cells are ${blankOr0(blank)}; ${LINES}`,
  );
});

test.each<[string, () => unknown]>([
  ['images, row 1, column 3: "2" is here for the second time.', () => oneLineToCycles([[2, 1, 2]])],
  [
    'images, row 2, column 1: "4" is not a point here; expected 1 to 3.',
    () => oneLineToCycles(column([2, 4, 1])),
  ],
  ['images, row 1, column 1: "241" is not a point here; expected 1 to 1.', () => oneLineToCycles([["241"]])],
  [
    'images, row 2, column 2: "c" is not a point here; expected a to b.',
    () => oneLineToCycles([["a", "b"], ["b", "c"]]), // prettier-ignore
  ],
  [
    'images, row 1, column 2: "a" is here for the second time.',
    () => oneLineToCycles([["a", "a"], ["b", "c"]]), // prettier-ignore
  ],
  [`images, row 1, column 1: "(1 2)" is not a point; ${LINES}`, () => oneLineToCycles([["(1 2)"]])],
  [`images, row 1, column 1: "1 2" is not a point; ${LINES}`, () => oneLineToCycles([["1 2", "3"]])],
  [
    `images: there are 3 columns; ${LINES}`,
    () => oneLineToCycles([[1, 2, 3], [1, 2, 3], [2, 3, 1]]), // prettier-ignore
  ],
  [
    'points: "(1 2)" has parentheses; expected points such as 1 or 1 2.',
    () => cyclesToOneLine("()", [["(1 2)"]]),
  ],
  [
    'points, row 1, column 2: - in "1-2" cannot separate points; write 1 2.',
    () => cyclesToOneLine("()", [[3, "1-2"]]),
  ],
  ['points: "3" is not a point here; expected 1 to 2.', () => cyclesToOneLine("(1 3)", [[2]])],
  ['points: "3" is not a point here; expected 4 to 1.', () => cyclesToOneLine("(1 3)", [[4], [1]])],
  ["the answer: it needs 20,000 columns, and a sheet has 16,384.", () => cyclesToOneLine("(1 20000)")],
  [
    "the answer: it needs 123,456,789,012,345,680,000 columns, and a sheet has 16,384.",
    () => cyclesToOneLine("(1 123456789012345678901)"),
  ],
])("%s", async (message, call) => {
  expect(await failure(call)).toBe(`#VALUE! ${message}`);
});

test("a permutation is the same in cycles and in one line, over its points and over more of them", async () => {
  await fc.assert(
    fc.asyncProperty(readableCycles, async (given) => {
      const written = simplifyCycles(formatCycles(given));
      const points = [...new Set(given.flat())].filter((point) => point !== "0");
      fc.pre(points.every((point) => !/\d{5,}/.test(point)));
      expect(await oneLineToCycles(await cyclesToOneLine(written))).toBe(written);
      if (points.length < 2) return;
      const images = await cyclesToOneLine(written, [points]);
      expect(await oneLineToCycles([points, images[0]])).toBe(written);
    }),
  );
  const numbers = fc.shuffledSubarray(
    Array.from({ length: 12 }, (_, k) => k + 1),
    { minLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(numbers, async (images) =>
      expect(await cyclesToOneLine(await oneLineToCycles([images]), [[12]])).toEqual([images]),
    ),
  );
});

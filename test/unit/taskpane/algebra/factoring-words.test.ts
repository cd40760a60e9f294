import {
  describeLength,
  formulaOn,
  readPermutation,
} from "../../../../src/taskpane/algebra/groups/FactorPermutation";

const examined = {
  sheet: "My sheet",
  address: "J12:K15",
  generators: [],
  inverses: false,
  order: "left to right",
} as const;

test("the formula has the generators' range, with its sheet on another one, and text that Excel allows", () => {
  const cycles = "(1 4 6 2)(3 8 7 9)";
  expect(formulaOn("My sheet", { cycles, examined })).toBe(
    '=PUZZLE.FACTORCYCLES("(1 4 6 2)(3 8 7 9)",J12:K15)',
  );
  expect(formulaOn("Other", { cycles, examined: { ...examined, inverses: true } })).toBe(
    `=PUZZLE.FACTORCYCLES("(1 4 6 2)(3 8 7 9)",'My sheet'!J12:K15,TRUE)`,
  );
  const mirrored = { ...examined, order: "right to left" } as const;
  expect(formulaOn("My sheet", { cycles, examined: mirrored })).toMatch(/J12:K15,,"right to left"\)$/);
  const long = `(${Array.from({ length: 100 }, (_, k) => k + 1).join(" ")})`;
  const parts = formulaOn("My sheet", { cycles: long, examined }).match(/"[^"]*"/g)!;
  expect(parts.map((part) => part.length - 2)).toEqual([255, long.length - 255]);
  expect(parts.map((part) => part.slice(1, -1)).join("")).toBe(long);
});

test("a word is told with its length, and whether it is proved to be shortest", () => {
  const word = { word: "BADD", cycles: "", examined, letters: 4 };
  expect(describeLength({ ...word, isShortest: true })).toBe("4 letters; no word is shorter");
  expect(describeLength({ ...word, letters: 1, isShortest: false })).toBe(
    "1 letter; there may be a shorter word",
  );
});

test("a permutation is read in any form, and a mistake in it is named", () => {
  expect(readPermutation("(6 2 1 4)(3 8 7 9)")).toBe("(1 4 6 2)(3 8 7 9)");
  expect(() => readPermutation("1 4 6 2")).toThrow(
    "The permutation, character 1: 1 is outside parentheses; write (1 4 6 2). Write cycles, for example (1 4 6 2)(3 8 7 9).",
  );
});

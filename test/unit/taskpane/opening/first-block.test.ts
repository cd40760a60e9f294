import { firstBlock } from "../../../../src/taskpane/opening/fitting-page";

const rows = (...lines: string[]) => lines.map((line) => [...line].map((cell) => (cell === "." ? "" : cell)));

test("the first block that is two columns wide is found among others", () => {
  expect(firstBlock(rows("a....", ".....", "bcd.e", "....."), 2)).toBeUndefined();
  expect(firstBlock(rows("a....", "..bc.", "..de.", ".....", "fg..."), 2)).toEqual(rows("bc", "de"));
});

test("blocks that touch at a corner are one, and gaps in a block stay", () => {
  expect(firstBlock(rows("a.", ".b", "c."), 2)).toEqual(rows("a.", ".b", "c."));
  expect(firstBlock(rows("ab", "c.", "ef"), 2)).toEqual(rows("ab", "c.", "ef"));
});

test("no cells have no block", () => {
  expect(firstBlock([], 2)).toBeUndefined();
  expect(firstBlock(rows("..."), 2)).toBeUndefined();
});

test("a block that begins further right below is found whole", () => {
  expect(firstBlock(rows(".a", "b.", ".."), 2)).toEqual(rows(".a", "b."));
});

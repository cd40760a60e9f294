import fixture from "../../../fixtures/catwalk.json";
import { catWalk } from "../../../../src/puzzles/cat-walk/lesson";
import { openSolved, type SolvedSheet } from "../../lessons/solved-sheet";

const { gray, rbg } = fixture;
let sheet: SolvedSheet;

beforeEach(async () => {
  sheet = await openSolved(catWalk);
  expect([sheet.value("BD10"), sheet.value("BD22")]).toEqual([gray.phrase, rbg.phrase]);
});

test("both messages come with their walks as lists", () => {
  const cells = (path: readonly (readonly number[])[]) =>
    path.map(([column, row]) => [42 - 2 * row, 2 * column + 2]);
  expect(sheet.list("BE56:BF575")).toEqual(cells(gray.path));
  expect(sheet.list("BI56:BJ575")).toEqual(cells(rbg.path));
  expect(sheet.value("BD12")).toMatch(/^It takes 202 steps from room to room\./);
  expect(sheet.value("BD24")).toMatch(/^It takes 207 steps from room to room\./);
  expect([sheet.value("BF14"), sheet.value("BF26")]).toEqual([1, 1]);
});

test("a wall in the way leaves no way, in words, and the other walk as it was @all", async () => {
  await sheet.type({ AE46: "#" });
  expect(sheet.value("BD12")).toMatch(/^No route leads through these gates\./);
  expect([sheet.value("BF14"), sheet.value("BD22")]).toEqual([0, rbg.phrase]);
});

test("an opened gate makes a shorter walk @all", async () => {
  await sheet.type({ AC45: "gray" });
  const [, steps] = /^It takes (\d+) steps from room to room\.$/.exec(String(sheet.value("BD12")))!;
  expect(Number(steps)).toBeLessThan(202);
});

test("a colour that no gate has is an error @all", async () => {
  await sheet.type({ BE8: "gates pink" });
  expect(sheet.value("BD10")).toBe("#VALUE!");
});

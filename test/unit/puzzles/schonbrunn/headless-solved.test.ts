import fixture from "../../../fixtures/schonbrunn.json";
import { schonbrunn } from "../../../../src/puzzles/schonbrunn/lesson";
import { openSolved, type SolvedSheet } from "../../lessons/solved-sheet";

let sheet: SolvedSheet;

beforeEach(async () => {
  sheet = await openSolved(schonbrunn);
  expect(sheet.value("H11")).toMatch(/^11 jumps over 12 tiles have the sum 6/);
  expect(sheet.value("N11")).toMatch(/^14 jumps over 15 tiles have the sum 0/);
});

const ways = [...fixture.paths].sort((a, b) => a.tiles - b.tiles);
const WAYS = [
  { way: ways[0], range: "H14:L38", corner: "H" },
  { way: ways.find(({ sum }) => sum === 0)!, range: "N14:R38", corner: "N" },
];

test("both ways, their sums and the numbers of ways are the published ones", () => {
  for (const { way, range, corner } of WAYS) {
    let sum = 0;
    const expected = way.path.map(([row, column], step) => {
      const tile = fixture.grid[row][column];
      sum += tile;
      return [step, row + 1, column + 1, tile, sum];
    });
    expect(sheet.list(range)).toEqual(expected);
    const board = way.path.map(([row, column]) =>
      sheet.value(`${String.fromCharCode(corner.charCodeAt(0) + column)}${5 + row}`),
    );
    expect(board).toEqual(
      way.path.map(([row, column], step) => `${fixture.grid[row][column]}\nstep ${step}`),
    );
  }
  expect(sheet.values("E14:E15")).toEqual([[28], [10]]);
});

test("another tile makes another way; where there is none, words say so", async () => {
  await sheet.type({ D8: 1 });
  expect(sheet.value("H11")).toMatch(/^2 jumps over 3 tiles have the sum 2/);
  expect(sheet.list("I14:J38")).toEqual([[5, 3], [4, 3], [3, 3]]); // prettier-ignore
  expect(sheet.list("K14:L38")).toEqual([[1, 1], [1, 2], [0, 2]]); // prettier-ignore
  await sheet.type({ D8: -3, D6: -2 });
  expect(sheet.value("H11")).toMatch(/^No route leads to the 0\./);
  expect(sheet.value("N11")).toMatch(/^No route to the 0 has the sum 0\./);
  expect(sheet.list("K14:L38")).toEqual([]);
  expect(sheet.values("E14:E15")).toEqual([[0], [0]]);
});

test("another start has another way", async () => {
  await sheet.type({ C11: 2, D11: 5 });
  expect(sheet.value("H11")).toMatch(/^2 jumps over 3 tiles/);
});

test("what is wrong is said with its cell, in place of answers", async () => {
  await sheet.type({ C6: "x" });
  expect(sheet.value("B12")).toMatch(/^C6: expected a whole number/);
  const answers = ["H11", "N11", "E14", "E15", "I14", "O14", "T14"];
  expect(answers.map((cell) => sheet.value(cell))).toEqual(answers.map(() => ""));
  await sheet.type({ C6: 3 });
  expect(sheet.value("H11")).toMatch(/^11 jumps over 12 tiles/);
  await sheet.type({ F9: 0 });
  expect(sheet.value("B12")).toMatch(/^D7, F9: all of these are 0/);
  await sheet.type({ F9: 2, D11: 6 });
  expect(sheet.value("B12")).toMatch(/^D11: the start is outside the board/);
});

test("all ways are listed, and experts may come as near to 0 as can be", async () => {
  expect(sheet.list("T14:V60")).toHaveLength(28);
  await sheet.type({ T12: "jump zero" });
  expect(sheet.list("T14:V60")).toHaveLength(10);
  await sheet.type({ D9: 2, D11: 2 });
  expect(sheet.value("N11")).toMatch(/^No route to the 0 has the sum 0\./);
  await sheet.type({ E16: "jump least" });
  expect(sheet.value("N11")).toMatch(/have the sum -?[13579]/);
});

import { ogear } from "../../../../src/puzzles/ogear/lesson";
import { openSolved, type SolvedSheet } from "../../lessons/solved-sheet";

let sheet: SolvedSheet;

beforeEach(async () => {
  sheet = await openSolved(ogear);
  expect(sheet.value("B16")).toBe("10 moves, and no solution is shorter.");
});

const filled = (range: string) =>
  sheet
    .values(range)
    .flat()
    .filter((value) => value !== "");

test("10 moves, listed and numbered on the net", () => {
  expect(sheet.values("O12:S22")).toEqual([
    [0, "start", "Top", "South", 4],
    [1, "turn", "Top", "West", 4],
    [2, "forward", "Left", "South", 0],
    [3, "turn", "Left", "West", 0],
    [4, "forward", "Back", "West", 1],
    [5, "turn", "Back", "South", 1],
    [6, "forward", "Bottom", "North", 2],
    [7, "turn", "Bottom", "East", 2],
    [8, "back", "Right", "South", 1],
    [9, "back", "Top", "East", 0],
    [10, "turn", "Top", "North", 0],
  ]);
  expect(filled("E9:G11")).toEqual(["N 10", "W 1", "Top", "E 9", "S start"]);
  expect(filled("E12:G14")).toEqual(["N", "W", "Front", "E", "S"]);
  expect(sheet.value("H7")).toBe("Top, South, tooth 4");
});

test("the net tells where the gear is after some moves", async () => {
  await sheet.type({ H6: 5 });
  expect(sheet.value("H7")).toBe("Back, South, tooth 1");
});

test("the hardest start takes 17 moves; without an edge of the way there is none, in words", async () => {
  await sheet.type({ Q7: "Front", R7: "North", S7: 1 });
  expect(sheet.value("B16")).toBe("17 moves, and no solution is shorter.");
  expect(sheet.value("F12")).toBe("N start");
  await sheet.type({ B20: "", C20: "", D20: "", E20: "" });
  expect(sheet.value("B16")).toBe(
    "There is no solution: with these connections, the gear cannot come from the start to the goal.",
  );
  expect(sheet.value("F8")).toBe("S");
});

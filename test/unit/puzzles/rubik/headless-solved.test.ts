import { rubik } from "../../../../src/puzzles/rubik/lesson";
import { openSolved, type SolvedSheet } from "../../lessons/solved-sheet";

let sheet: SolvedSheet;

beforeEach(async () => {
  sheet = await openSolved(rubik);
});

test("its positions, a scramble and the way back", async () => {
  expect(["D18", "C21", "C17", "D17", "C16", "D22"].map((cell) => sheet.value(cell))).toEqual([
    "Solved: nothing moves.",
    "43252003274489856000",
    "R'UB'DL'FU'R'",
    "",
    "165 times the same scramble brings all back.",
    "It cannot be reached.",
  ]);
  await sheet.type({ C22: "(1 10 7 4)(2 11 8 5)(3 12 9 6)(25 31 29 27)(26 32 30 28)" });
  expect(sheet.value("D22")).toBe("It can be reached.");
});

test("the net follows the scramble, and a half turn comes as two letters", async () => {
  await sheet.type({ C14: "U" });
  // The front goes to the left.
  expect(sheet.values("F8:Q8")).toEqual([[12, 26, 2, 3, 28, 5, 6, 30, 8, 9, 32, 11]]);
  expect(sheet.value("C17")).toBe("U'");
  await sheet.type({ C14: "UU" });
  expect([sheet.value("F8"), sheet.value("C17")]).toEqual([3, "UU"]);
});

test("an unknown letter is an error, and the net stays solved", async () => {
  await sheet.type({ C14: "UX" });
  expect([sheet.value("C15"), sheet.value("F8")]).toEqual(["#VALUE!", 9]);
});

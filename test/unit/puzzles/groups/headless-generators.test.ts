import { groupName, groupOrder } from "../../../../src/functions/groups";
import { hungarianRings } from "../../../../src/puzzles/tracks/hungarian-rings/lesson";
import { ovalTrack } from "../../../../src/puzzles/tracks/oval-track/lesson";
import { swap } from "../../../../src/puzzles/tracks/swap/lesson";
import { calculated } from "../../lessons/calculated";

const column = (cells: unknown[][]) => cells.map(([cell]) => String(cell ?? ""));

test.each([
  [20, 4, "(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20)", "(1 4)(2 3)", "S20"],
  [4, 1, "(1 2 3 4)", "()", "C4"],
  [5, 5, "(1 2 3 4 5)", "(1 5)(2 4)", "D5"],
  [8, 7, "(1 2 3 4 5 6 7 8)", "(1 7)(2 6)(3 5)", "D8"],
  [9, 4, "(1 2 3 4 5 6 7 8 9)", "(1 4)(2 3)", "A9"],
  [9, 3, "(1 2 3 4 5 6 7 8 9)", "(1 3)", "S9"],
  [8, 3, "(1 2 3 4 5 6 7 8)", "(1 3)", "S4 wr C2"],
  [8, 5, "(1 2 3 4 5 6 7 8)", "(1 5)(2 4)", "half of S4 wr C2"],
  [14, 9, "(1 2 3 4 5 6 7 8 9 10 11 12 13 14)", "(1 9)(2 8)(3 7)(4 6)", "A7 wr C2"],
])(
  "a track with %i pieces of which %i are flipped has two moves and a group",
  async (n, k, round, flip, group) => {
    const typed = { C5: n, C6: k };
    expect(column(await calculated(ovalTrack, typed, "C11:C12"))).toEqual([round, flip]);
    expect(column(await calculated(ovalTrack, typed, "C23"))).toEqual([group]);
  },
);

test("the table has the two moves of each size, as far as there are so many pieces to flip", async () => {
  const cells = await calculated(ovalTrack, { C5: 20, C6: 6 }, "Z6:AA13");
  expect(cells.slice(0, 4).flat().join("")).toBe("");
  expect(cells.slice(4)).toEqual([
    ["R", "(1 2 3 4 5 6)"],
    ["T", "(1 6)(2 5)(3 4)"],
    ["R", "(1 2 3 4 5 6 7)"],
    ["T", "(1 6)(2 5)(3 4)"],
  ]);
});

test.each([
  [[5, 6, 2, 3], "(1 2 3 4 5)", "(1 6 7 3 8 9)", "S9", "362880"],
  [[4, 4, 1, 1], "(1 2 3 4)", "(1 2 5 6)", "S5", "120"],
  [[6, 6, 3, 3], "(1 2 3 4 5 6)", "(1 7 8 4 9 10)", "C2 wr A5", "1920"],
  [[7, 7, 2, 3], "(1 2 3 4 5 6 7)", "(1 8 9 3 10 11 12)", "A12", "239500800"],
])(
  "rings of %j balls and steps turn by two permutations, whose group is known",
  async (sizes, left, right, name, order) => {
    const [C5, C6, C7, C8] = sizes;
    const turns = column(await calculated(hungarianRings, { C5, C6, C7, C8 }, "C13:C14"));
    expect(turns).toEqual([left, right]);
    const generators = turns.map((turn, k) => ["LR"[k], turn]);
    expect([await groupName(generators), String(await groupOrder(generators))]).toEqual([name, order]);
  },
);

test("two rings of 20 balls make all arrangements of 38, two rings of 19 half of those of 36", async () => {
  for (const [balls, name] of [
    [20, "S38"],
    [19, "A36"],
  ] as const) {
    const turns = column(await calculated(hungarianRings, { C5: balls, C6: balls, C7: 5, C8: 5 }, "C13:C14"));
    expect(await groupName(turns.map((turn, k) => ["LR"[k], turn]))).toBe(name);
  }
});

const boxes = (contents: readonly (number | string)[]) =>
  Object.fromEntries(["C6", "D6", "E6", "F6", "G6"].map((cell, k) => [cell, contents[k] ?? ""]));

test.each([
  [
    [1, 4, 5, 2, 3],
    ["", "(2 4)", "(3 5)", ""],
  ],
  [
    [2, 3, 4, 5, 1],
    ["(1 5)", "(2 5)", "(3 5)", "(4 5)"],
  ],
  [
    [3, 1, 2],
    ["(1 2)", "(2 3)", "", ""],
  ],
])("the objects %j are brought home one by one", async (contents, swaps) => {
  const typed = boxes(contents);
  expect(column(await calculated(swap, typed, "B10:B13"))).toEqual(swaps);
  const [last] = (await calculated(swap, typed, "C10:G13")).slice(-1);
  expect(last.filter((object) => typeof object === "number")).toEqual(contents.map((_, k) => k + 1));
});

test("with four boxes, each rule has the generators of four boxes", async () => {
  const labels = async (cells: string) =>
    column(await calculated(swap, boxes([2, 1, 4, 3]), cells)).filter((label) => label !== "");
  expect(await labels("P6:P15")).toEqual(["s12", "s13", "s23", "s14", "s24", "s34"]);
  expect(await labels("S6:S9")).toEqual(["s12", "s13", "s14"]);
  expect(await labels("V6:V9")).toEqual(["s12", "s23", "s34"]);
  expect(await labels("Y6:Y15")).toEqual(["c123", "c124", "c134", "c234"]);
});

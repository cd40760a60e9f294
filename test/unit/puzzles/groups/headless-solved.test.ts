import { whichGroup } from "../../../../src/puzzles/groups/lesson";
import { hungarianRings } from "../../../../src/puzzles/tracks/hungarian-rings/lesson";
import { ovalTrack } from "../../../../src/puzzles/tracks/oval-track/lesson";
import { swap } from "../../../../src/puzzles/tracks/swap/lesson";
import { openSolved } from "../../lessons/solved-sheet";

test("five puzzles and their groups", async () => {
  const sheet = await openSolved(whichGroup);
  expect([11, 18, 25, 32, 39].flatMap((row) => sheet.values(`H${row}:L${row}`))).toEqual([
    ["A8", 20160, 8, 40320, "1 in 2"],
    ["A15", 653837184000, 15, 1307674368000, "1 in 2"],
    ["PGL(2,5)", 120, 6, 720, "1 in 6"],
    ["A5", 60, 5, 120, "1 in 2"],
    ["S5", 120, 5, 120, "all of them"],
  ]);
});

test("a line that is deleted from a table goes from the drawing, and the group is another", async () => {
  const sheet = await openSolved(whichGroup);
  expect(sheet.value("D32")).toBe("┃");
  const moves = sheet.values("W11:X24");
  const row = moves.findIndex(([from, to]) => from === 2 && to === 5);
  expect(moves[row + 1]).toEqual([5, 2]);
  const ends = [`W${11 + row}`, `X${11 + row}`, `W${12 + row}`, `X${12 + row}`];
  await sheet.type(Object.fromEntries(ends.map((cell) => [cell, ""])));
  expect([sheet.value("H32"), sheet.value("D32")]).toEqual(["C5", ""]);
});

test("the groups of all tracks with 4, then 3 pieces that are flipped are those of the theorem", async () => {
  const sheet = await openSolved(ovalTrack);
  expect(sheet.value("C21")).toBe("S20");
  const names = () => {
    const rows = sheet.values("AB6:AD47").filter((_, k) => k % 2 === 0);
    return [rows.map(([group]) => group), rows.map((row) => row[2])];
  };
  const expected = (named: (n: number) => string) => {
    const each = Array.from({ length: 21 }, (_, k) => named(k + 4));
    return [each, each];
  };
  expect(names()).toEqual(expected((n) => `${n < 6 ? "D" : n % 2 === 0 ? "S" : "A"}${n}`));
  await sheet.type({ C6: 3 });
  expect(names()).toEqual(expected((n) => (n === 4 ? "D4" : n % 2 === 0 ? `S${n / 2} wr C2` : `S${n}`)));
  expect(sheet.value("C23")).toBe("S10 wr C2");
});

test("rings of 19 balls make half of all arrangements, and a formula leads back from a scramble", async () => {
  const sheet = await openSolved(hungarianRings);
  expect(sheet.value("C23")).toBe("S38");
  await sheet.type({ C5: 19, C6: 19 });
  expect(sheet.value("C23")).toBe("A36");
  await sheet.type({ C17: "LL" });
  expect(["C19", "D20", "F6"].map((cell) => sheet.value(cell))).toEqual([
    "L'L'",
    "Solved: nothing moves.",
    18,
  ]);
});

test("as many swaps of any two are needed as boxes less cycles; three-cycles bring no odd order home", async () => {
  const sheet = await openSolved(swap);
  expect(sheet.value("M9")).toBe("c234 c345");
  await sheet.type({ C6: 2, D6: 3, E6: 1, F6: 5, G6: 4 });
  expect(["C17", "C18", "C19"].map((cell) => sheet.value(cell))).toEqual([2, 3, "odd"]);
  expect(sheet.values("J6:L9")).toEqual([
    ["S5", 120, 3],
    ["S5", 120, 5],
    ["S5", 120, 3],
    ["A5", 60, "none, because it is odd"],
  ]);
});

import { cellAddress } from "../../../../src/grid/addresses";
import { cellsOfWay, markedCells, stepRows } from "../../../../src/taskpane/view/sheet/walk";
import { lessonPuzzle } from "./lesson-puzzle";

/** The cells where the marker stands after a step; of a tile of pinball its first and its last one. */
const MARKED: readonly (readonly [lesson: string, kind: string, cells: Readonly<Record<number, string>>])[] =
  [
    ["free-the-key", "FreeTheKey", { 0: "G16", 30: "Q26", 31: "R26", 76: "AA16" }],
    ["pinball", "Pinball", { 0: "B8 C10", 1: "D8 E10", 7: "B5 C7", 12: "D11 E13", 18: "D11 E13" }],
    ["knights", "Knights", { 0: "C6", 1: "E7", 12: "D8", 25: "C7", 40: "C6" }],
    ["fifteen", "Fifteen", { 0: "L7", 1: "K7", 11: "K7", 20: "J9", 34: "M8" }],
    ["cat-walk", "CatWalk", { 0: "AC46", 100: "U26", 203: "AA46", 300: "AK30", 410: "AO6" }],
  ];

const address = ({ row, column }: { readonly row: number; readonly column: number }) =>
  cellAddress(row, column);

test.each(MARKED)(
  "%s, %s: the marker stands in the cells of the step, on the puzzle's sheet",
  async (...of) => {
    const [lesson, kind, cells] = of;
    const puzzle = await lessonPuzzle(lesson, kind);
    for (const [step, expected] of Object.entries(cells)) {
      const { sheetId, cells: found } = markedCells(puzzle, Number(step))!;
      expect([...new Set([found[0], found[found.length - 1]].map(address))].join(" ")).toBe(expected);
      expect(sheetId).toBe(puzzle.sheet.name);
    }
  },
);

test("the way has the cells of all steps, and these are rows of a table", async () => {
  const puzzle = await lessonPuzzle("free-the-key", "FreeTheKey");
  const way = cellsOfWay(puzzle)!.cells.map(address);
  expect(way).toHaveLength(77);
  expect(way[1]).toBe("G31");
  const { headings, rows } = stepRows(puzzle, address);
  expect(headings).toEqual(["Step", "Move", "Cells"]);
  expect(rows.slice(0, 2)).toEqual([
    [0, "the disk is at place 1, turn 1", "G16"],
    [1, "turn the disk counterclockwise, to place 1, turn 16", "G31"],
  ]);
  expect(rows).toHaveLength(77);
  expect(rows[76][2]).toBe("AA16");
});

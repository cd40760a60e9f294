import { cellAddress } from "../../../src/grid/addresses";
import { cellsOfWay, markedCells, stepRows } from "../../../src/view/sheet/walk";
import { EXPECTED_PUZZLES } from "../puzzles/all-expected";
import { playOf } from "../puzzles/expected-plays";
import { lessonPuzzle } from "./lesson-puzzle";

const address = ({ row, column }: { readonly row: number; readonly column: number }) =>
  cellAddress(row, column);

const joined = (cells: readonly { readonly row: number; readonly column: number }[]) =>
  [...new Set([cells[0], cells[cells.length - 1]].map(address))].join(" ");

describe.each(EXPECTED_PUZZLES.flatMap(({ lesson, ...of }) => (lesson ? [{ lesson, ...of }] : [])))(
  "$name",
  ({ lesson, puzzle: { id, marked } }) => {
    test("the marker stands in the cells of the step, on the puzzle's sheet", async () => {
      const puzzle = await lessonPuzzle(lesson.id, id);
      if (!marked) expect(puzzle.play.marker).toBeUndefined();
      for (const [step, expected] of Object.entries(marked ?? {})) {
        const { sheetId, cells: found } = markedCells(puzzle, Number(step))!;
        expect(joined(found)).toBe(expected);
        expect(sheetId).toBe(puzzle.sheet.name);
      }
    });
  },
);

test.each(EXPECTED_PUZZLES.filter(({ lesson, puzzle }) => !lesson && puzzle.marked))(
  "$name: the marker stands in the cells of the step, in the puzzle's own range",
  async (of) => {
    const { marker } = await playOf(of);
    for (const [step, expected] of Object.entries(of.puzzle.marked!))
      expect(joined(marker!.cells(Number(step)))).toBe(expected);
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
    [1, "turn the disk anticlockwise, to place 1, turn 16", "G31"],
  ]);
  expect(rows).toHaveLength(77);
  expect(rows[76][2]).toBe("AA16");
});

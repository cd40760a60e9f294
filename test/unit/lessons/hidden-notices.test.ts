import { hiddenNotices } from "../../../src/lessons/hidden-notices";
import type { LessonBlock } from "../../../src/lessons/lesson";
import { isMerged } from "../../../src/lessons/lesson";
import { areaOf } from "../../../src/workbooks/addresses";
import { LESSONS } from "../../../src/puzzles";

const heading = (at: string): LessonBlock => ({ at, cells: [["Moves"]], style: "heading" });
const hidden = (at: string, rows: number): LessonBlock => ({
  ...{ at, style: "answer", solution: "hidden" },
  cells: Array.from({ length: rows }, () => ["=A1", ""]),
});
const places = (...blocks: LessonBlock[]) =>
  hiddenNotices({ blocks, columnWidths: [] }, "A1").map(({ at }) => at);

test("a notice is beside the heading of what is hidden, once", () => {
  expect(places(heading("B10"), hidden("B11", 4), hidden("E11", 90))).toEqual(["C10"]);
});

test("where that has no room it is above, and without a heading below or beside", () => {
  expect(places(heading("B10"), heading("E10"), hidden("B12", 20))).toEqual(["B9"]);
  expect([places(hidden("B11", 4)), places(hidden("B11", 20))]).toEqual([["B15"], ["D11"]]);
});

test("it is shown while the switch hides the solutions", () => {
  const [{ cells }] = hiddenNotices({ blocks: [hidden("B11", 4)], columnWidths: [] }, "B2");
  expect(cells).toEqual([['=IF(B2,"","hidden until you show solutions")']]);
});

test("no notice is in a row that is too low for its words", () => {
  const lesson = { blocks: [hidden("B11", 4)], columnWidths: [], rowHeights: [{ rows: "15:16", points: 5 }] };
  expect(hiddenNotices(lesson, "A1").map(({ at }) => at)).toEqual(["B17"]);
});

test.each(LESSONS)("no notice of $id is in a cell of the lesson", ({ blocks, ...rest }) => {
  const filled = blocks.map((block) => {
    const { startRow, startCol, endRow } = areaOf(block.at);
    const columns = Math.max(block.cells[0].length, isMerged(block) ? block.across! : 0);
    return { startRow, startCol, endRow: endRow + block.cells.length - 1, endCol: startCol + columns - 1 };
  });
  for (const { at } of hiddenNotices({ blocks, ...rest }, "A1")) {
    const { startRow: row, startCol: column } = areaOf(at);
    expect(
      filled.filter(
        (cells) =>
          row >= cells.startRow && row <= cells.endRow && column >= cells.startCol && column <= cells.endCol,
      ),
    ).toEqual([]);
  }
});

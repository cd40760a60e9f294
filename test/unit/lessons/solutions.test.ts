import type { Solution } from "../../../src/lessons/lesson";
import { isShown, SOLUTIONS, writtenBlocks } from "../../../src/lessons/solutions";
import { LESSONS } from "../../../src/puzzles";

const names = { [SOLUTIONS]: "F25" };

test("where a sheet has a switch, solutions stay blank or show their errors only", () => {
  const cells = [["=SUM(A1:A9)", "a word", 7]];
  const written = (solution: Solution, named = {}) =>
    writtenBlocks({
      ...{ columnWidths: [], names: named },
      blocks: [{ at: "A1", cells, style: "formula", solution }],
    })[0].cells[0];
  const shown = isShown("$F$25");
  expect(written("hidden", names)).toEqual([`=IF(${shown},SUM(A1:A9),"")`, "a word", 7]);
  const onlyErrors = `=IF(${shown},SUM(A1:A9),LEFT(INDEX(SUM(A1:A9),1,1),0))`;
  expect(written("only errors", names)).toEqual([onlyErrors, "a word", 7]);
  expect(written("hidden")).toEqual(cells[0]);
});

test("blocks that give nothing away stay as they are", () => {
  const block = { at: "A1", cells: [["=A2"]], style: "formula" } as const;
  expect(writtenBlocks({ blocks: [block], names, columnWidths: [] })).toEqual([block]);
});

test.each(LESSONS)("$id has one switch, which says no, and formulas that fit into a cell", (lesson) => {
  const blocks = writtenBlocks(lesson);
  const cell = lesson.names![SOLUTIONS];
  expect(blocks.filter(({ at }) => at === cell).map(({ cells }) => cells)).toEqual([[["no"]]]);
  const lengths = blocks.flatMap(({ cells }) => cells.flat().map((value) => String(value).length));
  expect(Math.max(...lengths)).toBeLessThan(8192);
});

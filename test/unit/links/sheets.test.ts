import { decodeLink, encodeLink } from "../../../src/links/codec";
import type { SheetLink } from "../../../src/links/link";
import { inputsOf, sheetOfLink } from "../../../src/links/sheets";
import type { Cells } from "../../../src/grid/cells";
import { LESSONS } from "../../../src/puzzles";

it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  "the link of the lesson %s opens to its sheet with what was typed, and all else as it is",
  (sheet, lesson) => {
    const blocks = inputsOf(lesson);
    expect(blocks.length).toBeGreaterThan(0);
    const typed = (cells: Cells) => cells.map((row, k) => row.map((_cell, j) => `typed ${k} ${j}`));
    const inputs = Object.fromEntries(blocks.map(({ at, cells }) => [at, typed(cells as Cells)]));
    const opened = sheetOfLink(decodeLink(encodeLink({ sheet, inputs })) as SheetLink);
    expect(opened.blocks).toEqual(
      lesson.blocks.map((block) => (inputs[block.at] ? { ...block, cells: inputs[block.at] } : block)),
    );
    expect({ ...opened, blocks: [] }).toEqual({ ...lesson, blocks: [] });
  },
);

test("the link of a sheet that was made before a choice was added opens", () => {
  const values = { pieces: "freely", rows: 4, columns: 4, begin: "empty" };
  const board = [["A", "A", "", ""], ...new Array<string[]>(3).fill(["", "", "", ""])];
  const link = encodeLink({ sheet: "blocks", values, inputs: { B8: board } });
  const { blocks, chosen } = sheetOfLink(decodeLink(link) as SheetLink);
  expect(chosen).toEqual({ ...values, moves: 30 });
  expect(blocks.find(({ at }) => at === "B8")!.cells).toEqual(board);
});

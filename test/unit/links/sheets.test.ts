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

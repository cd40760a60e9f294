import { LESSONS } from "../../../src/puzzles";
import { MADE_SHEETS, sheetFor } from "../puzzles/all-made";
import { pixelsOf } from "../../../src/lessons/column-widths";
import { rowHeightsOf } from "../../../src/lessons/row-heights";
import { STYLES } from "../../../src/lessons/styles";
import { rowOfAddress } from "../../../src/grid/addresses";

const MADE = MADE_SHEETS.map((made) => ({ ...sheetFor(made), id: made.name }));

test.each([...LESSONS, ...MADE])(
  "$id gives each of its rows a height, and one that its letters fit into",
  (lesson) => {
    const runs = rowHeightsOf(lesson);
    expect(runs.map(({ first }) => first)).toEqual([1, ...runs.slice(0, -1).map(({ last }) => last + 1)]);
    const points = runs.flatMap(({ first, last, points: each }) =>
      new Array<number>(last - first + 1).fill(each),
    );
    for (const { at, cells, style } of lesson.blocks) {
      // Mazes show only their colours.
      if (STYLES[style].numberFormat === ";;;") continue;
      const { size = 11 } = STYLES[style];
      cells.forEach((values, down) => {
        if (values.every((value) => value === "")) return;
        expect([at, points[rowOfAddress(at) + down - 1] >= 1.1 * size]).toEqual([at, true]);
      });
    }
  },
);

test("rows that share a height are one run", () => {
  const pinball = LESSONS.find(({ id }) => id === "pinball")!;
  expect(rowHeightsOf(pinball)).toEqual([
    { first: 1, last: 1, points: 24 },
    { first: 2, last: 3, points: 31.5 },
    { first: 4, last: expect.any(Number), points: 16.5 },
  ]);
});

test("what a sheet says first wraps within a window, and its rows are as high as the lines need", () => {
  const sheet = (task: string) => {
    const intro = { at: "B2", cells: [[task]], style: "intro", across: 3 } as const;
    return rowHeightsOf({ blocks: [intro], columnWidths: [2, 40, 40, 40] })[1];
  };
  // 855 pixels have room for 122 letters, some of which are lost at the end of a line.
  expect(sheet("x".repeat(112))).toEqual({ first: 2, last: 2, points: 16.5 });
  expect(sheet("x".repeat(113))).toEqual({ first: 2, last: 2, points: 31.5 });
  expect(sheet("x".repeat(230))).toEqual({ first: 2, last: 2, points: 46.5 });
  for (const { blocks, columnWidths } of [...LESSONS, ...MADE]) {
    for (const { style, across = 1 } of blocks) {
      if (style === "intro") expect(pixelsOf(columnWidths, 1, across)).toBeLessThanOrEqual(870);
    }
  }
});

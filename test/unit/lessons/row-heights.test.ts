import { LESSONS } from "../../../src/puzzles";
import { MADE_SHEETS, sheetFor } from "../puzzles/all-made";
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
    { first: 2, last: expect.any(Number), points: 16.5 },
  ]);
});

import { recognise } from "../../../src/playing/recognition";
import { PLAY_KINDS } from "../../../src/puzzles";
import type { Lesson } from "../../../src/lessons/lesson";
import { SOLUTIONS } from "../../../src/lessons/solutions";
import { countsOn, miscounted } from "../lessons/counts";
import { played } from "../playing/played";
import { EXPECTED_MAKERS, sheetFor, type MadeSheet } from "./all-made";
import { OwnSheet } from "./own-sheet";

const expectedOf = (id: string) => EXPECTED_MAKERS.find(({ maker }) => maker.id === id)!;

/** The sheet with its switch turned on. */
const shown = (sheet: Lesson): Lesson => ({
  ...sheet,
  blocks: sheet.blocks.map((block) =>
    block.at === sheet.names![SOLUTIONS] ? { ...block, cells: [["yes"]] } : block,
  ),
});

/** Tests that made sheets are calculated without errors, and that their puzzles are solved and can be played. */
export function testSolved(sheets: readonly MadeSheet[]): void {
  let opened: OwnSheet;

  beforeAll(async () => {
    opened = await OwnSheet.open();
  });
  afterAll(() => opened.dispose());

  test.each(sheets)(
    "$name: it is calculated without errors, its puzzle is solved, and its tables end at the number of moves",
    async (made) => {
      const { verdict, empty } = expectedOf(made.maker.id);
      const sheet = shown(sheetFor(made));
      await opened.insert(sheet);
      if (made.values.begin === "empty") {
        const { cell, says } = empty!;
        expect(opened.says(cell).slice(0, says.length)).toBe(says);
        expect(opened.errors()).toEqual([]);
        return;
      }
      expect(opened.says(verdict.cell)).toMatch(verdict.solved);
      expect(opened.errors()).toEqual([]);
      const counts = countsOn(sheet.blocks, (range) => opened.values(range));
      const isCounted = /moves|jumps|steps/.test(verdict.solved.source);
      expect(counts.tables.length > 0).toBe(isCounted);
      expect(miscounted(counts)).toEqual([]);

      for (const { kind, names } of recognise(PLAY_KINDS, Object.keys(sheet.names ?? {}))) {
        const ranges = Object.entries(names).map(([range, name]) => [
          range,
          opened.values(sheet.names![name]),
        ]);
        const play = played(kind, Object.fromEntries(ranges));
        expect([kind.prefix, play.lastStep > 0]).toEqual([kind.prefix, true]);
      }
    },
  );
}

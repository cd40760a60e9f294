import { makingOf, nextSheet } from "../../../src/links/making";
import { jumps } from "../../../src/taskpane/make/design/work/jumps";
import { madeSheet } from "../../../src/lessons/maker";
import { originOf, readOrigin } from "../../../src/lessons/origin";
import type { Lesson } from "../../../src/lessons/lesson";
import { LESSONS } from "../../../src/puzzles";
import { finished } from "../../../src/steps";
import { seededRandom } from "../../../src/steps/random";
import { hashOf, MADE_SHEETS, yellowCells } from "../puzzles/all-made";

/** How a sheet was made, according to its origin in the workbook. */
function toldBy(sheet: Lesson) {
  const { id, chosen } = readOrigin(originOf(sheet));
  return makingOf(id, chosen);
}

test.each(MADE_SHEETS)(
  "$name: the next one has the same choices and another example",
  ({ maker, values, size }) => {
    const sheet = madeSheet(maker, values, seededRandom(1));
    const making = toldBy(sheet)!;
    expect(making).toEqual({ maker, values });
    const next = nextSheet(making, 2);
    expect(next.chosen).toEqual("begin" in values ? { ...values, begin: "example" } : values);
    expect(next.names).toEqual(sheet.names);
    // The smallest boards are few.
    if (size !== "smallest") expect(hashOf(yellowCells(next))).not.toBe(hashOf(yellowCells(sheet)));
    expect(hashOf(yellowCells(next))).toBe(hashOf(yellowCells(nextSheet(making, 2))));
  },
);

test("after a designed board comes a board of the same size and rules, with numbers", () => {
  const values = { rows: 3, columns: 4, rules: "jump zero", seed: 1 };
  const { sheet } = finished(jumps({ values, ranges: {} }, () => undefined));
  const next = nextSheet(toldBy(sheet!)!, 1);
  expect(next.chosen).toEqual({ rows: 3, columns: 4, rules: "jump zero", begin: "example" });
  const [board] = yellowCells(next).filter((cells) => cells.length === 3);
  expect(board.flat().every((cell) => cell !== "")).toBe(true);
});

test("a sheet that was made before a choice was added has its usual value", () => {
  const earlier = { pieces: "freely", rows: 4, columns: 4, begin: "example" };
  const origin = originOf({ id: "blocks", chosen: earlier });
  const { id, chosen } = readOrigin(origin);
  expect(makingOf(id, chosen)!.values).toEqual({ ...earlier, moves: 30 });
  expect(makingOf(id, { ...chosen, moves: 7 })!.values).toEqual({ ...earlier, moves: 7 });
  expect(makingOf(id, { ...chosen, moves: 0 })).toBeUndefined();
  expect(makingOf(id, { pieces: "freely", rows: 4, begin: "example" })).toBeUndefined();
});

test("a lesson has no next one, and neither have choices that there are not", () => {
  for (const lesson of LESSONS) expect(toldBy(lesson)).toBeUndefined();
  expect(makingOf("maze", { rows: 3 })).toBeUndefined();
});

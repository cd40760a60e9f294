import { areaAddress } from "../../../src/grid/addresses";
import type { LessonBlock } from "../../../src/lessons/lesson";
import { EXPECTED_LESSONS } from "../puzzles/all-expected";
import { placeOf } from "./sheet-of";
import { sampleCells, SolvedSheet } from "./solved-sheet";

/** The cells of a block. */
function areaOf({ at, cells }: LessonBlock): string {
  const { row, column } = placeOf(at);
  return areaAddress(row, column, cells.length, cells[0].length);
}

describe.each(EXPECTED_LESSONS)("the questions of $lesson.id", ({ lesson, answers }) => {
  const styled = (style: LessonBlock["style"]) =>
    lesson.blocks.filter((block) => block.style === style).map(({ at }) => at);
  const [replies, marks] = [styled("reply"), styled("mark")];
  let sheet: SolvedSheet;

  beforeAll(async () => {
    sheet = await SolvedSheet.open(lesson);
  });
  afterAll(() => sheet.close());

  test("are on a sheet that holds what its sample holds", async () => {
    expect(sheet.filled).toEqual(await sampleCells("samples", lesson));
  });

  test("are three, with a cell for each answer, and nothing beside blank ones", () => {
    // The last of these cells is the switch.
    expect([replies.length, marks.length]).toEqual([4, 3]);
    expect(marks.map((mark) => sheet.values(mark)[0][0])).toEqual(["", "", ""]);
  });

  // Each calculation takes a while: the three questions are answered at once.
  test.each(["right", "wrong"] as const)("have their mark beside %s answers", async (kind) => {
    const mark = kind === "right" ? "✓" : "✗";
    const rounds = Math.max(...answers.map((answer) => answer[kind].length));
    expect(Math.min(...answers.map((answer) => answer[kind].length))).toBeGreaterThan(0);
    for (let round = 0; round < rounds; round++) {
      const tried = answers.map((answer) => answer[kind][round % answer[kind].length]);
      await sheet.type(Object.fromEntries(tried.map((answer, k) => [replies[k], answer])));
      const seen = tried.map((answer, k) => [answer, sheet.values(marks[k])[0][0]]);
      expect(seen).toEqual(tried.map((answer) => [answer, mark]));
    }
    await sheet.type(Object.fromEntries(answers.map((_, k) => [replies[k], ""])));
    expect(marks.map((each) => sheet.values(each)[0][0])).toEqual(["", "", ""]);
  });

  test("what gives solutions away is blank until the switch says yes, and after it says no", async () => {
    const hidden = lesson.blocks.filter(({ solution }) => solution);
    expect(hidden.length).toBeGreaterThan(0);
    const shown = () => hidden.map((block) => [block.at, sheet.values(areaOf(block)).flat().join("")]);
    const none = hidden.map(({ at }) => [at, ""]);
    expect(shown()).toEqual(none);
    await sheet.show("yes");
    const blank = shown().flatMap(([, text], index) => (text === "" ? hidden[index] : []));
    // A place of a board may be the empty one.
    expect(blank.filter(({ style }) => style !== "boardFormula")).toEqual([]);
    await sheet.show("no");
    expect(shown()).toEqual(none);
  });
});

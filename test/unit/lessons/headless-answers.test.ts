import { areaAddress } from "../../../src/grid/addresses";
import { hiddenNotices } from "../../../src/lessons/hidden-notices";
import type { LessonBlock } from "../../../src/lessons/lesson";
import { EXPECTED_LESSONS } from "../puzzles/all-expected";
import { countsOn, miscounted } from "./counts";
import { placeOf } from "./sheet-of";
import { sampleCells, SolvedSheet } from "./solved-sheet";

/** The lessons with lists or grids that number a way. */
const NUMBERED = [
  ...["cat-walk", "gate-messages", "schonbrunn", "jump-mazes", "free-the-key", "found-key"],
  ...["mechanical", "ogear", "fifteen", "hardest", "knights", "pinball"],
  ...["two-jugs", "river-crossing", "peg-solitaire", "keys-and-doors", "klotski", "rush-hour"],
];

/** The cells of a block. */
function areaOf({ at, cells }: LessonBlock): string {
  const { row, column } = placeOf(at);
  return areaAddress(row, column, cells.length, cells[0].length);
}

describe.each(EXPECTED_LESSONS)("the questions of $lesson.id", ({ lesson, answers }) => {
  const styled = (style: LessonBlock["style"]) =>
    lesson.blocks.filter((block) => block.style === style).map(({ at }) => at);
  const [replies, marks] = [styled("reply"), styled("mark")];
  const firstCells = lesson.blocks.map(({ at, cells }) => [at, String(cells[0][0])]);
  const reasons = firstCells.flatMap(([at, text]) => (text.startsWith("=IF(ISERROR(") ? [at] : []));
  const questions = lesson.blocks
    .map(({ style, cells }) => (style === "question" ? String(cells[0][0]) : ""))
    .filter((text) => /^[123] {2}/.test(text));
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
    expect([replies, marks, reasons, questions].map(({ length }) => length)).toEqual([4, 3, 3, 3]);
    expect([...marks, ...reasons].map((cell) => sheet.value(cell))).toEqual(["", "", "", "", "", ""]);
  });

  test("say why other answers are wrong, and never the right one", async () => {
    const tries = [
      answers.map(({ wrong }) => wrong[0]),
      answers.map(() => "hello"),
      answers.map(() => "=1/0"),
    ];
    const seen: string[][] = [];
    for (const tried of tries) {
      await sheet.type(Object.fromEntries(tried.map((answer, k) => [replies[k], answer])));
      expect(marks.map((mark) => sheet.value(mark))).toEqual(["✗", "✗", "✗"]);
      seen.push(reasons.map((reason) => String(sheet.value(reason)).replace(/^\d {2}/, "")));
    }
    answers.forEach(({ right }, k) => {
      const [wrong, misformed, error] = seen.map((texts) => texts[k]);
      expect([wrong, misformed, error]).not.toContain("");
      expect(error).toMatch(/^An error: expected /);
      expect(new Set([wrong, misformed, error]).size).toBe(3);
      const words = (text: string) => text.match(/\([^)]*\)|\w+/g) ?? [];
      const known = new Set(words(`${questions[k]} ${tries[0][k]}`));
      const given = [wrong, misformed, error].flatMap(words).filter((word) => !known.has(word));
      expect(given.filter((word) => right.some((answer) => String(answer) === word))).toEqual([]);
    });
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

  test("what gives solutions away is blank until the switch says yes, and after it says no; tables end at the counts", async () => {
    const hidden = lesson.blocks.filter(({ solution }) => solution);
    expect(hidden.length).toBeGreaterThan(0);
    const shown = () => hidden.map((block) => [block.at, sheet.values(areaOf(block)).flat().join("")]);
    const none = hidden.map(({ at }) => [at, ""]);
    const notices = hiddenNotices(lesson, "").map(({ at }) => at);
    // Where there is little room, the first word alone.
    const said = () => new Set(notices.map((notice) => String(sheet.value(notice)).split(" ")[0]));
    expect(said()).toEqual(new Set(["hidden"]));
    expect(shown()).toEqual(none);
    await sheet.show("yes");
    expect(said()).toEqual(new Set([""]));
    const blank = shown().flatMap(([, text], index) => (text === "" ? hidden[index] : []));
    // A place of a board may be the empty one.
    expect(blank.filter(({ style }) => style !== "boardFormula")).toEqual([]);
    const counts = countsOn(lesson.blocks, (range) => sheet.values(range));
    expect([lesson.id, counts.tables.length > 0]).toEqual([lesson.id, NUMBERED.includes(lesson.id)]);
    expect(miscounted(counts)).toEqual([]);
    await sheet.show("no");
    expect(shown()).toEqual(none);
  });
});

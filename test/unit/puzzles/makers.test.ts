import { STYLES } from "../../../src/lessons/styles";
import { addTexts, i18n, speak } from "../../../src/language";
import functions from "../../../src/language/de/functions.json";
import lessons from "../../../src/language/de/lessons.json";
import { PAPER } from "../../../src/lessons/define-lesson";
import type { StyleName } from "../../../src/lessons/lesson";
import { recognise } from "../../../src/playing/recognition";
import { LESSONS, MAKERS, PLAY_KINDS, playableOf } from "../../../src/puzzles";
import { areaOf, type CellRange } from "../../../src/workbooks";
import { cellsOfTwoBlocks } from "../lessons/sheet-of";
import { EXPECTED_MAKERS, hashOf, MADE_SHEETS, sheetFor, yellowCells } from "./all-made";

beforeAll(() => addTexts("de", functions, lessons));
afterEach(() => i18n.activate("en"));

test("a mistake of every maker's sheet is tried", () => {
  for (const { mistakes } of EXPECTED_MAKERS) expect(mistakes.length).toBeGreaterThan(0);
});

test("makers and lessons have ids of their own, and their choices, too", () => {
  const ids = [...MAKERS, ...LESSONS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { choices } of MAKERS) {
    expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
    for (const choice of choices) {
      if ("options" in choice) expect(choice.options.map(({ value }) => value)).toContain(choice.usual);
      else if ("squares" in choice) expect(choice.problem(choice.usual)).toBeUndefined();
      else expect([choice.least, choice.usual, choice.most].sort((a, b) => a - b)[1]).toBe(choice.usual);
    }
  }
});

test("examples that were made earlier come out the same, in every language", () => {
  const examples = () =>
    EXPECTED_MAKERS.map(({ maker, examples: expected }) => {
      const sizes = MADE_SHEETS.filter((sheet) => sheet.maker === maker && sheet.size);
      const hashes = sizes.map((sheet) => [sheet.size, hashOf(yellowCells(sheetFor(sheet)))]);
      return [maker.id, Object.fromEntries(hashes), expected];
    });
  for (const language of ["en", "de"]) {
    speak(language);
    for (const [id, hashes, expected] of examples()) expect([id, hashes]).toEqual([id, expected]);
  }
});

test.each(MADE_SHEETS.filter(({ values }) => values.begin !== "empty"))(
  "$name: another seed makes another example",
  (sheet) => {
    const hashes = Array.from({ length: 8 }, (_, seed) => hashOf(yellowCells(sheetFor(sheet, seed))));
    expect(new Set(hashes).size).toBeGreaterThan(3);
  },
);

describe.each(MADE_SHEETS)("$name", (made) => {
  const sheet = sheetFor(made);

  test("no cell belongs to two blocks", () => expect(cellsOfTwoBlocks(sheet)).toEqual([]));

  test("it has a title to overwrite, and begins in a yellow cell", () => {
    const names = Object.keys(sheet.names ?? {}).filter((name) => name.endsWith("_title"));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const title = sheet.blocks.find(({ at }) => at === sheet.names![name])!;
      expect([title.style, String(title.cells[0][0])]).toEqual(["title", sheet.title]);
    }
    const first = sheet.blocks.find(({ at }) => at === sheet.select)!;
    expect(first.fill ?? STYLES[first.style].fill).toBe(STYLES.input.fill);
  });

  test("on paper it is the puzzle, without what tells its author what to type", () => {
    const paper = areaOf(sheet.names![PAPER]);
    const isOnPaper = ({ startRow, startCol }: CellRange) =>
      paper.startRow <= startRow &&
      startRow <= paper.endRow &&
      paper.startCol <= startCol &&
      startCol <= paper.endCol;
    const stylesOn = new Set(
      sheet.blocks.filter(({ at }) => isOnPaper(areaOf(at))).map(({ style }) => style),
    );
    expect(["title", "lead", "hint", "reply"].filter((style) => stylesOn.has(style as StyleName))).toEqual(
      [],
    );
    expect(isOnPaper(areaOf(sheet.select))).toBe(true);
    const [puzzle] = recognise(PLAY_KINDS, Object.keys(sheet.names!));
    expect(playableOf(puzzle.kind.prefix).task).toBeDefined();
  });

  test("its name is one that a sheet can have", () => {
    for (const language of ["en", "de"]) {
      speak(language);
      expect(sheetFor(made).sheetName).toMatch(/^[^\\/?*[\]:']{1,28}$/);
    }
  });
});

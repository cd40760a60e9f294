import { LESSONS } from "../../../src/puzzles";
import type { Lesson } from "../../../src/lessons/lesson";
import { lessonWorkbook, valuesSheetName, type Answers } from "../../../src/workbooks";

const LESSON: Lesson = {
  ...LESSONS[0],
  sheetName: "It's one",
  columnWidths: [2, 30],
  rowHeights: [{ rows: "2:3", points: 20 }],
  blocks: [
    { at: "B1", cells: [["A title", ""]], style: "title", across: 2 },
    { at: "B2", cells: [["(1 2)", "=PUZZLE.CYCLETYPE(B2)"]], style: "input", fill: "#ffffff" },
    { at: "C4", cells: [["=C2"]], style: "maze" },
  ],
  paints: [{ on: "B2:C2", when: "=B2=1", fill: "#ffd166" }],
  frames: [{ around: "B2:C3", color: "#1d3b6f" }],
  notes: [{ at: "B2", text: "A permutation" }],
  names: { Lesson_cycles: "B2:C2" },
  select: "B2",
};

const ANSWERS: Answers = {
  values: { C2: 2, D2: 1, C4: { error: "#N/A" } },
  spills: { C2: { rows: 1, columns: 2 } },
};

const workbook = () => lessonWorkbook([{ lesson: LESSON, answers: ANSWERS }]);

test("a lesson's sheet has its formulas with their answers, its looks and all that belongs to it", () => {
  const { sheets, styles, names, activeSheet, ...others } = workbook();
  const [{ cells, ...sheet }] = sheets;
  const line = "#c3cbd8";
  const looks = (row: number, column: number) => {
    const { style, ...cell } = cells.find((each) => each.row === row && each.column === column)!;
    return { ...cell, style: style === undefined ? undefined : styles[style] };
  };
  const title = { color: "#1d3b6f", size: 18, bold: true };
  expect(looks(0, 1)).toEqual({ row: 0, column: 1, value: "A title", style: title });
  expect(looks(0, 2)).toEqual({ row: 0, column: 2, style: title });
  const input = { fill: "#ffffff", color: "#1f2937" };
  expect(looks(1, 1)).toEqual({
    row: 1,
    column: 1,
    value: "(1 2)",
    style: { ...input, borders: { top: "#1d3b6f", right: line, bottom: line, left: "#1d3b6f" } },
  });
  expect(looks(1, 2)).toMatchObject({
    value: 2,
    formula: "=PUZZLE.CYCLETYPE(B2)",
    spill: { rows: 1, columns: 2 },
  });
  expect(looks(1, 3)).toEqual({ row: 1, column: 3, value: 1, spilled: true, style: undefined });
  expect(looks(3, 2)).toMatchObject({
    value: { error: "#N/A" },
    formula: "=C2",
    style: { numberFormat: ";;;", fill: "#fffbe8" },
  });
  expect(sheet).toEqual({
    name: "It's one",
    columns: [
      { first: 0, last: 0, characters: 2 },
      { first: 1, last: 1, characters: 30 },
    ],
    rows: [
      { first: 0, last: 0, points: 24 },
      { first: 1, last: 2, points: 20 },
      { first: 3, last: 3, points: 16.5 },
    ],
    merges: ["B1:C1"],
    notes: LESSON.notes,
    conditionalFormats: LESSON.paints,
    gridlines: false,
    selection: "B2",
  });
  expect(names).toEqual([
    { name: "Lesson_cycles", refersTo: "'It''s one'!$B$2:$C$2", sheet: "It's one" },
    { name: "Puzzlebook_sheet", refersTo: '"pinball"', sheet: "It's one" },
  ]);
  expect([activeSheet, others]).toEqual([0, {}]);
});

test("the sheet of values looks the same and has no formula", () => {
  const [lesson, values] = workbook().sheets;
  expect(values.name).toBe("It's one (values)");
  expect(values.cells).toEqual(
    lesson.cells.map(({ formula: _formula, spill: _spill, spilled: _spilled, ...cell }) => cell), // eslint-disable-line @typescript-eslint/no-unused-vars
  );
  expect({ ...values, name: "", cells: [] }).toEqual({ ...lesson, name: "", cells: [] });
});

test("a formula without an answer is not passed over", () => {
  const answers = { values: { C2: 2 }, spills: {} };
  expect(() => lessonWorkbook([{ lesson: LESSON, answers }])).toThrow("The formula of C4 has no answer.");
});

test.each(LESSONS.map((lesson) => [lesson.sheetName, lesson] as const))(
  "%s: the name of its sheet of values is one that Excel takes",
  (_name, lesson) => {
    expect(valuesSheetName(lesson)).toMatch(/^[^[\]:*?/\\]{1,31}$/);
  },
);

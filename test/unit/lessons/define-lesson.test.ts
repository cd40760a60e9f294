import { i18n } from "../../../src/language";
import { defineLesson, type SheetDescription } from "../../../src/lessons/define-lesson";
import { number } from "../../../src/lessons/expected-answers";
import {
  cell,
  cells,
  fields,
  gap,
  heading,
  input,
  questions,
  skip,
  spill,
  table,
} from "../../../src/lessons/items";
import { Area, beside, place, type Areas } from "../../../src/lessons/layout";
import { sheetOf } from "./sheet-of";

const lesson = (sheet: (areas: Areas) => SheetDescription) =>
  defineLesson({
    ...{ id: "an-id", title: "A title", summary: "A summary", source: "A source.", task: "A task" },
    ...{ picture: [], sheetName: "A sheet", columnWidths: [], sheet },
  });

afterEach(() => i18n.activate("en"));

test("areas give their addresses, parts and neighbours", () => {
  const area = new Area(3, 1, 2, 3);
  expect([area, area.fixed, area.first, area.column(1), area.row(1), area.cell(-1, 3)].map(String)).toEqual(
    ["B4:D5", "$B$4:$D$5", "B4", "C4:C5", "B5:D5", "E3"], // prettier-ignore
  );
  expect([area.fixedColumns, area.fixedRows]).toEqual(["$B4:$D5", "B$4:D$5"]);
  expect([area.paintedRow, area.paintedColumn]).toEqual(["ROWS(B$4:B4)", "COLUMNS($B4:B4)"]);
  expect([area.column(1, 2), area.row(0, 2), area.cell(1)].map(String)).toEqual(["C4:D5", "B4:D5", "B5"]);
});

test("items are below each other, or next to each other, from the panel's cell on", () => {
  const square = cells([["", ""], ["", ""]], "input"); // prettier-ignore
  const { areas } = place({
    B4: [{ first: square }, gap(), beside({ left: cell("", "input"), right: square }), { last: square }],
    H1: [beside(skip(2), { far: cell("", "bar", { across: 3 }) })],
  });
  expect(Object.entries(areas).map(([name, area]) => `${name} ${area}`)).toEqual([
    ...["first B4:C5", "left B7", "right C7:D8", "last B9:C10", "far J1:L1"],
  ]);
});

test("formulas anywhere can name cells that come later", () => {
  const { blocks, ...rest } = lesson(({ total, numbers }) => ({
    panels: {
      B4: [
        heading("Numbers"),
        fields(["Total", { total: spill(`=SUM(${numbers.fixed})`, 1, 1) }], ["Beside both"]),
        gap(),
        table("A table", ["n", "2n"], { numbers: cells([[1, `=2*${total}`]], "input") }),
      ],
    },
    rowHeights: [{ rows: numbers, points: 30 }],
    paints: [{ on: numbers, when: `=${numbers.first}>1`, fill: "#ffffff" }],
    frames: [{ around: numbers, color: "#000000" }],
    notes: [{ at: total, text: "A note" }],
    names: { Any_numbers: numbers, Any_title: "B1" },
    select: numbers.first,
  }));
  expect(Object.fromEntries(sheetOf({ ...rest, blocks }))).toEqual({
    ...{ B1: "A title", B2: "A task", B3: "Yellow cells are inputs, blue cells are formulas. A source." },
    ...{ B4: "Numbers", B5: "Total", C5: "=SUM($B$10:$C$10)", B6: "Beside both" },
    ...{ B8: "A table", B9: "n", C9: "2n", B10: 1, C10: "=2*C5" },
  });
  expect(rest).toMatchObject({
    rowHeights: [{ rows: "10:10", points: 30 }],
    paints: [{ on: "B10:C10", when: "=B10>1", fill: "#ffffff" }],
    frames: [{ around: "B10:C10", color: "#000000" }],
    notes: [{ at: "C5", text: "A note" }],
    names: { Any_numbers: "B10:C10", Any_title: "B1" },
    select: "B10",
  });
});

test("questions have their answers, marks, reasons and the switch in the columns asked for", () => {
  const question = { text: "What is it?", ...number("1") };
  const { names, blocks } = lesson(() => ({
    panels: { B4: [questions({ words: 1, answer: 2, mark: 4 }, [question, question, question])] },
    select: "B4",
  }));
  expect(names).toEqual({ Puzzlebook_solutions: "D4" });
  const addresses = (style: string) => blocks.filter((each) => each.style === style).map(({ at }) => at);
  expect(["question", "reply", "mark", "hint"].map(addresses)).toEqual([
    ["B5", "B6", "B7"],
    ["D5", "D6", "D7", "D4"],
    ["F5", "F6", "F7"],
    ["G5", "G6", "G7", "C4"],
  ]);
});

test("a lesson refuses names that no cells have", () => {
  const misspelt = lesson(({ numbres }) => ({ panels: { B4: [{ numbers: input(1) }] }, select: numbres }));
  expect(() => misspelt.select).toThrow("No cells of the lesson are called numbres.");
});

test("texts are in the language of the time of reading", () => {
  i18n.load("xx", { "A title": "Un titre", "A heading": "Un en-tête" });
  const translated = lesson(() => ({ panels: { B4: [heading(i18n._("A heading"))] }, select: "B4" }));
  i18n.activate("xx");
  expect([translated.title, sheetOf(translated).get("B4")]).toEqual(["Un titre", "Un en-tête"]);
});

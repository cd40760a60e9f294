import { STYLES } from "../../../../../src/lessons/styles";
import { makeHandOut } from "../../../../../src/taskpane/class/share/hand-out/make-hand-out";
import { joinParts, messagesOf } from "../../../../../src/taskpane/class/share/hand-out/messages";
import { paintAt, paintsOf } from "../../../../../src/taskpane/class/share/hand-out/paints";
import { areasIn, qualified } from "../../../../../src/taskpane/class/share/hand-out/references";
import {
  blankCells,
  solutionCells,
  type CellMarks,
} from "../../../../../src/taskpane/class/share/hand-out/solution-cells";
import { SOLUTIONS } from "../../../../../src/lessons/solutions";
import { layOut, PAPERS, usualPaper } from "../../../../../src/taskpane/class/share/hand-out/window/paper";
import { addressOfArea, type SheetContent } from "../../../../../src/workbooks";

const place = {
  sheet: "Cat's walk",
  names: [{ name: "Walk_maze", refersTo: "'Cat''s walk'!$B$2:$D$4", sheet: "Cat's walk" }],
};

const sheet: SheetContent = {
  name: "Cat's walk",
  cells: [
    { row: 0, column: 1, value: "The cat's walk", style: 2 },
    { row: 1, column: 1, value: 5, style: 0 },
    {
      row: 1,
      column: 2,
      value: 1,
      formula: "=PUZZLE.SOLVEMAZE(B2:B3)",
      spill: { rows: 2, columns: 2 },
      style: 1,
    },
    { row: 1, column: 3, value: 2, spilled: true },
    { row: 2, column: 2, value: 3, spilled: true },
    { row: 2, column: 3, value: 4, spilled: true },
    { row: 3, column: 1, value: 7, formula: "=C4+1" },
    { row: 3, column: 2, value: 6, formula: "=SUM(C2:D2)" },
    { row: 3, column: 3, value: 6, formula: "=B2+1" },
    { row: 3, column: 4, value: "Press Expand.", style: 3 },
    { row: 4, column: 1, value: "Questions" },
    { row: 5, column: 1, value: "1  Why?" },
    { row: 6, column: 1, value: "an answer", style: 4 },
    { row: 6, column: 2, value: "✓", style: 5 },
    { row: 7, column: 1, value: "2  Which?" },
    { row: 9, column: 1, style: 4 },
    { row: 20, column: 6, style: 1 },
  ],
  columns: [{ first: 1, last: 1, characters: 10 }],
  rows: [{ first: 0, last: 0, points: 30 }],
  merges: ["B1:C1", "F20:G21"],
  notes: [{ at: "C2", text: "SOLVEMAZE walks." }],
  conditionalFormats: [
    { on: "B2:B3", when: "=B2>4", fill: "#111111" },
    { on: "B2:B3", when: "=C2>0", fill: "#222222", color: "#333333" },
  ],
  gridlines: false,
};
const styles = [
  { fill: "#fff5cc" },
  { fill: "#e6f0fb" },
  { size: 18 },
  STYLES.hint,
  STYLES.reply,
  STYLES.mark,
];
const textAt = (row: number, column: number) =>
  String(sheet.cells.find((cell) => cell.row === row && cell.column === column)?.value ?? "");

test("the cells that formulas refer to", () => {
  const addresses = (formula: string) => areasIn(formula, place).map(addressOfArea);
  expect(addresses("=A1+SUM($B$2:C3)*D4#")).toEqual(["A1", "B2:C3", "D4"]);
  expect(addresses("='Cat''s walk'!A1+Other!B2+Walk_maze")).toEqual(["A1", "B2:D4"]);
  expect(addresses("=SUM(B:C)")).toEqual(["B1:C1048576"]);
  expect(addresses("=SUM($2:3)")).toEqual(["A2:XFD3"]);
  expect(addresses('="A1"&LOG10(7)')).toEqual([]);
});

test("formulas that are calculated on another sheet name theirs", () => {
  expect(qualified("=A1+SUM($B2:C$3)+Other!D4+ROWS(Walk_maze)", place)).toBe(
    "='Cat''s walk'!A1+SUM('Cat''s walk'!$B2:C$3)+Other!D4+ROWS('Cat''s walk'!Walk_maze)",
  );
});

test("the solution is our formulas, what they fill, and what is made of it", () => {
  const marks = solutionCells(sheet, place);
  const marked = sheet.cells.filter(({ row, column }) => marks.has(row, column));
  expect(marked.map(({ row, column }) => `${row},${column}`)).toEqual([
    "1,2",
    "1,3",
    "2,2",
    "2,3",
    "3,1",
    "3,2",
  ]);
});

test("tables and single results are blank cells to be filled in; lists and what a switch hides are not", () => {
  const marked = (content: SheetContent, names = place.names) => {
    const marks = blankCells(content, { ...place, names }, solutionCells(content, place));
    return content.cells
      .filter(({ row, column }) => marks.has(row, column))
      .map(({ row, column }) => `${row},${column}`);
  };
  expect(marked(sheet)).toEqual(["1,2", "1,3", "2,2", "2,3", "3,1", "3,2"]);
  const names = [...place.names, { name: SOLUTIONS, refersTo: "'Cat''s walk'!$B$2", sheet: place.sheet }];
  expect(marked(sheet, names)).toEqual(["3,1", "3,2"]);
  const cells = sheet.cells.map((cell) => (cell.spill ? { ...cell, spill: { rows: 3, columns: 1 } } : cell));
  expect(marked({ ...sheet, cells })).toEqual(["3,1", "3,2"]);
});

test("conditional formats hold as the spreadsheet says, the first one first", async () => {
  const asked: string[] = [];
  const calculate = async (formulas: readonly string[]) => {
    asked.push(...formulas);
    return formulas.map((formula) => !formula.includes("B3"));
  };
  const all = await paintsOf(sheet, place, undefined, calculate);
  expect(asked).toEqual(["B2>4", "B3>4", "C2>0", "C3>0"].map((formula) => `='Cat''s walk'!${formula}`));
  expect(paintAt(all, 1, 1)).toEqual({ fill: "#111111", color: "#333333" });
  expect(paintAt(all, 2, 1)).toEqual({ fill: "#222222", color: "#333333" });
  const hidden = await paintsOf(sheet, place, solutionCells(sheet, place), calculate);
  expect(paintAt(hidden, 1, 1)).toEqual({ fill: "#111111" });
  expect(paintAt(hidden, 2, 1)).toBeUndefined();
});

test("a way that is kept painted is a part of the solution", async () => {
  const kept = { on: "B2:C2", when: '="Puzzlebook way Maze"<>""', fill: "#9fd3f5" };
  const painted = { ...sheet, conditionalFormats: [kept] };
  const calculate = (formulas: readonly string[]) => Promise.resolve(formulas.map(() => true));
  const paints = (hidden?: CellMarks) => paintsOf(painted, place, hidden, calculate);
  expect(paintAt(await paints(), 1, 2)).toEqual({ fill: "#9fd3f5" });
  expect(paintAt(await paints(solutionCells(painted, place)), 1, 1)).toBeUndefined();
});

test("the puzzle's page has no answers, and its questions come last", () => {
  const hidden = solutionCells(sheet, place);
  const { rows, questions, notes, ...others } = makeHandOut({
    sheet,
    styles,
    textAt,
    paints: new Map(),
    hidden,
    blanks: blankCells(sheet, place, hidden),
  });
  expect(others).toEqual({
    title: "The cat's walk",
    withSolution: false,
    columnWidths: [64, 75, 64, 64],
    rowHeights: [40, 20, 20, 20],
  });
  expect(rows.map((row) => row.map((cell) => cell && cell.text))).toEqual([
    ["", "", null, ""],
    ["", "5", "", ""],
    ["", "", "", ""],
    ["", "", "", "6"],
  ]);
  expect(rows[0][1]).toEqual({ text: "", style: {}, rows: 1, columns: 2 });
  const lines = { top: "#c3cbd8", right: "#c3cbd8", bottom: "#c3cbd8", left: "#c3cbd8" };
  expect(rows[1][2]).toEqual({ text: "", style: { borders: lines } });
  expect(rows[2][3]).toEqual({ text: "", style: { borders: lines } });
  expect(questions).toEqual(["Why?", "Which?"]);
  expect(notes).toEqual([]);
});

test("of a sheet of one's own only the puzzle is printed", () => {
  const { title, rows, columnWidths, rowHeights, questions } = makeHandOut({
    sheet: { ...sheet, merges: ["B1:C1", "C3:D5", "C6:D6"] },
    styles,
    textAt,
    paints: new Map(),
    hidden: solutionCells(sheet, place),
    only: { startRow: 1, startCol: 1, endRow: 3, endCol: 2 },
  });
  expect(title).toBe("The cat's walk");
  expect(rows.map((row) => row.map((cell) => cell && cell.text))).toEqual([
    ["5", ""],
    ["", ""],
    ["", null],
  ]);
  expect(rows[1][1]).toEqual({ text: "", style: {}, rows: 2, columns: 1 });
  expect([columnWidths, rowHeights, questions]).toEqual([[75, 64], [20, 20, 20], []]);
});

test("the solution's page has the answers and the notes", () => {
  const handOut = makeHandOut({
    sheet,
    styles,
    textAt,
    paints: new Map([["1,1", { fill: "#000000" }]]),
    hidden: undefined,
  });
  expect(handOut.rows.map((row) => row.map((cell) => cell && cell.text))).toEqual([
    ["", "", null, ""],
    ["", "5", "1", "2"],
    ["", "", "3", "4"],
    ["", "7", "6", "6"],
  ]);
  expect(handOut.rows[1][1]?.style).toEqual({ fill: "#000000" });
  expect(handOut.notes).toEqual(sheet.notes);
});

test("long texts go in parts and come together again", () => {
  const heard: string[] = [];
  const hear = joinParts((text) => heard.push(text));
  const long = "Über Stock und Stein ".repeat(3000);
  for (const text of ["", "short", long]) messagesOf(text).forEach(hear);
  expect(heard).toEqual(["", "short", long]);
  expect(messagesOf(long).length).toBe(4);
});

test("pages are turned where they are wide, and made smaller, never larger", () => {
  const [a4, letter] = PAPERS;
  expect(usualPaper("de-AT")).toBe(a4);
  expect(usualPaper("en-US")).toBe(letter);
  expect(usualPaper("zh-Hant-TW")).toBe(a4);
  expect(layOut(a4, 400)).toEqual({ page: "A4 portrait", zoom: 1 });
  expect(layOut(letter, 900)).toEqual({ page: "letter landscape", zoom: 1 });
  expect(layOut(a4, 2064)).toEqual({ page: "A4 landscape", zoom: expect.closeTo(0.5, 3) });
});

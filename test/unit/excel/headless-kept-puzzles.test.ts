import { hasKeptPaint, keepPaint, removeKeptPaint } from "../../../src/excel/kept-paint";
import { forgetPuzzle, keepPuzzle } from "../../../src/excel/kept-puzzles";
import { freezeSheet } from "../../../src/excel/freeze";
import { readNamedRanges } from "../../../src/excel/puzzle-sheet";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
});

afterEach(() => excel.dispose());

const TITLE = 'The "long" maze & more';
const MAZE = {
  sheet: "Sheet1",
  prefix: "Maze",
  addresses: { maze: "B2:D3", start: "Sheet1!B2" },
  title: TITLE,
};

/** The sheet's names with what each stands for. */
async function kept(): Promise<Record<string, string>> {
  const { ranges, texts } = await readNamedRanges(() => true);
  const addresses = Object.entries(ranges).map(([name, { address }]) => [name, address] as const);
  return Object.fromEntries([...addresses, ...Object.entries(texts)]);
}

test("a sheet remembers puzzles by names of its own, each with its title", async () => {
  const first = await keepPuzzle(MAZE);
  const second = await keepPuzzle({
    sheet: "Sheet1",
    prefix: "Maze",
    addresses: { maze: "F2:G9" },
    title: "Second",
  });
  expect([first.id, second.id]).toEqual(["Maze", "Maze2"]);
  expect(await kept()).toEqual({
    Maze_maze: "B2:D3",
    Maze_start: "B2",
    Maze_title: TITLE,
    Maze2_maze: "F2:G9",
    Maze2_title: "Second",
  });
});

test("a puzzle takes the place of another one, and is forgotten", async () => {
  const first = await keepPuzzle(MAZE);
  await keepPuzzle({ sheet: "Sheet1", prefix: "Maze", addresses: { maze: "F2:G9" }, title: "Second" });
  expect(
    await keepPuzzle({ sheet: "Sheet1", prefix: "Maze", addresses: { maze: "A1:B2" }, title: "New" }, "Maze"),
  ).toEqual(first);
  const other = await keepPuzzle(
    { sheet: "Sheet1", prefix: "States", addresses: { moves: "A1:B2" }, title: "T" },
    "Maze2",
  );
  expect(await kept()).toEqual({
    Maze_maze: "A1:B2",
    Maze_title: "New",
    States_moves: "A1:B2",
    States_title: "T",
  });
  await forgetPuzzle(first);
  expect(Object.keys(await kept())).toEqual(["States_moves", "States_title"]);
  await forgetPuzzle(other);
  expect(await kept()).toEqual({});
});

test("what Excel does not know as a range is not remembered", async () => {
  await expect(
    keepPuzzle({ sheet: "Sheet1", prefix: "Maze", addresses: { maze: "B2:" }, title: "" }),
  ).rejects.toThrow();
  expect(await kept()).toEqual({});
});

test("a puzzle of this sheet may have ranges on another one", async () => {
  await excel.run(async (context) => {
    context.workbook.worksheets.add("Other");
    await context.sync();
  });
  await keepPuzzle({
    sheet: "Sheet1",
    prefix: "Maze",
    addresses: { maze: "A1:B2", goal: "Other!C3" },
    title: "",
  });
  expect(await kept()).toEqual({ Maze_maze: "A1:B2", Maze_goal: "C3", Maze_title: "" });
});

test("a frozen copy keeps the names, which stand for its own cells", async () => {
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange("B2:D3").values = [
      ["S", "#", "G"],
      ["", "", ""],
    ];
    sheet.getRange("F2").formulas = [["=LEN(B2)"]];
    sheet.getRange("F3").formulas = [['=PUZZLE.CYCLEORDER("(1 2)")']];
    await context.sync();
  });
  const puzzle = await keepPuzzle(MAZE);
  await keepPaint(puzzle, [{ row: 1, column: 1 }], LOOK);
  const { name } = await freezeSheet();
  const copy = await readNamedRanges(() => true);
  expect(copy.name).toBe(name);
  expect(copy.id).not.toBe(puzzle.sheetId);
  expect(copy.ranges.Maze_maze).toMatchObject({ address: "B2:D3", sheetId: copy.id });
  expect(copy.texts).toEqual({ Maze_title: TITLE });
  expect(await hasKeptPaint({ sheetId: copy.id, id: "Maze" })).toBe(true);
});

const LOOK = { fill: "#9fd3f5", color: "#1b1b1b" };

test("paint that is kept is found again by what it is, for each puzzle", async () => {
  const first = await keepPuzzle(MAZE);
  const second = { ...first, id: "Maze2" };
  await keepPaint(first, [{ row: 1, column: 1 }], LOOK);
  await keepPaint(first, [{ row: 1, column: 2 }], LOOK);
  await keepPaint(second, [{ row: 2, column: 1 }], LOOK);
  await excel.run(async (context) => {
    const range = context.workbook.worksheets.getActiveWorksheet().getRange("A1");
    range.conditionalFormats.add("Custom").custom.rule.formula = "=TRUE";
    await context.sync();
  });
  const columns = () =>
    excel.univerAPI
      .getActiveWorkbook()!
      .getSheetByName("Sheet1")!
      .getConditionalFormattingRules()
      .map(({ ranges }) => [ranges[0].startRow, ranges[0].startColumn]);
  expect(columns().sort()).toEqual([
    [0, 0],
    [1, 2],
    [2, 1],
  ]);
  await removeKeptPaint(first);
  expect(await Promise.all([first, second].map(hasKeptPaint))).toEqual([false, true]);
  expect(columns().sort()).toEqual([
    [0, 0],
    [2, 1],
  ]);
  await removeKeptPaint({ sheetId: "no such sheet", id: "Maze" });
  await expect(keepPaint({ sheetId: "gone", id: "Maze" }, [], LOOK)).rejects.toThrow(
    "The sheet of the puzzle has been deleted.",
  );
});

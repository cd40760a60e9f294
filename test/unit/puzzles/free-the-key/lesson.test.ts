import fixture from "../../../fixtures/freethekey.json";
import { freeTheKey } from "../../../../src/puzzles/free-the-key/lesson";
import { foundKey } from "../../../../src/puzzles/free-the-key/found-key/lesson";
import { mechanical } from "../../../../src/puzzles/graphs/mechanical/lesson";
import { STYLES } from "../../../../src/lessons/styles";
import { deadEnds } from "../../../../src/puzzles/mazes/dead-ends";
import { keyMaze } from "../../../../src/puzzles/free-the-key/kind";
import type { Cells } from "../../../../src/grid/cells";
import { result, solve } from "../mazes";
import { cellsOfTwoBlocks, sheetOf, valuesIn } from "../../lessons/sheet-of";

const sheet = sheetOf(freeTheKey);
const key = valuesIn(sheet, "G9:AA10") as Cells;
const disk = valuesIn(sheet, "F16:F31") as Cells;
const QUESTION = { start: [[1, 1]], goal: [[1, 21]], rules: "walk wrap rows" };

test("no cell belongs to two blocks", () => expect(cellsOfTwoBlocks(freeTheKey)).toEqual([]));

test("the teeth and the cuts are the article's", () => {
  expect(key).toEqual([fixture.key_top, fixture.key_bottom]);
  expect(disk.flat()).toEqual(fixture.disk);
});

test("the sheet's ranges give the article's maze, its dead ends and its way", () => {
  const maze = keyMaze(key, disk);
  expect(sheet.get("G16")).toBe("=PUZZLE.KEYMAZE($G$9:$AA$10,$F$16:$F$31)");
  expect(maze).toEqual(fixture.maze);
  expect(sheet.get("G43")).toBe('=PUZZLE.DEADENDS($G$16:$AA$31,"walk wrap rows")');
  expect(result(deadEnds(maze, ["walk", "wrap", "rows"]))).toEqual(fixture.blocking);
  expect(sheet.get("AD16")).toBe('=PUZZLE.SOLVEMAZE($G$16:$AA$31,{1,1},{1,21},"walk wrap rows")');
  expect(solve(maze, QUESTION)).toEqual(fixture.published.map(([column, row]) => [row, column]));
});

test.each([freeTheKey, foundKey, mechanical])(
  "the maze of $id shows walls and ways by fill only",
  (lesson) => {
    const mazes = lesson.blocks.filter(({ cells }) => String(cells[0][0]).startsWith("=PUZZLE.KEYMAZE("));
    expect(mazes.map(({ style }) => STYLES[style].numberFormat)).toEqual([";;;"]);
  },
);

test("blank cells of hidden dead ends are neither walls nor dead ends", () => {
  const [first] = freeTheKey.paints.filter(({ on }) => on === "G43:AA58").map(({ when }) => when);
  expect(first).toBe("=AND(ISNUMBER(G43),G43=0)");
  const gray = freeTheKey.paints.filter(({ on, when }) => on === "G16:AA31" && when.includes("G43<"));
  expect(gray.map(({ when }) => when)).toEqual(
    [0.6, 0.67, 1].map((most) => `=AND(ISNUMBER(G43),G43<${most})`),
  );
});

test("the steps that paint the maze are of the same way", () => {
  expect(sheet.get("G61")).toBe(
    '=IFERROR(PUZZLE.SOLVEMAZE($G$16:$AA$31,{1,1},{1,21},"walk wrap rows","grid")-1,"")',
  );
  expect(freeTheKey.paints).toContainEqual({ on: "G16:AA31", when: "=ISNUMBER(G61)", fill: "#ffd166" });
});

test("the key has room for its highest tooth, the disk for its deepest cut", () => {
  const bars = freeTheKey.paints.slice(0, 3).map(({ on, when }) => [on, when]);
  expect(bars).toEqual([
    ["G5:AA8", "=G$9>=ROWS(G5:G$8)"],
    ["G11:AA14", "=G$10>=ROWS(G$11:G11)"],
    ["B16:E31", "=$F16>=COLUMNS(B16:$E16)"],
  ]);
  expect(Math.max(...[...key, ...disk].flat().map(Number))).toBe(4);
});

test("a tooth that is too high leaves no route", () => {
  const higher = key.map((teeth) => [...teeth]);
  higher[0][3] = 5;
  expect(solve(keyMaze(higher, disk), QUESTION)).toBe("There is no route from the start to the goal.");
  expect(String(sheet.get("AC9"))).toContain('"The disk cannot leave the key."');
});

test("its picture is the maze", () => {
  const open = fixture.maze.map((row) => row.map((cell) => cell === 1));
  const drawn = freeTheKey.picture.map((row) => row.map((color) => color !== "#2b3a55"));
  expect(drawn).toEqual(open);
});

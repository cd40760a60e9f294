import fixture from "../../../fixtures/schonbrunn.json";
import { schonbrunn } from "../../../../src/puzzles/schonbrunn/lesson";
import { mazeKindOf } from "../../../../src/puzzles/maze-kinds";
import type { Cells } from "../../../../src/grid/cells";
import { result, solve } from "../mazes";
import { cellsOfTwoBlocks, sheetOf, valuesIn } from "../../lessons/sheet-of";

const ifRight = (formula: string) => `=IF($B$12="",${formula},"")`;
const sheet = sheetOf(schonbrunn);
const tiles = valuesIn(sheet, "B5:F9") as Cells;
const start = valuesIn(sheet, "C11:D11") as Cells;
const ways = [...fixture.paths].sort((a, b) => a.tiles - b.tiles);
const fromOne = (path: readonly (readonly number[])[]) => path.map(([row, column]) => [row + 1, column + 1]);

test("no cell belongs to two blocks", () => expect(cellsOfTwoBlocks(schonbrunn)).toEqual([]));

test("tiles and start are the garden's", () => {
  expect(tiles).toEqual(fixture.grid);
  expect(start).toEqual(fromOne([fixture.start]));
});

test.each([
  ["jump", '"jump"', "I", ways[0]],
  ["jump zero", "$E$16", "O", ways.find(({ sum }) => sum === 0)!],
])("with %s, which %s says, the list in column %s is the published way", (rules, said, column, way) => {
  expect(sheet.get("E16")).toBe("jump zero");
  expect(sheet.get(`${column}14`)).toBe(ifRight(`PUZZLE.SOLVEMAZE($B$5:$F$9,$C$11:$D$11,,${said},"path")`));
  expect(solve(tiles, { start, rules })).toEqual(fromOne(way.path));
});

test("all ways are listed by the rules beside them", () => {
  expect(sheet.get("T12")).toBe("jump");
  expect(sheet.get("T14")).toBe(ifRight('PUZZLE.SOLVEMAZE($B$5:$F$9,$C$11:$D$11,,$T$12,"all")'));
});

test("the counts are 28 and 10", () => {
  const counts = ["jump", "jump zero"].map((rules, index) => {
    expect(sheet.get(`E${14 + index}`)).toBe(
      ifRight(`PUZZLE.SOLVEMAZE($B$5:$F$9,$C$11:$D$11,,"${rules}","count")`),
    );
    const words = rules.split(" ");
    const puzzle = result(mazeKindOf(words).read({ maze: tiles, start, goal: [[""]], rules: words }));
    return result(puzzle.count());
  });
  expect(counts).toEqual([28n, 10n]);
});

test("each step of the list looks its tile up, and sums", () => {
  expect(sheet.get("K15")).toBe('=IF(COUNT(I$14:I15)=ROWS(I$14:I15),INDEX($B$5:$F$9,I15,J15),"")');
  expect(sheet.get("R38")).toBe('=IF(COUNT(O$14:O38)=ROWS(O$14:O38),SUM(Q$14:Q38),"")');
});

test("the way back from the 0 that the first question asks for is the only one", () => {
  const before = (goal: readonly number[]) =>
    fixture.grid.flatMap((row, r) =>
      row.flatMap((tile, c) => {
        const distance = Math.abs(r - goal[0]) + Math.abs(c - goal[1]);
        const isInLine = r === goal[0] || c === goal[1];
        return isInLine && distance > 0 && distance === Math.abs(tile) ? [[r, c]] : [];
      }),
    );
  expect(before(fixture.goal)).toEqual([[1, 2]]);
  expect(before([1, 2])).toEqual([[1, 4]]);
});

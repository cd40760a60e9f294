import fixture from "../../../fixtures/catwalk.json";
import { catWalk } from "../../../../src/puzzles/cat-walk/lesson";
import { mazeKindOf } from "../../../../src/puzzles/maze-kinds";
import type { Cells } from "../../../../src/grid/cells";
import { result, solve } from "../mazes";
import { cellsOfTwoBlocks, placeOf, sheetOf, valuesIn } from "../../lessons/sheet-of";
import { finished } from "../../../../src/steps";

const { data } = fixture;
const sheet = sheetOf(catWalk);
const maze = valuesIn(sheet, "B5:BB47") as Cells;

/** Row and column of a room in the maze; the article counts from the bottom left one. */
const cellOf = ([column, row]: readonly number[]) => [2 * (data.num_rows - row), 2 * column + 2];

function coloured(gates: Readonly<Record<string, number[][]>>, down: number, right: number): string[] {
  return Object.entries(gates).flatMap(([colour, rooms]) =>
    rooms.map((room) => {
      const [row, column] = cellOf(room);
      return `${row + down} ${column + right} ${colour}`;
    }),
  );
}

test("no cell belongs to two blocks", () => expect(cellsOfTwoBlocks(catWalk)).toEqual([]));

test("the maze has the article's gates, walls, entrances and exits", () => {
  const gates = maze.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      ["", "#", "S", "G"].includes(String(cell)) ? [] : [`${row + 1} ${column + 1} ${cell}`],
    ),
  );
  const expected = [
    ...coloured(data.cells_with_upper_gate_by_colours, -1, 0),
    ...coloured(data.cells_with_right_gate_by_colours, 0, 1),
  ];
  expect(gates.sort()).toEqual(expected.sort());
  for (const room of data.cells_with_right_border_inside_maze) {
    const [row, column] = cellOf(room);
    expect(maze[row - 1][column]).toBe("#");
  }
  for (const [mark, rooms] of [
    ["S", data.start_cells],
    ["G", data.goal_cells],
  ] as const) {
    const marked = maze.flatMap((cells, row) =>
      cells.flatMap((cell, column) => (cell === mark ? [[row + 1, column + 1]] : [])),
    );
    expect(marked).toEqual(rooms.map(cellOf));
  }
});

test.each([
  ["gates gray", fixture.gray, "BE8", "BD10", "BE56"],
  ["gates red blue green", fixture.rbg, "BE20", "BD22", "BI56"],
])("with %s the cat walks as published", (rules, published, rulesCell, messageCell, listCell) => {
  const cell = `$${rulesCell.slice(0, 2)}$${rulesCell.slice(2)}`;
  expect(sheet.get(rulesCell)).toBe(rules);
  expect(sheet.get(messageCell)).toBe(`=PUZZLE.SOLVEMAZE($B$5:$BB$47,,,${cell},"message")`);
  expect(sheet.get(listCell)).toBe(`=PUZZLE.SOLVEMAZE($B$5:$BB$47,,,${cell},"path")`);
  expect(solve(maze, { rules })).toEqual(published.path.map(cellOf));
  const words = rules.split(" ");
  const question = { maze, start: [[""]], goal: [[""]], rules: words };
  const kind = mazeKindOf(words);
  const puzzle = finished(kind.read(question));
  const outcome = result(puzzle.solve());
  expect("way" in outcome && kind.answers.message(puzzle, outcome.way, maze)).toEqual([[published.phrase]]);
  expect(result(puzzle.count())).toBe(BigInt(published.solutions));
});

test("letters stand above the columns of rooms", () => {
  const [letters] = valuesIn(sheet, "B4:BB4");
  expect(letters.filter((_letter, column) => column % 2 === 1).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  expect(letters.filter((letter, column) => column % 2 === 0 && letter !== "")).toEqual([]);
});

test("the walks are painted from their steps, and from the passages between them", () => {
  expect(["B56", "B101"].map((cell) => sheet.get(cell))).toEqual(
    ["$BE$8", "$BE$20"].map((rules) => `=IFERROR(PUZZLE.SOLVEMAZE($B$5:$BB$47,,,${rules},"grid")-1,"")`),
  );
  const passed = (steps: string, sides: readonly [string, string][]) => {
    const between = sides.map(([one, other]) => `IFERROR((ABS(${one}-${other})=1)*1,0)`).join("+");
    return `(IF($B$5:$BB$47="",IF(ISNUMBER(${steps}),1,${between}),0)>0)`;
  };
  const first = passed("B56:BB98", [
    ["A56:BA98", "C56:BC98"],
    ["B55:BB97", "B57:BB99"],
  ]);
  const second = passed("B101:BB143", [
    ["A101:BA143", "C101:BC143"],
    ["B100:BB142", "B102:BB144"],
  ]);
  expect(sheet.get("B146")).toBe(`=($BF$30<>2)*${first}+2*($BF$30<>1)*${second}`);
  expect(catWalk.paints.slice(-3).map(({ on, when }) => [on, when])).toEqual([
    ["B5:BB47", "=B146=1"],
    ["B5:BB47", "=B146=2"],
    ["B5:BB47", "=B146=3"],
  ]);
});

test("whatever a cell of the maze says has a colour of its own, and the legend names it", () => {
  const said = new Set(maze.flat().filter((cell) => cell !== ""));
  const painted = catWalk.paints.flatMap(({ when }) => /^=B5="(.+)"$/.exec(when)?.[1] ?? []);
  expect(new Set(painted)).toEqual(said);
  const fills = catWalk.paints.filter(({ on }) => !/^BD(12|16|24|28)\b/.test(on)).map(({ fill }) => fill);
  expect(new Set(fills).size).toBe(fills.length);
  const legend = catWalk.blocks.filter(({ at }) => placeOf(at).row >= 33 && placeOf(at).row < 47);
  for (const text of said) {
    expect(legend.some(({ cells }) => String(cells[0][0]).startsWith(`${String(text)} `))).toBe(true);
  }
});

test("the lines around the rooms are thin, so that all fits into a window", () => {
  const points = catWalk.rowHeights!.reduce((sum, { points }) => sum + points, 0);
  expect(points).toBeLessThan(450);
  expect(catWalk.columnWidths.slice(0, 54).reduce((sum, width) => sum + width * 7 + 5, 0)).toBeLessThan(760);
});

test("its picture shows the cat among gates", () => {
  expect(catWalk.picture.length).toBe(23);
  expect(new Set(catWalk.picture.map((row) => row.length))).toEqual(new Set([23]));
  expect(catWalk.picture.flat().filter((color) => color === "#6d28d9")).toHaveLength(2);
});

/** The articles' published results, from formulas in cells beside the puzzles' data. */
import { expect } from "@playwright/test";
import { CAT_WALK } from "../../src/puzzles/cat-walk/lesson-maze";
import {
  arranged,
  inOrder,
  KNIGHTS_MOVES,
  PINBALL_GOAL,
  PINBALL_MOVES,
  PINBALL_START,
  slidingMoves,
} from "../unit/puzzles/boards";
import { fixture } from "./fixtures";
import { test } from "./shared-page";
import { OFTEN, type UniverValue, type WorkbenchPage } from "./workbench-page";

const fromOne = (path: number[][]) => path.map((tile) => tile.map((each) => each + 1));

let workbench: WorkbenchPage;

test.beforeEach(async ({ workbench: opened }) => {
  workbench = opened;
  await workbench.fresh();
});

/** Puts a table into cells, from a cell on. Returns its address. */
async function put(corner: string, rows: readonly (readonly unknown[])[]): Promise<string> {
  await workbench.fill(corner, rows.map((row) => [...row]) as UniverValue[][]);
  return workbench.page.evaluate(
    ([first, height, width]) => {
      const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
      const cell = sheet.getRange(first as string);
      return sheet
        .getRange(cell.getRow(), cell.getColumn(), height as number, width as number)
        .getA1Notation();
    },
    [corner, rows.length, rows[0].length],
  );
}

/** Univer calculates with 12 decimals. */
function asComputed(value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value) ? expect.closeTo(value, 10) : value;
}

/** Puts a formula into a cell and waits for this spilled result. */
async function expectSpill(
  cell: string,
  area: string,
  formula: string,
  expected: readonly (readonly unknown[])[],
) {
  await workbench.fill(cell, [[formula]]);
  await expect
    .poll(() => workbench.cellTexts(area), { ...OFTEN, message: formula })
    .toEqual(expected.map((row) => row.map(asComputed)));
}

test("Free the Key: the maze, the dead ends and the 77 positions", async () => {
  const { key_top, key_bottom, disk, maze, blocking, published } = fixture("freethekey");
  await put("A1", [key_top, key_bottom]);
  await put("A3", [disk]);
  await expectSpill("A5", "A5:U20", "=PUZZLE.KEYMAZE(A1:U2,A3:P3)", maze);
  await expectSpill("A25", "A25:U40", '=PUZZLE.DEADENDS(A5:U20,"walk wrap rows")', blocking);
  const way = published.map(([column, row]: number[]) => [row, column]);
  await expectSpill("X1", "X1:Y77", '=PUZZLE.SOLVEMAZE(A5:U20,{1,1},{1,21},"walk wrap rows")', way);
  expect(await workbench.cellText("X78")).toBeNull();
});

test("Schönbrunn: 12 tiles, 15 tiles with the sum 0, 28 and 10 ways", async () => {
  const { grid, start, paths } = fixture("schonbrunn");
  await put("A1", grid);
  await put("A7", fromOne([start]));
  const best = (tiles: number, sum?: number) =>
    fromOne(
      paths.find(
        (each: { tiles: number; sum: number }) => each.tiles === tiles && (sum ?? each.sum) === each.sum,
      ).path,
    );
  await expectSpill("H1", "H1:I12", '=PUZZLE.SOLVEMAZE(A1:E5,A7:B7,,"jump")', best(12));
  await expectSpill("K1", "K1:L15", '=PUZZLE.SOLVEMAZE(A1:E5,A7:B7,,"jump zero")', best(15, 0));
  for (const [cell, rules, answer, expected] of [
    ["N1", "jump", "count", 28],
    ["N2", "jump zero", "count", 10],
    ["N3", "jump", "sum", 6],
    ["N4", "jump zero", "sum", 0],
  ] as const) {
    await workbench.fill(cell, [[`=PUZZLE.SOLVEMAZE(A1:E5,A7:B7,,"${rules}","${answer}")`]]);
    await workbench.waitForCell(cell, expected);
  }
});

test("bigger jump boards: the best ways and their numbers", async () => {
  const places = [
    ["S", "T", "U"],
    ["W", "X", "Y"],
    ["AA", "AB", "AC"],
  ];
  for (const [k, { n, grid, start, best_path, paths, zero_sum_paths }] of fixture("jump_boards").entries()) {
    const [rows, columns, counts] = places[k];
    const board = await put(`A${1 + 10 * k}`, grid);
    const [[row, column]] = fromOne([start]);
    const formula = (rules: string, answer: string) =>
      `=PUZZLE.SOLVEMAZE(${board},{${row},${column}},,"${rules}","${answer}")`;
    const way = fromOne(best_path);
    await expectSpill(`${rows}1`, `${rows}1:${columns}${way.length}`, formula("jump zero", "path"), way);
    await workbench.fill(`${counts}1`, [[formula("jump", "count")]]);
    await workbench.waitForCell(`${counts}1`, paths);
    await workbench.fill(`${counts}2`, [[formula("jump zero", "count")]]);
    await workbench.waitForCell(`${counts}2`, zero_sum_paths);
    expect(n).toBe(grid.length);
  }
});

test("pinball: seven space-paths, BADD, its path, and the 18 flips", async () => {
  const { generators, target, simple_elementary_space_paths } = fixture("pinball");
  const moves = await put("A1", PINBALL_MOVES);
  await workbench.fill("E1", [[`=PUZZLE.SPACEPATHS(${moves},5)`]]);
  await expect
    .poll(async () => (await workbench.cellTexts("E1:F7")).map(String).sort(), OFTEN)
    .toEqual(simple_elementary_space_paths.map(String).sort());
  await put(
    "H1",
    generators.map(({ label, perm, path }: Record<string, string>) => [label, perm, label, path]),
  );
  await workbench.fill("M1", [[`=PUZZLE.FACTORCYCLES("${target}",H1:I4)`]]);
  await workbench.waitForCell("M1", "BADD");
  await workbench.fill("M2", [["=PUZZLE.WORDTOPATH(M1,J1:K4)"]]);
  await workbench.waitForCell("M2", "5-4-7-8-5-4-1-2-5-2-3-6-9-8-5-2-3-6-9-8-5");
  await workbench.fill("M3", [["=PUZZLE.WORDTOCYCLES(M1,H1:I4)"]]);
  await workbench.waitForCell("M3", target);
  const start = await put("H20", PINBALL_START);
  const goal = await put("K20", PINBALL_GOAL);
  await workbench.fill("N20", [[`=PUZZLE.REARRANGE(${moves},${start},${goal})`]]);
  await workbench.waitForCell("Q20", "right 1R");
  await expect
    .poll(async () => (await workbench.cellTexts("N20:N38")).filter(([from]) => from !== null), OFTEN)
    .toHaveLength(18);
});

test("the knights change places in 40 moves", async () => {
  const { start, goal } = fixture("knights");
  const moves = await put("A1", KNIGHTS_MOVES);
  const from = await put("E1", Object.entries(start));
  const to = await put("H1", Object.entries(goal));
  await workbench.fill("K1", [[`=ROWS(PUZZLE.REARRANGE(${moves},${from},${to}))`]]);
  await workbench.waitForCell("K1", 40);
});

test("the 15-puzzle: 31 and 40 moves, and an odd arrangement is refused with the reason", async () => {
  for (const [row, size, tiles, length] of [
    [101, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1], 31],
    [1, 4, [2, 5, 11, 7, 13, 1, 8, 3, 15, 6, 0, 4, 9, 14, 12, 10], 40],
  ] as const) {
    const moves = await put(`A${row}`, slidingMoves(size, size));
    const start = await put(`E${row}`, arranged([...tiles]));
    const goal = await put(`H${row}`, arranged(inOrder(size * size)));
    await workbench.fill(`K${row}`, [[`=ROWS(PUZZLE.REARRANGE(${moves},${start},${goal}))`]]);
    await workbench.waitForCell(`K${row}`, length);
  }
  const odd = await put("M1", arranged([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]));
  await workbench.fill("K3", [[`=PUZZLE.REARRANGE(A1:B48,${odd},H1:I16)`]]);
  await workbench.waitForCell("K3", "#N/A");
  await workbench.selectCell("K3");
  await expect(workbench.status).toContainText("This is impossible by parity");
});

test("Cat Walk: both messages from the drawn grid", async () => {
  const grid = await put("A1", CAT_WALK);
  for (const [cell, colours, message] of [
    ["BD1", "gray", "REDBLUETHENGREENPATH"],
    ["BD2", "red blue green", "BLACKANDWHITECATFOOT"],
  ]) {
    await workbench.fill(cell, [[`=PUZZLE.SOLVEMAZE(${grid},,,"gates ${colours}","message")`]]);
    await workbench.waitForCell(cell, message);
  }
});

test("O'Gear: 10 moves, and the hardest start's 17", async () => {
  const { forward, start, goal, moves, hardest_start } = fixture("ogear");
  const connections = await put(
    "A1",
    forward.map(([from, to]: unknown[][]) => [...from, ...to]),
  );
  await put("F1", [start, goal, hardest_start]);
  const names: Record<string, string> = { turn: "turn", fwd: "forward", back: "back" };
  const rows = moves.map(([name, state]: [string, unknown[]]) => [names[name], ...state]);
  await expectSpill("J1", "J1:M10", `=PUZZLE.SOLVEGEAR(${connections},F1:H1,F2:H2)`, rows);
  await workbench.fill("O1", [[`=ROWS(PUZZLE.SOLVEGEAR(${connections},F3:H3,F2:H2))`]]);
  await workbench.waitForCell("O1", 17);
});

import { expect } from "@playwright/test";
import { PuzzlesPage } from "./puzzles-page";
import { fixture } from "./fixtures";
import { test } from "./shared-page";
import { OFTEN, type WorkbenchPage } from "./workbench-page";

/*
 * How lessons are painted, and what they say in the status bar. What their cells hold is tested without the page, in
 * test/unit/puzzles.
 */

const NEXT_FROM = "#f9b27c";
const NEXT_TO = "#8fd6a8";
const PROBLEM = "#fde2e0";

let workbench: WorkbenchPage;
let puzzles: PuzzlesPage;

test.beforeEach(({ workbench: opened }) => {
  workbench = opened;
  puzzles = new PuzzlesPage(workbench);
});

test.describe("the 11th Hour knights", () => {
  test.beforeEach(() => workbench.solvedLesson("knights"));

  test("the next move is painted after some moves, from another start too, and what is wrong @all @paint", async () => {
    await workbench.fill("O5", [[0]]);
    await puzzles.waitForColors({ O6: NEXT_FROM, Q7: NEXT_TO });
    await workbench.fill("O5", [[1]]);
    await puzzles.waitForColor("Q7", NEXT_FROM);

    await workbench.fill("O5", [[0]]);
    await workbench.selectCell("F7");
    await workbench.page.keyboard.press("Delete");
    await workbench.fill("C9", [["W"]]);
    await expect.poll(async () => (await workbench.cellTexts("O21:P100")).flat(), OFTEN).toContain("a1");
    const [[from, to]] = (await workbench.cellTexts("O21:P21")) as [[string, string]];
    const squareOf = ([file, rank]: string) => `${"OPQR"["abcd".indexOf(file)]}${10 - Number(rank)}`;
    await puzzles.waitForColors({ [squareOf(from)]: NEXT_FROM, [squareOf(to)]: NEXT_TO });

    await workbench.fill("I6", [[4]]);
    await puzzles.waitForColor("B12", PROBLEM);
  });

  // Without the page, Univer does not hand the shorter list of moves on.
  test("without some squares the knights change places still, without others in no way, in words @all @paint", async () => {
    const moves = async () => (await workbench.cellTexts("I21:J68")).flat().filter(Boolean);
    await workbench.fill("C9", [["#"]]);
    await expect.poll(moves, OFTEN).toHaveLength(2 * 14);
    expect(await moves()).not.toContain("a1");
    await workbench.waitForCell("B12", "The knights: 40 moves, and no solution is shorter.");
    await workbench.fill("E8", [["#"]]);
    await workbench.waitForCell(
      "B12",
      "The knights: there is no solution. On these squares they cannot pass one another.",
    );
    await puzzles.waitForColors({ C9: "#5b6676", E8: "#5b6676" });
  });
});

test("the next tile and its goal follow the number of moves, and the status bar says why there is no way @all @paint", async () => {
  await workbench.solvedLesson("fifteen");
  await workbench.fill("F5", [[0]]);
  await puzzles.waitForColors({ G8: NEXT_FROM, G7: NEXT_TO });
  await workbench.fill("F5", [[1]]);
  await puzzles.waitForColors({ H8: NEXT_FROM, G8: NEXT_TO });

  await workbench.fill("J6", [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 15, 14, ""]]); // prettier-ignore
  await expect.poll(() => workbench.cellText("B13"), OFTEN).toMatch(/^The 15-puzzle: impossible\./);
  await workbench.selectCell("K22");
  await expect(workbench.status).toContainText("This is impossible by parity");
});

test("the net shows where the gear is, was and will be @all @paint", async () => {
  await workbench.solvedLesson("ogear");
  await workbench.fill("H6", [[3]]);
  await puzzles.waitForColors({ B10: NEXT_FROM, C11: NEXT_TO, F8: "#d9f2e3" });
  await workbench.fill("H6", [[5]]);
  await puzzles.waitForColors({ F8: NEXT_FROM, B10: NEXT_TO });
});

test("balls have the colours of their own tiles, after some flips too @all @paint", async () => {
  await workbench.solvedLesson("pinball");
  await workbench.fill("B27", [[18]]);
  await puzzles.waitForColor("B28", "#f28b82");
  await workbench.fill("B27", [[0]]);
  await puzzles.waitForColor("B28", "#93d6a0");
});

test("teeth and cuts have bars; walls, dead ends, the way and the disk are painted @all @paint", async () => {
  const WALL = "#2b3a55";
  const WAY = "#ffd166";
  const HERE = "#b3261e";
  const TOOTH = "#d9a521";
  await workbench.solvedLesson("free-the-key");
  await puzzles.waitForColors({
    Z5: TOOTH,
    J5: "#ffffff",
    J6: TOOTH,
    H14: TOOTH,
    B16: "#5b7ba6",
    B17: "#ffffff",
    G16: HERE,
    H16: WALL,
    I16: WAY,
    M16: "#b4bac4",
    G17: "#ffffff",
    K18: WAY,
  });
  const shown = (code: number) => (code % 1 === 0 ? String(code) : code.toFixed(2).slice(1));
  await expect
    .poll(() => workbench.cellTexts("G43:AA58"), OFTEN)
    .toEqual(fixture("freethekey").blocking.map((codes: number[]) => codes.map(shown)));

  await workbench.fill("AI9", [[5], [2]]);
  await puzzles.waitForColors({ H20: "#7b2d8e", G16: WAY });
  await workbench.fill("AI9", [[1], [1]]);
  await puzzles.waitForColors({ G16: HERE, F16: HERE, G9: HERE });
  await workbench.fill("AI9", [[""], [""]]);
  await workbench.fill("AF10", [[30]]);
  await puzzles.waitForColors({ Q26: HERE, Q9: HERE, F26: HERE, F18: HERE, G16: WAY });
  await workbench.fill("I9", [[5]]);
  await puzzles.waitForColors({ I5: TOOTH, I16: WALL, G16: "#ffffff" });
});

test("both ways through Schönbrunn are painted, from another start too, and what is wrong @all @paint", async () => {
  const garden = fixture("schonbrunn");
  const NORMAL = "#ffd166";
  const BOARD = "#e6f0fb";
  const START = "#9ec5f4";
  const ways = [...garden.paths].sort((a, b) => a.tiles - b.tiles);
  await workbench.solvedLesson("schonbrunn");
  for (const { path, corner, fill, blank } of [
    { path: ways[0].path, corner: "H", fill: NORMAL, blank: "I5" },
    { path: ways.find(({ sum }) => sum === 0).path, corner: "N", fill: "#9fdcb0", blank: "O5" },
  ]) {
    const cells = path.map(
      ([row, column]: number[]) => `${String.fromCharCode(corner.charCodeAt(0) + column)}${5 + row}`,
    );
    await puzzles.waitForColors({
      [blank]: BOARD,
      ...Object.fromEntries(cells.map((cell: string) => [cell, fill])),
    });
  }
  await puzzles.waitForColors({ D9: START, D7: "#1d3b6f" });

  await workbench.fill("C11", [[2, 5]]);
  await puzzles.waitForColors({ F6: START, L6: NORMAL });
  await workbench.fill("C11", [[5, 3]]);
  await workbench.fill("D8", [[1]]);
  await puzzles.waitForColors({ J8: NORMAL, H5: BOARD });
  await workbench.fill("D8", [[-3]]);
  await workbench.fill("D6", [[-2]]);
  await puzzles.waitForColors({ H5: BOARD, N5: BOARD });
  await workbench.fill("C6", [["x"]]);
  await puzzles.waitForColor("B12", PROBLEM);
});

test("walls, gates, the cat and both walks have their colours, and no text stands in them @all @paint", async ({
  page,
}) => {
  const FIRST = "#ffcf56";
  const SECOND = "#8fd3f4";
  const BOTH = "#b7e4a8";
  const ROOM = "#fffbe8";
  const WALL = "#2b3a55";
  await workbench.solvedLesson("cat-walk");
  await puzzles.waitForColors({
    C47: WALL,
    C45: "#1d6fe0",
    E45: "#d62828",
    O45: "#2b9348",
    AK45: "#9aa1ac",
    AA46: "#6d28d9",
    K6: "#e8590c",
    AE46: FIRST,
    E46: SECOND,
    F46: SECOND,
    W44: BOTH,
    AQ46: ROOM,
  });
  const shown = await page.evaluate(() => {
    const range = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange("B5:BB47");
    return range.getDisplayValues().flat().join("");
  });
  expect(shown).toBe("");

  await workbench.fill("BF30", [[1]]);
  await puzzles.waitForColors({ E46: ROOM, W44: FIRST });
  await workbench.fill("BF30", [[2]]);
  await puzzles.waitForColors({ AE46: ROOM, W44: SECOND });
  await workbench.fill("BF30", [[0]]);
  await puzzles.waitForColors({ AE46: FIRST, W44: BOTH });
  await workbench.fill("AE46", [["#"]]);
  await puzzles.waitForColors({ AE46: WALL, AG46: ROOM, W44: SECOND });
  await workbench.fill("AE46", [[""]]);
  await puzzles.waitForColors({ AE46: FIRST, W44: BOTH });
  await workbench.fill("AC45", [["gray"]]);
  await puzzles.waitForColors({ AC45: "#9aa1ac", AE46: ROOM });

  await workbench.fill("BE8", [["gates pink"]]);
  await workbench.waitForCell("BD10", "#VALUE!");
  await workbench.selectCell("BD10:BF10");
  await expect(workbench.status).toContainText('no gate in the maze has the colour "pink"; expected');
});

test("the presses are painted, and a quiet pattern where there are none @all @paint", async () => {
  const PRESS = "#1d6fe0";
  const NONE = "#e6f0fb";
  const QUIET = "#c2362b";
  await workbench.solvedLesson("lights-out");
  await puzzles.waitForColors({ C5: "#ffc233", B5: "#fff5cc", J5: PRESS, H5: NONE, B16: QUIET });
  await workbench.fill("B5", [[1]]);
  await puzzles.waitForColors({ H5: QUIET, J5: NONE, B12: PROBLEM });
  await workbench.fill("F9", [["#"]]);
  await puzzles.waitForColors({ F9: "#9aa1ac", L9: "#9aa1ac", I5: PRESS });
});

test("the net of the cube follows the scramble, and the status bar names an unknown letter @all @paint", async () => {
  await workbench.solvedLesson("rubik");
  await workbench.fill("C14", [["U"]]);
  await puzzles.waitForColor("F8", "#7ed492");
  await workbench.fill("C14", [["UU"]]);
  await puzzles.waitForColor("F8", "#f0756e");
  await workbench.fill("C14", [["UX"]]);
  await workbench.waitForCell("C15", "#VALUE!");
  await workbench.selectCell("C15");
  await expect(workbench.status).toContainText("X");
});

test("the drawing of rings follows the scramble @all @paint", async () => {
  await workbench.solvedLesson("hungarian-rings");
  await workbench.fill("C5", [[19], [19]]);
  await workbench.fill("C17", [["LL"]]);
  await workbench.waitForCell("F6", 18);
  await puzzles.waitForColors({ F6: "#ffd166", G6: "#e6f0fb" });
});

import { expect } from "@playwright/test";
import { PuzzlesPage } from "./puzzles-page";
import { fixture } from "./fixtures";
import { test } from "./shared-page";
import { OFTEN, type WorkbenchPage } from "./workbench-page";

let workbench: WorkbenchPage;
let puzzles: PuzzlesPage;

test.beforeEach(({ workbench: opened }) => {
  workbench = opened;
  puzzles = new PuzzlesPage(workbench);
});

/** Waits until a cell's text begins like this. */
async function waitForText(address: string, beginning: string): Promise<void> {
  await expect
    .poll(async () => String(await workbench.cellText(address)).slice(0, beginning.length), OFTEN)
    .toBe(beginning);
}

/** The rows of a list up to the first blank one. */
async function listAt(range: string): Promise<unknown[][]> {
  const rows = await workbench.cellTexts(range);
  const end = rows.findIndex((row) => row.every((cell) => cell === null || cell === ""));
  return end < 0 ? rows : rows.slice(0, end);
}

test.describe("Free the Key", () => {
  const key = fixture("freethekey");
  const WALL = "#2b3a55";
  const WAY = "#ffd166";
  const HERE = "#b3261e";

  test.beforeEach(async () => {
    await workbench.solvedLesson("free-the-key");
    await waitForText("AC9", "76 moves set the disk free.");
  });

  test("the maze, the dead ends and the way are the published ones @all @paint", async () => {
    await expect.poll(() => workbench.cellTexts("G16:AA31"), OFTEN).toEqual(key.maze);
    const shown = (code: number) => (code % 1 === 0 ? String(code) : code.toFixed(2).slice(1));
    await expect
      .poll(() => workbench.cellTexts("G40:AA55"), OFTEN)
      .toEqual(key.blocking.map((codes: number[]) => codes.map(shown)));
    const list = (await listAt("AC16:AE360")) as number[][];
    expect(list).toEqual(key.published.map(([place, turn]: number[], move: number) => [move, turn, place]));
    expect(await listAt("AF17:AF360")).toHaveLength(76);
  });

  test("teeth and cuts have bars; walls, dead ends and the way are painted @all @paint", async () => {
    await puzzles.waitForColors({
      Z5: "#d9a521",
      J5: "#ffffff",
      J6: "#d9a521",
      H14: "#d9a521",
      B16: "#5b7ba6",
      B17: "#ffffff",
      H16: WALL,
      I16: WAY,
      M16: "#b4bac4",
      G17: "#ffffff",
    });
  });

  test("the disk is shown after each move @all @paint", async () => {
    await puzzles.waitForColor("G16", HERE);
    await workbench.fill("AF10", [[30]]);
    await puzzles.waitForColors({ Q26: HERE, Q9: HERE, F26: HERE, F18: HERE, G16: WAY });
  });

  test("a deeper cut changes list and painting, a higher tooth leaves no way @all @paint", async () => {
    await puzzles.waitForColor("K18", WAY);
    await workbench.fill("F17", [[4]]);
    await expect.poll(() => workbench.cellText("AC9"), OFTEN).not.toMatch(/^76 /);
    await expect.poll(() => workbench.cellText("AC9"), OFTEN).toMatch(/^\d+ moves set the disk/);
    const moves = Number(/^\d+/.exec(String(await workbench.cellText("AC9")))![0]);
    expect(moves).toBeLessThan(76);
    // Each formula makes its own call, so the list may come later than the number of moves.
    await expect.poll(async () => (await listAt("AD16:AE360")).length, OFTEN).toBe(moves + 1);
    const list = (await listAt("AD16:AE360")) as number[][];
    const steps = await workbench.cellTexts("G58:AA73");
    expect(list.map(([turn, place]) => steps[turn - 1][place - 1])).toEqual(list.map((_, k) => k + 1));

    await workbench.fill("I9", [[5]]);
    await waitForText("AC9", "No way: the disk stays on the key.");
    await puzzles.waitForColors({ I5: "#d9a521", I16: WALL, G16: "#ffffff" });
    expect(await listAt("AC16:AC360")).toEqual([]);
  });

  test("the disk is put anywhere by hand, also where it does not fit @all @paint", async () => {
    await puzzles.waitForColor("G16", HERE);
    await workbench.fill("AI9", [[5], [2]]);
    await waitForText("AH15", "Turn 5, place 2: the disk does not fit.");
    await puzzles.waitForColors({ H20: "#7b2d8e", G16: WAY });
    await workbench.fill("AI9", [[1], [1]]);
    await waitForText("AH15", "Turn 1, place 1: the disk fits.");
    await puzzles.waitForColors({ G16: HERE, F16: HERE, G9: HERE });
    await workbench.fill("I9", [["a"]]);
    await waitForText("AC9", "I9: expected a height, 0 or more.");
  });

  test("a disk that does not fit at its start is told of in words @all @paint", async () => {
    await workbench.fill("G9", [[5]]);
    await waitForText("AC9", "The disk does not fit at its start or its end.");
  });
});

test.describe("Schönbrunn", () => {
  const garden = fixture("schonbrunn");
  const NORMAL = "#ffd166";
  const EXPERT = "#9fdcb0";
  const bySum = (isSum: (sum: number) => boolean) =>
    [...garden.paths].sort((a, b) => a.tiles - b.tiles).find(({ sum }) => isSum(sum));

  test.beforeEach(async () => {
    await workbench.solvedLesson("schonbrunn");
    await waitForText("H11", "12 tiles, and their sum is 6");
    await waitForText("N11", "15 tiles, and their sum is 0");
  });

  test("both ways, their sums and the numbers of ways are the published ones @all @paint", async () => {
    for (const [range, way] of [
      ["H14:L38", bySum(() => true)],
      ["N14:R38", bySum((sum) => sum === 0)],
    ] as const) {
      let sum = 0;
      const expected = way.path.map(([row, column]: number[], step: number) => {
        const tile = garden.grid[row][column];
        sum += tile;
        return [step + 1, row + 1, column + 1, tile, sum];
      });
      await expect.poll(() => listAt(range), OFTEN).toEqual(expected);
    }
    await expect.poll(() => workbench.cellTexts("E14:E15"), OFTEN).toEqual([[28], [10]]);
  });

  test("both ways are painted with their steps @all @paint", async () => {
    for (const { path, corner, fill, blank } of [
      { path: bySum(() => true).path, corner: "H", fill: NORMAL, blank: "I5" },
      { path: bySum((sum) => sum === 0).path, corner: "N", fill: EXPERT, blank: "O5" },
    ]) {
      const colors: Record<string, string> = { [blank]: "#e6f0fb" };
      for (const [step, [row, column]] of path.entries()) {
        const cell = `${String.fromCharCode(corner.charCodeAt(0) + column)}${5 + row}`;
        await workbench.waitForCell(cell, `${garden.grid[row][column]}\nstep ${step + 1}`);
        colors[cell] = fill;
      }
      await puzzles.waitForColors(colors);
    }
    await puzzles.waitForColors({ D9: "#9ec5f4", D7: "#1d3b6f" });
  });

  test("another tile makes another way; where there is none, words say so @all @paint", async () => {
    await workbench.fill("D8", [[1]]);
    await waitForText("H11", "3 tiles, and their sum is 2");
    await expect.poll(() => listAt("I14:J38"), OFTEN).toEqual([[5, 3], [4, 3], [3, 3]]); // prettier-ignore
    await expect.poll(() => listAt("K14:L38"), OFTEN).toEqual([[1, 1], [1, 2], [0, 2]]); // prettier-ignore
    await puzzles.waitForColors({ J8: NORMAL, H5: "#e6f0fb" });

    await workbench.fill("D8", [[-3]]);
    await workbench.fill("D6", [[-2]]);
    await waitForText("H11", "No way leads to the 0.");
    await waitForText("N11", "No way to the 0 has the sum 0.");
    await puzzles.waitForColors({ H5: "#e6f0fb", N5: "#e6f0fb" });
    await expect.poll(() => listAt("K14:L38"), OFTEN).toEqual([]);
    await expect.poll(() => workbench.cellTexts("E14:E15"), OFTEN).toEqual([[0], [0]]);
  });

  test("what is wrong is said with its cell, in place of answers @all @paint", async () => {
    await workbench.fill("C6", [["x"]]);
    await waitForText("B12", "C6: expected a whole number");
    await puzzles.waitForColor("B12", "#fde2e0");
    for (const cell of ["H11", "N11", "E14", "E15", "I14", "O14", "T14"])
      await expect.poll(() => workbench.cellText(cell), OFTEN).toBe("");
    await workbench.fill("C6", [[3]]);
    await waitForText("H11", "12 tiles");
    await workbench.fill("F9", [[0]]);
    await waitForText("B12", "D7, F9: all of these are 0");
    await workbench.fill("F9", [[2]]);
    await workbench.fill("D11", [[6]]);
    await waitForText("B12", "D11: the start is outside the board");
  });

  test("all ways are listed, and experts may come as near to 0 as can be @all @paint", async () => {
    await expect.poll(async () => (await listAt("T14:V60")).length, OFTEN).toBe(28);
    await workbench.fill("T12", [["jump zero"]]);
    await expect.poll(async () => (await listAt("T14:V60")).length, OFTEN).toBe(10);
    await workbench.fill("D9", [[2]]);
    await workbench.fill("D11", [[2]]);
    await waitForText("N11", "No way to the 0 has the sum 0.");
    await workbench.fill("E16", [["jump least"]]);
    await expect.poll(() => workbench.cellText("N11"), OFTEN).toMatch(/their sum is -?[13579]/);
  });

  test("another start is painted @all @paint", async () => {
    await workbench.fill("C11", [[2]]);
    await workbench.fill("D11", [[5]]);
    await waitForText("H11", "3 tiles");
    await puzzles.waitForColors({ F6: "#9ec5f4", L6: NORMAL });
  });
});

test.describe("Cat Walk", () => {
  const cat = fixture("catwalk");
  const FIRST = "#ffcf56";
  const SECOND = "#8fd3f4";
  const BOTH = "#b7e4a8";
  const ROOM = "#fffbe8";
  const cells = (path: number[][]) => path.map(([column, row]) => [42 - 2 * row, 2 * column + 2]);

  test.beforeEach(async () => {
    await workbench.solvedLesson("cat-walk");
    await workbench.waitForCell("BD10", cat.gray.phrase);
    await workbench.waitForCell("BD22", cat.rbg.phrase);
  });

  test("both messages come with their walks as lists @all @paint", async () => {
    await expect.poll(() => listAt("BE56:BF575"), OFTEN).toEqual(cells(cat.gray.path));
    await expect.poll(() => listAt("BI56:BJ575"), OFTEN).toEqual(cells(cat.rbg.path));
    await waitForText("BD12", "202 steps from room to room.");
    await waitForText("BD24", "207 steps from room to room.");
    expect([await workbench.cellText("BF14"), await workbench.cellText("BF26")]).toEqual([1, 1]);
  });

  test("walls, gates, the cat and both walks have their colours, and no text stands in them @all @paint", async ({
    page,
  }) => {
    await puzzles.waitForColors({
      C47: "#2b3a55",
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
  });

  test("one of the walks can be painted alone @all @paint", async () => {
    await puzzles.waitForColor("W44", BOTH);
    await workbench.fill("BF30", [[1]]);
    await puzzles.waitForColors({ E46: ROOM, W44: FIRST });
    await workbench.fill("BF30", [[2]]);
    await puzzles.waitForColors({ AE46: ROOM, W44: SECOND });
  });

  test("a wall in the way changes the painting, and words say that no way is left @all @paint", async () => {
    await puzzles.waitForColor("AE46", FIRST);
    await workbench.fill("AE46", [["#"]]);
    await waitForText("BD12", "There is no way through such gates.");
    await puzzles.waitForColors({ AE46: "#2b3a55", AG46: ROOM, W44: SECOND });
    await expect.poll(() => workbench.cellText("BF14"), OFTEN).toBe(0);
    await expect.poll(() => workbench.cellText("BD22"), OFTEN).toBe(cat.rbg.phrase);
  });

  test("an opened gate makes a shorter walk @all @paint", async () => {
    await workbench.fill("AC45", [["gray"]]);
    await puzzles.waitForColor("AC45", "#9aa1ac");
    await expect.poll(() => workbench.cellText("BD12"), OFTEN).toMatch(/^\d+ steps from room to room\.$/);
    await expect.poll(() => workbench.cellText("BD12"), OFTEN).not.toMatch(/^202 /);
    await puzzles.waitForColor("AE46", ROOM);
  });

  test("a colour that no gate has is explained @all @paint", async () => {
    await workbench.fill("BE8", [["gates pink"]]);
    await workbench.waitForCell("BD10", "#VALUE!");
    await workbench.selectCell("BD10:BF10");
    await expect(workbench.status).toContainText('"pink" is the colour of no gate in the maze; expected');
  });
});

test.describe("Lights Out", () => {
  test("the presses are painted, and a quiet pattern where there are none @all @paint", async () => {
    await workbench.solvedLesson("lights-out");
    await workbench.waitForCell("B12", "Presses that switch all lamps off: 5. No fewer presses do.");
    expect(await workbench.cellTexts("U5:U10")).toEqual([[25], [23], [4], ["2^23 of 2^25"], [5], [4]]);
    expect((await workbench.cellTexts("N5:R9")).flat()).toEqual(new Array(25).fill(0));
    await puzzles.waitForColors({
      C5: "#ffc233",
      B5: "#fff5cc",
      J5: "#1d6fe0",
      H5: "#e6f0fb",
      B16: "#c2362b",
    });

    await workbench.fill("B5", [[1]]);
    await waitForText("B12", "No solution: each press changes an even number of the red lamps, but 5 of");
    await workbench.waitForCell("B21", "5 lit: odd");
    await puzzles.waitForColors({ H5: "#c2362b", J5: "#e6f0fb", B12: "#fde2e0" });

    // Without one of the pattern's lamps the board can be solved.
    await workbench.fill("F9", [["#"]]);
    await waitForText("B12", "Presses that switch all lamps off: 7.");
    await puzzles.waitForColors({ F9: "#9aa1ac", L9: "#9aa1ac", I5: "#1d6fe0" });
    await workbench.waitForCell("U8", "2^23 of 2^24");
  });
});

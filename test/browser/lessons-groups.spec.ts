import { expect } from "@playwright/test";
import { PuzzlesPage } from "./puzzles-page";
import { test } from "./shared-page";
import { OFTEN, type WorkbenchPage } from "./workbench-page";

let workbench: WorkbenchPage;
let puzzles: PuzzlesPage;

test.beforeEach(({ workbench: opened }) => {
  workbench = opened;
  puzzles = new PuzzlesPage(workbench);
});

test.describe("Rubik's cube", () => {
  test.beforeEach(async () => {
    await workbench.solvedLesson("rubik");
    await workbench.waitForCell("D18", "Solved: nothing moves.");
  });

  test("its positions, a scramble and the way back @all @paint", async () => {
    await workbench.waitForCell("C21", "43252003274489856000");
    await expect.poll(() => workbench.cellText("C17"), OFTEN).toBe("R'UB'DL'FU'R'");
    await expect.poll(() => workbench.cellText("D17"), OFTEN).toBeNull();
    await expect
      .poll(() => workbench.cellText("C16"), OFTEN)
      .toBe("165 times the same scramble brings all back");
    await workbench.waitForCell("D22", "cannot be reached");
    await workbench.fill("C22", [["(1 10 7 4)(2 11 8 5)(3 12 9 6)(25 31 29 27)(26 32 30 28)"]]);
    await workbench.waitForCell("D22", "can be reached");
  });

  test("the net follows the scramble, and a half turn comes as two letters @all @paint", async () => {
    await workbench.fill("C14", [["U"]]);
    // The front goes to the left.
    await workbench.waitForCell("F8", 12);
    await expect
      .poll(() => workbench.cellTexts("F8:Q8"), OFTEN)
      .toEqual([[12, 26, 2, 3, 28, 5, 6, 30, 8, 9, 32, 11]]);
    await workbench.waitForCell("C17", "U'");
    await puzzles.waitForColor("F8", "#7ed492");
    await workbench.fill("C14", [["UU"]]);
    await workbench.waitForCell("F8", 3);
    await puzzles.waitForColor("F8", "#f0756e");
    await workbench.waitForCell("C17", "UU");
  });

  test("an unknown letter is named, and the net stays solved @all @paint", async () => {
    await workbench.fill("C14", [["UX"]]);
    await workbench.waitForCell("C15", "#VALUE!");
    await workbench.waitForCell("F8", 9);
    await workbench.selectCell("C15");
    await expect(workbench.status).toContainText("X");
  });
});

test.describe("Which group is it?", () => {
  test.beforeEach(async () => {
    await workbench.solvedLesson("which-group");
    await workbench.waitForCell("L39", "all of them");
  });

  test("five puzzles and their groups @all @paint", async () => {
    await workbench.waitForCell("H11", "A8");
    await workbench.waitForCell("L11", "1 in 2");
    const rows = [];
    for (const row of [11, 18, 25, 32, 39]) rows.push(...(await workbench.cellTexts(`H${row}:L${row}`)));
    expect(rows).toEqual([
      ["A8", 20160, 8, 40320, "1 in 2"],
      ["A15", 653837184000, 15, 1307674368000, "1 in 2"],
      ["PGL(2,5)", 120, 6, 720, "1 in 6"],
      ["A5", 60, 5, 120, "1 in 2"],
      ["S5", 120, 5, 120, "all of them"],
    ]);
  });

  test("a line that is deleted from a table goes from the drawing, and the group is another @all @paint", async () => {
    await expect.poll(() => workbench.cellText("D32"), OFTEN).toBe("┃");
    const moves = await workbench.cellTexts("W11:X24");
    const row = moves.findIndex(([from, to]) => from === 2 && to === 5);
    expect(moves[row + 1]).toEqual([5, 2]);
    await workbench.fill(`W${11 + row}`, [
      ["", ""],
      ["", ""],
    ]);
    await workbench.waitForCell("H32", "C5");
    await expect.poll(() => workbench.cellText("D32"), OFTEN).toBe("");
  });
});

test("the groups of all tracks with 4, then 3 pieces that are flipped are those of the theorem @all @paint", async () => {
  await workbench.solvedLesson("oval-track");
  await workbench.waitForCell("C21", "S20");
  const names = async () => {
    const rows = (await workbench.cellTexts("AB6:AD47")).filter((_, k) => k % 2 === 0);
    return [rows.map(([group]) => group), rows.map((row) => row[2])];
  };
  const expected = (named: (n: number) => string) => {
    const each = Array.from({ length: 21 }, (_, k) => named(k + 4));
    return [each, each];
  };
  const withFour = (n: number) => `${n < 6 ? "D" : n % 2 === 0 ? "S" : "A"}${n}`;
  await expect.poll(names, OFTEN).toEqual(expected(withFour));
  await workbench.fill("C6", [[3]]);
  const withThree = (n: number) => (n === 4 ? "D4" : n % 2 === 0 ? `S${n / 2} wr C2` : `S${n}`);
  await expect.poll(names, OFTEN).toEqual(expected(withThree));
  await workbench.waitForCell("C23", "S10 wr C2");
});

test("rings of 19 balls make half of all orders; the drawing follows the scramble, and a formula leads back @all @paint", async () => {
  await workbench.solvedLesson("hungarian-rings");
  await workbench.waitForCell("C23", "S38");
  await workbench.fill("C5", [[19], [19]]);
  await workbench.waitForCell("C23", "A36");
  await workbench.fill("C17", [["LL"]]);
  await workbench.waitForCell("C19", "L'L'");
  await workbench.waitForCell("D20", "Solved: nothing moves.");
  await workbench.waitForCell("F6", 18);
  await puzzles.waitForColors({ F6: "#ffd166", G6: "#e6f0fb" });
});

test("as many swaps of any two are needed as boxes less cycles; three-cycles bring no odd order home @all @paint", async () => {
  await workbench.solvedLesson("swap");
  await workbench.waitForCell("M9", "c234 c345");
  await workbench.fill("C6", [[2, 3, 1, 5, 4]]);
  await workbench.waitForCell("C17", 2);
  await workbench.waitForCell("C18", 3);
  await workbench.waitForCell("C19", "odd");
  await expect
    .poll(() => workbench.cellTexts("J6:L9"), OFTEN)
    .toEqual([
      ["S5", 120, 3],
      ["S5", 120, 5],
      ["S5", 120, 3],
      ["A5", 60, "none: it is odd"],
    ]);
});

import { expect } from "@playwright/test";
import { test } from "./webkit-page";

/** The tiles of the garden's shortest way, by row and column from 0. */
const SOLUTION = ["4 3", "4 0", "0 0", "2 0", "3 0", "3 3", "3 1", "1 1", "1 4", "1 2", "2 2"];

test("the start: a formula is answered, and the ribbon's first click adds a lesson @release @webkit", async ({
  workbench,
}) => {
  await workbench.open("?empty");
  await workbench.fill("B2", '=PUZZLE.SIMPLIFYCYCLES("(1 2)(2 3)")');
  await expect.poll(() => workbench.cell("B2")).toBe("(1 3 2)");
  await workbench.click("button", { name: "Pinball lesson" });
  await expect.poll(() => workbench.sheets()).toContain("Pinball");
  await expect.poll(() => workbench.cell("K15")).toBe("(2 8 9 6 3)");
});

test("the checks: all hold @all @webkit", async ({ workbench }) => {
  await workbench.open("?check");
  const report = () => workbench.paneText("textarea");
  await expect.poll(report, { timeout: 180_000 }).toMatch(/\d+ hold, \d+ fall short/);
  const lines = (await report())!.split("\n");
  expect(lines.filter((line) => line.startsWith("✗"))).toEqual([]);
  expect(lines.filter((line) => line.startsWith("✓")).length).toBeGreaterThan(100);
});

test("a lesson: an answer is marked, and the solution is shown @all @webkit", async ({ workbench }) => {
  await workbench.open("?lesson=pinball");
  await expect.poll(() => workbench.cell("K15")).toBe("(2 8 9 6 3)");
  await workbench.typeInto("B24", "3");
  await expect.poll(() => workbench.cell("G24")).toBe("✗");
  await workbench.typeInto("B24", "2");
  await expect.poll(() => workbench.cell("G24")).toBe("✓");
  await workbench.typeInto("F25", "yes");
  await expect.poll(() => workbench.cell("J27")).toBe("BADD");
});

test("a play: a board is solved by clicks on its drawing @all @webkit", async ({ workbench }) => {
  await workbench.open("?lesson=schonbrunn");
  await workbench.click("[role=tab]", { name: "Play", within: "pane" });
  for (const spot of SOLUTION) {
    await workbench.click(`figure [data-spot="${spot}"]`, { within: "pane" });
  }
  const said = () => workbench.paneText("[role=group][aria-label=Player] [role=status]");
  await expect.poll(said).toContain("Solved in 11 moves, the fewest possible.");
});

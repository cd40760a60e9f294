import { expect } from "@playwright/test";
import { test } from "./shared-page";
import { OFTEN } from "./workbench-page";

test("an answer that is typed is marked, and solutions are there once the switch says yes @all @keys", async ({
  workbench,
}) => {
  await workbench.lesson("pinball");
  await workbench.typeInto("B24", "3");
  await workbench.waitForCell("G24", "✗");
  await workbench.typeInto("B24", "2");
  await workbench.waitForCell("G24", "✓");
  await workbench.typeInto("B22", "()");
  await workbench.waitForCell("G22", "✓");
  await workbench.selectCell("B22:F22");
  await workbench.page.keyboard.press("Delete");
  await expect.poll(() => workbench.cellText("G22"), OFTEN).toBe("");

  await workbench.waitForCell("B32", "The balls: there is a way.");
  expect(await workbench.cellText("J27")).toBe("");
  expect((await workbench.cellTexts("D34:H51")).flat().filter(Boolean)).toEqual([]);
  await workbench.typeInto("F25", "yes");
  await workbench.waitForCell("J27", "BADD");
  await workbench.waitForCell("B32", "The balls: 18 moves, and no solution is shorter.");
  await expect.poll(async () => (await workbench.cellTexts("D34:D51")).at(-1), OFTEN).toEqual([18]);
});

import { expect } from "@playwright/test";
import { test } from "../browser/shared-page";
import { ViewPage } from "../browser/view-page";
import type { WorkbenchPage } from "../browser/workbench-page";

const save = ({ page }: WorkbenchPage, name: string) =>
  page.screenshot({ path: `docs/${name}.png`, animations: "disabled" });

test("pinball's generators and the word that solves it", async ({ workbench }) => {
  await workbench.lesson("pinball");
  const { pane } = workbench;
  await pane.getByRole("tab", { name: "Algebra" }).click();
  await workbench.selectCell("J12:K15");
  await pane.getByRole("radio", { name: "2", exact: true }).check();
  await pane.getByLabel("Look for (optional)").fill("(1 4 6 2)(3 8 7 9)");
  await pane.getByRole("button", { name: "Expand" }).click();
  await expect(pane.getByText("BADD").first()).toBeVisible();
  await workbench.page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    workbook.setActiveSheet(workbook.getSheets()[0]);
  });
  await expect.poll(() => workbench.activeSheet()).toBe("Pinball");
  await save(workbench, "workbench");
});

test("a maze of one's own, played by hand", async ({ workbench }) => {
  await workbench.fresh();
  const { pane } = workbench;
  await pane.getByRole("tab", { name: "Puzzles" }).click();
  await pane.getByRole("button", { name: /^Maze/ }).click();
  await pane.getByLabel("Columns", { exact: true }).fill("12");
  await pane.getByRole("button", { name: "Make the sheet" }).click();
  await expect.poll(() => workbench.activeSheet()).toBe("Maze");
  const view = new ViewPage(workbench);
  await view.open();
  await expect(view.player).toBeVisible();
  for (let move = 0; move < 9; move++) {
    await view.action("Hint").click();
    await expect.poll(() => view.marked("hint")).toHaveLength(1);
    await view.clickSpot((await view.marked("hint"))[0]!);
    await view.waitForStep(move + 1);
  }
  await view.action("Hint").click();
  await save(workbench, "make-your-own");
});

test("Free the Key in its sheet, and larger in a window", async ({ workbench }) => {
  await workbench.lesson("free-the-key");
  const view = new ViewPage(workbench);
  await view.open();
  await expect(view.player).toBeVisible();
  await view.goTo(30);
  await save(workbench, "free-the-key");
  const larger = await view.openLarger();
  await larger.choose("All together");
  await larger.goTo(30);
  await save(workbench, "view");
  await larger.close();
});

import { mkdirSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "../browser/shared-page";
import { ViewPage } from "../browser/view-page";
import type { WorkbenchPage } from "../browser/workbench-page";

/** Microsoft's store asks for pictures of this size, and for an icon of 300 × 300 pixels. */
const SIZE = { width: 1366, height: 768 };
const ICON = 300;
const FOLDER = "release/store";

const save = ({ page }: WorkbenchPage, name: string) =>
  page.screenshot({ path: `${FOLDER}/${name}.png`, animations: "disabled" });

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));
test.beforeEach(({ page }) => page.setViewportSize(SIZE));

test("a lesson for the store", async ({ workbench }) => {
  await workbench.lesson("pinball");
  await expect.poll(() => workbench.cellText("J28"), { timeout: 60_000 }).toMatch(/^5-4-7-8-5/);
  await save(workbench, "lesson");
});

test("a puzzle that is played, for the store", async ({ workbench }) => {
  await workbench.lesson("free-the-key");
  const view = new ViewPage(workbench);
  await view.open();
  await expect(view.player).toBeVisible();
  await view.goTo(30);
  await save(workbench, "view");
});

test("a group that is examined, for the store", async ({ workbench }) => {
  await workbench.lesson("pinball");
  const { pane } = workbench;
  await pane.getByRole("tab", { name: "Algebra" }).click();
  await pane.getByRole("tab", { name: "Groups" }).click();
  await workbench.selectCell("J12:K15");
  await pane.getByRole("button", { name: "Examine" }).click();
  await expect(pane.getByText("A8").first()).toBeVisible({ timeout: 60_000 });
  await save(workbench, "groups");
});

test("the icon for the store", async ({ page }) => {
  await page.setViewportSize({ width: ICON, height: ICON });
  const icon = readFileSync("assets/icon.svg").toString("base64");
  await page.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${icon}" width="${ICON}" height="${ICON}">`,
  );
  await page.screenshot({ path: `${FOLDER}/icon.png`, omitBackground: true });
});

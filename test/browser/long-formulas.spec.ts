import { expect } from "@playwright/test";
import { LONG_FORMULA, powersOfOnePermutation } from "../long-products";
import { violations } from "./axe";
import { test } from "./shared-page";
import { soon, type WorkbenchPage } from "./workbench-page";

const strip = (workbench: WorkbenchPage) =>
  workbench.pane.getByRole("region", { name: "Formulas that take long" });

const cancelButton = (workbench: WorkbenchPage, formula: string) =>
  strip(workbench).getByRole("button", { name: `Cancel ${formula}`, exact: true });

const CANCELLED = "The calculation was cancelled. Enter the formula again to compute it.";

test("a long formula is shown on every page with its cell; cancelled it says so, and entered again it is computed @all @threads", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  await workbench.fill("A1", powersOfOnePermutation(1000));
  await workbench.fill("J1", [[LONG_FORMULA]]);
  await workbench.waitForCell("J1", "#BUSY!");
  const formula = "GENPERMPROD in Sheet1!J1";
  await expect(strip(workbench)).toContainText(`${formula}:`);
  const bar = strip(workbench).getByRole("progressbar", { name: `Progress of ${formula}` });
  await soon(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
  for (const tab of ["Make", "Play", "Algebra", "Class", "Puzzles"]) {
    await workbench.pane.getByRole("tab", { name: tab }).click();
    await expect(strip(workbench)).toBeInViewport();
  }

  await cancelButton(workbench, formula).focus();
  await page.keyboard.press("Enter");
  await workbench.waitForCell("J1", "#N/A");
  await expect(strip(workbench)).toHaveCount(0);
  await expect(workbench.pane.getByText(`Cancelled: ${formula}`)).toBeAttached();
  await expect(workbench.pane.getByRole("main")).toBeFocused();
  await workbench.selectCell("J1");
  await expect(workbench.status).toHaveText(`J1: #N/A ${CANCELLED}`);

  await workbench.typeInto("J1", LONG_FORMULA);
  await workbench.waitForCell("J1", "#BUSY!");
  await expect(strip(workbench)).toContainText(`${formula}:`);
});

test("cells that wait for the same are one, several formulas can be cancelled at once, and the strip is accessible and narrow @all @threads", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  await workbench.fill("A1", powersOfOnePermutation(1000));
  await workbench.fill("J1", [[LONG_FORMULA]]);
  await workbench.fill("J3", [[LONG_FORMULA]]);
  await workbench.fill("J5", [[LONG_FORMULA.replace("1000", "999")]]);
  await expect(strip(workbench)).toContainText("GENPERMPROD in Sheet1!J1 and 1 more cell:");
  await expect(strip(workbench)).toContainText("GENPERMPROD in Sheet1!J5:");
  expect(await violations(page, "#pane iframe")).toEqual([]);
  const overhang = await strip(workbench).evaluate((region) => region.scrollWidth - region.clientWidth);
  expect(overhang).toBeLessThanOrEqual(0);

  await strip(workbench).getByRole("button", { name: "Cancel all" }).click();
  for (const cell of ["J1", "J3", "J5"]) await workbench.waitForCell(cell, "#N/A");
  await expect(strip(workbench)).toHaveCount(0);
});

test("when the page of a workbook goes, the thread of its formulas ends, with all that was kept there @all @threads", async ({
  page,
  workbench,
}) => {
  await workbench.open();
  await workbench.fill("A1", powersOfOnePermutation(1000));
  await workbench.fill("J1", [[LONG_FORMULA]]);
  await workbench.waitForCell("J1", "#BUSY!");
  const threads = () => page.workers().filter((worker) => worker.url().includes("functions-worker"));
  await soon(() => threads().length).toBe(1);
  await page.goto("about:blank");
  await soon(() => threads().length).toBe(0);
});

test("when another workbook is opened, the thread of the old one's formulas ends before a new one begins @all @threads", async ({
  page,
  workbench,
}) => {
  await workbench.open("?empty");
  await workbench.fill("A1", powersOfOnePermutation(1000));
  await workbench.fill("J1", [[LONG_FORMULA]]);
  await workbench.waitForCell("J1", "#BUSY!");
  const threads = () => page.workers().filter((worker) => worker.url().includes("functions-worker"));
  await soon(() => threads().length).toBe(1);
  const [old] = threads();
  const order: string[] = [];
  old.on("close", () => order.push("closed"));
  page.on("worker", (worker) => {
    if (worker.url().includes("functions-worker")) order.push("another");
  });

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open…" }).click();
  await (await chooser).setFiles("dist/samples/knights.xlsx");
  await page.locator("dialog#question").getByRole("button", { name: "Open", exact: true }).click();
  await soon(() => order[0]).toBe("closed");
  expect(threads()).not.toContain(old);
  // The next test must not go elsewhere while this page is still on its way.
  await page.waitForFunction(() => !location.search.includes("empty") && window.workbench !== undefined);
});

import { expect } from "@playwright/test";
import { LONG_FORMULA, powersOfOnePermutation } from "../long-products";
import { test } from "./shared-page";
import { soon } from "./workbench-page";

// The page starts the other thread, or cannot: it is opened anew, and left for the tests that come after.
test.afterEach(({ page }) => page.goto("about:blank"));

test("a long expansion runs in another thread: others answer meanwhile, and deleting it ends it", async ({
  page,
  workbench,
}) => {
  await workbench.open();
  await workbench.fill("A1", powersOfOnePermutation(1000));
  await workbench.fill("J1", [[LONG_FORMULA]]);
  await workbench.waitForCell("J1", "#BUSY!");
  const workers = () => page.workers().map((worker) => new URL(worker.url()).pathname);
  await soon(workers).toEqual(["/functions-worker.js"]);

  // One in the page's thread, one in the other.
  await workbench.fill("O1", [['=PUZZLE.INVERTCYCLES("(1 2 3)")']]);
  await workbench.waitForCell("O1", "(1 3 2)");
  await workbench.fill("O2", [['=PUZZLE.SOLVEMAZE({"S","G"},,,,"length")']]);
  await workbench.waitForCell("O2", 1);
  expect(await workbench.cellText("J1")).toBe("#BUSY!");

  await workbench.selectCell("J1");
  await page.keyboard.press("Delete");
  await workbench.waitForCell("J1", null);
  await workbench.fill("O3", [['=PUZZLE.SOLVEMAZE({"S","#","G"},,,,"length")']]);
  await workbench.waitForCell("O3", "#N/A");
  await workbench.selectCell("O3");
  await expect(workbench.status).toContainText("There is no way from the start to the goal.");
});

test("without the other thread the functions answer all the same", async ({ page, workbench }) => {
  await page.route("**/functions-worker.js", (route) => route.abort());
  await workbench.open();
  await workbench.fill("A1", [['=PUZZLE.SOLVEMAZE({"S","","G"},,,,"length")']]);
  await workbench.waitForCell("A1", 2);
});

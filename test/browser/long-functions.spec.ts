import { expect, test } from "@playwright/test";
import { WorkbenchPage } from "./workbench-page";

const POINTS = Array.from({ length: 50 }, (_, k) => k + 1);
/** All permutations of fifty points are products of these two; a word for one of them takes minutes. */
const GENERATORS = [
  ["a", "(1 2)"],
  ["b", `(${POINTS.join(" ")})`],
];
const every = (rest: number) => POINTS.filter((point) => point % 3 === rest);
const TARGET = [every(0), every(1).reverse(), every(2)].map((cycle) => `(${cycle.join(" ")})`).join("");

let workbench: WorkbenchPage;

test.beforeEach(async ({ page }) => {
  workbench = new WorkbenchPage(page);
  await workbench.open();
});

test("a long search runs in another thread: others answer meanwhile, and deleting it ends it", async ({
  page,
}) => {
  await workbench.fill("A1", GENERATORS);
  await workbench.fill("D1", [[TARGET]]);
  await workbench.typeInto("J1", "=PUZZLE.FACTORCYCLES(D1,A1:B2,TRUE)");
  await workbench.waitForCell("J1", "#BUSY!");
  const workers = () => page.workers().map((worker) => new URL(worker.url()).pathname);
  await expect.poll(workers).toEqual(["/functions-worker.js"]);

  // One in the page's thread, one in the other.
  await workbench.typeInto("O1", '=PUZZLE.INVERTCYCLES("(1 2 3)")');
  await workbench.waitForCell("O1", "(1 3 2)");
  await workbench.typeInto("O2", '=PUZZLE.SOLVEMAZE({"S","G"},,,,"length")');
  await workbench.waitForCell("O2", 1);
  expect(await workbench.cellText("J1")).toBe("#BUSY!");

  await workbench.selectCell("J1");
  await page.keyboard.press("Delete");
  await workbench.waitForCell("J1", null);
  await workbench.typeInto("O3", '=PUZZLE.SOLVEMAZE({"S","#","G"},,,,"length")');
  await workbench.waitForCell("O3", "#N/A");
  await workbench.selectCell("O3");
  await expect(workbench.status).toContainText("There is no way from the start to the goal.");
});

test("without the other thread the functions answer all the same", async ({ page }) => {
  await page.route("**/functions-worker.js", (route) => route.abort());
  await page.reload();
  await page.evaluate(() => window.workbench!.ready);
  await workbench.typeInto("A1", '=PUZZLE.SOLVEMAZE({"S","","G"},,,,"length")');
  await workbench.waitForCell("A1", 2);
});

import { expect } from "@playwright/test";
import { LONG_FORMULA, powersOfOnePermutation } from "../long-products";
import { test as ownPage } from "./console";
import { test } from "./shared-page";
import { soon, WorkbenchPage } from "./workbench-page";

// The page starts the other thread, or cannot, so each test opens it again and leaves it for later tests.
test.afterEach(({ page }) => page.goto("about:blank"));

test("a long expansion runs in another thread: others answer meanwhile, and deleting it ends it @all @threads", async ({
  page,
  workbench,
}) => {
  await workbench.open();
  await workbench.fill("A1", powersOfOnePermutation(1000));
  await workbench.fill("J1", [[LONG_FORMULA]]);
  await workbench.waitForCell("J1", "#BUSY!");
  const workers = () => page.workers().map((worker) => new URL(worker.url()).pathname);
  await soon(workers).toEqual(["/functions-worker.js"]);

  // One runs in the page's thread, one in the other.
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
  await expect(workbench.status).toContainText("There is no route from the start to the goal.");
});

test("an error in a cell reaches the functions of either thread, which name it @all @threads", async ({
  workbench,
}) => {
  await workbench.open();
  await workbench.fill("A1", [["A", "=NA()", "=PUZZLE.INVERTCYCLES(B1)", "=PUZZLE.SOLVEMAZE(A1:B1)"]]);
  for (const [cell, words] of [
    ["C1", "cycles: here is the error #N/A."],
    ["D1", "maze, row 1, column 2: here is the error #N/A."],
  ] as const) {
    await workbench.waitForCell(cell, "#N/A");
    await workbench.selectCell(cell);
    await expect(workbench.status).toHaveText(`${cell}: #N/A ${words}`);
  }
});

ownPage(
  "a long table goes to the other thread in parts, and a long answer comes back in parts @all @threads",
  async ({ page }) => {
    const workbench = new WorkbenchPage(page);
    await page.addInitScript(recordMessages);
    await workbench.open();
    await workbench.fill("A1", [["=SUM(PUZZLE.DEADENDS(C1:Z9000))", "", "#"]]);
    await workbench.waitForCell("A1", 24 * 9000 - 1);
    const frames = await Promise.all(
      page.frames().map((frame) => frame.evaluate(() => window.messageLengths ?? [])),
    );
    const lengths = frames.flat();
    expect(lengths.reduce((sum, length) => sum + length)).toBeGreaterThan(2 * 2 * 24 * 9000);
    expect(Math.max(...lengths)).toBeLessThan(200_000);
  },
);

test("without the other thread the functions answer all the same @all @threads", async ({
  page,
  workbench,
}) => {
  let asked = 0;
  await page.route(
    ({ pathname }) => pathname.endsWith("/functions-worker.js"),
    (route) => {
      asked++;
      return route.abort();
    },
  );
  await workbench.open();
  await workbench.fill("A1", [['=PUZZLE.SOLVEMAZE({"S","","G"},,,,"length")']]);
  await workbench.waitForCell("A1", 2);
  expect(asked).toBe(1);
});

declare global {
  interface Window {
    /** The lengths of all messages between this page and its other threads, as text. */
    messageLengths?: number[];
  }
}

function recordMessages(): void {
  const lengths: number[] = (window.messageLengths = []);
  // A blank cell costs no more than a number.
  const record = (message: unknown) =>
    lengths.push(JSON.stringify(message, (_name, value: unknown) => value ?? 0).length);
  window.Worker = class extends Worker {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener("message", ({ data }) => record(data));
    }
    override postMessage(message: unknown): void {
      record(message);
      super.postMessage(message);
    }
  };
}

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { AS_IN_EXCEL, installExcel } from "../start/excel.mjs";
import { serveAddIn } from "../start/server.mjs";
import { test } from "./console";

const DIST = process.env.PUZZLEBOOK_DIST ?? "dist";
/** The time between two scripts, in ms. */
const GAP = 60;
const FUNCTIONS = JSON.parse(readFileSync(`${DIST}/functions.json`, "utf8")).functions.length as number;
const CALLS = [[1, "SIMPLIFYCYCLES", ["(5 4)(4 1)(1 2)(2 5)", null], "Sheet1!A1", 0]];

/** The first one is Office.js's own, which starts custom functions and commands. It is loaded as well as ours. */
const SCRIPTS = ["office-js/excel-win32-16.01.js", "commands.js", "functions-page.js", "taskpane.js"];

/** All orders in which these scripts can arrive. */
const orders = (scripts: readonly string[]): string[][] =>
  scripts.length === 0
    ? [[]]
    : scripts.flatMap((first) =>
        orders(scripts.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      );

const nameOf = (order: readonly string[]) => order.map((script) => SCRIPTS.indexOf(script)).join("");

function delayOf(folder: string, file: string): number {
  const script = SCRIPTS.indexOf(file);
  return script < 0 ? 0 : GAP * folder.indexOf(String(script));
}

let server: Awaited<ReturnType<typeof serveAddIn>>;
test.beforeAll(async () => {
  server = await serveAddIn(DIST, delayOf);
});
test.afterAll(() => server.close());

/** Opens Excel's page. Its scripts arrive in the order with this name. */
async function start(page: Page, order: string): Promise<void> {
  await page.goto(`${server.address}/${order}/taskpane.html${AS_IN_EXCEL}`, { waitUntil: "commit" });
}

test.beforeEach(({ page }) =>
  page.addInitScript(installExcel, { calls: CALLS, command: "insertPinballLesson" }),
);

for (const script of SCRIPTS) {
  test(`functions and commands are there in all orders of scripts that begin with ${script} @all @start`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    for (const order of orders(SCRIPTS).filter(([first]) => first === script)) {
      await start(page, nameOf(order));
      await page.waitForFunction(
        () => window.hosted?.answered !== undefined && window.hosted.completed !== undefined,
      );
      const { functions, answers, completed, pane } = await page.evaluate(() => window.hosted!);
      expect({ functions, answers, completed, pane }, order.join(", ")).toEqual({
        functions: FUNCTIONS,
        answers: { 1: "(1 4 2)" },
        completed: 0,
        pane: "Visible",
      });
      // The command has no workbook here. The pane shows this, whether it comes before or after the click.
      await expect(page.getByText("This sheet or workbook is protected.")).toBeVisible();
    }
  });
}

test.describe("without the pane", () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test("formulas are answered, and the first click does its work @all @start", async ({ page }) => {
    await page.route(/taskpane\.(js|css)$/, (route) => route.abort());
    await start(page, "0123");
    await page.waitForFunction(
      () => window.hosted?.answered !== undefined && window.hosted.completed !== undefined,
    );
    const { functions, completed } = await page.evaluate(() => window.hosted!);
    expect({ functions, completed }).toEqual({ functions: FUNCTIONS, completed: 0 });
  });
});

import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { AS_IN_EXCEL, installExcel } from "../start/excel.mjs";
import { serveAddIn } from "../start/server.mjs";
import { test } from "./console";

const DIST = "dist";
/** The time between two scripts, in ms. */
const GAP = 60;
const FUNCTIONS = JSON.parse(readFileSync(`${DIST}/functions.json`, "utf8")).functions.length as number;
const CALLS = [[1, "SIMPLIFYCYCLES", ["(5 4)(4 1)(1 2)(2 5)", null], "Sheet1!A1", 0]];
const HOST_FILE = "office-js/excel-win32-16.01.js";

/** Office.js loads a second file, which starts custom functions and commands, while the page loads ours. */
const SCRIPTS = [HOST_FILE, "commands.js", "functions-page.js", "functions.js", "taskpane.js"];

/** All orders in which these scripts can arrive. */
const orders = (scripts: readonly string[]): string[][] =>
  scripts.length === 0
    ? [[]]
    : scripts.flatMap((first) =>
        orders(scripts.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      );

const nameOf = (order: readonly string[]) => order.map((script) => SCRIPTS.indexOf(script)).join("");

test("in Excel's page, functions and commands are there in whichever order the scripts arrive", async ({
  page,
}) => {
  test.setTimeout(600_000);
  const delayOf = (folder: string, file: string) => {
    const script = SCRIPTS.indexOf(file);
    return script < 0 ? 0 : GAP * folder.indexOf(String(script));
  };
  const server = await serveAddIn(DIST, delayOf);
  try {
    await page.addInitScript(installExcel, { calls: CALLS, command: "insertPinballLesson" });
    for (const order of orders(SCRIPTS)) {
      await page.goto(`${server.address}/${nameOf(order)}/taskpane.html${AS_IN_EXCEL}`);
      await page.waitForFunction(
        () => window.hosted?.answered !== undefined && window.hosted.completed !== undefined,
      );
      const { functions, answers, completed, pane } = await page.evaluate(() => window.hosted!);
      const happened = { functions, answers, completed, pane };
      expect(happened, order.join(", ")).toEqual({
        functions: FUNCTIONS,
        answers: { 1: "(1 4 2)" },
        completed: 0,
        pane: "Visible",
      });
      // The workbook that this Excel lacks is a problem of the command, which the pane shows although it may have come later.
      await expect(page.getByText("This sheet or workbook is protected.")).toBeVisible();
    }
  } finally {
    server.close();
  }
});

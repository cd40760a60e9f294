import { test } from "@playwright/test";
import { WorkbenchPage } from "./workbench-page";

let workbench: WorkbenchPage;

test.beforeEach(async ({ page }) => {
  workbench = new WorkbenchPage(page);
  await workbench.open();
});

const define = (name: string, reference: string) =>
  workbench.page.evaluate(
    ([text, range]) => window.univerAPI!.getActiveWorkbook()!.insertDefinedName(text!, range!),
    [name, reference],
  );
const remove = (name: string) =>
  workbench.page.evaluate((text) => window.univerAPI!.getActiveWorkbook()!.deleteDefinedName(text), name);

test("a formula is calculated again when a name in it is defined", async () => {
  await workbench.typeInto("A1", "(1 2 3)");
  await workbench.typeInto("B1", "=PUZZLE.INVERTCYCLES(turn)");
  await workbench.typeInto("B2", "=LEN(turn)&turn");
  await workbench.waitForCell("B1", "#NAME?");
  await workbench.waitForCell("B2", "#NAME?");

  await define("turn", "Sheet1!$A$1");
  await workbench.waitForCell("B1", "(1 3 2)");
  await workbench.waitForCell("B2", "7(1 2 3)");
  await workbench.typeInto("A1", "(4 5 6)");
  await workbench.waitForCell("B1", "(4 6 5)");
  await workbench.waitForCell("B2", "7(4 5 6)");

  // Univer writes #REF! in place of a name that is gone; where it stays, it is found again.
  await remove("turn");
  await workbench.waitForCell("B1", "#REF!");
  await workbench.typeInto("A2", "(7 8 9)");
  await workbench.typeInto("C1", "=PUZZLE.INVERTCYCLES(turn)");
  await workbench.waitForCell("C1", "#NAME?");
  await define("turn", "Sheet1!$A$2");
  await workbench.waitForCell("C1", "(7 9 8)");
});

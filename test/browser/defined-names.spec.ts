import type { Page } from "@playwright/test";
import { test } from "./shared-page";

const define = (page: Page, name: string, reference: string) =>
  page.evaluate(
    ([text, range]) => window.univerAPI!.getActiveWorkbook()!.insertDefinedName(text, range),
    [name, reference],
  );
const remove = (page: Page, name: string) =>
  page.evaluate((text) => window.univerAPI!.getActiveWorkbook()!.deleteDefinedName(text), name);

test("a formula is calculated again when a name in it is defined @all @office", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  await workbench.fill("A1", [["(1 2 3)"]]);
  await workbench.fill("B1", [["=PUZZLE.INVERTCYCLES(turn)"]]);
  await workbench.fill("B2", [["=LEN(turn)&turn"]]);
  // Functions receive the errors #NAME? and #REF!, but custom functions cannot return them.
  await workbench.waitForCell("B1", "#VALUE!");
  await workbench.waitForCell("B2", "#NAME?");

  await define(page, "turn", "Sheet1!$A$1");
  await workbench.waitForCell("B1", "(1 3 2)");
  await workbench.waitForCell("B2", "7(1 2 3)");
  await workbench.fill("A1", [["(4 5 6)"]]);
  await workbench.waitForCell("B1", "(4 6 5)");
  await workbench.waitForCell("B2", "7(4 5 6)");

  // Univer replaces a removed name with #REF!. A formula that still has the name finds it again.
  await remove(page, "turn");
  await workbench.waitForCell("B1", "#VALUE!");
  await workbench.waitForCell("B2", "#REF!");
  await workbench.fill("A2", [["(7 8 9)"]]);
  await workbench.fill("C1", [["=PUZZLE.INVERTCYCLES(turn)"]]);
  await workbench.waitForCell("C1", "#VALUE!");
  await define(page, "turn", "Sheet1!$A$2");
  await workbench.waitForCell("C1", "(7 9 8)");
});

import { expect } from "@playwright/test";
import { test } from "./console";
import { soon, WorkbenchPage } from "./workbench-page";

test("a second window says that the first keeps the workbook, and may keep it instead @all @visits", async ({
  page,
  context,
}) => {
  const [first, second] = [new WorkbenchPage(page), new WorkbenchPage(await context.newPage())];
  const hintIn = ({ page }: WorkbenchPage) => page.locator("#hint");
  const keptIn = ({ page }: WorkbenchPage) => page.locator("[data-kept]");
  const ELSEWHERE = "This workbook is also open in another window, which saves it.";
  await first.open("");
  await first.typeInto("P1", "first");
  await expect(keptIn(first)).toContainText("saved in this browser");
  await second.open("");
  await second.waitForCell("P1", "first");
  await expect(hintIn(second)).toContainText(ELSEWHERE);
  await second.typeInto("P1", "second");
  await expect(keptIn(second)).toContainText("not saved: another window saves it");
  await hintIn(second).getByRole("button", { name: "Keep this one" }).click();
  await expect(hintIn(first)).toContainText(ELSEWHERE);
  await expect(keptIn(second)).toContainText("saved in this browser");
  await first.page.close();
  await second.restart();
  await soon(() => second.cellText("P1")).toBe("second");
});

import { expect } from "@playwright/test";
import { PuzzlesPage } from "./puzzles-page";
import { test } from "./shared-page";
import { soon } from "./workbench-page";

test("undo and redo of a lesson, by keys pressed beside the grid @release @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  await new PuzzlesPage(workbench).insertLesson("The 11th Hour knights");
  const formulas = () => Promise.all(["I6", "B12", "O21"].map((cell) => workbench.formula(cell)));
  const before = await formulas();
  expect(before.every((formula) => formula.startsWith("="))).toBe(true);
  await page.getByRole("heading", { name: "Workbench" }).click();
  await page.keyboard.press("Control+z");
  await soon(() => workbench.sheetNames()).toEqual(["Sheet1"]);
  await page.getByRole("button", { name: "Save" }).focus();
  await page.keyboard.press("Control+y");
  await soon(() => workbench.activeSheet()).toBe("Knights");
  expect(await formulas()).toEqual(before);
});

for (const [content, shown] of [
  ["", ""],
  ["=1+1", "=1+1"],
] as const) {
  test(`the formula bar's button fx, then Escape, leave a cell with “${content}” as it was @all @keys`, async ({
    page,
    workbench,
  }) => {
    await workbench.fresh();
    if (content) await workbench.typeInto("B2", content);
    await workbench.clickCell("B2");
    const inBar = () =>
      page.evaluate(() =>
        window
          .univerAPI!.getUniverDoc("__INTERNAL_EDITOR__DOCS_FORMULA_BAR")
          ?.getSnapshot()
          .body?.dataStream.trimEnd(),
      );
    await soon(inBar).toBe(shown);
    const editing = () => page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.isCellEditing());
    await page.locator("#sheet [data-u-comp=formula-bar] svg.univerjs-icon-fx-icon").click();
    await soon(editing).toBe(true);
    await page.keyboard.press("Escape");
    await soon(editing).toBe(false);
    await soon(inBar).toBe(shown);
    expect(await workbench.formula("B2")).toBe(content);
  });
}

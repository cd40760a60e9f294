import { expect } from "@playwright/test";
import { cardOf } from "./puzzles-page";
import { test } from "./shared-page";

test("while a cell is edited batches are refused, and what the user starts waits until it is not @all @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  const { pane } = workbench;
  const refusal = () =>
    pane.locator("body").evaluate(() =>
      Excel.run(async (context) => {
        context.workbook.load("name");
        await context.sync();
        return "";
      }).catch(({ code, message }: { code: string; message: string }) => `${code}: ${message}`),
    );
  const editing = () => page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.isCellEditing());
  expect(await refusal()).toBe("");

  await workbench.selectCell("B2");
  await page.keyboard.type("typed");
  await expect.poll(editing).toBe(true);
  expect(await refusal()).toMatch(/^InvalidOperationInCellEditMode: Excel is in cell-editing mode/);

  await pane.getByRole("tab", { name: "Puzzles" }).click();
  await pane.getByRole("button", { name: cardOf("O'Gear") }).click();
  await expect(pane.getByText("Inserting “O'Gear” …")).toBeVisible();
  await pane.getByRole("tab", { name: "Play" }).click();
  expect(await editing()).toBe(true);
  expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
  await expect(pane.getByText(/editing/)).toHaveCount(0);

  await workbench.grid.click({ position: { x: 300, y: 200 } });
  await expect.poll(() => workbench.sheetNames()).toEqual(["Sheet1", "OGear"]);
  expect(
    await page.evaluate(() =>
      window.univerAPI!.getActiveWorkbook()!.getSheets()[0].getRange("B2").getValue(),
    ),
  ).toBe("typed");
  expect(await refusal()).toBe("");
});

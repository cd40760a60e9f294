import { expect } from "@playwright/test";
import { ProductsPage } from "./products-page";
import { test } from "./shared-page";

declare global {
  interface Window {
    /** How many batches the pane has started. */
    runs?: number;
  }
}

test("while the pane is hidden it reads nothing, and afterwards what is selected then @all @office", async ({
  page,
  workbench,
}) => {
  await workbench.open();
  await workbench.fill("A1", [["A", "(1 2)"], ["B", "(2 3)"]]); // prettier-ignore
  const pane = workbench.pane.locator("body");
  await pane.evaluate(() => {
    const { run } = Excel;
    window.runs = 0;
    Excel.run = ((...given: Parameters<typeof run>) => {
      window.runs!++;
      return run(...given);
    }) as typeof run;
  });
  const runs = () => pane.evaluate(() => window.runs);
  await new ProductsPage(workbench).open();
  await workbench.selectCell("A1:B2");
  await expect(new ProductsPage(workbench).understanding).toContainText("2 generators");
  expect(await runs()).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Close the task pane" }).click();
  await expect(page.locator("#pane")).toBeHidden();
  // The removal of its event handlers takes one more batch.
  await pane.evaluate(() => Excel.run((context) => context.sync()));
  const before = await runs();
  await workbench.selectCell("A1");
  await workbench.fill("A3", [["C", "(3 4)"]]);
  await workbench.selectCell("A1:B3");
  expect(await runs()).toBe(before);

  await workbench.ribbon.getByRole("button", { name: "Puzzlebook" }).click();
  await expect(new ProductsPage(workbench).understanding).toContainText("3 generators");
});

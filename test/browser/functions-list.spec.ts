import { expect, type Locator } from "@playwright/test";
import { violations } from "./axe";
import { test } from "./shared-page";
import { soon, type WorkbenchPage } from "./workbench-page";

const listed = ({ pane }: WorkbenchPage) =>
  pane.getByRole("list", { name: "Functions" }).getByRole("listitem");

/** Opens the list from whatever page is open, and searches it. Returns the function that is found first. */
async function search(workbench: WorkbenchPage, question: string): Promise<Locator> {
  const { pane } = workbench;
  await pane.getByRole("button", { name: "All functions" }).click();
  await pane.getByRole("searchbox", { name: "Search the functions" }).fill(question);
  return listed(workbench).first();
}

test("a function is found by a word and inserted into the blank cell that is selected @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  await workbench.selectCell("B2");
  const simplify = await search(workbench, "simplify");
  await expect(simplify).toContainText("SIMPLIFYCYCLES");
  await expect(simplify).toContainText("Simplifies a product of cycles");
  await simplify.getByRole("button", { name: "Insert" }).click();
  await expect(simplify.getByText("Written into Sheet1!B2.")).toBeVisible();
  await workbench.waitForCell("B2", "(1 4 2)");

  const mazes = await search(workbench, "Mäze");
  await expect(listed(workbench)).toHaveCount(8);
  await expect(mazes).toContainText("SOLVEMAZE");
  await search(workbench, "helicopter");
  await expect(workbench.pane.getByRole("status").getByText(/No function is found/)).toBeVisible();
  await search(workbench, "");
});

test("a range that fits becomes the first argument; the cell is pointed at, and filled ones stay unless the user agrees @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  await workbench.fill("A1", [["A", "(1 2)"], ["B", "(2 3)"]]); // prettier-ignore
  await workbench.fill("C5", [["mine"]]);
  await workbench.selectCell("A1:B2");
  const item = await search(workbench, "grouporder");
  await item.getByRole("button", { name: "Insert" }).click();
  await expect(item).toContainText("=PUZZLE.GROUPORDER(A1:B2)");
  const cell = item.getByRole("textbox", { name: "Into which cell?" });
  await expect(cell).toHaveValue("Sheet1!D1");

  await workbench.selectCell("C5");
  await item.getByRole("button", { name: "Use the selection" }).click();
  await expect(cell).toHaveValue("Sheet1!C5");
  await item.getByRole("button", { name: "Insert here" }).click();
  const question = workbench.pane.getByRole("alertdialog", { name: "Write over 1 filled cell?" });
  await expect(question).toContainText("Sheet1!C5");
  await question.getByRole("button", { name: "Keep them" }).click();
  expect(await workbench.cellText("C5")).toBe("mine");

  await workbench.selectCell("A1:B2");
  await item.getByRole("button", { name: "Insert", exact: true }).click();
  await item.getByRole("button", { name: "Insert here" }).click();
  await workbench.waitForCell("D1", 6);
  await soon(() => workbench.selection()).toBe("D1");
  await workbench.clickCell("F9");
  await workbench.page.keyboard.press("Control+z");
  await workbench.waitForCell("D1", null);
  await search(workbench, "");
});

test("the list fits into 320 pixels, and has its help and no faults that axe finds @all @axe", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
  await search(workbench, "");
  await expect(listed(workbench).first()).toBeVisible();
  const { pane } = workbench;
  const widths = await pane.locator("html").evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]);
  const help = pane.getByRole("link", { name: "Help on this page" });
  await expect(help).toHaveAttribute("href", "help/pane.html#functions");
  expect(await violations(page)).toEqual([]);
});

test("in an Excel with a German culture the formulas are shown as they are typed there @all @visits", async ({
  workbench,
}) => {
  await workbench.restart();
  // The page asks Excel when it opens for the first time.
  await workbench.pane.locator("body").evaluate(() => {
    const german = { configurable: true, get: () => "," };
    Object.defineProperty(Excel.NumberFormatInfo.prototype, "numberDecimalSeparator", german);
    Object.defineProperty(Excel.CultureInfo.prototype, "name", { configurable: true, get: () => "de-DE" });
  });
  const item = await search(workbench, "grouporder");
  await expect(item.locator("code")).toHaveText('=PUZZLE.GROUPORDER({"A"."(1 4 2)";"B"."(4 8 7)"})');
  await item.getByRole("button", { name: "Insert" }).click();
  await soon(() => workbench.formula("A1")).toBe('=PUZZLE.GROUPORDER({"A","(1 4 2)";"B","(4 8 7)"})');
  await workbench.restart();
});

import { expect, type Locator } from "@playwright/test";
import { violations } from "./axe";
import { chooseOrder } from "./book";
import { PuzzlesPage } from "./puzzles-page";
import { test } from "./shared-page";
import { soon, type WorkbenchPage } from "./workbench-page";

/** Opens Algebra › Step by step with what it asks for as it is at first. */
async function open({ pane }: WorkbenchPage): Promise<void> {
  await pane.getByRole("tab", { name: "Algebra" }).click();
  await pane.getByRole("tab", { name: "Step by step" }).click();
  await pane.getByRole("combobox", { name: "Show" }).selectOption("Product");
  await chooseOrder(pane, "left to right");
}

const rows = (table: Locator) =>
  table
    .locator("tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));

test("a selected product is worked out, and its working written where the user points @release @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  await workbench.fill("A1", [["(1 2 3)(3 4)"]]);
  await workbench.fill("C9", [["mine"]]);
  await workbench.selectCell("A1");
  await open(workbench);
  const { pane } = workbench;
  const lines = pane.getByRole("table", { name: "Lines of the working" });
  const result = pane.getByRole("table", { name: "Result" });
  await expect(result).toContainText("(1 2 4 3)");
  await expect(pane.getByText("from Sheet1!A1")).toBeVisible();
  expect(await rows(lines)).toEqual([
    ["1 → 2 → 2", ""],
    ["2 → 3 → 4", ""],
    ["4 → 4 → 3", ""],
    ["3 → 1 → 1", "(1 2 4 3)"],
  ]);

  await chooseOrder(pane, "right to left");
  await expect(result).toContainText("(1 2 3 4)");
  await pane.getByRole("combobox", { name: "Show" }).selectOption("Parity");
  await expect(result).toContainText("odd");
  expect(await rows(lines)).toContainEqual(["(1 2 3) = (1 3)(1 2)", "2"]);

  await workbench.selectCell("C1");
  await pane.getByRole("button", { name: "Use the selection" }).click();
  await pane.getByRole("button", { name: "Write as a formula" }).click();
  await expect(pane.getByText("Written into Sheet1!C1.")).toBeVisible();
  await soon(() => workbench.cellTexts("C1:D4")).toEqual([
    ["(1 2 3) = (1 3)(1 2)", 2],
    ["(3 4)", 1],
    ["sum = 2 + 1", 3],
    ["parity", "odd"],
  ]);
  await expect(pane.getByText("from Sheet1!A1")).toBeVisible();

  await workbench.selectCell("C9");
  await pane.getByRole("button", { name: "Use the selection" }).click();
  await pane.getByRole("button", { name: "Write as a formula" }).click();
  await pane.getByRole("alertdialog").getByRole("button", { name: "Keep them" }).click();
  expect(await workbench.cellText("C9")).toBe("mine");
  await workbench.clickCell("F9");
  await workbench.page.keyboard.press("Control+z");
  await workbench.waitForCell("C1", null);
});

test("a typed product is worked out with the keyboard; long workings are folded, mistakes told @all @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
  await open(workbench);
  const { pane } = workbench;
  const cycles = pane.getByRole("textbox", { name: "Cycles" });
  await cycles.fill("(1 2");
  await expect(pane.getByText(/is not closed; write \(1 2\)/)).toBeVisible();
  await expect(pane.getByRole("button", { name: "Write as a formula" })).toBeHidden();

  await cycles.fill(`(${Array.from({ length: 30 }, (_, k) => k + 1).join(" ")})`);
  const folded = pane.getByText("30 lines");
  const lines = pane.getByRole("table", { name: "Lines of the working" });
  await expect(lines).toBeHidden();
  await cycles.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(folded).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lines.locator("tr")).toHaveCount(30);

  const widths = await pane.locator("html").evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]);
  expect(await violations(page)).toEqual([]);
  await cycles.fill("");
});

test("the lesson checks answers with a reason, and shows the working once the switch says so @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  await new PuzzlesPage(workbench).insertLesson("Products of cycles");
  await soon(() => workbench.cellTexts("D10:E12")).toEqual(Array(3).fill([0, "no answer yet"]));
  await soon(() => workbench.cellTexts("C16:C17")).toEqual([[""], [""]]);

  await workbench.typeInto("C10", "(1 5 2 4 3)");
  await workbench.typeInto("C11", "(1 5 2 4 3)");
  await workbench.typeInto("C12", "(1 2 5 4 3)");
  await soon(() => workbench.cellTexts("D10:E12")).toEqual([
    [1, "right"],
    [0, "the inverse"],
    [0, "wrong from point 5 on"],
  ]);
  await workbench.typeInto("C6", "right to left");
  await soon(() => workbench.cellTexts("D10:E10")).toEqual([[0, "right in the other order"]]);
  await workbench.typeInto("C6", "upwards");
  await workbench.waitForCell("B7", "C6: type “left to right” or “right to left”.");
  await workbench.typeInto("C6", "left to right");

  await workbench.typeInto("C15", "yes");
  await soon(() => workbench.cellTexts("C16:C17")).toEqual([["(1 5 2 4 3)"], ["(1 2 5 3 4)"]]);
  await soon(() => workbench.cellTexts("B20:C25")).toEqual([
    ["1 → 2 → 2 → 5", ""],
    ["5 → 5 → 5 → 2", ""],
    ["2 → 3 → 4 → 4", ""],
    ["4 → 4 → 3 → 3", ""],
    ["3 → 1 → 1 → 1", "(1 5 2 4 3)"],
    ["product", "(1 5 2 4 3)"],
  ]);
});

test("a product with a mistake is mended by one click @all @keys", async ({ workbench }) => {
  await workbench.fresh();
  await workbench.fill("A1", [["(1-2-3)(3 4)"]]);
  await workbench.selectCell("A1");
  await open(workbench);
  const { pane } = workbench;
  await expect(pane.getByText(/character \d: - cannot separate points/)).toBeVisible();
  await pane.getByRole("button", { name: "Use (1 2 3)(3 4)" }).click();
  await expect(pane.getByRole("textbox", { name: "Cycles" })).toHaveValue("(1 2 3)(3 4)");
  await expect(pane.getByRole("table", { name: "Result" })).toContainText("(1 2 4 3)");
  await expect(pane.getByRole("button", { name: /^Use \(/ })).toHaveCount(0);
});

import { chooseOrder, tabTo } from "./book";
import { expect } from "@playwright/test";
import { powersOfOnePermutation } from "../long-products";
import { fixture } from "./fixtures";
import { GENERATORS, ProductsPage } from "./products-page";
import { test } from "./shared-page";
import { OFTEN } from "./workbench-page";

const pinball = fixture("pinball");

let products: ProductsPage;

test.beforeEach(({ workbench }) => {
  products = new ProductsPage(workbench);
});

test.describe("the article's expansion", () => {
  test("from the lesson: 19, then 257, and BADD beside the target @release @keys", async ({
    page,
    workbench,
  }) => {
    await products.fresh();
    await workbench.ribbon.getByRole("button", { name: "Pinball lesson" }).click();
    await expect.poll(() => workbench.activeSheet(), OFTEN).toBe("Pinball");
    await workbench.selectCell("J12:K15");
    await expect(products.understanding).toContainText("4 generators (A, B, C, D); at most 20 products");

    await products.expand("19 distinct permutations; CA = AC.");
    expect(await workbench.activeSheet()).toBe("Products");
    expect(await products.rows(1, 21)).toEqual([
      ["Word, left to right", "Permutation"],
      ...pinball.pass1,
      [null, null],
    ]);

    await workbench.selectCell("A2:B20");
    await expect(products.understanding).toContainText("19 generators; at most 380 products");
    await products.lookFor("(6 2 1 4)(3 8 7 9)");
    await products.expand(/257 distinct permutations/);
    expect(await workbench.activeSheet()).toBe("Products 2");
    expect(await products.rows(2, 257)).toEqual(pinball.pass2);

    await expect(products.wordFor("(1 4 6 2)(3 8 7 9)")).toContainText("BADD");
    await products.pane.getByRole("button", { name: /^Go to A\d+$/ }).click();
    await expect.poll(() => workbench.selection(), OFTEN).toMatch(/^A\d+$/);
    expect(await workbench.cellText((await workbench.selection())!)).toBe("BADD");
    const row = pinball.pass2.findIndex(([label]: string[]) => label === "BADD") + 2;
    expect(await workbench.selection()).toBe(`A${row}`);
    const visible = () =>
      page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getVisibleRange()!);
    await expect.poll(async () => (await visible()).startRow, OFTEN).toBeLessThan(row);
    await expect.poll(async () => (await visible()).endRow, OFTEN).toBeGreaterThanOrEqual(row);
  });

  test("from right to left: the heading says so, and the next pass and the target go by it @all @keys", async ({
    workbench,
  }) => {
    await products.fresh();
    await workbench.fill("A1", [["up", "(1 2)"], ["left", "(2 3)"]]); // prettier-ignore
    await workbench.selectCell("A1:B2");
    await chooseOrder(products.pane, "right to left");
    await products.expand("5 distinct permutations");
    expect(await products.rows(1, 6)).toEqual([
      ["Word, right to left", "Permutation"],
      ["up", "(1 2)"],
      ["left", "(2 3)"],
      ["up up", "()"],
      ["up left", "(1 2 3)"],
      ["left up", "(1 3 2)"],
    ]);
    await expect(products.understanding).toContainText("5 generators (up, left, up up, up left, left up)");
    await products.lookFor("(1 2)(2 3)(1 2)(1 2)");
    await products.expand("6 distinct permutations");
    await expect(products.wordFor("(1 2 3)")).toContainText("up left");

    await workbench.selectCell("A2:B6");
    await chooseOrder(products.pane, "left to right");
    await expect(products.understanding).toContainText('the label "up left" has a space');
  });

  test("two passes at once, with a heading in the selection and the columns the other way round @all @keys", async ({
    workbench,
  }) => {
    await products.fresh();
    await workbench.fill("C3", [
      ["Permutation", "Label"],
      ...GENERATORS.map(([label, perm]) => [perm, label]),
    ]);
    await workbench.selectCell("C3:D7");
    await expect(products.understanding).toContainText("4 generators (A, B, C, D)");
    await products.choosePasses(2);
    await products.lookFor("(1 2)");
    await products.expand(/257 distinct permutations/);
    await expect(
      products.pane.getByText(/^\(1 2\) is not among them\. It is not in the group/),
    ).toBeVisible();
    expect(await products.rows(2, 257)).toEqual(pinball.pass2);
  });

  test("is undone in one step, and nothing else with it @all @keys", async ({ page, workbench }) => {
    await products.withGenerators();
    await products.putFrom("D1");
    await products.expand(/19 distinct permutations/);
    expect(await workbench.cellText("D2")).toBe("A");
    await workbench.clickCell("G1");
    await page.keyboard.press("Control+z");
    await workbench.waitForCell("D2", null);
    expect(await workbench.cellTexts("A1:E4")).toEqual(GENERATORS.map((row) => [...row, null, null, null]));
  });

  test("by keyboard alone @all @keys", async ({ page }) => {
    await products.withGenerators();
    await products.pane.getByRole("radio", { name: "1", exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(products.pane.getByRole("radio", { name: "2", exact: true })).toBeChecked();
    await tabTo(products.pane.getByRole("textbox", { name: "Look for" }));
    await page.keyboard.type("(1 4 6 2)(3 8 7 9)");
    await page.keyboard.press("Tab");
    await expect(products.expandButton).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(products.wordFor("(1 4 6 2)(3 8 7 9)")).toContainText("BADD");
  });
});

test.describe("long work", () => {
  test("a third pass that is cancelled leaves everything as it was; one that is let run has 14,198 products @all @threads", async ({
    page,
    workbench,
  }) => {
    await products.fresh();
    await workbench.fill("A1", pinball.pass2);
    await workbench.selectCell("A1:B257");
    await expect(products.understanding).toContainText("257 generators; at most 66,306 products");
    // The worker's file arrives late, as over a slow connection, so there is time to press Cancel.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/expand.js", async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const before = await products.snapshot();
    const asked = page.waitForRequest("**/expand.js");
    await products.expandButton.click();
    await asked;
    await products.cancelButton.click();
    await expect(products.pane.getByText("Cancelled. The workbook is as it was.")).toBeVisible();
    release();
    await expect(products.expandButton).toBeEnabled();
    expect(await products.snapshot()).toBe(before);

    await products.expand(/14,198 distinct permutations/);
    // Had the first run continued, it would have finished earlier, and there would be two sheets.
    expect(await workbench.sheetNames()).toEqual(["Sheet1", "Products"]);
    expect(await workbench.activeSheet()).toBe("Products");
    const [[first], [last]] = [await products.rows(2, 1), await products.rows(14_199, 1)];
    expect(first).toEqual(["A", "(1 4 2)"]);
    expect(String(last[0])).toHaveLength(8);
    expect(await workbench.cellText("A14200")).toBeNull();
  });

  test("a pass of millions of products shows how far it is, leaves the pane alive, and can be cancelled @all @threads", async ({
    workbench,
  }) => {
    await products.fresh();
    await workbench.fill("A1", powersOfOnePermutation(2000));
    await workbench.selectCell("A1:B2000");
    await expect(products.understanding).toContainText("2,000 generators");
    await products.choosePasses(3);
    const before = await products.snapshot();
    await products.expandButton.click();
    const progress = products.pane.getByRole("progressbar", { name: "Progress of the products" });
    const part = async () => Number(await progress.getAttribute("aria-valuenow"));
    await expect.poll(part, OFTEN).toBeGreaterThan(0);
    const early = await part();
    await expect.poll(part, OFTEN).toBeGreaterThan(early);
    await products.cancelButton.click();
    await expect(products.pane.getByText("Cancelled. The workbook is as it was.")).toBeVisible();
    expect(await products.snapshot()).toBe(before);
  });
});

test("filled cells are written over only if the user says so @all @keys", async ({ workbench }) => {
  await products.withGenerators();
  await workbench.fill("E3", [["mine"]]);
  await products.putFrom("D1");
  await products.expandButton.click();
  await expect(products.question).toHaveAccessibleName("Write over 1 filled cell?");
  await expect(products.question.getByText("Sheet1!D1:E20")).toBeVisible();
  await products.question.getByRole("button", { name: "Keep them" }).click();
  await expect(products.question).toBeHidden();
  expect(await workbench.cellTexts("D1:E3")).toEqual([
    [null, null],
    [null, null],
    [null, "mine"],
  ]);

  await products.expandButton.click();
  await products.question.getByRole("button", { name: "Overwrite" }).click();
  await expect(products.pane.getByText(/19 distinct permutations/)).toBeVisible();
  expect(await workbench.cellTexts("D1:E3")).toEqual([
    ["Word, left to right", "Permutation"],
    ...GENERATORS.slice(0, 2),
  ]);
});

test.describe("bad input", () => {
  // The messages for all possible errors are tested in test/unit/taskpane/selection.
  test("is named by its cell, twice when Expand is pressed, and nothing changes @all @keys", async ({
    workbench,
  }) => {
    await products.fresh();
    await workbench.fill("A1", [
      ["A", "(1 4 2)", null, "A"],
      ["B", "(4 8 7", null, null],
    ]);
    await workbench.fill("E1", [["=1/0"]]);
    for (const [selection, message] of [
      ["A1:B2", /^Sheet1!B2: "\(4 8 7", character 1: this parenthesis is not closed/],
      ["B1:B2", "Sheet1!B1:B2 has one column. Select two columns side by side: labels, and permutations such as (1 4 2)."], // prettier-ignore
      ["D4:E6", /^The selection, Sheet1!D4:E6, is empty\. Select two columns/],
      ["D1:E1", /^Sheet1!E1: here is the error #DIV\/0!/],
    ] as const) {
      await workbench.selectCell(selection);
      await expect(products.understanding.getByText(message)).toBeVisible();
      const before = await products.snapshot();
      await products.expandButton.click();
      await expect(products.pane.locator("#page-products").getByText(message)).toHaveCount(2);
      expect(await products.snapshot()).toBe(before);
    }
  });

  test("is a target that is no permutation, and a place that is none @all @keys", async ({ workbench }) => {
    await products.withGenerators();
    await products.lookFor("1 4 6 2");
    await products.expand(/“Look for”, character 1: 1 is outside parentheses/);
    await products.lookFor("");
    await products.putFrom("nowhere 7");
    await products.expand("Excel does not know that address. Write it like E1 or Sheet2!E1.");
    await products.putFrom("Elsewhere!E1");
    await products.expand("There is no sheet of that name. Write the address like E1 or Sheet2!E1.");
    expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
  });
});

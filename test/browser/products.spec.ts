import { expect, test } from "@playwright/test";
import { powersOfOnePermutation } from "../long-products";
import { ProductsPage } from "./products-page";
import { fixture } from "./fixtures";
import { WorkbenchPage } from "./workbench-page";

const pinball = fixture("pinball");
const generators: string[][] = pinball.generators.map(({ label, perm }: { label: string; perm: string }) => [
  label,
  perm,
]);

let workbench: WorkbenchPage;
let products: ProductsPage;

async function open(query?: string) {
  await workbench.open(query);
  await expect(products.expandButton).toBeVisible();
}

test.beforeEach(({ page }) => {
  workbench = new WorkbenchPage(page);
  products = new ProductsPage(workbench);
});

test.describe("the article's expansion", () => {
  test("from the lesson: 19, then 257, and BADD beside the target", async ({ page }) => {
    await open("");
    expect(await workbench.activeSheet()).toBe("Pinball");
    await workbench.selectCell("J12:K15");
    await expect(products.understanding).toContainText("4 generators (A, B, C, D); at most 20 products");

    await products.expand("19 distinct permutations; CA = AC.");
    expect(await workbench.activeSheet()).toBe("Products");
    expect(await products.rows(1, 21)).toEqual([["Word", "Permutation"], ...pinball.pass1, [null, null]]);

    await workbench.selectCell("A2:B20");
    await expect(products.understanding).toContainText("19 generators; at most 380 products");
    await products.lookFor("(6 2 1 4)(3 8 7 9)");
    await products.expand(/257 distinct permutations/);
    expect(await workbench.activeSheet()).toBe("Products 2");
    expect(await products.rows(2, 257)).toEqual(pinball.pass2);

    await expect(products.pane.getByText("gives (1 4 6 2)(3 8 7 9)")).toContainText("BADD");
    await products.pane.getByRole("button", { name: /^Go to A\d+$/ }).click();
    await expect.poll(() => workbench.selection()).toMatch(/^A\d+$/);
    expect(await workbench.cellText((await workbench.selection())!)).toBe("BADD");
    const row = pinball.pass2.findIndex(([label]: string[]) => label === "BADD") + 2;
    expect(await workbench.selection()).toBe(`A${row}`);
    const visible = () =>
      page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getVisibleRange()!);
    await expect.poll(async () => (await visible()).startRow).toBeLessThan(row);
    await expect.poll(async () => (await visible()).endRow).toBeGreaterThanOrEqual(row);
  });

  test("two passes at once, with a heading in the selection and the columns the other way round", async () => {
    await open();
    await workbench.fill("C3", [
      ["Permutation", "Label"],
      ...generators.map(([label, perm]) => [perm, label]),
    ]);
    await workbench.selectCell("C3:D7");
    await expect(products.understanding).toContainText("4 generators (A, B, C, D)");
    await products.choosePasses(2);
    await products.expand(/257 distinct permutations/);
    expect(await products.rows(2, 257)).toEqual(pinball.pass2);
  });

  test("is undone in one step, and nothing else with it", async ({ page }) => {
    await open();
    await workbench.fill("A1", generators);
    await workbench.selectCell("A1:B4");
    await products.putFrom("D1");
    await products.expand(/19 distinct permutations/);
    expect(await workbench.cellText("D2")).toBe("A");
    await workbench.clickCell("G1");
    await page.keyboard.press("Control+z");
    await workbench.waitForCell("D2", null);
    expect(await workbench.cellTexts("A1:E4")).toEqual(generators.map((row) => [...row, null, null, null]));
  });
});

test.describe("long work", () => {
  const third = async () => {
    await open();
    await workbench.fill("A1", pinball.pass2);
    await workbench.selectCell("A1:B257");
    await expect(products.understanding).toContainText("257 generators; at most 66,306 products");
  };

  test("a third pass that is let run has 14,198 products", async () => {
    await third();
    await products.expand(/14,198 distinct permutations/);
    expect(await workbench.activeSheet()).toBe("Products");
    const [[first], [last]] = [await products.rows(2, 1), await products.rows(14_199, 1)];
    expect(first).toEqual(["A", "(1 4 2)"]);
    expect(String(last[0])).toHaveLength(8);
    expect(await workbench.cellText("A14200")).toBeNull();
  });

  test("a third pass that is cancelled leaves everything as it was", async ({ page }) => {
    await third();
    // The worker's file comes late, as over a slow line, so that there is time to press Cancel.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/expand.js", async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const before = await products.snapshot();
    await products.expandButton.click();
    await products.cancelButton.click();
    await expect(products.pane.getByText("Cancelled. The workbook is as it was.")).toBeVisible();
    release();
    await expect(products.expandButton).toBeEnabled();
    await page.waitForTimeout(1000);
    expect(await products.snapshot()).toBe(before);
    expect(await workbench.sheetNames()).toEqual(["Sheet1"]);

    await products.expand(/14,198 distinct permutations/);
  });

  test("a pass of millions of products shows how far it is, leaves the pane alive, and can be cancelled", async () => {
    await open();
    await workbench.fill("A1", powersOfOnePermutation(2000));
    await workbench.selectCell("A1:B2000");
    await expect(products.understanding).toContainText("2,000 generators");
    await products.choosePasses(3);
    const before = await products.snapshot();
    await products.expandButton.click();
    const progress = products.pane.getByRole("progressbar", { name: "Part of the products that is done" });
    await expect.poll(async () => Number(await progress.getAttribute("aria-valuenow"))).toBeGreaterThan(0.67);
    await products.cancelButton.click();
    await expect(products.pane.getByText("Cancelled. The workbook is as it was.")).toBeVisible();
    expect(await products.snapshot()).toBe(before);
  });
});

test.describe("filled cells", () => {
  test.beforeEach(async () => {
    await open();
    await workbench.fill("A1", generators);
    await workbench.fill("E3", [["mine"]]);
    await workbench.selectCell("A1:B4");
    await products.putFrom("D1");
    await products.expandButton.click();
    await expect(products.pane.getByRole("alertdialog", { name: "Write over 1 filled cell?" })).toBeVisible();
    await expect(products.pane.getByText("Sheet1!D1:E20")).toBeVisible();
  });

  test("are kept if the user says so", async () => {
    await products.pane.getByRole("button", { name: "Keep them" }).click();
    await expect(products.pane.getByRole("alertdialog")).toBeHidden();
    expect(await workbench.cellTexts("D1:E3")).toEqual([
      [null, null],
      [null, null],
      [null, "mine"],
    ]);
  });

  test("are written over only if the user says so", async () => {
    await products.pane.getByRole("button", { name: "Overwrite" }).click();
    await expect(products.pane.getByText(/19 distinct permutations/)).toBeVisible();
    expect(await workbench.cellTexts("D1:E3")).toEqual([["Word", "Permutation"], ...generators.slice(0, 2)]);
  });
});

test.describe("bad input is named by its cell", () => {
  const cases: [string, (string | number)[][], string, string | RegExp][] = [
    [
      "an unbalanced parenthesis",
      [
        ["A", "(1 4 2)"],
        ["B", "(4 8 7"],
      ],
      "A1:B2",
      /^Sheet1!B2: "\(4 8 7" has a parenthesis at character 1 that is not closed/,
    ],
    [
      "a point twice in one cycle",
      [["A", "(1 4 1)"]],
      "A1:B1",
      /^Sheet1!B1: "\(1 4 1\)" has 1 at character 6 for the second time in one cycle/,
    ],
    [
      "one column",
      [["(1 4 2)"], ["(4 8 7)"]],
      "A1:A2",
      "Sheet1!A1:A2 has one column. Select two columns side by side: labels, and permutations such as (1 4 2).",
    ],
    [
      "an empty selection",
      [["", ""]],
      "D4:E6",
      /^The selection, Sheet1!D4:E6, is empty\. Select two columns/,
    ],
    ["an error cell", [["A", "=1/0"]], "A1:B1", /^Sheet1!B1: here is the error #DIV\/0!/],
    [
      "a missing label",
      [
        ["A", "(1 4 2)"],
        ["", "(4 8 7)"],
      ],
      "A1:B2",
      /^Sheet1!A2: the label of "\(4 8 7\)" is missing/,
    ],
  ];
  for (const [name, cells, selection, message] of cases) {
    test(name, async () => {
      await open();
      await workbench.fill("A1", cells);
      await workbench.selectCell(selection);
      await expect(products.understanding.getByText(message)).toBeVisible();
      const before = await products.snapshot();
      await products.expandButton.click();
      await expect(products.pane.getByText(message)).toHaveCount(2);
      expect(await products.snapshot()).toBe(before);
    });
  }

  test("a target that is no permutation, and a place that is none", async () => {
    await open();
    await workbench.fill("A1", generators);
    await workbench.selectCell("A1:B4");
    await products.lookFor("1 4 6 2");
    await products.expand(/“Look for” has 1 at character 1, which stands outside parentheses/);
    await products.lookFor("");
    await products.putFrom("nowhere 7");
    await products.expand("Excel does not know that address. Write it like E1 or Sheet2!E1.");
    await products.putFrom("Elsewhere!E1");
    await products.expand("There is no sheet of that name. Write the address like E1 or Sheet2!E1.");
    expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
  });
});

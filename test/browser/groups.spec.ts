import { expect } from "@playwright/test";
import { tabTo } from "./book";
import { GroupsPage } from "./groups-page";
import { GENERATORS } from "./products-page";
import { test } from "./shared-page";
import { OFTEN, type WorkbenchPage } from "./workbench-page";

let groups: GroupsPage;

test.beforeEach(({ workbench }) => {
  groups = new GroupsPage(workbench);
});

test("which group is pinball's, and how hard can it get? @release @office", async () => {
  await groups.withGenerators();
  await groups.examine.click();
  await expect(groups.finding("The group")).toContainText("A8");
  await expect(groups.finding("The group")).toContainText("20,160");
  await expect(groups.finding("The group")).toContainText("all elements are even");
  const types = await groups.rowsOf("Elements by cycle type");
  expect(types).toContainEqual(["7", "5,760"]);
  expect(types).toContainEqual(["1", "1"]);
  const farthest = groups.finding("The farthest elements");
  await expect(farthest).toContainText("need 11 letters");
  await expect(farthest.getByRole("listitem")).toContainText([
    /^\(.+\) = (AABDCDBCCDD|AACBDBDDADD)$/,
    /^\(.+\) = (AABDCDBCCDD|AACBDBDDADD)$/,
  ]);
  const letters = await groups.rowsOf("Letters that elements need");
  expect(letters.map(([label]) => label)).toEqual(Array.from({ length: 12 }, (_, k) => String(k)));
  const total = letters.reduce((sum, [, amount]) => sum + Number(amount.replaceAll(",", "")), 0);
  expect(total).toBe(20160);

  await groups.inverses.check();
  await groups.examine.click();
  await expect(farthest).toContainText(/need \d+ letters/);
  const shorter = await groups.rowsOf("Letters that elements need");
  expect(shorter[1]).toEqual(["1", "8"]);
  expect(shorter.length).toBeLessThan(letters.length);
});

test("each finding is written into cells, and filled cells are kept unless the user agrees @all @office", async ({
  workbench,
}) => {
  const cells = (address: string) => expect.poll(() => workbench.cellTexts(address), OFTEN);
  await groups.withGenerators();
  await groups.examine.click();
  await expect(groups.finding("The farthest elements")).toContainText("need 11 letters");

  await groups.write("The group");
  await expect(groups.finding("The group")).toContainText("Written into Group!A2:B8.");
  expect(await workbench.activeSheet()).toBe("Group");
  await cells("A1:B3").toEqual([
    ["Property", "Value"],
    ["Group", "A8"],
    ["Order", 20160],
  ]);

  await groups.write("Elements by cycle type");
  await expect(groups.finding("Elements by cycle type")).toContainText("Written into");
  expect(await workbench.activeSheet()).toBe("Cycle types");
  await cells("A1:B2").toEqual([
    ["Cycle type", "Elements"],
    ["1", 1],
  ]);

  await groups.write("The farthest elements");
  await expect(groups.finding("The farthest elements")).toContainText("Written into");
  expect(await workbench.activeSheet()).toBe("Farthest");
  await expect.poll(() => workbench.cellText("A2"), OFTEN).toMatch(/^\(.+\)$/);
  const words = (await workbench.cellTexts("B1:B3")).flat();
  expect(words.sort()).toEqual(["AABDCDBCCDD", "AACBDBDDADD", "Shortest word"]);

  await groups.pane.getByRole("radio", { name: "starting at a cell" }).check();
  const firstCell = groups.pane.getByRole("textbox", { name: "First cell" });
  await firstCell.fill("Sheet1!B3");
  await groups.write("Letters that elements need");
  const question = groups.pane.getByRole("alertdialog", { name: "Write over 2 filled cells?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Keep them" }).click();
  await expect(question).toBeHidden();
  await groups.write("Letters that elements need");
  await question.getByRole("button", { name: "Overwrite" }).click();
  await expect(groups.finding("Letters that elements need")).toContainText("Written into Sheet1!B4:C15.");
  await cells("B3:C5").toEqual([
    ["Letters", "Elements"],
    [0, 1],
    [1, 4],
  ]);

  await firstCell.fill("nowhere 7");
  await groups.write("The group");
  await expect(groups.finding("The group")).toContainText("Excel does not know that address.");
});

test("an examination that is cancelled ends at once, and can be begun again @all @threads", async ({
  page,
}) => {
  await groups.withGenerators();
  // The worker's file arrives late, as over a slow connection, so there is time to press Cancel.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/examine.js", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest("**/examine.js");
  await groups.examine.click();
  await asked;
  await groups.pane.getByRole("button", { name: "Cancel" }).click();
  await expect(groups.pane.getByText("Cancelled.", { exact: true })).toBeVisible();
  await expect(groups.finding("The group")).toBeHidden();
  release();
  await groups.examine.click();
  await expect(groups.finding("The farthest elements")).toContainText("need 11 letters");
});

test("a group that is too large for its elements to be counted is named all the same @all @office", async () => {
  const cycle = `(${Array.from({ length: 40 }, (_, k) => k + 1).join(" ")})`;
  await groups.withCells(
    [
      ["a", cycle],
      ["b", "(1 2)"],
    ],
    "A1:B2",
  );
  await groups.examine.click();
  await expect(groups.finding("The group")).toContainText("S40");
  await expect(groups.finding("Elements by cycle type")).toContainText(
    /^.*This was not computed: the group has more than/,
  );
  await expect(groups.finding("Letters that elements need")).toContainText(
    "This was not computed: the group has more than",
  );
});

test("bad input is named by its cell, twice when Examine is pressed @all @office", async ({ workbench }) => {
  // The messages for all possible errors are tested in test/unit/taskpane/selection.
  await groups.withCells([["A", "(1 4 2", "A", "=1/0"]], "D5");
  for (const [selection, message] of [
    ["A1:B1", /^Sheet1!B1: "\(1 4 2", character 1: this parenthesis/],
    ["B1", /^Sheet1!B1 has one column\./],
    ["C1:D1", /^Sheet1!D1: here is the error #DIV\/0!/],
  ] as const) {
    await workbench.selectCell(selection);
    await expect(groups.understanding.getByText(message)).toBeVisible();
    await groups.examine.click();
    await expect(groups.pane.locator("#page-groups").getByText(message)).toHaveCount(2);
  }
});

test("by keyboard alone, with a heading and the columns the other way round @all @keys", async ({ page }) => {
  await groups.withCells(
    [["", ""], ["Permutation", "Label"], ...GENERATORS.map(([label, perm]) => [perm, label])],
    "A2:B6",
  );
  await expect(groups.understanding).toContainText("4 generators (A, B, C, D)");
  await groups.pane.getByRole("tab", { name: "Groups" }).focus();
  await tabTo(groups.inverses);
  await page.keyboard.press("Space");
  await expect(groups.inverses).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(groups.examine).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(groups.finding("The farthest elements")).toContainText(/need \d+ letters/);
});

test("Draw it opens View on a small group, and shows it under the same names the next time @all @office", async ({
  workbench,
}) => {
  const cells = [["label", "permutation"], ["A", "(1 2)"], ["B", "(2 3)"]]; // prettier-ignore
  await groups.withCells(cells, "A1:B3");
  await groups.examine.click();
  const draw = groups.pane.getByRole("button", { name: "Draw it" });
  for (let time = 1; time <= 2; time++) {
    await draw.click();
    await expect(groups.pane.getByRole("tab", { name: "Play" })).toHaveAttribute("aria-selected", "true");
    await expect(groups.pane.getByText("The identity, one of 6 elements")).toBeVisible();
    await expect.poll(() => namesOf(workbench), OFTEN).toEqual(["Group_generators", "Group_title"]);
    await groups.open();
  }
});

const namesOf = ({ page }: WorkbenchPage) =>
  page.evaluate(() =>
    window
      .univerAPI!.getActiveWorkbook()!
      .getDefinedNames()
      .map((name) => name.getName())
      .sort(),
  );

test("Factor finds the shortest word, which is written as a formula that follows the generators @all @office", async ({
  workbench,
}) => {
  await groups.withGenerators();
  await groups.examine.click();
  const factoring = groups.finding("Factor a permutation");
  const permutation = factoring.getByRole("textbox", { name: "Permutation" });
  await permutation.fill("(1 2)");
  await factoring.getByRole("button", { name: "Factor" }).click();
  await expect(factoring).toContainText(/odd/);

  await permutation.fill("(6 2 1 4)(3 8 7 9)");
  await permutation.press("Enter");
  await expect(factoring).toContainText("BADDgives (1 4 6 2)(3 8 7 9). 4 letters; no word is shorter.");
  await workbench.selectCell("D1");
  await factoring.getByRole("button", { name: /^Use the selection/ }).click();
  await factoring.getByRole("button", { name: "Write as a formula" }).click();
  await expect(factoring).toContainText("Written into Sheet1!D1.");
  await workbench.waitForCell("D1", "BADD");
  expect(await workbench.formula("D1")).toBe('=PUZZLE.FACTORCYCLES("(1 4 6 2)(3 8 7 9)",A1:B4)');
  await workbench.fill("A1", [["X"]]);
  await workbench.waitForCell("D1", "BXDD");
});

test("a factoring that is cancelled ends at once @all @threads", async ({ page }) => {
  await groups.withGenerators();
  await groups.examine.click();
  const factoring = groups.finding("Factor a permutation");
  await factoring.getByRole("textbox", { name: "Permutation" }).fill("(1 4 6 2)(3 8 7 9)");
  await expect(groups.finding("The farthest elements")).toContainText("need 11 letters");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/examine.js", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest("**/examine.js");
  await factoring.getByRole("button", { name: "Factor" }).click();
  await asked;
  await factoring.getByRole("button", { name: "Cancel" }).click();
  await expect(factoring.getByText("Cancelled.")).toBeVisible();
  release();
  await factoring.getByRole("button", { name: "Factor" }).click();
  await expect(factoring).toContainText("BADD");
});

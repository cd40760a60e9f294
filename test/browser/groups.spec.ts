import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Locator } from "@playwright/test";
import { fixture } from "./fixtures";
import { WorkbenchPage } from "./workbench-page";

const pinball = fixture("pinball");
const generators: string[][] = pinball.generators.map(({ label, perm }: { label: string; perm: string }) => [
  label,
  perm,
]);
let workbench: WorkbenchPage;

const examine = () => workbench.pane.getByRole("button", { name: "Examine" });
const understanding = () => workbench.pane.getByRole("region", { name: "Selected generators" });
const finding = (title: string) => workbench.pane.getByRole("region", { name: title });

/** The rows of a chart as they are read aloud: label and amount. */
async function rowsOf(chart: Locator): Promise<string[][]> {
  const rows = chart.locator("tbody tr");
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("th, td")].slice(0, 2).map((cell) => cell.textContent ?? "")),
  );
}

async function openWith(cells: (string | number)[][], selection: string) {
  await workbench.open();
  await workbench.fill("A1", cells);
  await workbench.selectCell(selection);
  await workbench.pane.getByRole("tab", { name: "Groups" }).click();
  await expect(examine()).toBeVisible();
}

test.beforeEach(({ page }) => {
  workbench = new WorkbenchPage(page);
});

test("which group is pinball's, and how hard can it get?", async () => {
  await workbench.open("");
  await workbench.pane.getByRole("tab", { name: "Groups" }).click();
  await expect(understanding()).toContainText("4 generators (A, B, C, D)");
  await examine().click();
  await expect(finding("The group")).toContainText("A8");
  await expect(finding("The group")).toContainText("20,160");
  await expect(finding("The group")).toContainText("all elements are even");
  const types = await rowsOf(finding("Elements by cycle type"));
  expect(types).toContainEqual(["7", "5,760"]);
  expect(types).toContainEqual(["1", "1"]);
  await expect(finding("The farthest elements")).toContainText("need 11 letters");
  await expect(finding("The farthest elements").getByRole("listitem")).toContainText([
    /^\(.+\) = (AABDCDBCCDD|AACBDBDDADD)$/,
    /^\(.+\) = (AABDCDBCCDD|AACBDBDDADD)$/,
  ]);
  const letters = await rowsOf(finding("Letters that elements need"));
  expect(letters.map(([label]) => label)).toEqual(Array.from({ length: 12 }, (_, k) => String(k)));
  const total = letters.reduce((sum, [, amount]) => sum + Number(amount!.replaceAll(",", "")), 0);
  expect(total).toBe(20160);

  await workbench.pane.getByRole("switch", { name: "Inverses count as letters too" }).check();
  await examine().click();
  await expect(finding("The farthest elements")).toContainText(/need \d+ letters/);
  const shorter = await rowsOf(finding("Letters that elements need"));
  expect(shorter[1]).toEqual(["1", "8"]);
  expect(shorter.length).toBeLessThan(letters.length);
});

test("each finding is written into cells, and filled cells are kept unless the user agrees", async () => {
  await openWith(generators, "A1:B4");
  await examine().click();
  await expect(finding("The farthest elements")).toContainText("need 11 letters");
  const write = (title: string) => finding(title).getByRole("button", { name: "Write into cells" }).click();

  await write("The group");
  await expect(finding("The group")).toContainText("Written into Group!A2:B8.");
  expect(await workbench.activeSheet()).toBe("Group");
  await expect
    .poll(() => workbench.cellTexts("A1:B3"))
    .toEqual([
      ["Property", "Value"],
      ["Group", "A8"],
      ["Order", 20160],
    ]);

  await write("Elements by cycle type");
  await expect(finding("Elements by cycle type")).toContainText("Written into");
  expect(await workbench.activeSheet()).toBe("Cycle types");
  await expect
    .poll(() => workbench.cellTexts("A1:B2"))
    .toEqual([
      ["Cycle type", "Elements"],
      ["1", 1],
    ]);

  await write("The farthest elements");
  await expect(finding("The farthest elements")).toContainText("Written into");
  expect(await workbench.activeSheet()).toBe("Farthest");
  await expect.poll(() => workbench.cellText("A2")).toMatch(/^\(.+\)$/);
  const words = (await workbench.cellTexts("B1:B3")).flat();
  expect(words.sort()).toEqual(["AABDCDBCCDD", "AACBDBDDADD", "Shortest word"]);

  await workbench.pane.getByRole("radio", { name: "from a cell on" }).check();
  await workbench.pane.getByRole("textbox", { name: "First cell" }).fill("Sheet1!B3");
  await write("Letters that elements need");
  const question = workbench.pane.getByRole("alertdialog", { name: "Write over 2 filled cells?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Keep them" }).click();
  await expect(question).toBeHidden();
  await write("Letters that elements need");
  await question.getByRole("button", { name: "Overwrite" }).click();
  await expect(finding("Letters that elements need")).toContainText("Written into Sheet1!B4:C15.");
  await expect
    .poll(() => workbench.cellTexts("B3:C5"))
    .toEqual([
      ["Letters", "Elements"],
      [0, 1],
      [1, 4],
    ]);

  await workbench.pane.getByRole("textbox", { name: "First cell" }).fill("nowhere 7");
  await write("The group");
  await expect(finding("The group")).toContainText("Excel does not know that address.");
});

test("an examination that is cancelled ends at once, and can be begun again", async ({ page }) => {
  await openWith(generators, "A1:B4");
  // The worker's file comes late, as over a slow line, so that there is time to press Cancel.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/examine.js", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await examine().click();
  await workbench.pane.getByRole("button", { name: "Cancel" }).click();
  await expect(workbench.pane.getByText("Cancelled.", { exact: true })).toBeVisible();
  release();
  await examine().click();
  await expect(finding("The group")).toContainText("A8");
});

test("a group that is too large for its elements to be counted is named all the same", async () => {
  const cycle = `(${Array.from({ length: 40 }, (_, k) => k + 1).join(" ")})`;
  await openWith(
    [
      ["a", cycle],
      ["b", "(1 2)"],
    ],
    "A1:B2",
  );
  await examine().click();
  await expect(finding("The group")).toContainText("S40");
  await expect(finding("Elements by cycle type")).toContainText(
    /^.*This was not computed: the group has more than/,
  );
  await expect(finding("Letters that elements need")).toContainText(
    "This was not computed: the group has more than",
  );
});

test.describe("bad input is named by its cell", () => {
  const cases: [string, (string | number)[][], string, string | RegExp][] = [
    ["an unbalanced parenthesis", [["A", "(1 4 2"]], "A1:B1", /^Sheet1!B1: "\(1 4 2" has a parenthesis/],
    ["one column", [["(1 4 2)"]], "A1", /^Sheet1!A1 has one column\./],
    ["an error cell", [["A", "=1/0"]], "A1:B1", /^Sheet1!B1: here is the error #DIV\/0!/],
  ];
  for (const [name, cells, selection, message] of cases) {
    test(name, async () => {
      await openWith(cells, selection);
      await expect(understanding().getByText(message)).toBeVisible();
      await examine().click();
      await expect(workbench.pane.locator("#page-groups").getByText(message)).toHaveCount(2);
    });
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`by keyboard alone, with no faults that axe finds, at 320 pixels, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openWith(
      [["", ""], ["Permutation", "Label"], ...generators.map(([label, perm]) => [perm!, label!])],
      "A2:B6",
    );
    await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
    await expect(understanding()).toContainText("4 generators (A, B, C, D)");
    await workbench.pane.getByRole("tab", { name: "Groups" }).focus();
    await page.keyboard.press("Tab");
    await expect(workbench.pane.getByRole("switch")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(workbench.pane.getByRole("switch")).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(examine()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(finding("The farthest elements")).toContainText(/need \d+ letters/);
    const [content, visible] = await workbench.pane
      .locator("html")
      .evaluate((html) => [html.scrollWidth, html.clientWidth]);
    expect(content).toBeLessThanOrEqual(visible!);
    const axe = new AxeBuilder({ page }).exclude("#sheet").exclude(["#pane iframe", "[data-tabster-dummy]"]);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Download, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { LONG_FORMULA, powersOfOnePermutation } from "../long-products";
import { PuzzlesPage } from "./puzzles-page";
import { WorkbenchPage } from "./workbench-page";

/** The pane's page Share, as a person uses it. */
class SharePage {
  constructor(readonly workbench: WorkbenchPage) {}

  get pane(): FrameLocator {
    return this.workbench.pane;
  }

  async open(): Promise<void> {
    await this.pane.getByRole("tab", { name: "Share" }).click();
    await expect(this.button("Freeze a copy")).toBeVisible();
  }

  button(name: string): Locator {
    return this.pane.getByRole("button", { name, exact: true });
  }

  section(heading: string): Locator {
    return this.pane.getByRole("region", { name: heading });
  }

  /** The page in the window for printing. */
  get handOut(): FrameLocator {
    return this.workbench.page.frameLocator("#dialog iframe");
  }
}

async function opened(page: Page, query = "?empty"): Promise<SharePage> {
  const share = new SharePage(new WorkbenchPage(page));
  await share.workbench.open(query);
  return share;
}

/** All formulas of a sheet, by the addresses of their cells. */
function formulasOf(page: Page, sheet: string): Promise<string[]> {
  return page.evaluate(
    (name) =>
      window
        .univerAPI!.getActiveWorkbook()!
        .getSheetByName(name)!
        .getRange("A1:AZ400")
        .getFormulas()
        .flat()
        .filter((formula) => formula !== ""),
    sheet,
  );
}

/** The parts of a downloaded workbook, as texts. */
async function partsOf(download: Download): Promise<Record<string, string>> {
  const parts = unzipSync(readFileSync(await download.path()));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test("a sheet is frozen: its copy has values and looks the same, the sheet itself stays", async ({
  page,
}) => {
  const share = await opened(page);
  const { workbench } = share;
  const lesson = await new PuzzlesPage(workbench).insertLesson("Which group is it?");
  const answers = () => workbench.cellTexts("A1:N40");
  await expect
    .poll(async () => (await answers()).flat().filter((value) => value === "#BUSY!" || value === "#NAME?"))
    .toEqual([]);
  const formulas = await formulasOf(page, lesson);
  expect(formulas.filter((formula) => formula.includes("PUZZLE.")).length).toBeGreaterThan(5);
  const before = await answers();
  await share.open();
  await share.button("Freeze a copy").click();
  await expect(share.section("Freeze")).toContainText(
    `The sheet “${lesson} (values)” has values in place of`,
  );
  expect(await workbench.activeSheet()).toBe(`${lesson} (values)`);
  const frozen = await formulasOf(page, `${lesson} (values)`);
  expect(frozen.filter((formula) => formula.includes("PUZZLE."))).toEqual([]);
  expect(frozen.length).toBe(formulas.filter((formula) => !formula.includes("PUZZLE.")).length);
  await expect.poll(answers).toEqual(before);
  expect(await formulasOf(page, lesson)).toEqual(formulas);
  const widths = await page.evaluate(
    (names) =>
      names.map((name) => {
        const sheet = window.univerAPI!.getActiveWorkbook()!.getSheetByName(name)!;
        return [
          sheet.getColumnWidth(1),
          sheet.hasHiddenGridLines(),
          sheet.getConditionalFormattingRules().length,
          sheet.getNotes().length,
          sheet.getRange("B1").getCellStyleData()?.fs,
        ];
      }),
    [lesson, `${lesson} (values)`],
  );
  expect(widths[1]).toEqual(widths[0]);
});

test("a spill becomes cells that other formulas go on to use, and texts stay texts; by keyboard", async ({
  page,
}) => {
  const share = await opened(page);
  const { workbench } = share;
  await workbench.fill("A1", [
    ["S", 1],
    [1, "G"],
  ]);
  await workbench.fill("D1", [["=PUZZLE.SOLVEMAZE(A1:B2)"]]);
  await workbench.fill("G1", [
    ['=SUM(PUZZLE.SOLVEMAZE(A1:B2,,,"walk","length"))*10'],
    ["=SUM(D1:E3)"],
    ['=PUZZLE.SIMPLIFYCYCLES("(1 2)")&"=1+1"'],
  ]);
  await workbench.waitForCell("G1", 20);
  await workbench.waitForCell("G2", 9);
  await workbench.waitForCell("G3", "(1 2)=1+1");
  await share.open();
  await share.button("Freeze a copy").focus();
  await page.keyboard.press("Enter");
  await expect(share.section("Freeze")).toContainText("has values in place of 3 formulas.");
  expect(await workbench.activeSheet()).toBe("Sheet1 (values)");
  expect(await formulasOf(page, "Sheet1 (values)")).toEqual(["=SUM(D1:E3)"]);
  await workbench.waitForCell("G2", 9);
  expect((await workbench.cellTexts("D1:E3")).flat()).toEqual([1, 1, 1, 2, 2, 2]);
  expect(await workbench.cellText("G3")).toBe("(1 2)=1+1");
  await workbench.fill("D1", [[101]]);
  await workbench.waitForCell("G2", 109);
  await share.button("Freeze a copy").click();
  await expect(share.section("Freeze")).toContainText(
    "No formula on the sheet “Sheet1 (values)” uses PUZZLE functions: there is nothing to freeze.",
  );
});

test("nothing is frozen while an answer is still to come", async ({ page }) => {
  const share = await opened(page);
  const { workbench } = share;
  await workbench.fill("A1", powersOfOnePermutation(1000));
  await workbench.fill("J1", [[LONG_FORMULA]]);
  await workbench.waitForCell("J1", "#BUSY!");
  await share.open();
  await share.button("Freeze a copy").click();
  await expect(share.section("Freeze")).toContainText(
    "Cell J1 is still being computed (#BUSY!). Nothing was copied: wait for the answers, then try again.",
  );
  expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
});

test("the workbook is downloaded as it stands, and says whether the pane opens with it", async ({ page }) => {
  const share = await opened(page);
  const { workbench } = share;
  await workbench.fill("B2", [['=PUZZLE.CYCLEORDER("(1 2 3)")']]);
  await workbench.waitForCell("B2", 3);
  await share.open();
  const download = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent("download"), press()]);
    expect(file.suggestedFilename()).toBe("Workbook.xlsx");
    return partsOf(file);
  };
  const first = await download(() => share.button("Download").click());
  await expect(share.section("Download as .xlsx")).toContainText("Downloaded as Workbook.xlsx.");
  expect(first["xl/worksheets/sheet1.xml"]).toContain('_xldudf_PUZZLE_CYCLEORDER("(1 2 3)")');

  const choice = share.pane.getByRole("switch", { name: "Open with the workbook" });
  await expect(choice).not.toBeChecked();
  await choice.focus();
  await page.keyboard.press("Space");
  await expect(choice).toBeChecked();
  const second = await download(async () => {
    await share.button("Download").focus();
    await page.keyboard.press("Enter");
  });
  const opens = 'property name="Office.AutoShowTaskpaneWithDocument" value="true"';
  expect(Object.values(second).filter((part) => part.includes(opens))).toHaveLength(1);
  await choice.click();
  await expect(choice).not.toBeChecked();
});

test("formulas that were not recognized are entered again, on all sheets", async ({ page }) => {
  const share = await opened(page);
  const { workbench } = share;
  await workbench.fill("B2", [['=_xldudf_PUZZLE_CYCLEORDER("(1 2 3)")'], ['=PUZZLE.NOSUCH("(1 2)")']]);
  await page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.insertSheet("Other"));
  await workbench.fill("A1", [['=1+_xldudf_PUZZLE_CYCLEORDER("(1 2 3 4)")']]);
  await workbench.waitForCell("A1", "#NAME?");
  await share.open();
  await share.button("Repair").click();
  const section = share.section("Repair formulas");
  await expect(section).toContainText("Found 3 formulas, mended 2. Mended: Sheet1!B2, Other!A1.");
  await expect(section).toContainText("Still not recognized: Sheet1!B3.");
  await workbench.waitForCell("A1", 5);
  expect(await workbench.formula("A1")).toBe('=1+PUZZLE.CYCLEORDER("(1 2 3 4)")');
  await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    workbook.getSheetByName("Sheet1")!.getRange("B3").clearContent();
  });
  await share.button("Repair").focus();
  await page.keyboard.press("Enter");
  await expect(section).toContainText("No formula needs to be mended.");
});

test("a hand-out has the puzzle without its solution, or with it, and is printed", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const share = await opened(page);
  const { workbench, handOut } = share;
  await new PuzzlesPage(workbench).insertLesson("The maze of Schönbrunn");
  await expect.poll(() => workbench.cellText("E15")).toEqual(expect.any(Number));
  const sheets = await workbench.sheetNames();
  const tiles = (await workbench.cellTexts("B5:F9")).flat().map(String);
  await share.open();

  await share.button("Puzzle").click();
  await expect(handOut.getByRole("heading", { level: 1 })).toHaveText("The maze of Schönbrunn");
  const texts = (await handOut.locator("td").allTextContents()).filter((text) => text !== "");
  expect(texts).toEqual(expect.arrayContaining(tiles));
  expect(texts.filter((text) => text.includes("step "))).toEqual([]);
  await expect(handOut.getByText("Name")).toBeVisible();
  await expect(handOut.getByRole("listitem")).toHaveCount(3);
  await expect(handOut.getByRole("listitem").first()).toHaveText("Which tile leads to the 0? Which to that?");
  const goal = handOut.locator("td", { hasText: /^0$/ }).first();
  await expect(goal).toHaveCSS("color", "rgb(255, 255, 255)");
  await handOut.getByLabel("Paper").selectOption("A4");
  await handOut.getByRole("button", { name: "Print …" }).click();
  await expect(handOut.locator("body")).toHaveAttribute("data-printed", "");
  await page.locator("#dialog button").click();

  await share.button("With solution").focus();
  await page.keyboard.press("Enter");
  await expect(handOut.getByRole("heading", { level: 1 })).toHaveText("The maze of Schönbrunn: solution");
  await expect(handOut.locator("td", { hasText: "step 1" }).first()).toBeVisible();
  await expect(handOut.getByText("Name", { exact: true })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).include(["#dialog iframe", "html"]).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await workbench.sheetNames()).toEqual(sheets);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the page has no faults that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const share = await opened(page);
    await share.open();
    await share.button("Freeze a copy").click();
    await expect(share.section("Freeze")).toContainText("nothing to freeze");
    await share.button("Repair").click();
    await expect(share.section("Repair formulas")).toContainText("No formula needs to be mended.");
    const axe = new AxeBuilder({ page }).exclude("#sheet").exclude(["#pane iframe", "[data-tabster-dummy]"]);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test("five tabs have room in 320 pixels, and arrow keys go through them", async ({ page }) => {
  const share = await opened(page);
  await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
  await share.open();
  const [content, visible] = await share.pane
    .locator("html")
    .evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(visible).toBeLessThanOrEqual(320);
  expect(content).toBeLessThanOrEqual(visible);
  const tabs = share.pane.getByRole("tab");
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) {
    const isWhole = await tab.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && element.scrollWidth <= element.clientWidth;
    });
    expect(isWhole).toBe(true);
  }
  await tabs.first().click();
  await expect(tabs.first()).toBeFocused();
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowRight");
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(share.button("Freeze a copy")).toBeVisible();
});

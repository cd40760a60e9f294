import { expect } from "@playwright/test";
import { LONG_FORMULA, powersOfOnePermutation } from "../long-products";
import { violations } from "./axe";
import { PuzzlesPage } from "./puzzles-page";
import { partsOf, SharePage } from "./share-page";
import { test } from "./shared-page";
import { OFTEN } from "./workbench-page";

let share: SharePage;

test.beforeEach(({ workbench }) => {
  share = new SharePage(workbench);
});

test.describe("a lesson", () => {
  const SHEET = "Schönbrunn";
  const CELLS = "A1:AJ60";
  let isInserted = false;

  test.beforeEach(async ({ page, workbench }) => {
    // The tests leave its sheet unchanged, so it is inserted only once.
    if (isInserted) {
      await page.evaluate((name) => {
        const workbook = window.univerAPI!.getActiveWorkbook()!;
        workbook.setActiveSheet(workbook.getSheetByName(name)!);
      }, SHEET);
    } else {
      await workbench.fresh();
      expect(await new PuzzlesPage(workbench).insertLesson("The maze of Schönbrunn")).toBe(SHEET);
      const unanswered = async () =>
        (await workbench.cellTexts(CELLS)).flat().filter((value) => value === "#BUSY!" || value === "#NAME?");
      await expect.poll(unanswered, OFTEN).toEqual([]);
      isInserted = true;
    }
    await share.open();
  });

  test("is frozen: its copy has values and looks the same, the sheet itself stays @release @files", async ({
    page,
    workbench,
  }) => {
    const formulas = await share.formulasOf(SHEET);
    expect(formulas.filter((formula) => formula.includes("PUZZLE.")).length).toBeGreaterThan(5);
    // What a formula leaves blank is a blank cell in the copy.
    const shown = async () =>
      (await workbench.cellTexts(CELLS)).map((row) => row.map((value) => value ?? ""));
    const before = await shown();
    await share.button("Copy values only").click();
    await expect(share.section("Values only")).toContainText(
      `The sheet “${SHEET} (values)” has values in place of`,
    );
    expect(await workbench.activeSheet()).toBe(`${SHEET} (values)`);
    const frozen = await share.formulasOf(`${SHEET} (values)`);
    expect(frozen.filter((formula) => formula.includes("PUZZLE."))).toEqual([]);
    expect(frozen.length).toBe(formulas.filter((formula) => !formula.includes("PUZZLE.")).length);
    await expect.poll(shown, OFTEN).toEqual(before);
    expect(await share.formulasOf(SHEET)).toEqual(formulas);
    const looks = await page.evaluate(
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
      [SHEET, `${SHEET} (values)`],
    );
    expect(looks[1]).toEqual(looks[0]);
  });

  test("is handed out without its solution, or with it, and printed @all @files", async ({
    page,
    workbench,
  }) => {
    const { handOut } = share;
    const sheets = await workbench.sheetNames();
    const tiles = (await workbench.cellTexts("B5:F9")).flat().map(String);

    await share.button("Puzzle").click();
    await expect(handOut.getByRole("heading", { level: 1 })).toHaveText("The maze of Schönbrunn");
    const texts = (await handOut.locator("td").allTextContents()).filter((text) => text !== "");
    expect(texts).toEqual(expect.arrayContaining(tiles));
    expect(texts.filter((text) => text.includes("step "))).toEqual([]);
    await expect(handOut.getByText("Name")).toBeVisible();
    await expect(handOut.getByRole("listitem")).toHaveCount(3);
    await expect(handOut.getByRole("listitem").first()).toHaveText(
      "How many tiles lead to the 0 in one jump?",
    );
    const goal = handOut.locator("td", { hasText: /^0$/ }).first();
    await expect(goal).toHaveCSS("color", "rgb(255, 255, 255)");
    await handOut.getByLabel("Paper").selectOption("A4");
    const body = handOut.locator("body");
    await body.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await handOut.getByRole("button", { name: "Print …" }).click();
    await expect(body).toHaveAttribute("data-printed", "");
    await page.getByRole("button", { name: "Close the dialog" }).click();

    // The switch hides the solutions, and stays as it is.
    await share.button("With solution").focus();
    await page.keyboard.press("Enter");
    await expect(handOut.getByRole("heading", { level: 1 })).toHaveText("The maze of Schönbrunn: solution");
    await expect(handOut.locator("td", { hasText: "step 1" }).first()).toBeVisible();
    await expect(handOut.getByText("Name", { exact: true })).toHaveCount(0);
    expect(await violations(page, "#dialog iframe")).toEqual([]);
    await page.getByRole("button", { name: "Close the dialog" }).click();
    await expect(page.locator("#dialog")).toBeHidden();
    expect(await workbench.sheetNames()).toEqual(sheets);
    expect(await workbench.activeSheet()).toBe(SHEET);
    expect(await workbench.cellText("D25")).toBe("no");

    await share.button("Make the answer key").click();
    await expect(share.section("Answer key")).toContainText(
      `The sheet “${SHEET} – key” shows the solutions.`,
    );
    expect(await workbench.activeSheet()).toBe(`${SHEET} – key`);
    await workbench.waitForCell("H11", "11 jumps over 12 tiles have the sum 6.");
  });
});

test("a spill becomes cells that other formulas go on to use, and texts stay texts; by keyboard @all @files", async ({
  page,
  workbench,
}) => {
  await workbench.open("?empty");
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
  await share.button("Copy values only").focus();
  await page.keyboard.press("Enter");
  await expect(share.section("Values only")).toContainText("has values in place of 3 formulas.");
  expect(await workbench.activeSheet()).toBe("Sheet1 (values)");
  expect(await share.formulasOf("Sheet1 (values)")).toEqual(["=SUM(D1:E3)"]);
  await workbench.waitForCell("G2", 9);
  expect((await workbench.cellTexts("D1:E3")).flat()).toEqual([1, 1, 1, 2, 2, 2]);
  expect(await workbench.cellText("G3")).toBe("(1 2)=1+1");
  await workbench.fill("D1", [[101]]);
  await workbench.waitForCell("G2", 109);
  await share.button("Copy values only").click();
  await expect(share.section("Values only")).toContainText(
    "No formula on the sheet “Sheet1 (values)” uses PUZZLE functions: there is nothing to copy.",
  );
});

test("nothing is frozen while an answer is still to come @all @files", async ({ workbench }) => {
  await workbench.fresh();
  await workbench.fill("A1", powersOfOnePermutation(1000));
  await workbench.fill("J1", [[LONG_FORMULA]]);
  await workbench.waitForCell("J1", "#BUSY!");
  await share.open();
  await share.button("Copy values only").click();
  await expect(share.section("Values only")).toContainText(
    "Cell J1 is still being computed (#BUSY!). Nothing was copied: wait for the answers, then try again.",
  );
  expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
  await workbench.fill("J1", [[0]]);
});

test("the workbook is downloaded as it stands, and says whether the pane opens with it @all @files", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
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
  expect(second["docProps/custom.xml"]).toContain('{"opensWithWorkbook":true}');
  expect(Object.keys(second).filter((path) => /webextension/.test(path))).toEqual([]);
  await choice.click();
  await expect(choice).not.toBeChecked();
  const third = await download(() => share.button("Download").click());
  expect(third["docProps/custom.xml"]).toContain('{"opensWithWorkbook":false}');
});

test("formulas that were not recognised are entered again, on all sheets @all @files", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  await workbench.fill("B2", [['=_xldudf_PUZZLE_CYCLEORDER("(1 2 3)")'], ['=PUZZLE.NOSUCH("(1 2)")']]);
  await page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.insertSheet("Other"));
  await workbench.fill("A1", [['=1+_xldudf_PUZZLE_CYCLEORDER("(1 2 3 4)")']]);
  await workbench.waitForCell("A1", "#NAME?");
  await share.open();
  await share.button("Repair").click();
  const section = share.section("Repair formulas");
  await expect(section).toContainText("Found 3 formulas, repaired 2. Repaired: Sheet1!B2, Other!A1.");
  await expect(section).toContainText("Still not recognised: Sheet1!B3.");
  await workbench.waitForCell("A1", 5);
  expect(await workbench.formula("A1")).toBe('=1+PUZZLE.CYCLEORDER("(1 2 3 4)")');
  await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    workbook.getSheetByName("Sheet1")!.getRange("B3").clearContent();
  });
  await share.button("Repair").focus();
  await page.keyboard.press("Enter");
  await expect(section).toContainText("No formula needs repair.");
});

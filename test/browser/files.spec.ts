import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import type { CellContent, SheetContent, WorkbookContent } from "../../src/workbooks";
import { readSample } from "../../samples/read-sample.mjs";
import { violations } from "./axe";
import { test as ownPage } from "./console";
import { test, WorkbookPage } from "./files-page";
import { OFTEN } from "./workbench-page";

/** A file written by LibreOffice, of a kind that is not opened. */
const refused = (name: string) =>
  new Uint8Array(readFileSync(path.join(__dirname, "../unit/workbooks/refused", name)));

/** The cells of a sheet by place, each with its style in place of its style number. */
function cellsOf({ styles }: WorkbookContent, sheet: SheetContent) {
  const entries = sheet.cells.map(({ row, column, style, ...cell }: CellContent) => {
    const look = style === undefined ? {} : styles[style];
    return [`${row},${column}`, { ...cell, look }] as const;
  });
  return Object.fromEntries(entries);
}

/** Waits until no formula of the open sheet is still waiting for its result. */
async function calculated(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
      return sheet
        .getRange("A1:AZ200")
        .getValues()
        .flat()
        .filter((value) => value === "#BUSY!").length;
    });
  await expect.poll(waiting, OFTEN).toBe(0);
}

test.describe("a link to a lesson", () => {
  test("opens it with its formulas; saved and opened again it has the same values, formulas and fills @all @files", async ({
    page,
    workbench,
  }) => {
    test.slow();
    const { readWorkbook } = await workbench.workbooks();
    await workbench.open("?lesson=free-the-key");
    expect(await workbench.sheetNames()).toEqual(["Free the Key"]);
    await calculated(page);
    const { name, bytes } = await workbench.save();
    expect(name).toBe("free-the-key.xlsx");

    const sample = (await readWorkbook(readSample("samples", "free-the-key"))).content;
    const saved = (await readWorkbook(bytes)).content;
    expect(saved.sheets.map((sheet) => sheet.name)).toEqual(["Free the Key"]);
    const [before, after] = [sample.sheets[0], saved.sheets[0]];
    expect(cellsOf(saved, after)).toEqual(cellsOf(sample, before));
    expect(after.cells.filter(({ formula }) => formula?.includes("PUZZLE.")).length).toBeGreaterThan(2);
    for (const part of ["notes", "conditionalFormats", "merges", "gridlines"] as const) {
      expect(after[part]).toEqual(before[part]);
    }
    expect(saved.names).toEqual(sample.names.filter(({ sheet }) => sheet === "Free the Key"));
    expect([saved.addIn, sample.addIn]).toEqual([undefined, undefined]);

    const opened = page.waitForEvent("load");
    await workbench.openFile("Free again.xlsx", bytes);
    await opened;
    await workbench.started();
    expect(new URL(page.url()).search).toBe("?workbook=Free+again");
    await calculated(page);
    const again = await workbench.save();
    expect(again.name).toBe("Free again.xlsx");
    const { content } = await readWorkbook(again.bytes);
    expect(cellsOf(content, content.sheets[0])).toEqual(cellsOf(sample, before));
  });

  test("opens it in the host's language @all @visits", async ({ page, workbench }) => {
    await workbench.open("?lesson=knights&language=de");
    expect(await workbench.cellText("B1")).toBe("Die Springer der 11. Stunde");
    await calculated(page);
    await expect(page.getByRole("button", { name: "Speichern" })).toBeVisible();
    const begun = page.waitForEvent("load");
    await page.getByRole("button", { name: "Neu" }).click();
    await begun;
    await workbench.started();
    expect(new URL(page.url()).search).toBe("?workbook=Arbeitsmappe+2&language=de");
    expect(await workbench.sheetNames()).toEqual(["Tabelle1"]);
  });

  test("shows the lesson as it was left, and begins again when it is told to @all @visits", async ({
    page,
    workbench,
  }) => {
    await workbench.open("?lesson=knights");
    expect(await workbench.cellText("O5")).toBe(12);
    await workbench.typeInto("O5", "3");
    await workbench.kept();
    await page.reload();
    await workbench.started();
    await workbench.waitForCell("O5", 3);
    // The pane opens on the puzzle of the sheet.
    await calculated(page);
    await expect(workbench.pane.getByRole("tab", { name: "Play", selected: true })).toBeVisible();
    const hint = page.getByRole("region", { name: "Hint" });
    await expect(hint).toContainText("This is the lesson as you left it.");
    await hint.getByRole("button", { name: "Start again" }).click();
    await workbench.question.getByRole("button", { name: "Cancel" }).click();
    await hint.getByRole("button", { name: "Start again" }).click();
    const reloaded = page.waitForEvent("load");
    await workbench.question.getByRole("button", { name: "Start again" }).click();
    await reloaded;
    await workbench.started();
    await workbench.waitForCell("O5", 12);
    await expect(hint).toBeHidden();
  });

  test("is no reason to complain of what is selected there, also after a reload, until something else is selected @all @visits", async ({
    page,
    workbench,
  }) => {
    await workbench.open("?lesson=free-the-key");
    await page.reload();
    await workbench.started();
    await workbench.pane.getByRole("tab", { name: "Algebra" }).click();
    const region = workbench.pane.getByRole("region", { name: "Selected generators" });
    await expect(region).toBeAttached();
    const said = await region.evaluateHandle((element) => {
      const texts = [element.textContent];
      const observer = new MutationObserver(() => texts.push(element.textContent));
      observer.observe(element, { childList: true, subtree: true, characterData: true });
      return texts;
    });
    await calculated(page);
    await workbench.fill("AJ1", [["A", "(1 2)"], ["B", "(2 3)"]]); // prettier-ignore
    await workbench.selectCell("AJ1:AK2");
    await expect(region).toContainText("2 generators (A, B)");
    expect((await said.jsonValue()).filter((text) => text?.includes("Select two columns"))).toEqual([]);
    await workbench.selectCell("AJ1");
    await expect(region).toContainText("'Free the Key'!AJ1 has one column.");
  });

  test("to one that does not exist lists those that do @all @visits", async ({ page, workbench }) => {
    await workbench.open("?lesson=nights");
    await expect(workbench.question).toContainText("There is no lesson “nights”.");
    const links = workbench.question.getByRole("link");
    await expect(links.filter({ hasText: /^knights$/ })).toHaveAttribute(
      "href",
      "workbench.html?lesson=knights",
    );
    const navigated = page.waitForEvent("load");
    await links.filter({ hasText: /^fifteen$/ }).click();
    await navigated;
    await workbench.started();
    expect(await workbench.sheetNames()).toEqual(["15-puzzle"]);
  });
});

test.describe("the user's own workbook", () => {
  test("is there again at the next visit, also after lessons, empty workbooks and others of the user’s, which are listed @all @visits", async ({
    page,
    workbench,
  }) => {
    test.slow();
    await workbench.open("");
    await workbench.typeInto("P1", '=PUZZLE.CYCLEORDER("(1 2 3)")');
    await workbench.waitForCell("P1", 3);
    await workbench.kept();
    await workbench.open("?lesson=knights");
    expect(await workbench.sheetNames()).toEqual(["Knights"]);
    await workbench.open("?empty");
    expect(await workbench.cellText("P1")).toBe(null);
    await workbench.typeInto("A1", "not saved");
    await workbench.open("");
    expect(await workbench.sheetNames()).toEqual(["Sheet1", "Pinball"]);
    expect(await workbench.activeSheet()).toBe("Pinball");
    await workbench.waitForCell("P1", 3);
    expect(await workbench.formula("P1")).toBe('=PUZZLE.CYCLEORDER("(1 2 3)")');

    // A new workbook leaves the others as they are.
    const begun = page.waitForEvent("load");
    await page.getByRole("button", { name: "New" }).click();
    await begun;
    await workbench.started();
    expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
    await workbench.typeInto("P1", "mine");
    await workbench.kept();
    await page.getByRole("button", { name: "Workbooks…" }).click();
    await workbench.question.getByRole("textbox", { name: "Name of this workbook" }).fill("Mine");
    const renamed = page.waitForEvent("load");
    await workbench.question.getByRole("button", { name: "Rename" }).click();
    await renamed;
    await workbench.started();
    await expect(page.locator("[data-kept]")).toContainText("Mine");
    await workbench.open("");
    await workbench.waitForCell("P1", "mine");

    await page.getByRole("button", { name: "Workbooks…" }).click();
    const links = workbench.question.getByRole("link");
    await expect(links).toHaveText(["Workbook"]);
    expect(await violations(page)).toEqual([]);
    const opened = page.waitForEvent("load");
    await links.click();
    await opened;
    await workbench.started();
    await workbench.waitForCell("P1", 3);
    await page.getByRole("button", { name: "Workbooks…" }).click();
    await workbench.question.getByRole("button", { name: "Delete “Mine”" }).click();
    await workbench.question.getByRole("button", { name: "Delete" }).click();
    await expect(workbench.question).toContainText("There are no others.");
  });
});

test("an add-in starts with the workbook without its pane; ours shows it where the workbook says so @all @start", async ({
  page,
  workbench,
}) => {
  await workbench.open("?lesson=knights");
  const pane = page.locator("#pane");
  const addIn = () => page.frames().find((frame) => frame.url().includes("workbench-pane"))!;
  const reload = async () => {
    await workbench.kept();
    await page.reload();
    await workbench.started();
  };
  await expect(pane).toBeVisible();
  await addIn().evaluate(() => Office.addin.setStartupBehavior(Office.StartupBehavior.load));
  await reload();
  await expect(pane).toBeHidden();
  expect(await addIn().evaluate(() => Office.addin.getStartupBehavior())).toBe("Load");
  await workbench.ribbon.getByRole("button", { name: "Puzzlebook" }).click();

  await workbench.pane.getByRole("tab", { name: "Class" }).click();
  await workbench.pane.getByRole("switch", { name: "Open with the workbook" }).click();
  await expect(workbench.pane.getByRole("switch", { name: "Open with the workbook" })).toBeChecked();
  await page.getByRole("button", { name: "Close the task pane" }).click();
  await reload();
  await expect(pane).toBeVisible();
  const { content } = await (await workbench.workbooks()).readWorkbook((await workbench.save()).bytes);
  expect(content.addIn).toMatchObject({ settings: { opensWithWorkbook: true }, starts: true });
});

ownPage.describe("a browser", () => {
  ownPage.use({ allowedErrors: [/^Error: The browser does not let this page save workbooks/] });
  ownPage(
    "that lets pages keep nothing is told of, and the workbench works without @all @files",
    async ({ page }) => {
      const workbench = new WorkbookPage(page);
      await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
      await workbench.open("");
      await workbench.typeInto("P1", "mine");
      const forbidden = "The browser does not let this page save workbooks.";
      await expect(page.locator("[data-kept]")).toHaveText(`Workbook · not saved: ${forbidden}`);
      await page.getByRole("button", { name: "New" }).click();
      await workbench.question.getByRole("button", { name: "New workbook" }).click();
      await expect(workbench.status).toHaveText(forbidden);
      expect(await workbench.cellText("P1")).toBe("mine");
    },
  );
});

test.describe("opening a file", () => {
  const notes = [{ at: "A1", text: "A note" }];
  const empty = { columns: [], rows: [], merges: [], notes: [], conditionalFormats: [], gridlines: true };
  const BOOK: WorkbookContent = {
    sheets: [
      {
        ...empty,
        name: "Data",
        cells: [
          { row: 0, column: 0, value: "12", style: 0 },
          { row: 0, column: 1, value: 5 },
          { row: 1, column: 0, value: 0, formula: "=B1*2" },
          { row: 2, column: 0, value: 9, formula: "=SUM(Five,A2)", style: 1 },
        ],
        columns: [{ first: 0, last: 0, characters: 20 }],
        rows: [{ first: 1, last: 1, points: 30 }],
        merges: ["C1:D2"],
        notes,
        conditionalFormats: [{ on: "B1", when: "=B1=5", fill: "#ffd166" }],
        frozen: { rows: 1, columns: 1 },
        selection: "B3",
      },
      { ...empty, name: "More", cells: [{ row: 0, column: 0, value: true }], gridlines: false },
    ],
    styles: [{ fill: "#aabbcc", bold: true, size: 20 }, { numberFormat: "0.00" }],
    names: [{ name: "Five", refersTo: "Data!$B$1" }],
    activeSheet: 0,
  };

  test("shows its values, formulas, looks, names and notes; keys open and save it too @release @files", async ({
    page,
    workbench,
  }) => {
    const { writeWorkbook, readWorkbook } = await workbench.workbooks();
    await workbench.open();
    const chooser = page.waitForEvent("filechooser");
    // A browser lets a page open its dialog only after a user action there.
    await workbench.clickCell("B2");
    await page.keyboard.press("Control+o");
    const begun = page.waitForEvent("load");
    await (
      await chooser
    ).setFiles({
      name: "Data.xlsx",
      mimeType: "application/octet-stream",
      buffer: Buffer.from(await writeWorkbook(BOOK)),
    });
    await begun;
    await workbench.started();
    expect(await workbench.sheetNames()).toEqual(["Data", "More"]);
    expect(await workbench.selection()).toBe("B3");
    expect(await workbench.cellText("A1")).toBe("12");
    await workbench.waitForCell("A2", 10);
    await workbench.waitForCell("A3", "15.00");
    const looks = await page.evaluate(() => {
      const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
      return {
        fill: sheet.getRange("A1").getBackground(),
        painted: sheet.getConditionalFormattingRules().length,
        widths: [sheet.getColumnWidth(0), sheet.getColumnWidth(1), sheet.getRowHeight(1)],
        merged: sheet.getMergeData().map((range) => range.getA1Notation()),
        notes: sheet.getNotes().map(({ note }) => note),
        frozen: [sheet.getFreeze().ySplit, sheet.getFreeze().xSplit],
      };
    });
    expect(looks).toEqual({
      fill: "#aabbcc",
      painted: 1,
      widths: [145, 64, 40],
      merged: ["C1:D2"],
      notes: ["A note"],
      frozen: [1, 1],
    });
    await workbench.typeInto("B1", "6");
    await workbench.waitForCell("A3", "18.00");
    const { content } = await readWorkbook((await workbench.save("Control+s")).bytes);
    const { cells } = content.sheets[0];
    expect(cells.map(({ value }) => value)).toEqual(["12", 6, 12, 18]);
    expect(cells.map(({ formula }) => formula)).toEqual([undefined, undefined, "=B1*2", "=SUM(Five,A2)"]);
    expect(content.sheets[0]).toMatchObject({ ...BOOK.sheets[0], cells, selection: "B2" });
    expect(content.names).toEqual(BOOK.names);
    expect(content.sheets[1]).toEqual(BOOK.sheets[1]);
  });

  test("asks first where something would be lost, and refuses what it cannot open @all @files", async ({
    page,
    workbench,
  }, info) => {
    const { writeWorkbook } = await workbench.workbooks();
    const file = await writeWorkbook(BOOK);
    await workbench.open();
    await workbench.typeInto("P1", "mine");
    // Other refusals and their messages are tested in test/unit/workbooks/hostile.test.ts.
    await workbench.openFile("password.xlsx", refused("password.xlsx"));
    await expect(workbench.question).toContainText("“password.xlsx” cannot be opened.");
    await expect(workbench.question).toContainText(
      "This workbook is protected with a password. Take the password off in Excel, save it, and open it again.",
    );
    await workbench.question.getByRole("button", { name: "Close" }).click();
    const huge = info.outputPath("huge.xlsx");
    writeFileSync(huge, file);
    truncateSync(huge, 50 * 2 ** 20 + 1);
    await workbench.openFile(huge);
    await expect(workbench.question).toContainText("it has more than 50 MB.");
    await workbench.question.getByRole("button", { name: "Close" }).click();
    expect(await workbench.cellText("P1")).toBe("mine");

    await workbench.dropFile("Data.xlsx", file);
    await expect(workbench.question).toContainText("Open “Data.xlsx”?");
    await expect(workbench.question).toContainText(
      "Changes to this workbook that are not saved as a file will be lost.",
    );
    await workbench.question.getByRole("button", { name: "Cancel" }).click();
    expect(await workbench.cellText("P1")).toBe("mine");
    await workbench.dropFile("Data.xlsx", file);
    const begun = page.waitForEvent("load");
    await workbench.question.getByRole("button", { name: "Save first" }).click();
    await begun;
    await workbench.started();
    expect(await workbench.sheetNames()).toEqual(["Data", "More"]);
  });

  test("opens a file that claims all cells and more characters than they hold, and goes on @all @files", async ({
    page,
    workbench,
  }) => {
    const rules = [1, 2, 3, 4, 5].map(
      (priority) =>
        `<conditionalFormatting sqref="A1:XFD1048576"><cfRule type="expression" dxfId="0" priority="${priority}"><formula>A1=${priority}</formula></cfRule></conditionalFormatting>`,
    );
    const claims =
      `<row r="9"><c r="A9"><f>1${"+1".repeat(25_000)}</f><v>25001</v></c>` +
      `<c r="B9" t="inlineStr"><is><t>${"long ".repeat(20_000)}</t></is></c></row></sheetData>` +
      '<mergeCells count="1"><mergeCell ref="C10:XFD1048576"/></mergeCells>' +
      rules.join("");
    const sheet = { ...BOOK.sheets[0], merges: [], conditionalFormats: [] };
    const book = { ...BOOK, sheets: [sheet, { ...BOOK.sheets[0], name: "Painted" }] };
    await workbench.open("?empty");
    await workbench.openFile("claims.xlsx", await workbench.fileWith(book, "</sheetData>", claims));
    await expect(workbench.question.getByRole("listitem")).toContainText("Sheet “Data”");
    const begun = page.waitForEvent("load");
    await workbench.question.getByRole("button", { name: "Open" }).click();
    await begun;
    await workbench.started();
    await workbench.typeInto("A5", '=PUZZLE.CYCLEORDER("(1 2 3)")');
    await workbench.waitForCell("A5", 3);
    await workbench.kept();
    await page.reload();
    await workbench.started();
    await workbench.waitForCell("A5", 3);
  });

  test("lists what the workbench does not show @all @files", async ({ page, workbench }) => {
    await workbench.open("?empty");
    const filter = '</sheetData><autoFilter ref="A1:B3"/>';
    await workbench.openFile("filtered.xlsx", await workbench.fileWith(BOOK, "</sheetData>", filter));
    await expect(workbench.question).toContainText("The workbench does not show these parts of the file:");
    await expect(workbench.question.getByRole("listitem")).toHaveText([
      "Sheet “Data”: the filter of its columns.",
    ]);
    const begun = page.waitForEvent("load");
    await workbench.question.getByRole("button", { name: "Open" }).click();
    await begun;
    await workbench.started();
    expect(await workbench.cellText("B1")).toBe(5);
  });
});

import { expect } from "@playwright/test";
import { ObjectsPage } from "./objects-page";
import { test } from "./shared-page";
import { soon } from "./workbench-page";

/*
 * Excel's objects as the add-in has them in its page, and what needs a grid, a canvas or an editor for that. All other
 * objects are tested without the page, in test/unit/workbench-objects.
 */

let excel: ObjectsPage;

test.beforeEach(async ({ page }) => {
  excel = await ObjectsPage.open(page);
});

test("worksheets are added, named, moved, shown, coloured and deleted @all @office", async () => {
  const seen = await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const added = worksheets.add("Second");
    const unnamed = worksheets.add();
    const active = worksheets.getActiveWorksheet();
    added.load("name,position,visibility");
    unnamed.load("name");
    active.load("name");
    const count = worksheets.getCount();
    await context.sync();
    const before = [added.name, added.position, added.visibility, unnamed.name, active.name, count.value];
    added.name = "My sheet";
    added.position = 0;
    added.tabColor = "green";
    added.showGridlines = false;
    unnamed.visibility = "Hidden";
    const cell = added.getRange("A1");
    cell.load("address");
    added.load("tabColor,showGridlines,position");
    const visible = worksheets.getCount(true);
    worksheets.load("items/name");
    await context.sync();
    const names = worksheets.items.map((sheet) => sheet.name);
    unnamed.delete();
    added.activate();
    const after = worksheets.getActiveWorksheet();
    after.load("name");
    await context.sync();
    return [
      before,
      [cell.address, added.tabColor, added.showGridlines, added.position, visible.value],
      [names, after.name],
    ];
  });
  expect(seen).toEqual([
    ["Second", 1, "Visible", "Sheet2", "Sheet1", 3],
    ["'My sheet'!A1", "#008000", false, 0, 2],
    [["My sheet", "Sheet1", "Sheet2"], "My sheet"],
  ]);
  expect(await excel.univerSheets()).toEqual(["My sheet", "Sheet1"]);
});

test("values, formulas and texts are written and read @all @office", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("sheet1");
    const range = sheet.getRange("A1:C3");
    range.values = [
      [1, "word", true],
      ["=A1+1", "'=A1", "#N/A"],
      ["=1/0", null, "(1 4 2)(3 8)"],
    ];
    range.load("values,formulas,text,valueTypes,address,rowCount,columnCount,rowIndex,cellCount");
    const entire = sheet.getRange("B:B");
    entire.load("values,address,isEntireColumn");
    await context.sync();
    range.getCell(0, 0).values = [[5]];
    range.load("values");
    await context.sync();
    const typed = sheet.getRange("E1:G1");
    typed.values = [["12", "50%", ""]];
    const texts = sheet.getRange("E2:F2");
    texts.numberFormat = [["@", "@"]];
    texts.values = [["12", "=A1"]];
    typed.load("values,text");
    texts.load("values,numberFormat,formulas");
    sheet.getRange("A9:B9").values = "same" as unknown as string[][];
    await context.sync();
    return [range.toJSON(), entire.toJSON(), typed.toJSON(), texts.toJSON()];
  });
  expect(seen).toEqual([
    {
      address: "Sheet1!A1:C3",
      cellCount: 9,
      columnCount: 3,
      rowCount: 3,
      rowIndex: 0,
      formulas: [
        [1, "word", true],
        ["=A1+1", "=A1", "#N/A"],
        ["=1/0", "", "(1 4 2)(3 8)"],
      ],
      text: [
        ["1", "word", "TRUE"],
        ["2", "=A1", "#N/A"],
        ["#DIV/0!", "", "(1 4 2)(3 8)"],
      ],
      values: [
        [5, "word", true],
        [6, "=A1", "#N/A"],
        ["#DIV/0!", "", "(1 4 2)(3 8)"],
      ],
      valueTypes: [
        ["Double", "String", "Boolean"],
        ["Double", "String", "Error"],
        ["Error", "Empty", "String"],
      ],
    },
    { address: "Sheet1!B:B", isEntireColumn: true, values: null },
    { values: [[12, 0.5, ""]], text: [["12", "50%", ""]] },
    { values: [["12", "=A1"]], numberFormat: [["@", "@"]], formulas: [["12", "=A1"]] },
  ]);
  expect(await excel.univerValues("Sheet1", "A9:B9")).toEqual([["same", "same"]]);
});

test("columns fit their widest text, rows their wrapped one @all @office", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Fit");
    sheet.getRange("A1:B2").values = [
      ["a text that is much wider than a standard column of the sheet", "i"],
      ["short", ""],
    ];
    const [wide, narrow, empty] = [sheet.getRange("A1"), sheet.getRange("B1"), sheet.getRange("C1")];
    empty.load("format/columnWidth");
    sheet.getRange("A:C").format.autofitColumns();
    [wide, narrow].forEach((range) => range.load("format/columnWidth"));
    await context.sync();
    const widths = [wide.format.columnWidth, narrow.format.columnWidth, empty.format.columnWidth];
    wide.format.columnWidth = 60;
    wide.format.wrapText = true;
    wide.format.autofitRows();
    wide.load("format/rowHeight");
    await context.sync();
    return { widths, height: wide.format.rowHeight };
  });
  const [wide, narrow, empty] = seen.widths;
  expect(wide).toBeGreaterThan(200);
  expect(narrow).toBeLessThan(20);
  expect(empty).toBeGreaterThan(40);
  expect(seen.height).toBeGreaterThan(50);
});

test("selections are made and read @all @office", async ({ page }) => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Selected");
    sheet.getRange("B2:C3").select();
    const range = context.workbook.getSelectedRange();
    const cell = context.workbook.getActiveCell();
    range.load("address");
    cell.load("address");
    await context.sync();
    sheet.getRange("D:E").select();
    const columns = context.workbook.getSelectedRange();
    columns.load("address");
    await context.sync();
    return [range.address, cell.address, columns.address];
  });
  expect(seen).toEqual(["Selected!B2:C3", "Selected!B2", "Selected!D:E"]);
  expect(
    await page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getSheetName()),
  ).toBe("Selected");
});

test("the add-in hears of selections, changes, calculations and worksheets while it has registered @all @office", async ({
  page,
}) => {
  const sheetId = await excel.run(async (context) => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    const { workbook } = context;
    const sheet = workbook.worksheets.getItem("Sheet1");
    workbook.onSelectionChanged.add(
      async (event) => void seen.push(["selection", event.workbook !== undefined]),
    );
    sheet.onSelectionChanged.add(async ({ address }) => void seen.push(["sheet selection", address]));
    const changed = sheet.onChanged.add(async ({ address, changeType, source, triggerSource }) => {
      seen.push(["changed", address, changeType, source, triggerSource]);
    });
    workbook.worksheets.onCalculated.add(async ({ address }) => void seen.push(["calculated", address]));
    workbook.worksheets.onActivated.add(
      async ({ worksheetId }) => void seen.push(["activated", worksheetId]),
    );
    workbook.worksheets.onAdded.add(async ({ source }) => void seen.push(["added", source]));
    sheet.load("id");
    await context.sync();
    Object.assign(window, { changed });
    return sheet.id;
  });
  const seen = () => excel.inPane<unknown[]>("window.seen.splice(0)");
  const hears = async (...events: unknown[]) => {
    const all: unknown[] = [];
    await soon(async () => (all.push(...(await seen())), all)).toEqual(events);
  };
  await seen();

  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange("B2:C3").select();
    await context.sync();
  });
  await hears(["selection", true], ["sheet selection", "B2:C3"]);

  await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Sheet1").getRange("A1:A2");
    range.values = [[1], ["=A1*2"]];
    range.format.fill.color = "red";
    await context.sync();
  });
  await hears(["changed", "A1:A2", "RangeEdited", "Local", "ThisLocalAddin"], ["calculated", "A2"]);

  await page.evaluate(() => {
    window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange("A1").setValue(5);
  });
  await hears(["changed", "A1", "RangeEdited", "Local", "Unknown"], ["calculated", "A2"]);

  await excel.run(async (context) => {
    context.workbook.worksheets.add("Other");
    await context.sync();
  });
  await hears(["added", "Local"]);
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Other").activate();
    await context.sync();
    context.workbook.worksheets.getItem("Sheet1").activate();
    await context.sync();
  });
  await soon(() => excel.inPane("window.seen.at(-1)")).toEqual(["sheet selection", "B2:C3"]);
  expect((await seen()).filter((event) => (event as string[])[0] === "activated")).toEqual([
    ["activated", expect.not.stringMatching(sheetId)],
    ["activated", sheetId],
  ]);

  await excel.inPane(`Excel.run(window.changed.context, async (context) => {
    window.changed.remove();
    await context.sync();
  })`);
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange("A1").values = [[6]];
    await context.sync();
  });
  await hears(["calculated", "A2"]);
});

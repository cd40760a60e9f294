import { expect } from "@playwright/test";
import { test } from "./shared-page";
import { ObjectsPage } from "./objects-page";
import { useProbeFunctions } from "./probe-functions";

let excel: ObjectsPage;

test.beforeEach(async ({ page }) => {
  excel = await ObjectsPage.open(page);
});

test("worksheets are added, named, moved, shown, coloured and deleted", async () => {
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
    const next = added.getNext();
    next.load("name");
    const previous = added.getPreviousOrNullObject();
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
      [next.name, previous.isNullObject, names, after.name],
    ];
  });
  expect(seen).toEqual([
    ["Second", 1, "Visible", "Sheet2", "Sheet1", 3],
    ["'My sheet'!A1", "#008000", false, 0, 2],
    ["Sheet1", true, ["My sheet", "Sheet1", "Sheet2"], "My sheet"],
  ]);
  expect(await excel.univerSheets()).toEqual(["My sheet", "Sheet1"]);
});

test("values, formulas and texts are written and read", async () => {
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

test("ranges beside, within and around a range are reached", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const range = sheet.getRange("B2:C3");
    const ranges = [
      sheet.getCell(4, 5),
      sheet.getRangeByIndexes(0, 1, 2, 3),
      range.getCell(1, 1),
      range.getRow(0),
      range.getColumn(1),
      range.getLastCell(),
      range.getEntireRow(),
      range.getEntireColumn(),
      range.getOffsetRange(2, -1),
      range.getResizedRange(1, 2),
      range.getAbsoluteResizedRange(5, 1),
      range.getRowsBelow(2),
      range.getColumnsBefore(),
      range.getBoundingRect("E9"),
      range.getIntersection(sheet.getRange("C3:D9")),
    ];
    ranges.forEach((each) => each.load("address"));
    const none = range.getIntersectionOrNullObject("Z9");
    range.worksheet.load("name");
    await context.sync();
    return [ranges.map(({ address }) => address.split("!")[1]), none.isNullObject, range.worksheet.name];
  });
  expect(seen).toEqual([
    ["F5", "B1:D2", "C3", "B2:C2", "C2:C3", "C3", "2:3", "B:C"].concat([
      "A4:B5",
      "B2:E4",
      "B2:B6",
      "B4:C5",
      "A2:A3",
      "B2:E9",
      "C3",
    ]),
    true,
    "Sheet1",
  ]);
});

test("the used range grows with values and formats, and the worksheet with what is written", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Used");
    const blank = sheet.getUsedRangeOrNullObject();
    const first = sheet.getUsedRange();
    sheet.getRange("C5000").format.fill.color = "red";
    sheet.getRange("B2").values = [["here"]];
    const all = sheet.getUsedRange();
    const values = sheet.getUsedRange(true);
    const within = sheet.getRange("A1:B9").getUsedRangeOrNullObject(true);
    const nothing = sheet.getRange("D1:D9").getUsedRangeOrNullObject(true);
    [first, all, values, within].forEach((range) => range.load("address"));
    await context.sync();
    return [
      blank.isNullObject,
      first.address,
      all.address,
      values.address,
      within.address,
      nothing.isNullObject,
    ];
  });
  expect(seen).toEqual([true, "Used!A1", "Used!B2:C5000", "Used!B2", "Used!B2", true]);
});

test("formulas that spill are read as values, and their areas are found", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.getRange("A1").formulas = [["=SEQUENCE(2,3)"]];
    const area = sheet.getRange("A1:C2");
    area.load("values,formulas,hasSpill");
    const spilling = sheet.getRange("A1").getSpillingToRangeOrNullObject();
    const parent = sheet.getRange("C2").getSpillParentOrNullObject();
    const none = sheet.getRange("D1").getSpillingToRangeOrNullObject();
    spilling.load("address");
    parent.load("address");
    await context.sync();
    return [area.toJSON(), spilling.address, parent.address, none.isNullObject];
  });
  expect(seen).toEqual([
    {
      formulas: [
        ["=SEQUENCE(2,3)", 2, 3],
        [4, 5, 6],
      ],
      values: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      hasSpill: true,
    },
    "Sheet1!A1:C2",
    "Sheet1!A1",
    true,
  ]);
});

test("14,198 rows are written as one step of undo", async () => {
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Large");
    const rows = Array.from({ length: 14_198 }, (_, i) => [`'W${i}`, `'(1 2 ${i + 3})(4 5)`]);
    sheet.getRangeByIndexes(0, 0, rows.length, 2).values = rows;
    await context.sync();
  });
  expect(await excel.univerValues("Large", "A14198:B14198")).toEqual([["W14197", "(1 2 14200)(4 5)"]]);
  await excel.undo();
  expect(await excel.univerSheets()).toEqual(["Sheet1"]);
  await excel.redo();
  expect(await excel.univerValues("Large", "A1:B1")).toEqual([["W0", "(1 2 3)(4 5)"]]);
});

test("all that one batch changes is one step of undo, in the right order", async () => {
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange("A1").values = [["first"]];
    await context.sync();
  });
  await excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem("Sheet1").getRange("A1");
    cell.values = [["second"]];
    cell.format.fill.color = "red";
    cell.values = [["third"]];
    context.workbook.worksheets.add("Other").getRange("A1").values = [["there"]];
    await context.sync();
  });
  await excel.undo();
  expect(await excel.univerValues("Sheet1", "A1")).toEqual([["first"]]);
  expect(await excel.univerSheets()).toEqual(["Sheet1"]);
  await excel.undo();
  expect(await excel.univerValues("Sheet1", "A1")).toEqual([[null]]);
  await excel.redo();
  await excel.redo();
  expect(await excel.univerValues("Sheet1", "A1")).toEqual([["third"]]);
  expect(await excel.univerValues("Other", "A1")).toEqual([["there"]]);
});

test("a person may undo while a batch waits for formulas", async ({ page }) => {
  await useProbeFunctions(page);
  excel = await ObjectsPage.open(page);
  // The formula never ends, and the page's own timer undoes it: on any machine the batch is still waiting then.
  await excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem("Sheet1").getRange("A1");
    cell.values = [["first"]];
    await context.sync();
    cell.values = [['=PUZZLE.SLOW("second")']];
    await context.sync();
    const reading = Excel.run(async (other) => {
      const range = other.workbook.worksheets.getItem("Sheet1").getRange("A1");
      range.load("values");
      await other.sync();
      range.getOffsetRange(0, 1).values = range.values;
      await other.sync();
    });
    setTimeout(() => void window.parent.univerAPI!.undo(), 50);
    await reading;
  });
  expect(await excel.univerValues("Sheet1", "A1:B1")).toEqual([["first", "first"]]);
  await excel.undo();
  expect(await excel.univerValues("Sheet1", "A1:B1")).toEqual([["first", null]]);
});

test("a cell that is being edited keeps what was typed when the add-in writes", async ({ page }) => {
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange("B2").select();
    await context.sync();
  });
  await page.locator("#sheet canvas[id^=univer-sheet-main-canvas]").focus();
  await page.keyboard.type("typed");
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange("C2").values = [["written"]];
    await context.sync();
  });
  expect(await excel.univerValues("Sheet1", "B2:C2")).toEqual([["typed", "written"]]);
});

test("objects are kept across batches, and let go", async () => {
  const seen = await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Sheet1").getRange("B2:C3");
    range.track();
    await context.sync();
    context.workbook.worksheets.getItem("Sheet1").name = "Renamed";
    await context.sync();
    range.load("address");
    await context.sync();
    const { address } = range;
    range.untrack();
    await context.sync();
    return address;
  });
  expect(seen).toBe("Renamed!B2:C3");
});

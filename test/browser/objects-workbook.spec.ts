import { expect, test } from "@playwright/test";
import { ObjectsPage } from "./objects-page";

let excel: ObjectsPage;

test.beforeEach(async ({ page }) => {
  excel = await ObjectsPage.open(page);
});

const WRONG = "The argument is invalid or missing or has an incorrect format.";

test("what is not there, and what is wrong, are Excel's own errors that name the member", async () => {
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("None").activate();
      await context.sync();
    }),
  ).toEqual({
    code: "ItemNotFound",
    message: `The requested resource doesn't exist. There is no worksheet "None".`,
    location: "WorksheetCollection.getItem",
  });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").charts.load("items/name");
      await context.sync();
    }),
  ).toEqual({
    code: "NotImplemented",
    message: "The requested feature isn't implemented. This spreadsheet has no Worksheet.charts.",
    location: "Worksheet.charts",
  });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1").load("hyperlink");
      await context.sync();
    }),
  ).toMatchObject({ code: "NotImplemented", location: "Range.hyperlink" });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("no address").load("values");
      await context.sync();
    }),
  ).toEqual({
    code: "InvalidArgument",
    message: `${WRONG} "no address" is not an address such as A1:B2, nor a name on this worksheet.`,
    location: "Worksheet.getRange",
  });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1:B2").values = [[1, 2, 3]];
      await context.sync();
    }),
  ).toEqual({
    code: "InvalidArgument",
    message:
      `${WRONG} The number of rows or columns in the input array doesn't match the size or dimensions of the range: ` +
      "1 × 3 values for 2 × 2 cells.",
    location: "Range.values",
  });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1").formulas = [["=SUM("]];
      await context.sync();
    }),
  ).toEqual({
    code: "InvalidArgument",
    message: `${WRONG} "=SUM(" is not a formula.`,
    location: "Range.formulas",
  });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1").format.fill.color = "no colour";
      await context.sync();
    }),
  ).toMatchObject({ code: "InvalidArgument", location: "RangeFill.color" });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1").getOffsetRange(-1, 0).select();
      await context.sync();
    }),
  ).toMatchObject({ code: "InvalidArgument", location: "Range.getOffsetRange" });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.add("a/b");
      await context.sync();
    }),
  ).toMatchObject({ code: "InvalidArgument", location: "WorksheetCollection.add" });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").delete();
      await context.sync();
    }),
  ).toMatchObject({ code: "InvalidOperation", location: "Worksheet.delete" });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1:ZZ1000000").values =
        1 as unknown as number[][];
      await context.sync();
    }),
  ).toMatchObject({ code: "RangeExceedsLimit", location: "Range.values" });
});

test("null objects are null, and so is all that is reached from them", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject("None");
    const range = sheet.getRange("A1");
    range.values = [["x"]];
    range.load("values");
    sheet.delete();
    await context.sync();
    return [sheet.isNullObject, range.isNullObject];
  });
  expect(seen).toEqual([true, true]);
});

test("selections are made and read", async ({ page }) => {
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

test("the add-in hears of selections, changes, calculations and worksheets while it has registered", async ({
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
  const soon = async (...events: unknown[]) => {
    const all: unknown[] = [];
    await expect.poll(async () => (all.push(...(await seen())), all)).toEqual(events);
  };
  await seen();

  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange("B2:C3").select();
    await context.sync();
  });
  await soon(["selection", true], ["sheet selection", "B2:C3"]);

  await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Sheet1").getRange("A1:A2");
    range.values = [[1], ["=A1*2"]];
    range.format.fill.color = "red";
    await context.sync();
  });
  await soon(["changed", "A1:A2", "RangeEdited", "Local", "ThisLocalAddin"], ["calculated", "A2"]);

  await page.evaluate(() => {
    window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange("A1").setValue(5);
  });
  await soon(["changed", "A1", "RangeEdited", "Local", "Unknown"], ["calculated", "A2"]);

  await excel.run(async (context) => {
    context.workbook.worksheets.add("Other");
    await context.sync();
  });
  await soon(["added", "Local"]);
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Other").activate();
    await context.sync();
    context.workbook.worksheets.getItem("Sheet1").activate();
    await context.sync();
  });
  await expect.poll(() => excel.inPane("window.seen.at(-1)")).toEqual(["sheet selection", "B2:C3"]);
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
  await soon(["calculated", "A2"]);
});

test("the range of a change is reached from its event", async () => {
  await excel.run(async (context) => {
    context.workbook.worksheets.onChanged.add(async (event) => {
      Object.assign(window, { event });
    });
    await context.sync();
    context.workbook.worksheets.getItem("Sheet1").getRange("C4").values = [["here"]];
    await context.sync();
  });
  await expect.poll(() => excel.inPane("window.event?.address")).toBe("C4");
  const seen = await excel.inPane(`Excel.run(async (context) => {
    const range = window.event.getRange(context);
    range.load("address,values");
    await context.sync();
    return [range.address, range.values];
  })`);
  expect(seen).toEqual(["Sheet1!C4", [["here"]]]);
});

test("a name of a deleted sheet is free again", async () => {
  const areas = await excel.run(async (context) => {
    const seen: string[] = [];
    for (const sheetName of ["First", "Second"]) {
      const sheet = context.workbook.worksheets.add(sheetName);
      sheet.names.add("Maze", sheet.getRange("A1:B2"));
      const range = sheet.names.getItem("Maze").getRange();
      range.load("address");
      await context.sync();
      seen.push(range.address);
      sheet.delete();
      await context.sync();
    }
    return seen;
  });
  expect(areas).toEqual(["First!A1:B2", "Second!A1:B2"]);
});

test("several sheets and the workbook may have a name in common", async () => {
  const areas = await excel.run(async (context) => {
    const { names, worksheets } = context.workbook;
    const sheets = ["First", "Second", "Third"].map((name) => worksheets.add(name));
    sheets.forEach((sheet, k) => sheet.names.add("Maze", sheet.getRange(`A1:B${k + 2}`)));
    names.add("maze", sheets[0]!.getRange("D4"));
    await context.sync();
    sheets[0]!.names.getItem("Maze").delete();
    const found = [sheets[1]!.names, sheets[2]!.names, names].map((each) => each.getItem("Maze").getRange());
    const none = sheets[0]!.names.getItemOrNullObject("Maze");
    found.forEach((range) => range.load("address"));
    await context.sync();
    return [none.isNullObject, ...found.map(({ address }) => address)];
  });
  expect(areas).toEqual([true, "Second!A1:B3", "Third!A1:B4", "First!D4"]);
});

test("names stand for ranges and constants", async () => {
  const seen = await excel.run(async (context) => {
    const { names, worksheets } = context.workbook;
    const sheet = worksheets.add("My sheet");
    names.add("Generators", sheet.getRange("A1:B4"), "the four");
    names.add("Five", "=5");
    names.load("items/name,items/type,items/value,items/formula,items/comment");
    const range = names.getItem("generators").getRange();
    const named = sheet.getRange("Generators");
    const none = names.getItemOrNullObject("None");
    range.load("address");
    named.load("address");
    await context.sync();
    const items = names.items.map(({ name, type, value, formula, comment }) => [
      name,
      type,
      value,
      formula,
      comment,
    ]);
    names.getItem("Generators").delete();
    const count = names.getCount();
    await context.sync();
    return [items, range.address, named.address, none.isNullObject, count.value];
  });
  expect(seen).toEqual([
    [
      ["Generators", "Range", "'My sheet'!A1:B4", "='My sheet'!$A$1:$B$4", "the four"],
      ["Five", "Double", 5, "=5", ""],
    ],
    "'My sheet'!A1:B4",
    "'My sheet'!A1:B4",
    true,
    1,
  ]);
});

test("settings are kept with the document", async ({ page }) => {
  const seen = await excel.run(async (context) => {
    const { settings } = context.workbook;
    settings.add("passes", { products: [1, 2] });
    settings.add("theme", "dark");
    settings.add("theme", "light");
    const passes = settings.getItem("passes");
    passes.load("key,value");
    const none = settings.getItemOrNullObject("none");
    settings.load("items/key,items/value");
    await context.sync();
    const all = settings.items.map(({ key, value }) => [key, value]);
    passes.delete();
    settings.getItem("theme").value = 3;
    await context.sync();
    const count = settings.getCount();
    await context.sync();
    return [passes.value, all, none.isNullObject, count.value];
  });
  const products = { products: [1, 2] };
  expect(seen).toEqual([
    products,
    [
      ["passes", products],
      ["theme", "light"],
    ],
    true,
    1,
  ]);
  const saved = await page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.save().custom);
  expect(saved).toEqual({ documentSettings: { theme: 3 } });
});

test("comments are the notes of their cells", async ({ page }) => {
  const notes = () =>
    page.evaluate(() =>
      window
        .univerAPI!.getActiveWorkbook()!
        .getActiveSheet()
        .getNotes()
        .map(({ row, col, note }) => [row, col, note]),
    );
  const seen = await excel.run(async (context) => {
    const { comments, worksheets } = context.workbook;
    const comment = comments.add(worksheets.getItem("Sheet1").getRange("B2"), "Hello");
    comments.add("Sheet1!A1", "First");
    comments.load("items/content");
    const location = comment.getLocation();
    location.load("address");
    await context.sync();
    return [comments.items.map(({ content }) => content), location.address];
  });
  expect(seen).toEqual([["First", "Hello"], "Sheet1!B2"]);
  await excel.run(async (context) => {
    const { comments } = context.workbook;
    comments.getItemByCell("Sheet1!A1").delete();
    comments.getItemByCell("Sheet1!B2").content = "Changed";
    await context.sync();
  });
  expect(await notes()).toEqual([[1, 1, "Changed"]]);
  await excel.undo();
  expect((await notes()).sort()).toEqual([
    [0, 0, "First"],
    [1, 1, "Hello"],
  ]);
});

test("notes are added, changed and deleted, as soon as Office.js has them", async () => {
  // The released Office.js has no notes: these are its own building blocks, as later versions use them.
  const seen = await excel.inPane(`Excel.run(async (context) => {
    const { BatchApiHelper, ClientObject } = OfficeExtension;
    class Loaded extends ClientObject {
      _handleResult(value) {
        super._handleResult(value);
        if (value) this.loaded = value;
      }
    }
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const notes = BatchApiHelper.createPropertyObject(Loaded, sheet, "Notes", true, 4);
    const add = (...args) => BatchApiHelper.createMethodObject(Loaded, notes, "Add", 0, args, false, true, null, 0);
    add("C3", "by address");
    add(sheet.getRange("A9"), "by range");
    context.load(notes, "items/content,items/visible");
    await context.sync();
    const all = notes.loaded._Items;
    const note = BatchApiHelper.createIndexerObject(Loaded, notes, ["C3"]);
    BatchApiHelper.invokeSetProperty(note, "Content", "changed", 0);
    const other = BatchApiHelper.createIndexerObject(Loaded, notes, ["A9"]);
    BatchApiHelper.invokeMethod(other, "Delete", 0, [], 0, 0);
    context.load(notes, "items/content");
    const count = BatchApiHelper.invokeMethod(notes, "GetCount", 1, [], 4, 0);
    await context.sync();
    return [all, notes.loaded._Items, count.value];
  })`);
  expect(seen).toEqual([
    [
      { Content: "by address", Visible: false },
      { Content: "by range", Visible: false },
    ],
    [{ Content: "changed" }],
    1,
  ]);
});

test("formulas are calculated when they are read, later, or on demand", async () => {
  const seen = await excel.run(async (context) => {
    const { application } = context;
    const cells = context.workbook.worksheets.getItem("Sheet1").getRange("A1:A2");
    application.suspendScreenUpdatingUntilNextSync();
    application.suspendApiCalculationUntilNextSync();
    cells.values = [["=1+1"], ["=RAND()"]];
    cells.load("values");
    application.load("calculationMode");
    await context.sync();
    const suspended = cells.values[0]![0];
    cells.load("values");
    await context.sync();
    const [[sum], [random]] = cells.values as [[unknown], [unknown]];
    application.calculate("Full");
    cells.load("values");
    await context.sync();
    return [application.calculationMode, suspended, sum, typeof random, random !== cells.values[1]![0]];
  });
  expect(seen).toEqual(["Automatic", "", 2, "number", true]);
});

import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

test("settings are kept with the document", async () => {
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
  expect(excel.workbook.save().custom).toEqual({ documentSettings: { theme: 3 } });
});

test("comments are the notes of their cells", async () => {
  const notes = () =>
    excel.workbook
      .getActiveSheet()
      .getNotes()
      .map(({ row, col, note }) => [row, col, note]);
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
  expect(notes()).toEqual([[1, 1, "Changed"]]);
  await excel.univerAPI.undo();
  expect(notes().sort()).toEqual([
    [0, 0, "First"],
    [1, 1, "Hello"],
  ]);
});

test("notes are added, changed and deleted, as soon as Office.js has them", async () => {
  // The released Office.js has no notes. These use its own building blocks, as later versions do.
  const seen = await excel.evaluate(`Excel.run(async (context) => {
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

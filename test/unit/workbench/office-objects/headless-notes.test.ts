import { writeSettings } from "../../../../src/workbench/office-objects/sheet/document-settings";
import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

test("settings are kept with the document", async () => {
  writeSettings(excel.workbook, { passes: { products: [1, 2] }, theme: "dark" });
  const seen = await excel.run(async (context) => {
    const { settings } = context.workbook;
    const passes = settings.getItem("passes").load("value");
    const theme = settings.getItemOrNullObject("theme").load("value");
    const none = settings.getItemOrNullObject("none");
    await context.sync();
    return [passes.value, theme.value, none.isNullObject];
  });
  expect(seen).toEqual([{ products: [1, 2] }, "dark", true]);
});

test("comments are the notes of their cells", async () => {
  const notes = () =>
    excel.workbook
      .getActiveSheet()
      .getNotes()
      .map(({ row, col, note }) => [row, col, note]);
  const seen = await excel.run(async (context) => {
    const { comments, worksheets } = context.workbook;
    comments.add(worksheets.getItem("Sheet1").getRange("B2"), "Hello");
    comments.add("Sheet1!A1", "First");
    comments.load("items/content");
    await context.sync();
    return comments.items.map(({ content }) => content);
  });
  expect(seen).toEqual(["First", "Hello"]);
  expect(notes().sort()).toEqual([
    [0, 0, "First"],
    [1, 1, "Hello"],
  ]);
  await excel.univerAPI.undo();
  expect(notes()).toEqual([]);
});

test("notes are added and read, as soon as Office.js has them", async () => {
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
    context.load(notes, "items/content");
    await context.sync();
    return notes.loaded._Items;
  })`);
  expect(seen).toEqual([{ Content: "by address" }, { Content: "by range" }]);
});

import { ICommandService, RedoCommand, UndoCommand } from "@univerjs/core";
import { workbookState } from "../../../../src/workbench/files/workbook-state";
import { HeadlessWorkbench } from "./headless-workbench";
import type { WorkbookContent } from "../../../../src/workbooks";
import { PLAIN } from "../../workbooks/contents";

let excel: HeadlessWorkbench;

beforeEach(async () => {
  excel = new HeadlessWorkbench();
  await onSheet((sheet) => {
    sheet.getRange("A1:B2").values = [
      ["kept", 1],
      [2, 3],
    ];
    sheet.getRange("A1").conditionalFormats.add("Custom").custom.rule.formula = "=TRUE";
    sheet.protection.protect();
  });
});

afterEach(() => excel.dispose());

type Use = (sheet: Excel.Worksheet) => void;

const onSheet = (use: Use) =>
  excel.run(async (context) => {
    use(context.workbook.worksheets.getItem("Sheet1"));
    await context.sync();
  });

const CHANGES: Readonly<Record<string, Use>> = {
  "Range.values": (sheet) => (sheet.getRange("A1").values = [["x"]]),
  "Range.formulas": (sheet) => (sheet.getRange("A1").formulas = [["=1"]]),
  "Range.numberFormat": (sheet) => (sheet.getRange("A1").numberFormat = [["@"]]),
  "Range.merge": (sheet) => sheet.getRange("A1:B1").merge(),
  "RangeFormat.columnWidth": (sheet) => (sheet.getRange("A:A").format.columnWidth = 90),
  "RangeFill.color": (sheet) => (sheet.getRange("A1").format.fill.color = "#FF0000"),
  "RangeFont.bold": (sheet) => (sheet.getRange("A1").format.font.bold = true),
  "ConditionalFormatCollection.add": (sheet) => sheet.getRange("B1").conditionalFormats.add("Custom"),
  "CommentCollection.add": (sheet) => sheet.comments.add("Sheet1!B1", "a note"),
};

test.each(Object.entries(CHANGES))(
  "%s of a protected sheet is refused, and changes nothing",
  async (member, change) => {
    const sheet = excel.workbook.getSheetByName("Sheet1")!;
    const before = JSON.stringify(sheet.getSheet().getSnapshot());
    const error = await excel.failure(async ({ workbook }) => change(workbook.worksheets.getItem("Sheet1")));
    expect(error).toEqual({
      code: "AccessDenied",
      message: "You cannot perform the requested operation.",
      location: member,
    });
    expect(JSON.stringify(sheet.getSheet().getSnapshot())).toBe(before);
  },
);

test("a protected sheet is read, selected, shown, renamed and deleted, and is protected once", async () => {
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.protection.load("protected");
    const cells = sheet.getRange("A1:B2").load("values");
    sheet.activate();
    sheet.getRange("B2").select();
    await context.sync();
    expect(sheet.protection.protected).toBe(true);
    expect(cells.values).toEqual([
      ["kept", 1],
      [2, 3],
    ]);
  });
  const again = await excel.failure(async ({ workbook }) =>
    workbook.worksheets.getItem("Sheet1").protection.protect(),
  );
  expect(again).toMatchObject({ code: "AccessDenied", location: "WorksheetProtection.protect" });
  await onSheet((sheet) => (sheet.name = "Renamed"));
  await excel.run(async ({ workbook }) => {
    workbook.worksheets.add("Other");
    workbook.worksheets.getItem("Renamed").delete();
  });
  expect(excel.univerSheets()).toEqual(["Other"]);
});

test("once unprotected it is written again, and other sheets always were", async () => {
  await excel.run(async ({ workbook }) => {
    workbook.worksheets.add("Other").getRange("A1").values = [["free"]];
  });
  expect(excel.univerValues("Other", "A1")).toEqual([["free"]]);
  await onSheet((sheet) => {
    sheet.protection.unprotect();
    sheet.getRange("A1").values = [["x"]];
  });
  expect(excel.univerValues("Sheet1", "A1")).toEqual([["x"]]);
});

/** Protects the sheet again with other options, after cells have been unlocked. */
const protectAnew = (options: Excel.WorksheetProtectionOptions, unlocked: string) =>
  onSheet((sheet) => {
    sheet.protection.unprotect();
    sheet.getRange(unlocked).format.protection.locked = false;
    sheet.protection.protect(options);
  });

const refused = { code: "AccessDenied" };
const attempt = (change: Use) =>
  excel.failure(async ({ workbook }) => change(workbook.worksheets.getItem("Sheet1")));

test("cells that are not locked are written, others are not, nor are both together", async () => {
  await protectAnew({}, "B1:B2");
  await onSheet((sheet) => (sheet.getRange("B1:B2").values = [["x"], [7]]));
  expect(excel.univerValues("Sheet1", "B1:B2")).toEqual([["x"], [7]]);
  expect(await attempt((sheet) => (sheet.getRange("A2:B2").values = [[5, 6]]))).toMatchObject(refused);
  expect(await attempt((sheet) => (sheet.getRange("A1").format.protection.locked = false))).toMatchObject({
    ...refused,
    location: "FormatProtection.locked",
  });
});

test("options allow formats, column widths and row heights, but no contents", async () => {
  await protectAnew({ allowFormatCells: true, allowFormatColumns: true, allowFormatRows: true }, "B1");
  await onSheet((sheet) => {
    sheet.getRange("A1").format.fill.color = "#00FF00";
    sheet.getRange("A1").conditionalFormats.add("Custom").custom.rule.formula = "=TRUE";
    sheet.getRange("A:A").format.columnWidth = 90;
    sheet.getRange("1:1").format.rowHeight = 30;
  });
  expect(await attempt(CHANGES["Range.values"])).toMatchObject(refused);
  expect(await attempt(CHANGES["Range.merge"])).toMatchObject(refused);
  expect(await attempt(CHANGES["CommentCollection.add"])).toMatchObject(refused);
});

test("options and locks are read as they were set", async () => {
  await protectAnew({ allowFormatCells: true, allowEditObjects: true, selectionMode: "Normal" }, "B1");
  const [options, locked] = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const protection = sheet.protection.load("options");
    const locks = ["A1", "B1", "A1:B1"].map((at) => sheet.getRange(at).format.protection.load("locked"));
    await context.sync();
    return [protection.options, locks.map((each) => each.locked)] as const;
  });
  expect(options).toMatchObject({
    allowFormatCells: true,
    allowEditObjects: true,
    allowFormatRows: false,
    allowEditScenarios: false,
    selectionMode: "Normal",
  });
  expect(locked).toEqual([true, false, null]);
});

test.each<[string, Use]>([
  ["an option that Excel does not know", (sheet) => sheet.protection.protect({ allowAll: true } as object)],
  ["an option that is no truth value", (sheet) => sheet.protection.protect({ allowSort: 1 } as object)],
  ["a password", (sheet) => sheet.protection.protect({}, "secret")],
  ["cells that cannot be selected", (sheet) => sheet.protection.protect({ selectionMode: "None" })],
])("%s is refused", async (_what, protect) => {
  await onSheet((sheet) => sheet.protection.unprotect());
  expect((await attempt(protect)).code).toMatch(/^(InvalidArgument|NotImplemented)$/);
});

test("the fill colours of cells are read in one answer", async () => {
  await protectAnew({ allowFormatCells: true }, "B1");
  await onSheet((sheet) => (sheet.getRange("B2").format.fill.color = "#FFF5CC"));
  const fills = await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Sheet1").getRange("A1:B2");
    const answer = range.getCellProperties({ format: { fill: { color: true } } });
    await context.sync();
    return answer.value.map((row) => row.map(({ format }) => format?.fill?.color));
  });
  expect(fills).toEqual([
    ["#FFFFFF", "#FFFFFF"],
    ["#FFFFFF", "#FFF5CC"],
  ]);
  const more = await attempt((sheet) => sheet.getRange("A1").getCellProperties({ address: true }));
  expect(more.code).toBe("NotImplemented");
});

/** What a person does, as Univer's commands. */
const BY_HAND: Readonly<Record<string, (sheet: ReturnType<typeof univerSheet>) => unknown>> = {
  "types into a locked cell": (sheet) => sheet.getRange("A1").setValue({ v: "typed" }),
  "deletes contents": (sheet) => sheet.getRange("A1:B2").clearContent(),
  "makes bold": (sheet) => sheet.getRange("B1").setFontWeight("bold"),
  merges: (sheet) => sheet.getRange("A1:B1").merge(),
  "inserts a row": (sheet) => sheet.insertRows(0, 1),
  "deletes a column": (sheet) => sheet.deleteColumns(0, 1),
  "moves a row": (sheet) => sheet.moveRows(sheet.getRange("A1:A1"), 3),
  "widens a column": (sheet) => sheet.setColumnWidth(0, 200),
  "hides a row": (sheet) => sheet.hideRows(0, 1),
};

const univerSheet = () => excel.workbook.getSheetByName("Sheet1")!;

test.each(Object.entries(BY_HAND))("a person who %s is told, and nothing changes", async (_what, change) => {
  await protectAnew({}, "B1:B2");
  const snapshot = () => JSON.stringify(univerSheet().getSheet().getSnapshot());
  const before = snapshot();
  await Promise.resolve(change(univerSheet())).catch(() => undefined);
  expect(snapshot()).toBe(before);
  expect(excel.problems.at(-1)).toMatch(/^This cell is on a protected sheet/);
});

test("a person types into cells that are not locked, and widens columns where that is allowed", async () => {
  await protectAnew({ allowFormatColumns: true }, "B1:B2");
  univerSheet().getRange("B1").setValue({ v: "typed" });
  univerSheet().getRange("B2").clearContent();
  univerSheet().setColumnWidth(0, 200);
  expect(excel.univerValues("Sheet1", "A1:B2")).toEqual([
    ["kept", "typed"],
    [2, null],
  ]);
  expect(univerSheet().getColumnWidth(0)).toBe(200);
  expect(excel.problems).toEqual([]);
  univerSheet().getRange("B2").setValue({ v: "again" });
  expect(excel.univerValues("Sheet1", "B2")).toEqual([["again"]]);
});

test("undo takes protection away and the change before it, and redo brings both back", async () => {
  await onSheet((sheet) => sheet.protection.unprotect());
  await onSheet((sheet) => (sheet.getRange("A1").values = [["changed"]]));
  await onSheet((sheet) => sheet.protection.protect());
  const commands = excel.injector.get(ICommandService);
  const isProtected = () => excel.workbook.getSheetByName("Sheet1")!.getSheet().getConfig().custom;
  expect(isProtected()).toBeTruthy();
  commands.syncExecuteCommand(UndoCommand.id);
  expect(isProtected()).toBeFalsy();
  commands.syncExecuteCommand(UndoCommand.id);
  expect(excel.univerValues("Sheet1", "A1")).toEqual([["kept"]]);
  commands.syncExecuteCommand(RedoCommand.id);
  commands.syncExecuteCommand(RedoCommand.id);
  expect(isProtected()).toBeTruthy();
  expect(excel.univerValues("Sheet1", "A1")).toEqual([["changed"]]);
  expect(excel.problems).toEqual([]);
});

test("a copy of a protected sheet has everything, and is protected, too", async () => {
  await excel.run(async ({ workbook }) => {
    const sheet = workbook.worksheets.getItem("Sheet1");
    sheet.protection.unprotect();
    sheet.getRange("B1").format.protection.locked = false;
    workbook.comments.add(sheet.getRange("A1"), "a note");
    sheet.protection.protect();
  });
  await onSheet((sheet) => (sheet.copy("After", sheet).name = "Copy"));
  const read = await excel.run(async (context) => {
    const copy = context.workbook.worksheets.getItem("Copy");
    copy.protection.load("protected");
    const formats = copy.getRange().conditionalFormats.load("items/type");
    const lock = copy.getRange("B1").format.protection.load("locked");
    const { comments } = copy;
    comments.load("items/content");
    await context.sync();
    return [
      copy.protection.protected,
      formats.items.length,
      lock.locked,
      comments.items.map(({ content }) => content),
    ];
  });
  expect(read).toEqual([true, 1, false, ["a note"]]);
  expect(excel.problems).toEqual([]);
  await excel.run(async ({ workbook }) => workbook.worksheets.getItem("Copy").delete());
  excel.injector.get(ICommandService).syncExecuteCommand(UndoCommand.id);
  expect(excel.univerSheets()).toEqual(["Sheet1", "Copy"]);
  expect(excel.problems).toEqual([]);
});

test("a workbook that was protected in its file is protected when it is opened", async () => {
  const content: WorkbookContent = {
    sheets: [
      {
        name: "Sheet1",
        cells: [
          { row: 0, column: 0, value: 1 },
          { row: 0, column: 1, value: 2, style: 0 },
          { row: 0, column: 2, value: 3, formula: "=A1+B1" },
        ],
        ...PLAIN,
        protection: ["formatCells"],
      },
    ],
    styles: [{ locked: false }],
    names: [],
    activeSheet: 0,
  };
  excel.dispose();
  excel = new HeadlessWorkbench(workbookState(content, "Class", "none"));
  expect(await attempt(CHANGES["Range.values"])).toMatchObject(refused);
  await onSheet((sheet) => (sheet.getRange("B1").values = [[40]]));
  const sum = await excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem("Sheet1").getRange("C1").load("values");
    await context.sync();
    return cell.values;
  });
  expect(sum).toEqual([[41]]);
  expect(excel.problems).toEqual([]);
});

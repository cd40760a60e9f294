import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;
let seen: unknown[];

beforeEach(() => {
  excel = new HeadlessWorkbench();
  seen = [];
});

afterEach(() => excel.dispose());

const onSheet = (change: (sheet: Excel.Worksheet, context: Excel.RequestContext) => void) =>
  excel.run(async (context) => {
    change(context.workbook.worksheets.getItem("Sheet1"), context);
    await context.sync();
  });

/** What the add-in has heard since it was last asked, once nothing more comes. */
async function heard(): Promise<unknown[]> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return seen.splice(0);
}

/** Listens for the events that the add-in listens for, and returns the handler of changes. */
async function listen() {
  return excel.run(async (context) => {
    const { workbook } = context;
    const sheet = workbook.worksheets.getItem("Sheet1");
    workbook.onSelectionChanged.add(
      async (event) => void seen.push(["selection", event.workbook !== undefined]),
    );
    const changed = workbook.worksheets.onChanged.add(
      async ({ address, changeType, source, triggerSource }) => {
        seen.push(["changed", address, changeType, source, triggerSource]);
      },
    );
    workbook.worksheets.onCalculated.add(async ({ address }) => void seen.push(["calculated", address]));
    workbook.worksheets.onActivated.add(
      async ({ worksheetId }) => void seen.push(["activated", worksheetId]),
    );
    workbook.worksheets.onDeleted.add(async ({ source }) => void seen.push(["deleted", source]));
    sheet.load("id");
    await context.sync();
    return { changed, sheetId: sheet.id };
  });
}

test("the add-in hears of selections, changes, calculations and worksheets while it has registered", async () => {
  const { changed, sheetId } = await listen();
  expect(await heard()).toEqual([]);

  await onSheet((sheet) => sheet.getRange("B2:C3").select());
  expect(await heard()).toEqual([["selection", true]]);

  await onSheet((sheet) => {
    const range = sheet.getRange("A1:A2");
    range.values = [[1], ["=A1*2"]];
    range.format.fill.color = "red";
  });
  expect(await heard()).toEqual([
    ["changed", "A1:A2", "RangeEdited", "Local", "ThisLocalAddin"],
    ["calculated", "A2"],
  ]);

  excel.workbook.getActiveSheet().getRange("A1").setValue(5);
  expect(await heard()).toEqual([
    ["changed", "A1", "RangeEdited", "Local", "Unknown"],
    ["calculated", "A2"],
  ]);

  await onSheet((_sheet, { workbook }) => workbook.worksheets.add("Other"));
  expect(await heard()).toEqual([]);
  await onSheet((_sheet, { workbook }) => workbook.worksheets.getItem("Other").activate());
  await onSheet((sheet) => sheet.activate());
  // The grid would also tell of the selection there.
  expect(await heard()).toEqual([
    ["activated", expect.not.stringMatching(sheetId)],
    ["activated", sheetId],
  ]);

  await onSheet((_sheet, { workbook }) => workbook.worksheets.getItem("Other").delete());
  expect(await heard()).toEqual([["deleted", "Local"]]);

  changed.remove();
  await changed.context.sync();
  await onSheet((sheet) => (sheet.getRange("A1").values = [[6]]));
  expect(await heard()).toEqual([["calculated", "A2"]]);
});

import { makeKey, readSolved } from "../../../src/excel/key-sheet";
import { SOLUTIONS } from "../../../src/lessons/solutions";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
});

afterEach(() => excel.dispose());

test("a key is a copy of the sheet in which the switch says yes", async () => {
  await excel.run(async ({ workbook }) => {
    const sheet = workbook.worksheets.getItem("Sheet1");
    sheet.getRange("A1:B1").values = [["kept", "no"]];
    sheet.names.add(SOLUTIONS, sheet.getRange("B1"));
  });
  expect(await makeKey()).toBe("Sheet1 – key");
  expect(excel.univerSheets()).toEqual(["Sheet1", "Sheet1 – key"]);
  expect(excel.univerValues("Sheet1", "A1:B1")).toEqual([["kept", "no"]]);
  expect(excel.univerValues("Sheet1 – key", "A1:B1")).toEqual([["kept", "yes"]]);
});

test("a sheet without a switch has no key, and words say so", async () => {
  await expect(makeKey()).rejects.toThrow("The sheet “Sheet1” has no switch for its solutions.");
  expect(excel.univerSheets()).toEqual(["Sheet1"]);
});

test.each([
  ["no", "Sheet1 – key", "yes"],
  ["ja", "Sheet1", "ja"],
])(
  "where the switch says %s, solutions are read on the sheet %s, and nothing is left behind",
  async (word, name, said) => {
    await excel.run(async ({ workbook }) => {
      const sheet = workbook.worksheets.getItem("Sheet1");
      sheet.getRange("A1:B1").values = [["kept", word]];
      sheet.names.add(SOLUTIONS, sheet.getRange("B1"));
    });
    const read = await readSolved(async (sheet) => [sheet, excel.univerValues(sheet, "A1:B1")]);
    expect(read).toEqual([name, [["kept", said]]]);
    expect(excel.univerSheets()).toEqual(["Sheet1"]);
    expect(excel.univerValues("Sheet1", "A1:B1")).toEqual([["kept", word]]);
  },
);

import { HeadlessWorkbench } from "../../office-objects/headless-workbench";
import { PlainUniver } from "./plain-univer";
import { stillNeeded } from "./still-needed";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

/** The cells' values after all calculation. */
const values = (cells: string) =>
  excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Sheet1").getRange(cells);
    range.load("values");
    await context.sync();
    return range.values;
  });

/** Univer calculates some time after cells have been merged or unmerged. */
async function until(cells: string, expected: unknown[][]): Promise<void> {
  let seen = await values(cells);
  for (let tries = 0; tries < 50 && JSON.stringify(seen) !== JSON.stringify(expected); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen = await values(cells);
  }
  expect(seen).toEqual(expected);
}

const onSheet = (change: (sheet: Excel.Worksheet) => void) =>
  excel.run(async (context) => {
    change(context.workbook.worksheets.getItem("Sheet1"));
    await context.sync();
  });

test.each([
  ["cells on the way", "B1:C1"],
  ["the formula's own cell", "A1:A2"],
])(
  "a formula does not spill over merged cells, %s, and does when they are taken apart",
  async (_what, merged) => {
    await onSheet((sheet) => {
      sheet.getRange(merged).merge();
      sheet.getRange("A1").formulas = [["=SEQUENCE(1,3)"]];
    });
    expect(await values("A1:C1")).toEqual([["#SPILL!", "", ""]]);
    excel.workbook.getActiveSheet().getRange(merged).breakApart();
    await until("A1:C1", [[1, 2, 3]]);
    await onSheet((sheet) => sheet.getRange(merged).merge());
    await until("A1", [["#SPILL!"]]);
  },
);

test("merged cells beside a spill are in nobody's way, and a single value may stand in them", async () => {
  await onSheet((sheet) => {
    sheet.getRange("D1:E1").merge();
    sheet.getRange("A2:C2").merge();
    sheet.getRange("A1").formulas = [["=SEQUENCE(1,3)"]];
    sheet.getRange("A2").formulas = [["=SUM(A1:C1)"]];
  });
  expect(await values("A1:C2")).toEqual([[1, 2, 3], [6, "", ""]]); // prettier-ignore
});

stillNeeded("spills into merged cells", async () => {
  const univer = new PlainUniver([[{ f: "=SEQUENCE(1,3)" }]]);
  univer.sheet.getRange("B1:C1").merge();
  await univer.recalculate();
  expect((await univer.values("A1"))[0][0]).toBe(1);
});

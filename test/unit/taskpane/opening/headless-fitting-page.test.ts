import { fittingPage } from "../../../../src/taskpane/opening/fitting-page";
import { HeadlessWorkbench } from "../../workbench/office-objects/headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
});

afterEach(() => excel.dispose());

const GENERATORS = [
  ["A", "(1 4 2)"],
  ["B", "(4 8 7)"],
];

function fill(address: string, values: readonly (readonly string[])[]): void {
  const sheet = excel.workbook.getActiveSheet();
  sheet.getRange(address).setValues(values.map((row) => [...row]));
}

const select = (address: string) => excel.workbook.getActiveSheet().getRange(address).activate();

/** Names D1 as Play would. */
function namePermutation(scope: "sheet" | "workbook"): void {
  const sheet = excel.workbook.getActiveSheet();
  const name = excel.workbook
    .newDefinedNameBuilder()
    .setName("Permutation2_cycles")
    .setRef(`${sheet.getSheetName()}!$D$1`);
  if (scope === "sheet") name.setScopeToWorksheet(sheet);
  excel.workbook.insertDefinedNameBuilder(name.build());
}

test("an empty sheet opens Puzzles, and so does one with other cells", async () => {
  await expect(fittingPage()).resolves.toBe("puzzles");
  fill("B2:C3", [
    ["name", "age"],
    ["Ann", "7"],
  ]);
  select("B2:C3");
  await expect(fittingPage()).resolves.toBe("puzzles");
});

test("generators that are selected open Algebra, also under a heading, with answers still to come, or on a puzzle's sheet", async () => {
  namePermutation("sheet");
  fill("G1:H1", [["Label", "Permutation"]]);
  fill("G2:H3", GENERATORS);
  fill("H3", [["#BUSY!"]]);
  select("G1:H3");
  await expect(fittingPage()).resolves.toBe("algebra");
  select("G:H");
  await expect(fittingPage()).resolves.toBe("algebra");
  select("G2:G3");
  await expect(fittingPage()).resolves.toBe("view");
});

test.each(["sheet", "workbook"] as const)(
  "a %s's name for a puzzle of the sheet opens View",
  async (scope) => {
    namePermutation(scope);
    fill("A1:B2", GENERATORS);
    await expect(fittingPage()).resolves.toBe("view");
    excel.workbook.insertSheet("Other");
    await expect(fittingPage()).resolves.toBe("puzzles");
  },
);

test("generators as the first block of two columns open Algebra", async () => {
  fill("A1:A2", [["My puzzle"], ["two moves"]]);
  fill("C4:D5", GENERATORS);
  await expect(fittingPage()).resolves.toBe("algebra");
  fill("C5:D5", [["B", "turn left"]]);
  await expect(fittingPage()).resolves.toBe("puzzles");
});

test("while a cell is edited, Puzzles are opened at once", async () => {
  fill("A1:B2", GENERATORS);
  const refused = Object.assign(new Error("edited"), { code: "InvalidOperationInCellEditMode" });
  await expect(fittingPage(() => Promise.reject(refused))).resolves.toBe("puzzles");
});

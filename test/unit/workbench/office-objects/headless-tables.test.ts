import { describeProblem } from "../../../../src/excel/problems";
import { writeTable, type Table } from "../../../../src/excel/tables";
import { HeadlessWorkbench } from "./headless-workbench";

// Texts are measured on a canvas.
jest.mock("../../../../src/workbench/office-objects/sheet/autofit", () => ({
  autofitColumns: () => undefined,
}));

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
});

afterEach(() => excel.dispose());

/** More rows than fit in one request. */
const LONG: Table = {
  title: "Products",
  headings: ["label", "permutation"],
  rows: Array.from({ length: 25_000 }, (_, i) => [`W${i}`, "()"]),
};

const problemOf = (writing: Promise<unknown>) =>
  writing.then(
    () => undefined,
    (error: unknown) => describeProblem(error),
  );

/** Deletes a sheet as soon as its first rows are there. */
function deleteWhenBegun(name: string): void {
  const listener = excel.univerAPI.addEvent(excel.univerAPI.Event.CommandExecuted, () => {
    const sheet = excel.univerAPI.getActiveWorkbook()?.getSheetByName(name);
    if (sheet?.getRange("A2").getValue() !== "W0") return;
    listener.dispose();
    queueMicrotask(() => excel.workbook.deleteSheet(sheet));
  });
}

test("rows are missing until the last one is written, and the heading says so", async () => {
  const heading = () => excel.workbook.getActiveSheet().getRange("A1").getValue();
  const seen: unknown[] = [];
  const onProgress = (part: number) => seen.push([part, heading()]);
  const destination = { kind: "cell", address: "A1" } as const;
  await writeTable(LONG, destination, { onProgress });
  expect(seen).toEqual([[0.8, "Unfinished: rows are missing"]]);
  expect(heading()).toBe("label");
});

test("what has been broken off says that rows are missing", async () => {
  const onProgress = () => {
    throw new Error("The page has been left.");
  };
  await problemOf(writeTable(LONG, { kind: "newSheet" }, { onProgress }));
  const sheet = excel.workbook.getSheetByName("Products")!;
  expect(sheet.getRange("A1").getValue()).toBe("Unfinished: rows are missing");
  expect(sheet.getRange("A20001").getValue()).toBe("W19999");
});

const DELETED = "The sheet was deleted while it was being filled. Write the rows again.";

test("a new sheet that is deleted while it is filled", async () => {
  deleteWhenBegun("Products");
  expect(await problemOf(writeTable(LONG, { kind: "newSheet" }))).toBe(DELETED);
});

test("a sheet that the user has named, deleted while it is filled, or never there", async () => {
  excel.workbook.insertSheet("Mine");
  deleteWhenBegun("Mine");
  expect(await problemOf(writeTable(LONG, { kind: "cell", address: "Mine!A1" }))).toBe(DELETED);
  expect(await problemOf(writeTable(LONG, { kind: "cell", address: "Other!A1" }))).toBe(
    "There is no sheet of that name. Write the address like E1 or Sheet2!E1.",
  );
});

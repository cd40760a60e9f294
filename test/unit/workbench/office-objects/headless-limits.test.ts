import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

const cell = () => excel.workbook.getSheetByName("Sheet1")!.getRange("A1");
const formulaOf = (length: number) => `=1${"+1".repeat((length - 2) / 2)}`;

test("what is longer than a cell takes leaves the cell as it was, and the user is told", () => {
  cell().setValue("before");
  cell().setValue({ f: formulaOf(8_194) });
  expect([cell().getFormula(), cell().getValue()]).toEqual(["", "before"]);
  cell().setValue("x".repeat(32_768));
  expect(cell().getValue()).toBe("before");
  expect(excel.problems).toEqual([
    "This formula has 8,194 characters, and a cell holds at most 8,192: the cell stays as it was. Put parts of the formula into other cells.",
    "This text has 32,768 characters, and a cell holds at most 32,767: the cell stays as it was. Divide the text among several cells.",
  ]);
  cell().setValue("x".repeat(32_767));
  expect(cell().getValue()).toHaveLength(32_767);
  cell().setValue({ f: formulaOf(8_192) });
  expect(cell().getFormula()).toHaveLength(8_192);
  expect(excel.problems).toHaveLength(2);
});

test("the add-in gets Excel's error for what is longer than a cell takes", async () => {
  const write = (value: string) =>
    excel.failure(async ({ workbook }) => {
      workbook.worksheets.getItem("Sheet1").getRange("A1:A2").values = [["short"], [value]];
    });
  expect(await write("x".repeat(32_768))).toMatchObject({
    code: "InvalidArgument",
    message:
      "The argument is invalid or missing or has an incorrect format. A cell takes 32767 characters of this kind; 32768 are too many.",
  });
  expect(await write(formulaOf(8_194))).toMatchObject({ code: "InvalidArgument" });
  expect(cell().getValue()).toBeNull();
});

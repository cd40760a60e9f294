import { readSelectedPlace } from "../../../../src/excel/selection";
import { parsePermutation } from "../../../../src/permutations/permutation";
import { readPlacedGenerators } from "../../../../src/taskpane/selection/generators";
import { HeadlessWorkbench } from "../../workbench/office-objects/headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
});

afterEach(() => excel.dispose());

test("generators are placed without their heading and the blank rows above", async () => {
  const sheet = excel.workbook.getActiveSheet();
  sheet.getRange("C4:D6").setValues([
    ["label", "permutation"],
    ["A", "(1 2)"],
    ["B", "(2 3)"],
  ]);
  sheet.getRange("C2:D20").activate();
  await expect(readPlacedGenerators(await readSelectedPlace())).resolves.toEqual({
    sheet: "Sheet1",
    address: "C5:D6",
    generators: [
      { label: "A", permutation: parsePermutation("(1 2)") },
      { label: "B", permutation: parsePermutation("(2 3)") },
    ],
  });
});

import { readWorkbook } from "../../../../src/workbooks";
import { fileOfKept } from "../../../../src/workbench/files/starting-workbook";

const ADD_IN = "5f0a4a5e-6d1c-4b53-9c1e-8d0f7c3b2a91";

test("the file of a workbook that is not opened has its values, formulas and looks", async () => {
  const cellData = {
    0: { 0: { v: 5 }, 1: { f: "=A1*2", si: "x", v: 10 }, 2: { f: '=PUZZLE.CYCLEORDER("(1 2)")' } },
    1: { 0: { v: "six", s: "bold" }, 1: { si: "x", v: 12 } },
    4: { 3: { si: "x" } },
  };
  const sheet = { id: "s", name: "Data", cellData };
  const data = {
    name: "Mine",
    sheetOrder: ["s"],
    sheets: { s: sheet },
    styles: { bold: { bl: 1 as const } },
  };
  const bytes = await fileOfKept({ data, unsaved: true }, ADD_IN, () => undefined);
  const { content } = await readWorkbook(bytes);
  expect(content.sheets).toHaveLength(1);
  const cells = content.sheets[0].cells.map(({ row, column, value, formula, style }) => [
    [row, column],
    formula ?? value,
    style === undefined ? undefined : content.styles[style].bold,
  ]);
  expect(cells).toEqual([
    [[0, 0], 5, undefined],
    [[0, 1], "=A1*2", undefined],
    [[0, 2], '=PUZZLE.CYCLEORDER("(1 2)")', undefined],
    [[1, 0], "six", true],
    [[1, 1], "=A2*2", undefined],
    [[4, 3], "=C5*2", undefined],
  ]);
});

test("a workbook of which next to nothing is kept has a file too", async () => {
  const data = { sheetOrder: ["s"], sheets: { s: { id: "s", name: "Empty" } } };
  const { content } = await readWorkbook(await fileOfKept({ data, unsaved: false }, ADD_IN, () => undefined));
  expect(content.sheets.map(({ name }) => name)).toEqual(["Empty"]);
});

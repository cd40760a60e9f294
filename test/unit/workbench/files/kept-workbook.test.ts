import fc from "fast-check";
import { isKeptWorkbook } from "../../../../src/workbench/files/kept-workbooks";
import { emptyWorkbook, workbookState } from "../../../../src/workbench/files/workbook-state";
import { readSample } from "../../../../samples/read-sample.mjs";
import { readWorkbook } from "../../../../src/workbooks";

const kept = async () => {
  const { content } = await readWorkbook(readSample("samples", "free-the-key"));
  return { ...workbookState(content, "Free the Key", ""), unsaved: false };
};

test("workbooks as they are kept", async () => {
  expect(isKeptWorkbook({ ...emptyWorkbook(), unsaved: false })).toBe(true);
  expect(isKeptWorkbook(await kept())).toBe(true);
  expect(isKeptWorkbook({ ...(await kept()), selection: "A:C" })).toBe(true);
});

test.each<[what: string, path: string, value: unknown]>([
  ["no data", "data", undefined],
  ["no sheets", "data.sheets", {}],
  ["no order", "data.sheetOrder", []],
  ["a sheet that is a text", "data.sheets.sheet1", "x"],
  ["a nameless sheet", "data.sheets.sheet1.name", undefined],
  ["cells in a list", "data.sheets.sheet1.cellData", [1]],
  ["a row that is a number", "data.sheets.sheet1.cellData", { 0: 7 }],
  ["a cell that is a text", "data.sheets.sheet1.cellData", { 0: { 0: "x" } }],
  ["a formula that is a number", "data.sheets.sheet1.cellData", { 0: { 0: { f: 1 } } }],
  ["a merge without an end", "data.sheets.sheet1.mergeData", [{ startRow: 0, startColumn: 0 }]],
  ["half a resource", "data.resources", [{ name: "SHEET_NOTE_PLUGIN", data: '{"a":' }]],
])("damaged: %s", async (_what, path, value) => {
  const workbook = structuredClone(await kept());
  const names = path.split(".");
  const last = names.pop()!;
  let part = workbook as unknown as Record<string, unknown>;
  for (const name of names) part = part[name] as Record<string, unknown>;
  part[last] = value;
  expect(isKeptWorkbook(workbook)).toBe(false);
});

test("anything else is none", () => {
  fc.assert(fc.property(fc.anything(), (value) => expect(isKeptWorkbook(value)).toBe(false)));
});

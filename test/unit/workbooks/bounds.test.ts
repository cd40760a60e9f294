import { strToU8 } from "fflate";
import { WorkbookError } from "../../../src/workbooks";
import { refuseVastSheets } from "../../../src/workbooks/file/bounds";

/** A sheet with content in one cell only. */
const sheetWith = (address: string) =>
  strToU8(`<worksheet><sheetData><row><c r="${address}"><v>1</v></c></row></sheetData></worksheet>`);

function refused(...addresses: string[]): () => void {
  const entries = addresses.map((_address, k) => ({
    name: `Sheet${k + 1}`,
    path: `${k}.xml`,
    hasCells: true,
    hidden: false,
  }));
  const parts = Object.fromEntries(addresses.map((address, k) => [`${k}.xml`, sheetWith(address)]));
  return () => refuseVastSheets(parts, entries);
}

test("cells are counted from A1 to the last one, of all sheets together", () => {
  expect(refused("A1048576", "XFD1")).not.toThrow();
  expect(refused("ALL2000")).not.toThrow();
  for (const addresses of [["A1048576", "A1048576"], ["ALM2000"], ["ALL2000", "A1"]]) {
    expect(refused(...addresses)).toThrow(WorkbookError);
  }
  expect(refused("A1048576", "A1048576")).toThrow(
    "with the sheet “Sheet2” it has more than 2,000,000 cells.",
  );
});

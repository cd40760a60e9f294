import fc from "fast-check";
import {
  areaAddress,
  cellAddress,
  columnLetters,
  columnOfLetters,
  rowOfAddress,
} from "../../../src/grid/addresses";
import { MAX_COLUMNS, MAX_ROWS } from "../../../src/grid/limits";

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [701, "ZZ"],
  [702, "AAA"],
  [16383, "XFD"],
])("column %i is %s", (column, letters) => expect(columnLetters(column)).toBe(letters));

test("letters are read again, in capitals or not", () => {
  fc.assert(
    fc.property(fc.nat(MAX_COLUMNS - 1), (column) => {
      const letters = columnLetters(column);
      expect([columnOfLetters(letters), columnOfLetters(letters.toLowerCase())]).toEqual([column, column]);
    }),
  );
});

test("rows and columns count from 0", () => expect(cellAddress(17, 9)).toBe("J18"));

test("the row of an address is read again", () => {
  fc.assert(
    fc.property(fc.nat(MAX_ROWS - 1), fc.nat(MAX_COLUMNS - 1), (row, column) => {
      expect(rowOfAddress(cellAddress(row, column))).toBe(row + 1);
    }),
  );
});

test("a rectangle is named by its corners", () => expect(areaAddress(4, 1, 16, 21)).toBe("B5:V20"));

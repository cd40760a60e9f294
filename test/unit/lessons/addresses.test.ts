import { areaAddress, columnLetters } from "../../../src/lessons/addresses";

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [701, "ZZ"],
  [702, "AAA"],
  [16383, "XFD"],
])("column %i is %s", (column, letters) => expect(columnLetters(column)).toBe(letters));

test("a rectangle is named by its corners", () => expect(areaAddress(4, 1, 16, 21)).toBe("B5:V20"));

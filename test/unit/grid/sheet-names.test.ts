import fc from "fast-check";
import {
  inQuotes,
  qualifiedAddress,
  quoteSheet,
  splitAddress,
  unquoteSheet,
} from "../../../src/grid/sheet-names";

test.each([
  ["Sheet1", "Sheet1"],
  ["Pinball", "Pinball"],
  ["Größe_2.1", "Größe_2.1"],
  ["My sheet", "'My sheet'"],
  ["It's", "'It''s'"],
  ["A1", "'A1'"],
  ["R1C1", "'R1C1'"],
  ["2024", "'2024'"],
])("a sheet called %s is written %s", (name, quoted) => {
  expect(quoteSheet(name)).toBe(quoted);
  expect(qualifiedAddress(name, "B3")).toBe(`${quoted}!B3`);
});

test("a name comes back as it was, in quotes or not", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (sheet) => {
      expect(unquoteSheet(inQuotes(sheet))).toBe(sheet);
      expect(unquoteSheet(quoteSheet(sheet))).toBe(sheet);
    }),
  );
});

test("an address is split into its sheet and its cells", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (sheet) => {
      fc.pre(sheet === sheet.trim());
      expect(splitAddress(qualifiedAddress(sheet, "B3"))).toEqual({ sheet, cells: "B3" });
    }),
  );
});

test("an address without a sheet has none", () => expect(splitAddress(" E1 ")).toEqual({ cells: "E1" }));

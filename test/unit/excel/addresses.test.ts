import fc from "fast-check";
import { cellAddress, qualifiedAddress, splitAddress } from "../../../src/excel/addresses";
import { freeSheetName } from "../../../src/excel/sheet-names";

test("rows and columns count from 0", () => expect(cellAddress(17, 9)).toBe("J18"));

test("a sheet's name is quoted where it must be, and comes back as it was", () => {
  expect(qualifiedAddress("Pinball", "A1")).toBe("Pinball!A1");
  expect(qualifiedAddress("Ann's sheet", "A1")).toBe("'Ann''s sheet'!A1");
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (sheet) => {
      fc.pre(sheet === sheet.trim());
      expect(splitAddress(qualifiedAddress(sheet, "B3"))).toEqual({ sheet, cells: "B3" });
    }),
  );
});

test("an address without a sheet has none", () => expect(splitAddress(" E1 ")).toEqual({ cells: "E1" }));

test("a taken sheet name gets the first free number, whatever its case", () => {
  expect(freeSheetName("Products", [])).toBe("Products");
  expect(freeSheetName("Products", ["products", "PRODUCTS 2"])).toBe("Products 3");
});

import { freeSheetName } from "../../../src/excel/sheet-names";

test("a taken sheet name gets the first free number, whatever its case", () => {
  expect(freeSheetName("Products", [])).toBe("Products");
  expect(freeSheetName("Products", ["products", "PRODUCTS 2"])).toBe("Products 3");
});

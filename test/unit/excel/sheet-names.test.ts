import { freeSheetName } from "../../../src/excel/sheet-names";

test("a taken sheet name gets the first free number, whatever its case", () => {
  expect(freeSheetName("Products", [])).toBe("Products");
  expect(freeSheetName("Products", ["products", "PRODUCTS 2"])).toBe("Products 3");
});

test("a numbered name is not longer than Excel allows", () => {
  const long = "x".repeat(31);
  expect(freeSheetName(long, [long])).toBe(`${"x".repeat(29)} 2`);
});

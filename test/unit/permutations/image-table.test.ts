import fc from "fast-check";
import { ImageTable } from "../../../src/permutations/image-table";
import { LimitError } from "../../../src/steps/limit-error";

test("rows are numbered in the order in which they came, and found again", () => {
  const images = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
  fc.assert(
    fc.property(fc.array(images, { maxLength: 300 }), (given) => {
      const table = new ImageTable(5, 120);
      const rows = new Map<string, number>();
      for (const permutation of given) {
        const key = permutation.join();
        if (!rows.has(key)) rows.set(key, rows.size);
        expect(table.add(permutation)).toBe(rows.get(key));
      }
      expect(table.count).toBe(rows.size);
      for (const [key, row] of rows) expect(table.row(row).join()).toBe(key);
    }),
  );
});

test("a product is first the first factor, then the second", () => {
  const table = new ImageTable(3, 6);
  table.add([1, 0, 2]);
  table.add([0, 2, 1]);
  expect(table.addProduct(0, 1)).toBe(2);
  expect(Array.from(table.row(2))).toEqual([2, 0, 1]);
  expect(table.addProduct(0, 1)).toBe(2);
});

test("there is only one permutation of no points", () => {
  const table = new ImageTable(0, 10);
  expect([table.add([]), table.addProduct(0, 0), table.count]).toEqual([0, 0, 1]);
});

test("memory is bounded", () => {
  const degree = 65_536;
  const table = new ImageTable(degree, 1e6);
  const rotation = new Uint16Array(degree);
  const fill = () => {
    for (let turn = 0; turn < 2000; turn++) {
      for (let x = 0; x < degree; x++) rotation[x] = x + turn;
      table.add(rotation);
    }
  };
  expect(fill).toThrow(
    new LimitError("there are more than 1,024 products of 65,536 points, too many for the memory"),
  );
});

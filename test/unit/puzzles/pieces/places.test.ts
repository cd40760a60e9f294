import fc from "fast-check";
import { sortedPoints } from "../../../../src/permutations/points";
import { textOf, type Cell } from "../../../../src/grid/cells";
import { Places } from "../../../../src/puzzles/pieces/places";
import { finished } from "../../../../src/steps";

const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.integer({ min: -3, max: 40 }),
  fc.integer({ min: -3, max: 40 }).map(String),
  fc.constantFrom<Cell>(1.5, "1.50", "01", " 7 ", 1e15, "1000000000000000", 999_999_999_999_999, 2 ** 32 + 1, -0.5),
  fc.constantFrom<Cell>("red", "Red", " red", "TRUE", true, false, "1e3", 1e300),
); // prettier-ignore

test("places are told apart, found again and sorted as their texts are", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 40 }), (table) => {
      const places = new Places(table);
      const numbers = new Map<string, number>();
      table.forEach((cells, row) => {
        if (!places.hasRoom(2)) finished(places.makeRoom());
        cells.forEach((cell, column) => {
          const name = textOf(cell);
          if (!numbers.has(name)) numbers.set(name, numbers.size);
          expect(places.add(cell, row, column)).toBe(numbers.get(name));
        });
      });
      const names = [...numbers.keys()];
      expect(places.names()).toEqual(names);
      const sorted = finished(places.sort());
      const inOrder = sortedPoints(names);
      expect(places.names()).toEqual(inOrder);
      expect(places.count).toBe(names.length);
      for (const name of names) {
        const number = inOrder.indexOf(name);
        expect(sorted[numbers.get(name)!]).toBe(number);
        expect(places.find(` ${name}`)).toBe(number);
        expect(places.name(number)).toBe(name);
      }
      expect(places.find("nowhere")).toBeUndefined();
    }),
  );
});

test("a place is shown as the table shows it first", () => {
  const table: Cell[][] = [[5, " 6 "], ["5", 6], [true, "TRUE"]]; // prettier-ignore
  const places = new Places(table);
  table.forEach((cells, row) => cells.forEach((cell, column) => places.add(cell, row, column)));
  expect(Array.from({ length: places.count }, (_, number) => places.cell(number))).toEqual([5, "6", true]);
});

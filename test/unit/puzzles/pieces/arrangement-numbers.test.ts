import fc from "fast-check";
import { arrangementCount, arrangementNumbers } from "../../../../src/puzzles/pieces/arrangement-numbers";
import { finished } from "../../../../src/steps";

/** All orders of a list that may have equal numbers, in alphabetical order. */
function ordersOf(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return [...new Set(list)]
    .sort((a, b) => a - b)
    .flatMap((first) => {
      const rest = [...list];
      rest.splice(rest.indexOf(first), 1);
      return ordersOf(rest).map((order) => [first, ...order]);
    });
}

const withEqualPieces = fc
  .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })
  .filter((list) => list.reduce((sum, count) => sum + count, 0) <= 7);
const allDifferent = fc.integer({ min: 1, max: 6 }).map((places) => new Array<number>(places).fill(1));
const counts = fc.oneof(withEqualPieces, allDifferent);

test("arrangements are numbered in alphabetical order, and so are those after a move", () => {
  fc.assert(
    fc.property(counts, (list) => {
      const sorted = list.flatMap((count, piece) => new Array<number>(count).fill(piece));
      const orders = ordersOf(sorted);
      const numberOf = new Map(orders.map((order, number) => [order.join(), number]));
      const places = sorted.length;
      expect(finished(arrangementCount(Int32Array.from(list), places, 1000))).toBe(orders.length);
      const numbers = arrangementNumbers(Int32Array.from(list), places, orders.length);
      const wrong: number[][] = [];
      orders.forEach((order, number) => {
        numbers.lookAt(number);
        const empties = [...order.keys()].filter((place) => order[place] === 0);
        if (numbers.pieces().join() !== order.join()) wrong.push([number]);
        if (numbers.empties.join() !== empties.join()) wrong.push([number]);
        for (const empty of empties) {
          for (let place = 0; place < places; place++) {
            if (place === empty) continue;
            const moved = [...order];
            [moved[empty], moved[place]] = [order[place], order[empty]];
            if (numbers.afterMove(place, empty) !== numberOf.get(moved.join()))
              wrong.push([number, place, empty]);
          }
        }
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("numbers of hundreds of millions are exact", () => {
  const total = finished(arrangementCount(new Int32Array(12).fill(1), 12, 2 ** 32));
  expect(total).toBe(479_001_600);
  const numbers = arrangementNumbers(new Int32Array(12).fill(1), 12, total);
  numbers.lookAt(total - 1);
  expect(numbers.pieces()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  for (let number = 123_456_789; number < total; number += 9_876_543) {
    numbers.lookAt(number);
    const [empty] = numbers.empties;
    const place = (empty + 5) % 12;
    const there = numbers.afterMove(place, empty);
    numbers.lookAt(there);
    expect(numbers.empties[0]).toBe(place);
    expect(numbers.afterMove(empty, place)).toBe(number);
  }
});

test("more than can be counted are infinitely many", () => {
  const count = (counts: number[], places: number, most: number) =>
    finished(arrangementCount(Int32Array.from(counts), places, most));
  expect(count([1, 2, 3], 6, 60)).toBe(60);
  expect(count([1, 2, 3], 6, 59)).toBe(Infinity);
  expect(count([1, 1_000_000], 1_000_001, 2 ** 29)).toBe(1_000_001);
  expect(count([500_000, 500_001], 1_000_001, 2 ** 29)).toBe(Infinity);
});

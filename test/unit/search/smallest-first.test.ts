import fc from "fast-check";
import { SmallestFirst } from "../../../src/search/smallest-first";

test("numbers come out as from a sorted list, in whatever order they are added and taken", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer())), (additions) => {
      const heap = new SmallestFirst();
      const list: number[] = [];
      for (const number of additions) {
        if (number !== null) {
          heap.add(number);
          list.push(number);
          list.sort((a, b) => a - b);
        } else if (list.length > 0) {
          expect(heap.take()).toBe(list.shift());
        }
        expect(heap.size).toBe(list.length);
      }
      while (list.length > 0) expect(heap.take()).toBe(list.shift());
      expect(heap.size).toBe(0);
    }),
  );
});

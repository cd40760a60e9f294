import fc from "fast-check";
import { finished } from "../../../src/steps";
import { inOrder } from "../../../src/steps/sorting";

test("numbers are ordered as by a stable sort, however many there are", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: 9000 }),
      (count, different) => {
        const drawn = Array.from({ length: count }, (_, k) => (k * 7919) % different);
        const expected = [...drawn.keys()].sort((a, b) => drawn[a] - drawn[b]);
        expect([...finished(inOrder(count, (a, b) => drawn[a] - drawn[b]))]).toEqual(expected);
      },
    ),
    { numRuns: 20 },
  );
});

test("there are never many comparisons in one step", () => {
  let compared = 0;
  let most = 0;
  const steps = inOrder(200_000, (a, b) => {
    compared++;
    return ((a * 7919) % 104_729) - ((b * 7919) % 104_729);
  });
  while (!steps.next().done) {
    most = Math.max(most, compared);
    compared = 0;
  }
  expect(most).toBeGreaterThan(1000);
  expect(most).toBeLessThan(2 ** 15);
});

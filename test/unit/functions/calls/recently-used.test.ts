import fc from "fast-check";
import { RecentlyUsed } from "../../../../src/functions/calls/recently-used";

const MAX_ENTRIES = 4;
const MAX_WEIGHT = 10;

const step = fc.record({
  key: fc.constantFrom("a", "b", "c", "d", "e", "f"),
  weight: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
});

test("what was used last is kept, as far as number and weight allow", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const kept = new RecentlyUsed<number>(MAX_ENTRIES, MAX_WEIGHT);
      let model: { key: string; value: number; weight: number }[] = [];
      steps.forEach(({ key, weight }, value) => {
        const old = model.find((entry) => entry.key === key);
        if (weight === undefined) {
          expect(kept.get(key)).toBe(old?.value);
          if (old) model = [...model.filter((entry) => entry !== old), old];
          return;
        }
        kept.set(key, value, weight);
        model = model.filter((entry) => entry !== old);
        if (weight > MAX_WEIGHT) return;
        model.push({ key, value, weight });
        const total = () => model.reduce((sum, entry) => sum + entry.weight, 0);
        while (model.length > MAX_ENTRIES || total() > MAX_WEIGHT) model.shift();
      });
    }),
  );
});

test("what was asked for stays longer than what was only set", () => {
  const kept = new RecentlyUsed<number>(2, MAX_WEIGHT);
  kept.set("a", 1, 1);
  kept.set("b", 2, 1);
  expect(kept.get("a")).toBe(1);
  kept.set("c", 3, 1);
  expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual([1, undefined, 3]);
});

import fc from "fast-check";
import { imageOf, MOST_UNFOLDED, waysThrough, writtenWay } from "../../../../src/permutations/working/ways";
import { cycles, imageUnder } from "../arbitraries";

test("each way leads where the factors take its point", () => {
  fc.assert(
    fc.property(cycles, (factors) => {
      const ways = waysThrough(factors);
      expect(new Set(ways.keys())).toEqual(new Set(factors.flat()));
      for (const [point, way] of ways) expect(imageOf(way)).toBe(imageUnder(factors, point));
    }),
  );
});

test("an unfolded way has the point after each factor", () => {
  fc.assert(
    fc.property(cycles, (factors) => {
      for (const [point, way] of waysThrough(factors)) {
        const points = factors.map((_, k) => imageUnder(factors.slice(0, k + 1), point));
        expect(writtenWay(way, factors.length)).toBe([point, ...points].join(" → "));
      }
    }),
  );
});

test("a folded way leaves out only points that are as the one before", () => {
  const many = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(String), { maxLength: 4 }), {
    minLength: MOST_UNFOLDED + 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(many, (factors) => {
      for (const [point, way] of waysThrough(factors)) {
        const after = factors.map((_, k) => imageUnder(factors.slice(0, k + 1), point));
        const moving = after.filter((at, k) => at !== [point, ...after][k]);
        const written = writtenWay(way, factors.length);
        const shown = written.split(/ [→…] /);
        expect(shown.filter((at, k) => k > 0 && at !== shown[k - 1])).toEqual(moving);
        for (const run of written.split("…").slice(1, -1)) expect(run).toContain("→");
      }
    }),
  );
});

test("runs of factors that leave a point alone are folded from nine factors on", () => {
  const [four] = waysThrough([["1", "4"]]).values();
  expect(writtenWay(four, 8)).toBe(`1 → 4${" → 4".repeat(7)}`);
  expect(writtenWay(four, 9)).toBe("1 → 4 … 4");
  const late = waysThrough([...Array<string[]>(9).fill(["2", "3"]), ["1", "4"], ["5", "6"]]);
  expect(writtenWay(late.get("1")!, 11)).toBe("1 … 1 → 4 → 4");
});

test("the ways of many factors are about as long as their text", () => {
  const points = Array.from({ length: 3000 }, (_, k) => `${k + 1}`);
  const swaps = Array.from({ length: 2500 }, (_, k) => [`${k + 1}`, `${k + 2}`]);
  const factors = [points, ...swaps];
  const ways = [...waysThrough(factors).values()].map((way) => writtenWay(way, factors.length));
  expect(ways.join("").length).toBeLessThan(4 * factors.flat().join(" ").length);
});

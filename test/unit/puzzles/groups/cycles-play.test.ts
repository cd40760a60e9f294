import fc from "fast-check";
import { formatPermutation, parsePermutation, power } from "../../../../src/permutations/permutation";
import { permutationCycles, type PermutationPlay } from "../../../../src/puzzles/groups/cycles-play";
import { NotPlayable } from "../../../../src/playing/play";
import { played } from "../../playing/played";
import { multiply } from "../../permutations/multiply";

const permuted = (...cells: (string | number)[]) =>
  played(permutationCycles, { cycles: cells.map((cell) => [cell]) });

const textOf = (play: PermutationPlay, step: number) =>
  formatPermutation({ points: play.points, images: play.pointsAfter(step) });

test("disjoint cycles are applied again and again, until all points are back", () => {
  const play = permuted("(1 4 2)(3 8)(7)");
  expect(play.lastStep).toBe(6);
  expect(play.isProduct).toBe(false);
  expect(play.circles.map((circle) => circle.map((point) => play.points[point]).join(" "))).toEqual([
    "1 4 2",
    "3 8",
    "7",
  ]);
  expect([0, 1, 2, 3, 6].map((step) => textOf(play, step))).toEqual([
    "()",
    "(1 4 2)(3 8)",
    "(1 2 4)",
    "(3 8)",
    "()",
  ]);
  expect([0, 1, 2, 3, 6].map(play.text)).toEqual([
    "order 6: applied 6 times it brings all points back",
    "applied once: no point is back",
    "applied 2 times: 2 of 5 points are back",
    "applied 3 times: 3 of 5 points are back",
    "applied 6 times: all points are back",
  ]);
  expect(play.marker).toBeUndefined();
});

test("cycles that overlap are factors, from left to right", () => {
  const play = permuted("(1 4 2)(4 8 7)");
  expect(play.isProduct).toBe(true);
  expect([0, 1, 2].map(play.text)).toEqual([
    "2 factors, from left to right",
    "(1 4 2) is applied: so far (1 4 2)",
    "(4 8 7) is applied: the product is (1 8 7 4 2)",
  ]);
  expect([0, 1, 2].map(play.factorOf)).toEqual([0, 0, 1]);
});

test("several cells are factors, and the marker stands on the one that was applied last", () => {
  const play = permuted("(1 2)(3 4)", "", 0, "(2 3)", "(1 2)(3 4)");
  expect(play.factors.map(({ text }) => text)).toEqual(["(1 2)(3 4)", "(2 3)", "(1 2)(3 4)"]);
  expect([0, 1, 2, 3].map((step) => play.marker?.cells(step))).toEqual([
    [{ row: 0, column: 0 }],
    [{ row: 0, column: 0 }],
    [{ row: 3, column: 0 }],
    [{ row: 4, column: 0 }],
  ]);
});

test("a product that is the identity is played, too", () => {
  const play = permuted("(1 2)(1 2)");
  expect(play.text(2)).toBe("(1 2) is applied: the product is ()");
});

test("of a huge order 120 powers are played", () => {
  const primes = [2, 3, 5, 7, 11, 13];
  const cycles = primes.map((length) => `(${Array.from({ length }, (_, k) => `${length}.${k}1`).join(" ")})`);
  const play = permuted(cycles.join(""));
  expect(play.lastStep).toBe(120);
  expect(play.text(0)).toBe("order 30,030: applied 30,030 times it brings all points back");
});

test.each([
  [["()"], new NotPlayable("This is the identity, which moves no point: there is nothing to play.")],
  [["(5)"], new NotPlayable("This is the identity, which moves no point: there is nothing to play.")],
  [["", 0], "cycles: all cells are blank; expected cycles such as (1 4 2)(3 8)."],
  [["(1 2", "x"], /^cycles, row 1, column 1: "\(1 2", character 1: this parenthesis is not closed/],
  [["(1 2)", "x"], /^cycles, row 2, column 1: "x" has no parentheses/],
  [
    [`(${Array.from({ length: 61 }, (_, k) => k).join(" ")})`],
    new NotPlayable("There are 61 points; a drawing shows at most 60 of them."),
  ],
  [["(1 2)".repeat(501)], new NotPlayable("There are 501 factors; at most 500 are played.")],
])("cells %j", (cells, problem) => {
  expect(() => permuted(...cells)).toThrow(problem);
});

const cycle = fc
  .uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
  .map((points) => `(${points.join(" ")})`);

test("any product: the last state is the product; any powers: each state is one", () => {
  fc.assert(
    fc.property(fc.array(cycle, { minLength: 1, maxLength: 5 }), (cycles) => {
      const text = cycles.join("");
      const whole = parsePermutation(text);
      const isIdentity = formatPermutation(whole) === "()";
      const isDisjoint = new Set(text.match(/\d/g)).size === text.match(/\d/g)!.length;
      fc.pre(!(isIdentity && isDisjoint));
      const play = permuted(text);
      for (let step = 0; step <= play.lastStep; step++) {
        const expected = play.isProduct
          ? cycles.slice(0, step).map(parsePermutation).reduce(multiply, parsePermutation("()"))
          : power(whole, BigInt(step));
        expect(textOf(play, step)).toBe(formatPermutation(expected));
      }
    }),
  );
});

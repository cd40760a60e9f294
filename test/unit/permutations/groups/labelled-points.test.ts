import { finished } from "../../../../src/steps";
import { imagesAmong, commonPointsInSteps } from "../../../../src/permutations/groups/labelled-points";
import { parseCycles } from "../../../../src/permutations/notation";
import { numbersOf, parsePermutation, permutationOfCycles } from "../../../../src/permutations/permutation";

const among = (points: string[], cycles: string) => imagesAmong(numbersOf(points), parseCycles(cycles));

test("permutations over the points of all of them, in order", () => {
  const { points, generators } = finished(
    commonPointsInSteps(["(10 9)", "(red 9)(2)", "()"].map(parsePermutation)),
  );
  expect(points).toEqual(["2", "9", "10", "red"]);
  expect(generators.map((images) => [...images])).toEqual([
    [0, 2, 1, 3],
    [0, 3, 2, 1],
    [0, 1, 2, 3],
  ]);
  expect(finished(commonPointsInSteps([]))).toEqual({ points: [], generators: [] });
});

test("images among some points; none if another point is moved", () => {
  expect([...among(["a", "b", "c"], "(a b)(b c)")!]).toEqual([2, 0, 1]);
  expect([...among(["a", "b", "c"], "(a x)(x a)(b c)(y)")!]).toEqual([0, 2, 1]);
  expect(among(["a", "b", "c"], "(a x)")).toBeUndefined();
  expect([...among(["a", "b", "c", "d"], "(c)(a c)(b d)(a)")!]).toEqual([2, 3, 0, 1]);
  expect([...among(["a", "b", "c", "d"], "(a c)(b c d)")!]).toEqual([3, 2, 0, 1]);
  expect(among([], "(x y z)")).toBeUndefined();
  expect([...among([], "()")!]).toEqual([]);
});

test("too many points, or too many of many permutations", () => {
  const cycle = (from: number, length: number) =>
    permutationOfCycles([Array.from({ length }, (_, k) => String(from + k))]);
  expect(() => finished(commonPointsInSteps([cycle(0, 65_537)]))).toThrow(
    "the permutations have more than 65,536 points together; no more are possible",
  );
  const many = Array.from({ length: 1024 }, (_, k) => cycle(40 * k, 40));
  expect(() => finished(commonPointsInSteps(many))).toThrow(
    "the 1,024 permutations have more than 32,768 points together; no more are possible",
  );
});

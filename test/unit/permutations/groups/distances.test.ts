import { finished } from "../../../../src/steps";
import fc from "fast-check";
import { distancesFromIdentity } from "../../../../src/permutations/groups/distances";
import { rankedElements, elementsOf } from "../../../../src/permutations/groups/elements";
import {
  commonPointsInSteps,
  amongMovedPointsInSteps,
} from "../../../../src/permutations/groups/labelled-points";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { invertImages } from "../../../../src/permutations/images";
import { LimitError } from "../../../../src/steps/limit-error";
import { formatPermutation, type Permutation } from "../../../../src/permutations/permutation";
import pinball from "../../../fixtures/pinball.json";
import { finish, generatorsArbitrary, permutations, times } from "./some-groups";

const groupOf = (generators: readonly Int32Array[]) =>
  finish(permutationGroup(generators, generators[0].length));

const overMovedPoints = (given: readonly Permutation[]) =>
  finish(amongMovedPointsInSteps(finished(commonPointsInSteps(given))));

test("elements and their numbers", () => {
  fc.assert(
    fc.property(generatorsArbitrary(6), (generators) => {
      const group = groupOf(generators);
      const ranks = finish(rankedElements(group));
      const numbers = Array.from(elementsOf(group), (images) => {
        const places = Int32Array.from(group.base, (point) => images[point]);
        const rank = ranks.rankOf(places.slice());
        expect([...ranks.imagesOf(rank)]).toEqual([...images]);
        const read = new Int32Array(group.base.length);
        ranks.baseImagesOf(rank, read);
        expect([...read]).toEqual([...places]);
        return rank;
      });
      expect(numbers.sort((a, b) => a - b)).toEqual([...numbers.keys()]);
      expect(numbers).toContain(ranks.identity);
    }),
  );
});

test("of equal factors the first one is written, so a generator rather than its inverse", () => {
  const [flip, turn] = permutations("(1 2)", "(1 2 3 4 5)").map(({ images }) => images);
  const moved = Int32Array.of(...flip, 2, 3, 4);
  const { farthest } = finish(
    distancesFromIdentity(groupOf([moved, turn, invertImages(moved), invertImages(turn)])),
  );
  for (const { word } of farthest) expect(word).not.toContain(2);
});

test("how hard can it get? Eleven factors A to D at most", () => {
  const { points, generators } = overMovedPoints(permutations(...pinball.generators.map(({ perm }) => perm)));
  const { counts, farthest } = finish(distancesFromIdentity(groupOf(generators)));
  expect(counts).toEqual(pinball.word_levels_positive);
  const written = farthest.map(({ images }) => formatPermutation({ points, images }));
  expect(written.sort()).toEqual(pinball.farthest_positive);
  const words = farthest.map(({ word }) => word?.map((letter) => "ABCD"[letter]).join(""));
  expect(words.sort()).toEqual(["AABDCDBCCDD", "AACBDBDDADD"]);
});

test("distances are those of products one after another", () => {
  fc.assert(
    fc.property(generatorsArbitrary(5), (generators) => {
      const seen = new Set<string>();
      const expected: number[] = [];
      const identity = Int32Array.from(generators[0].keys());
      let layer: Int32Array[] = [identity];
      let last: string[] = [];
      for (;;) {
        const fresh = new Map(layer.map((images) => [images.join(), images]));
        for (const key of seen) fresh.delete(key);
        if (fresh.size === 0) break;
        for (const key of fresh.keys()) seen.add(key);
        last = [...fresh.keys()];
        expected.push(fresh.size);
        layer = [...fresh.values()].flatMap((images) =>
          generators.map((generator) => times(images, generator)),
        );
      }
      const { counts, farthest } = finish(distancesFromIdentity(groupOf(generators)));
      expect(counts).toEqual(expected);
      expect(farthest.map(({ images }) => images.join()).sort()).toEqual(last.sort());
      for (const { images, word } of farthest) {
        expect(word).toHaveLength(expected.length - 1);
        const product = word!.reduce<Int32Array>(
          (before, letter) => times(before, generators[letter]),
          identity,
        );
        expect([...product]).toEqual([...images]);
      }
    }),
  );
});

test("a limit, and a list that is cut", () => {
  const large = overMovedPoints(permutations("(1 2 3 4 5 6 7 8 9 10 11)", "(1 2)")).generators;
  expect(() => finish(distancesFromIdentity(groupOf(large)))).toThrow(
    new LimitError(
      "the group has more than 10,000,000 elements; distances are computed only in smaller groups",
    ),
  );
  const { generators } = overMovedPoints(permutations("(1 2 3 4 5)", "(1 2)"));
  const limits = { elements: 119, listed: 2, letters: 2 };
  expect(() => finish(distancesFromIdentity(groupOf(generators), limits))).toThrow(
    new LimitError("the group has more than 119 elements; distances are computed only in smaller groups"),
  );
  const cube = overMovedPoints(
    permutations("(1 2)", "(3 4)", "(5 6)", "(1 2)(3 4)", "(1 2)(5 6)"),
  ).generators;
  const { counts, farthest } = finish(
    distancesFromIdentity(groupOf(cube), { elements: 8, listed: 1, letters: 1 }),
  );
  expect(counts).toEqual([1, 5, 2]);
  expect(farthest).toHaveLength(1);
  expect(farthest[0].word).toBeUndefined();
});

import fc from "fast-check";
import { blockSystem, isPrimitive, transitivity } from "../../../../src/permutations/groups/blocks";
import { orbitsOf } from "../../../../src/permutations/groups/orbits";
import { finish, generatorsArbitrary, imagesFrom1, allElements } from "./some-groups";
import groups from "../../../fixtures/groups.json";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";

const transitive = generatorsArbitrary(9).filter(
  (generators) => orbitsOf(generators, generators[0].length).length === 1,
);

/** Tries all partitions into parts of equal size by brute force, with the first point in the first part. */
function hasBlocks(generators: readonly Int32Array[], degree: number): boolean {
  for (let subset = 3; subset < 2 ** degree - 1; subset += 2) {
    const block = [...Array(degree).keys()].filter((x) => (subset >> x) & 1);
    if (block.length > 1 && isBlock(block, generators)) return true;
  }
  return false;
}

function isBlock(block: readonly number[], generators: readonly Int32Array[]): boolean {
  const images = new Map([[block.join(), [...block]]]);
  for (const image of images.values()) {
    for (const generator of generators) {
      const next = image.map((x) => generator[x]).sort((a, b) => a - b);
      images.set(next.join(), images.get(next.join()) ?? next);
    }
  }
  return [...images.values()].flat().length === new Set([...images.values()].flat()).size;
}

test("generators map blocks to blocks, all of one size", () => {
  fc.assert(
    fc.property(transitive, (generators) => {
      const degree = generators[0].length;
      const blocks = finish(blockSystem(generators, degree)) ?? [];
      for (const block of blocks) {
        expect(block.length).toBe(blocks[0].length);
        expect(degree % block.length).toBe(0);
        expect(isBlock(block, generators)).toBe(true);
      }
      expect(blocks.length > 0).toBe(hasBlocks(generators, degree));
    }),
    { numRuns: 60 },
  );
});

test("groups with and without blocks", () => {
  const primitive = (degree: number, ...cycles: string[]) =>
    finish(isPrimitive(imagesFrom1(degree, ...cycles), degree));
  expect(primitive(4, "(1 2 3 4)")).toBe(false);
  expect(primitive(4, "(1 2 3)", "(2 3 4)")).toBe(true);
  expect(primitive(5, "(1 2 3 4 5)")).toBe(true);
  expect(primitive(6, "(1 2 3 4 5)", "(1 6)(2 5)")).toBe(true);
  expect(primitive(6, "(1 2 3)(4 5 6)", "(1 4)(2 5)(3 6)")).toBe(false);
  expect(finish(blockSystem(imagesFrom1(6, "(1 2 3 4 5 6)"), 6))).toEqual([[0, 2, 4], [1, 3, 5]]); // prettier-ignore
  const m24 = Object.values(groups.M24.gens).map((images) => Int32Array.from(images, (image) => image - 1));
  expect(finish(isPrimitive(m24, 24))).toBe(true);
});

test("no point, one point and two points have no blocks", () => {
  for (const degree of [0, 1, 2]) expect(finish(blockSystem([], degree))).toBeUndefined();
});

const times = (generators: readonly Int32Array[]) =>
  transitivity(finish(permutationGroup(generators, generators[0].length)));

test("the largest k for which the first k points come to any k points", () => {
  fc.assert(
    fc.property(generatorsArbitrary(6), (generators) => {
      const degree = generators[0].length;
      const elements = allElements(generators);
      let k = 0;
      for (let arrangements = 1; k < degree; k++) {
        arrangements *= degree - k;
        const seen = new Set(elements.map((images) => images.slice(0, k + 1).join()));
        if (seen.size < arrangements) break;
      }
      expect(times(generators)).toBe(k);
    }),
  );
});

test("Mathieu's groups are the famous ones", () => {
  const m11 = ["(1 2 3 4 5 6 7 8 9 10 11)", "(3 7 11 8)(4 10 5 6)"];
  expect(times(imagesFrom1(11, ...m11))).toBe(4);
  expect(times(imagesFrom1(12, ...m11, "(1 12)(2 11)(3 6)(4 8)(5 9)(7 10)"))).toBe(5);
  expect(times(imagesFrom1(8, "(1 2 3 4 5 6 7 8)", "(1 2)"))).toBe(8);
  expect(times(imagesFrom1(9, "(1 2 3 4 5 6 7 8 9)", "(1 2 3)"))).toBe(7);
});

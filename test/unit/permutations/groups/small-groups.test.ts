import fc from "fast-check";
import { knownName } from "../../../../src/permutations/groups/group-description";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { order } from "../../../../src/permutations/permutation";
import { groupNamed } from "./made-groups";
import { regularAction } from "./reference-groups";
import { allElements, finish, imagesArbitrary, times } from "./some-groups";

const nameOf = (generators: readonly Int32Array[]) =>
  finish(knownName(finish(permutationGroup(generators, generators[0].length))));

/**
 * All groups of up to 31 elements by order. Their numbers are from H. U. Besche, B. Eick and E. A. O'Brien, A millennium project:
 * constructing small groups (2002).
 */
const GROUPS: readonly (readonly [order: number, count: number, names: readonly string[]])[] = [
  [1, 1, ["trivial"]],
  [2, 1, ["C2"]],
  [3, 1, ["C3"]],
  [4, 2, ["C4", "V4"]],
  [5, 1, ["C5"]],
  [6, 2, ["C6", "S3"]],
  [7, 1, ["C7"]],
  [8, 5, ["C8", "C2 × C4", "C2^3", "D4", "Q8"]],
  [9, 2, ["C9", "C3 × C3"]],
  [10, 2, ["C10", "D5"]],
  [11, 1, ["C11"]],
  [12, 5, ["C12", "C2 × C6", "A4", "D6", "Dic3"]],
  [13, 1, ["C13"]],
  [14, 2, ["C14", "D7"]],
  [15, 1, ["C15"]],
  [
    16,
    14,
    [
      ...["C16", "C2 × C8", "C4 × C4", "C2 × C2 × C4", "C2^4"],
      ...["D8", "SD16", "Q16", "M16", "C4 ⋊ C4", "C2^2 ⋊ C4", "C4 ∘ D4", "D4 × C2", "Q8 × C2"],
    ],
  ],
  [17, 1, ["C17"]],
  [18, 5, ["C18", "C3 × C6", "D9", "S3 × C3", "C3^2 ⋊ C2"]],
  [19, 1, ["C19"]],
  [20, 5, ["C20", "C2 × C10", "D10", "Dic5", "AGL(1,5)"]],
  [21, 2, ["C21", "C7 ⋊ C3"]],
  [22, 2, ["C22", "D11"]],
  [23, 1, ["C23"]],
  [
    24,
    15,
    [
      ...["C24", "C2 × C12", "C2 × C2 × C6", "S4", "SL(2,3)", "A4 × C2", "D12", "Dic6"],
      ...["C3 ⋊ C8", "C3 ⋊ D4", "S3 × C4", "S3 × V4", "D4 × C3", "Q8 × C3", "Dic3 × C2"],
    ],
  ],
  [25, 2, ["C25", "C5 × C5"]],
  [26, 2, ["C26", "D13"]],
  [27, 5, ["C27", "C3 × C9", "C3^3", "C3^2 ⋊ C3", "C9 ⋊ C3"]],
  [28, 4, ["C28", "C2 × C14", "D14", "Dic7"]],
  [29, 1, ["C29"]],
  [30, 4, ["C30", "D15", "S3 × C5", "D5 × C3"]],
  [31, 1, ["C31"]],
];

/** What isomorphic groups have in common, using only products: each element's order, conjugates and roots. */
function fingerprint(generators: readonly Int32Array[]): string {
  const elements = allElements(generators);
  const roots = new Map<string, number>();
  for (const a of elements) {
    const square = times(a, a).join();
    roots.set(square, (roots.get(square) ?? 0) + 1);
  }
  const commuting = (a: Int32Array) => elements.filter((b) => times(a, b).join() === times(b, a).join()).length; // prettier-ignore
  return elements
    .map((a) => [order({ images: a }), commuting(a), roots.get(a.join()) ?? 0].join(" "))
    .sort()
    .join("; ");
}

const all = GROUPS.flatMap(([size, , names]) => names.map((name) => ({ size, name })));

test("as many groups of each order as there are, no two of them isomorphic", () => {
  expect(GROUPS.map(([size]) => size)).toEqual(Array.from({ length: 31 }, (_, k) => k + 1));
  for (const [size, count, names] of GROUPS) {
    const groups = names.map(groupNamed);
    expect(groups.map((generators) => allElements(generators).length)).toEqual(names.map(() => size));
    expect([size, new Set(groups.map(fingerprint)).size]).toEqual([size, count]);
  }
});

test("each of them is named, on its own elements too", () => {
  for (const { name } of all) {
    expect(nameOf(groupNamed(name))).toBe(name);
    expect(nameOf(regularAction(groupNamed(name)))).toBe(name);
  }
});

test("a product on its own elements is named if there are up to 256 of them, on orbits of its factors any one is", () => {
  expect(nameOf(regularAction(groupNamed("S4 × D5")))).toBe("S4 × D5");
  expect(nameOf(regularAction(groupNamed("(C7 ⋊ C3) × D7")))).toBeUndefined();
  expect(nameOf(groupNamed("(C7 ⋊ C3) × D7"))).toBe("(C7 ⋊ C3) × D7");
});

/** A group on renamed points, with other generators: each step multiplies one by another. */
const presented = fc.constantFrom(...all).chain(({ name }) => {
  const own = groupNamed(name);
  const number = fc.nat({ max: 2 * own.length - 1 });
  return fc.record({
    name: fc.constant(name),
    own: fc.constantFrom(own, regularAction(own)),
    steps: fc.array(fc.tuple(number, number), { maxLength: 8 }),
  });
});

test("each of them has one name on any points and by any generators", () => {
  fc.assert(
    fc.property(
      presented.chain((given) => fc.tuple(fc.constant(given), imagesArbitrary(given.own[0].length))),
      ([{ name, own, steps }, called]) => {
        // prettier-ignore
        const generators = [...own, ...own];
        for (const [a, b] of steps) if (a !== b) generators[a] = times(generators[a], generators[b]);
        expect(nameOf(generators.map((images) => relabelled(images, called)))).toBe(name);
      },
    ),
    { numRuns: 200 },
  );
});

function relabelled(images: Int32Array, called: Int32Array): Int32Array {
  const all = new Int32Array(images.length);
  images.forEach((image, x) => (all[called[x]] = called[image]));
  return all;
}

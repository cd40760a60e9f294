import fc from "fast-check";
import { failure } from "./host";
import { checkHomomorphism, compareGroups, writeQuotient } from "../../../src/functions/homomorphisms";
import { groupOrder } from "../../../src/functions/groups";
import { listCosets } from "../../../src/functions/cosets";
import { wordToCycles } from "../../../src/functions/words";
import { formatPermutation } from "../../../src/permutations/permutation";
import { allElements, generatorsArbitrary, times } from "../permutations/groups/some-groups";

const generators = (...cycles: string[]) => cycles.map((each, k) => ["ABCDEF"[k], each]);
const S3 = generators("(1 2 3)", "(1 2)");
const S4 = generators("(1 2 3 4)", "(1 2)");
const V4 = [["(1 2)(3 4)"], ["(1 3)(2 4)"]];

test.each(["left to right", "right to left"])(
  "cosets of a quotient are named as COSETS begins, %s",
  async (order) => {
    const [[name, ...top], ...rows] = await writeQuotient(V4, S4, order);
    expect(name).toBe("S3");
    expect(top).toEqual((await listCosets(V4, S4, undefined, order)).map(([first]) => first));
    expect(rows.map(([left]) => left)).toEqual(top);
  },
);

test("a subgroup that is not normal is refused with a conjugate that is outside, as the order writes it", async () => {
  expect(await failure(() => writeQuotient([["(1 2)"]], S3))).toBe(
    "#VALUE! normal, row 1, column 1: the subgroup is not normal: (1 2 3)^-1 (1 2) (1 2 3) = (2 3) is not in it.",
  );
  expect(await failure(() => writeQuotient([["(1 2)"]], S3, "right to left"))).toContain(
    "(1 2 3) (1 2) (1 2 3)^-1 = (2 3) is not in it.",
  );
  expect(await failure(() => writeQuotient([["(1 4)"]], S3))).toBe(
    '#VALUE! normal, row 1, column 1: "(1 4)" is not in the group of the generators.',
  );
});

test("a homomorphism with its kernel and image, whose rows are matched by labels", async () => {
  const sign = [["B", "(x y)"], ["A", "(x y)"]]; // prettier-ignore
  expect(await checkHomomorphism(sign, S4)).toEqual([
    [true, "12 elements go to each element of the image", ""],
    ["kernel", "(1 2 3)", "(1 2 4)"],
    ["image", "(x y)", ""],
  ]);
  expect(await checkHomomorphism(S4, S4)).toEqual([
    [true, "one-to-one: only the identity goes to the identity", ""],
    ["kernel", "()", ""],
    ["image", "(1 2 3 4)", "(1 2 4 3)"],
  ]);
});

test("why a mapping is not a homomorphism: a relation", async () => {
  const why = async (images: string[], given = S3, order?: string) =>
    (await checkHomomorphism(generators(...images), given, order))[0];
  expect(await why(["(1 2)", "()"])).toEqual([
    false,
    "A^3 is () for the generators, but (1 2) for their images",
  ]);
  expect(await why(["(1 2 3)", "()"])).toEqual([
    false,
    "(AB)^2 is () for the generators, but (1 3 2) for their images",
  ]);
  const turns = generators("(1 2 3)", "(4 5 6)");
  expect(await why(["(1 2 3)(4 6 5)", "(1 7 4)(2 8 5)(3 9 6)"], turns)).toEqual([
    false,
    expect.stringMatching(/^\S+ is \(\) for the generators, but \(.*\) for their images$/),
  ]);
});

test("a mapping is a homomorphism if products go to products; otherwise the relation shows it, in both orders", async () => {
  const pairs = fc.tuple(generatorsArbitrary(4, 3), generatorsArbitrary(4, 3));
  const orders = fc.constantFrom("left to right", "right to left");
  await fc.assert(
    fc.asyncProperty(pairs, orders, async ([some, others], order) => {
      const count = Math.min(some.length, others.length);
      const written = ([first, ...rest]: readonly Int32Array[]) => {
        const points = Array.from(first, (_, x) => String(x + 1));
        return [first, ...rest]
          .slice(0, count)
          .map((images, k) => ["ABC"[k], formatPermutation({ points, images })]);
      };
      const [given, images] = [written(some), written(others)];
      const map = new Map<string, string>();
      let isMapping = true;
      const reached: Int32Array[][] = [[Int32Array.from(some[0].keys()), Int32Array.from(others[0].keys())]];
      map.set(reached[0][0].join(), reached[0][1].join());
      for (const [element, image] of reached) {
        for (let k = 0; k < count; k++) {
          const next = [times(element, some[k]), times(image, others[k])];
          const known = map.get(next[0].join());
          if (known === undefined) reached.push(next);
          else if (known !== next[1].join()) isMapping = false;
          if (known === undefined) map.set(next[0].join(), next[1].join());
        }
      }
      const [[is, why], ...rows] = await checkHomomorphism(images, given, order);
      expect(is).toBe(isMapping);
      if (is === true) {
        const identity = others[0].map((_, x) => x).join();
        const size = async (row: unknown[]) =>
          Number(
            await groupOrder(
              row
                .slice(1)
                .filter(Boolean)
                .map((cell) => [cell]),
            ),
          );
        expect(await size(rows[0])).toBe([...map.values()].filter((each) => each === identity).length);
        expect(await size(rows[1])).toBe(allElements(others.slice(0, count)).length);
        return;
      }
      const [, word, image] = /^(\S+) is \(\) for the generators, but (.*) for their images$/.exec(
        String(why),
      )!;
      expect(await wordToCycles(word, given, order)).toBe("()");
      expect(await wordToCycles(word, images, order)).toBe(image);
      expect(image).not.toBe("()");
    }),
    { numRuns: 60 },
  );
});

test("labels that do not match are refused", async () => {
  expect(await failure(() => checkHomomorphism([["A", "()"]], S3))).toBe(
    '#VALUE! images: the image of "B" is missing.',
  );
  expect(await failure(() => checkHomomorphism(generators("()", "()", "()"), S3))).toBe(
    '#VALUE! images, row 3, column 1: "C" is not the label of a generator.',
  );
});

test("a homomorphism of a large group, and one that fails there", async () => {
  const cycle = `(${Array.from({ length: 12 }, (_, k) => k + 1).join(" ")})`;
  const S12 = generators(cycle, "(1 2)");
  expect((await checkHomomorphism(generators("(1 2)", "(1 2)"), S12))[0]).toEqual([
    true,
    "239500800 elements go to each element of the image",
    expect.anything(),
  ]);
  expect(await checkHomomorphism(generators(cycle, "(1 3)"), S12)).toEqual([
    [false, expect.stringMatching(/^.* is \(\) for the generators/)],
  ]);
});

test("an isomorphism is a homomorphism that is one-to-one, which ISHOMOMORPHISM reads", async () => {
  const others = generators("(1 2 3)(4 5 6)", "(1 4)(2 6)(3 5)");
  const [[is], ...images] = await compareGroups(S3, others);
  expect(is).toBe(true);
  expect((await checkHomomorphism(images, S3))[0].slice(0, 2)).toEqual([
    true,
    "one-to-one: only the identity goes to the identity",
  ]);
  expect(await compareGroups([["(1 2)"]], [["(3 4)"]])).toEqual([
    [true, "each generator with its image:"],
    ["(1 2)", "(3 4)"],
  ]);
  expect(await compareGroups(S3, [["(1 2 3 4 5 6)"]])).toEqual([
    [false, "the second group is abelian, and the first is not"],
  ]);
});

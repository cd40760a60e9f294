import { BLANKS, blankOr0, failure } from "./host";
import { listCosets, writeCayleyTable } from "../../../src/functions/cosets";
import { listConjugacyClasses, listElements } from "../../../src/functions/elements";
import { findOrbits, groupName, groupOrder } from "../../../src/functions/groups";
import { multiplyCycles } from "../../../src/functions/permutations";
import { findCentre, findStabilizer, listSubgroups } from "../../../src/functions/subgroups";
import { factorCycles } from "../../../src/functions/shortest-words";

const LEFT = "left" as Parameters<typeof listCosets>[2];
const generators = (...cycles: string[]) => cycles.map((each, k) => ["ABCDEF"[k], each]);
const S3 = generators("(1 2 3)", "(1 2)");
const S4 = generators("(1 2 3 4)", "(1 2)");
const D4 = generators("(1 2 3 4)", "(1 3)");

test("elements come in the order of their words, which are those that FACTORCYCLES writes", async () => {
  const rows = await listElements(S4, true);
  expect(rows).toHaveLength(24);
  expect(rows[0]).toEqual(["()", ""]);
  for (const [element, word] of rows) expect(await factorCycles([[element]], S4)).toEqual([[word]]);
  const words = rows.map(([, word]) => word);
  expect([...words].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))).toEqual(words);
  expect(await listElements(S4)).toEqual(rows.map(([element]) => [element]));
});

test("longer labels are separated, a label that is a word in others is no letter", async () => {
  const turns = [["up", "(1 2 3)"], ["x", "(1 2)"], ["up x", "(2 3)"]]; // prettier-ignore
  const words = (await listElements(turns, true)).map(([, word]) => word);
  expect(words).toEqual(["", "up", "x", "up up", "up x", "x up"]);
});

test("from right to left a word's last letter comes first", async () => {
  const rows = await listElements(S4, true, "right to left");
  for (const [element, word] of rows) {
    const factors = [...word].reverse().map((letter) => [letter === "A" ? "(1 2 3 4)" : "(1 2)"]);
    expect(await multiplyCycles([[["()"]], ...factors.map((factor) => [factor])])).toBe(element);
  }
  expect(new Set(rows.map(([element]) => element)).size).toBe(24);
  for (const [element, word] of rows) {
    expect(await factorCycles([[element]], S4, false, "right to left")).toEqual([[word]]);
  }
});

test("the order is also that of cycles which overlap, in generators and in a subgroup", async () => {
  const turn = [["A", "(1 2)(2 3)"]];
  expect((await listElements(turn))[1]).toEqual(["(1 3 2)"]);
  expect((await listElements(turn, true, "right to left"))[1]).toEqual(["(1 2 3)", "A"]);
  expect((await writeCayleyTable(turn, "right to left"))[0]).toEqual(["∘", "()", "(1 2 3)", "(1 3 2)"]);
  expect(await listCosets(turn, turn, undefined, "right to left")).toEqual([["()", "(1 2 3)", "(1 3 2)"]]);
});

test.each(["left to right", "right to left"])("a Cayley table holds the products %s", async (order) => {
  const [[corner, ...top], ...rows] = await writeCayleyTable(S4, order);
  expect(corner).toBe(order === "left to right" ? "·" : "∘");
  expect(top).toEqual((await listElements(S4, false, order)).flat());
  expect(rows.map(([left]) => left)).toEqual(top);
  for (const [left, ...products] of rows) {
    for (const [column, product] of products.entries()) {
      const factors = order === "left to right" ? [left, top[column]] : [top[column], left];
      expect(await multiplyCycles(factors.map((factor) => [[factor]]))).toBe(product);
    }
    // A Latin square.
    expect(new Set(products).size).toBe(24);
  }
});

const A4 = generators("(1 2 3)", "(2 3 4)");
test.each([
  ["left to right", "right"],
  ["left to right", "left"],
  ["right to left", "right"],
  ["right to left", "left"],
])("with a subgroup the elements of a Cayley table come by its cosets: %s, %s", async (order, side) => {
  for (const [subgroup, isNormal] of [
    [[["(1 2)(3 4)", "(1 3)(2 4)"]], true],
    [[["(1 2)(3 4)"]], false],
  ] as const) {
    const given = subgroup.map((row) => [...row]);
    const [[, ...top], ...rows] = await writeCayleyTable(A4, order, given, side as typeof LEFT);
    const cosets = await listCosets(given, A4, side as typeof LEFT, order);
    expect(top).toEqual(cosets.flat());
    expect(rows.map(([left]) => left)).toEqual(top);
    const plain = new Map((await writeCayleyTable(A4, order)).map(([left, ...products]) => [left, products]));
    for (const [left, ...products] of rows)
      expect([...products].sort()).toEqual([...plain.get(left)!].sort());
    // A block is where a row's coset and a column's coset meet.
    const cosetOf = (element: string) => cosets.findIndex((coset) => coset.includes(element));
    const blocks = new Map<string, Set<number>>();
    for (const [left, ...products] of rows) {
      products.forEach((product, column) => {
        const block = `${cosetOf(left)} ${cosetOf(top[column])}`;
        blocks.set(block, (blocks.get(block) ?? new Set()).add(cosetOf(product)));
      });
    }
    expect([...blocks.values()].every(({ size }) => size === 1)).toBe(isNormal);
  }
});

test("the classes of D4 and their representatives, whatever the generators", async () => {
  const classes = [["()", 1, 1], ["(1 3)(2 4)", 1, 2], ["(1 2)(3 4)", 2, 2], ["(1 3)", 2, 2], ["(1 2 3 4)", 2, 4]]; // prettier-ignore
  expect(await listConjugacyClasses(D4)).toEqual(classes);
  expect(await listConjugacyClasses([["(2 4)"], ["(1 2)(3 4)"]])).toEqual(classes);
});

test("what a function answers is a group to the others", async () => {
  const stabilizer = await findStabilizer(S4, [[4]]);
  expect(await groupName(stabilizer)).toBe("S3");
  expect(await groupOrder(await listElements(S4))).toBe(24);
  expect(await findOrbits([["(1 2)", "(3 4)"], ["", "(5 6 7)"]])).toEqual([[1, 2, ""], [3, 4, ""], [5, 6, 7]]); // prettier-ignore
  expect(await listCosets(await findCentre(D4), D4)).toHaveLength(4);
});

const PAIRS = generators("(1 2)", "(3 4)", "(5 6)", "(7 8)");
test.each([
  ["S4", S4],
  ["S6", generators("(1 2 3 4 5 6)", "(1 2)")],
  ["AGL(1,7) × C2", generators("(1 2 3 4 5 6 7)", "(2 4 3 7 5 6)", "(8 9)")],
  ["C2 wr C4", [...PAIRS, ["r", "(1 3 5 7)(2 4 6 8)"]]],
  ["C300", generators("(1 2 3)(4 5 6 7)", `(${Array.from({ length: 25 }, (_, k) => k + 8).join(" ")})`)],
])("the subgroups of %s have the names that GROUPNAME gives", async (_name, given) => {
  const whole = Number(await groupOrder(given));
  for (const [name, order, index, conjugates, ...own] of await listSubgroups(given)) {
    expect(await groupName([own])).toBe(name);
    expect(await groupOrder([own])).toBe(order);
    expect(Number(order) * Number(index)).toBe(whole);
    expect(Number(index) % Number(conjugates)).toBe(0);
  }
});

test("the stabilizer of several points leaves each of them in place", async () => {
  for (const points of [[["3 4"]], [["3,4"]], [[3, 4]], [[3], [""], ["4"]], [["4", "3 99"]]]) {
    expect(await findStabilizer(S4, points)).toEqual([["(1 2)"]]);
  }
  expect(await findStabilizer(S4, [["1 2 3"]])).toEqual([["()"]]);
  expect(await findStabilizer(S4, [[99]])).toEqual([["(1 2 3 4)"], ["(1 2 4 3)"]]);
});

test("right and left cosets, in both orders", async () => {
  const half = [["H", "(1 2)"]];
  const right = [["()", "(1 2)"], ["(1 2 3)", "(1 3)"], ["(1 3 2)", "(2 3)"]]; // prettier-ignore
  const left = [["()", "(1 2)"], ["(1 2 3)", "(2 3)"], ["(1 3 2)", "(1 3)"]]; // prettier-ignore
  expect(await listCosets(half, S3)).toEqual(right);
  expect(await listCosets(half, S3, LEFT)).toEqual(left);
  expect(await listCosets(half, S3, undefined, "right to left")).toEqual(left);
  expect(await listCosets(half, S3, LEFT, "right to left")).toEqual(right);
  expect(await listCosets(S3, S3)).toHaveLength(1);
  expect(await listCosets([["()"]], S3)).toHaveLength(6);
});

test("the subgroups of D4, normal ones alone in their class", async () => {
  expect(await listSubgroups(D4)).toEqual([
    ["trivial", 1, 8, 1, "()", ""],
    ["C2", 2, 4, 1, "(1 3)(2 4)", ""],
    ["C2", 2, 4, 2, "(1 2)(3 4)", ""],
    ["C2", 2, 4, 2, "(1 3)", ""],
    ["C4", 4, 2, 1, "(1 2 3 4)", ""],
    ["V4", 4, 2, 1, "(1 2)(3 4)", "(1 3)(2 4)"],
    ["V4", 4, 2, 1, "(1 3)(2 4)", "(1 3)"],
    ["D4", 8, 1, 1, "(1 2 3 4)", "(1 2)(3 4)"],
  ]);
});

test("the group of one element has all that groups have", async () => {
  const trivial = [["E", "()"]];
  expect(await listElements(trivial, true)).toEqual([["()", ""]]);
  expect(await writeCayleyTable(trivial)).toEqual([["·", "()"], ["()", "()"]]); // prettier-ignore
  expect(await listConjugacyClasses(trivial)).toEqual([["()", 1, 1]]);
  expect(await findCentre(trivial)).toEqual([["()"]]);
  expect(await findStabilizer(trivial, [[1]])).toEqual([["()"]]);
  expect(await listCosets(trivial, trivial)).toEqual([["()"]]);
  expect(await listSubgroups(trivial)).toEqual([["trivial", 1, 1, 1, "()"]]);
});

test.each(BLANKS)("optional arguments that are blank as %p", async (blank) => {
  expect(await listElements(S3, blank, blank)).toEqual(await listElements(S3));
  expect(await listCosets(S3, S3, blank as never, blank)).toEqual(await listCosets(S3, S3));
  const [plain, blanks] = [await writeCayleyTable(S3), [[blank], [blank]]];
  expect(await writeCayleyTable(S3, blank, blanks, blank as never)).toEqual(plain);
  expect(await writeCayleyTable(S3, blank, [["()"]])).toEqual(plain);
  expect(await failure(() => findStabilizer(S3, [[blank, blank]]))).toBe(
    `#VALUE! points: all cells are ${blankOr0(blank)}; expected points such as 1 or 1 2.`,
  );
});

test("limits are told with the group's order", async () => {
  const S8 = generators("(1 2 3 4 5 6 7 8)", "(1 2)");
  const S12 = generators("(1 2 3 4 5 6 7 8 9 10 11 12)", "(1 2)");
  const much = (order: string, most: string) =>
    `#VALUE! This is too much to compute: the group has ${order} elements, and at most ${most} are possible here.`;
  expect(await failure(() => writeCayleyTable(S8))).toBe(much("40320", "1,000"));
  expect(await failure(() => listSubgroups(S8))).toBe(much("40320", "1,000"));
  expect(await failure(() => listElements(S12))).toBe(much("479001600", "1,048,576"));
  expect(await failure(() => listConjugacyClasses(S12))).toBe(much("479001600", "1,048,576"));
  expect(await failure(() => listCosets(S8, S12))).toBe(much("479001600", "1,048,576"));
  expect(await failure(() => listCosets(S8, S8))).toMatch(/^#VALUE! the answer: it needs 40,320 columns/);
});

test("a permutation that is not in the group is told with its cell", async () => {
  const subgroup = [["(1 2)"], [""], ["(1 5)"]];
  expect(await failure(() => listCosets(subgroup, S4))).toBe(
    '#VALUE! subgroup, row 3, column 1: "(1 5)" is not in the group of the generators.',
  );
  expect(await failure(() => writeCayleyTable(S4, undefined, [["(1 2)", "(4 5)"]]))).toBe(
    '#VALUE! subgroup, row 1, column 2: "(4 5)" is not in the group of the generators.',
  );
});

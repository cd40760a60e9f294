import fixture from "../fixtures/groups.json";
import { associated, call, cellOf, metadata } from "./bundled-functions";

/** The cycles of images counted from 1. */
function cyclesOf(images: readonly number[]): string {
  const seen = new Set<number>();
  let text = "";
  for (let start = 1; start <= images.length; start++) {
    const cycle: number[] = [];
    for (let x = start; !seen.has(x); x = images[x - 1]) {
      seen.add(x);
      cycle.push(x);
    }
    if (cycle.length > 1) text += `(${cycle.join(" ")})`;
  }
  return text;
}

const generatorsOf = (name: keyof typeof fixture) =>
  Object.entries<number[]>(fixture[name].gens).map(([label, images]) => [label, cyclesOf(images)]);

test.each(Object.entries(fixture))("GROUPORDER of %s", async (name, { order }) => {
  const expected = order.length > 15 ? order : Number(order);
  expect(await call("GROUPORDER", generatorsOf(name as keyof typeof fixture))).toBe(expected);
});

test("an order of fifteen digits is a number, one of sixteen a text", async () => {
  const symmetric = (n: number) => [
    ["a", `(${Array.from({ length: n }, (_, k) => `p${k}`).join(" ")})`],
    ["b", "(p0 p1)"],
  ];
  expect(await call("GROUPORDER", symmetric(17))).toBe(355687428096000);
  expect(await call("GROUPORDER", symmetric(18))).toBe("6402373705728000");
});

test.each([
  ["(1 4 2)", true],
  ["(1 4)", false],
  ["(1 4 2)(1 2 4)", true],
  ["()", true],
  ["(1 99)", false],
  ["(99 98)(98 99)", true],
  ["(5)", true],
])("INGROUP of %s and pinball's generators is %s", async (cycles, expected) => {
  expect(await call("INGROUP", cycles, generatorsOf("pinball"))).toBe(expected);
});

test("a column of questions about several groups gets the answers of each", async () => {
  for (let round = 0; round < 2; round++) {
    expect(await call("INGROUP", "(1 2)", [["A", "(1 2 3)"]])).toBe(false);
    expect(await call("INGROUP", "(1 2)", [["A", "(1 2)"]])).toBe(true);
    expect(await cellOf("INGROUP", "(1 2)", [["A", "(1 2)", "B", "(3 4)"]])).toMatch(
      /^#VALUE! .*there are 4 columns/,
    );
    expect(
      await call("INGROUP", "(1 2)(3 4)", [
        ["A", "(1 2)"],
        ["B", "(3 4)"],
      ]),
    ).toBe(true);
    expect(await cellOf("INGROUP", "(1 2)", [["A", "(1 2)", "B", "(3 4)"]])).toMatch(
      /^#VALUE! .*there are 4 columns/,
    );
  }
});

test.each([
  ["0", 0],
  ["null", null],
  ["an empty text", ""],
  ["undefined", undefined],
])("blank rows and cells that come as %s", async (_name, blank) => {
  const generators = [["A", "(1 2 3)"], [blank, blank], ["(3 4)", "B"].reverse(), [blank, blank]];
  expect(await call("GROUPORDER", generators)).toBe(24);
  expect(await call("INGROUP", "(1 4)", generators)).toBe(true);
  const allBlank = [[blank, blank]];
  const message = /^#VALUE! generators: all cells are blank; expected two columns, labels and permutations/;
  expect(await cellOf("GROUPORDER", allBlank)).toMatch(message);
  expect(await cellOf("INGROUP", blank, generators)).toMatch(
    /^#VALUE! cycles: the cell is blank; expected cycles such as/,
  );
  expect(await cellOf("GENPERMPROD", [[blank, "(1 2)"]])).toMatch(/the label of "?\(1 2\)"? is missing/);
});

test("errors in cells are passed on, and other mistakes named with their place", async () => {
  expect(
    await cellOf("GROUPORDER", [
      ["A", "(1 2)"],
      ["B", "#N/A"],
    ]),
  ).toMatch(/^#N\/A /);
  expect(await cellOf("INGROUP", "#DIV/0!", [["A", "(1 2)"]])).toMatch(/^#DIV\/0! /);
  expect(await cellOf("GROUPORDER", [["A", "(1 2"]])).toMatch(
    /^#VALUE! generators.*this parenthesis is not closed/,
  );
  expect(
    await cellOf("GROUPORDER", [
      ["A", "(1 2)"],
      ["B", "(1 1)"],
    ]),
  ).toMatch(/row 2, column 2.*twice/);
  expect(await cellOf("GROUPORDER", [["A", "B"]])).toMatch(/no cell has parentheses/);
  expect(await cellOf("INGROUP", "1 2", [["A", "(1 2)"]])).toMatch(/^#VALUE! cycles: .*has no parentheses/);
});

test("a thousand generators of ten thousand points", async () => {
  const generators = Array.from({ length: 1000 }, (_, k) => [
    `g${k}`,
    `(${Array.from({ length: 11 }, (_, x) => (10 * k + x) % 10_000).join(" ")})`,
  ]);
  const answer = await cellOf("GROUPORDER", generators);
  expect(answer).toBe("10000!/2");
}, 120_000);

test("too many points", async () => {
  const column = Array.from({ length: 70 }, (_, k) => [
    `g${k}`,
    `(${Array.from({ length: 1000 }, (_, x) => 1000 * k + x).join(" ")})`,
  ]);
  expect(await cellOf("GROUPORDER", column)).toBe(
    "#VALUE! This is too much to compute: the permutations have more than 65,536 points together; no more are possible.",
  );
});

test("a large group can be cancelled", async () => {
  for (const name of ["GROUPORDER", "INGROUP"]) {
    const { id, options } = metadata.functions.find((each) => each.name === name)!;
    expect(options?.cancelable).toBe(true);
    const points = Array.from({ length: 1200 }, (_, x) => x);
    const bits = Array.from({ length: 10 }, (_, b) => [
      `x${b}`,
      cyclesOf(points.map((x) => (x < 1024 ? (x ^ (1 << b)) + 1 : x + 1))),
    ]);
    const generators = [
      ...bits,
      ["r", cyclesOf(points.map((x) => (x < 1024 ? (((x << 1) | (x >> 9)) & 1023) + 1 : x + 1)))],
      ["s", cyclesOf(points.map((x) => (x < 1024 ? (x ^ ((x >> 1) & 1)) + 1 : x + 1)))],
    ];
    const invocation: { onCanceled?: () => void } = {};
    const given = name === "INGROUP" ? ["(1 2)", generators] : [generators];
    const running = associated.get(id)!(...given, invocation) as Promise<unknown>;
    invocation.onCanceled!();
    await expect(running).rejects.toMatchObject({
      code: "#N/A",
      message: "The calculation was cancelled. Enter the formula again to compute it.",
    });
  }
});

import fc from "fast-check";
import { formatCycles } from "../../../src/permutations/notation";
import { cycles } from "../permutations/arbitraries";
import { BLANKS, blankOr0, failure } from "./host";
import {
  composeCycles,
  cycleOrder,
  cycleParity,
  cycleType,
  invertCycles,
  multiplyCycles,
  pathToPermutation,
  powerCycles,
  simplifyCycles,
} from "../../../src/functions/permutations";

const CYCLES = "expected cycles such as (1 4 2)(3 8), or () for the identity.";
const PATH = "expected a space-path such as 5-4-1-2-5.";

test("the examples of the design", async () => {
  expect(simplifyCycles("(5 4)(4 1)(1 2)(2 5)")).toBe("(1 4 2)");
  expect(await multiplyCycles([[["(1 4 2)"]], [["(4 8 7)"]]])).toBe("(1 8 7 4 2)");
  expect(await pathToPermutation([["5-4-7-8-5"]])).toBe("(4 8 7)");
  expect(invertCycles("(1 4 2)")).toBe("(1 2 4)");
  expect(powerCycles("(2 8 9 6 3)", -2)).toBe("(2 6 8 3 9)");
  expect(cycleOrder("(1 2)(3 4 5)")).toBe(6);
  expect(cycleParity("(1 4 6 2)(3 8 7 9)")).toBe("even");
  expect(cycleParity("(1 2)")).toBe("odd");
  expect(cycleType("(1 2)(3 4 5)")).toEqual([[3, 2]]);
  expect(cycleType("()")).toEqual([[1]]);
});

test("a message that quotes a whole cell is cut in its middle, never in a character", async () => {
  const message = await failure(() => simplifyCycles(`(1 2) ${"🧩".repeat(16_000)}`));
  expect(message).toMatch(/^#VALUE! cycles: "\(1 2\) 🧩+…/u);
  expect(message.endsWith(CYCLES)).toBe(true);
  expect(Array.from(message).length).toBeLessThan(420);
  expect(() => encodeURIComponent(message)).not.toThrow();
});

const ofOnePermutation = {
  simplifyCycles: (cycles: unknown) => simplifyCycles(cycles),
  invertCycles,
  powerCycles,
  cycleOrder,
  cycleParity,
  cycleType,
};

describe.each(Object.entries(ofOnePermutation))("%s", (_, call: (cycles: unknown, n: unknown) => unknown) => {
  test.each(BLANKS)("of the blank %j", async (blank) => {
    expect(await failure(() => call(blank, 1))).toBe(`#VALUE! cycles: the cell is blank; ${CYCLES}`);
  });

  test.each([
    ["(1 2", '"(1 2", character 1: this parenthesis is not closed; write (1 2).'],
    ["(1 (2))", `"(1 (2))", character 4: this parenthesis opens inside another one; ${CYCLES}`],
    ["(1 2 1)", '"(1 2 1)", character 6: 1 is in this cycle twice; write (1 2).'],
    ["(1 2) 3", `"(1 2) 3", character 7: 3 is outside parentheses; ${CYCLES}`],
    [5, `5 has no parentheses; ${CYCLES}`],
    [true, `TRUE has no parentheses; ${CYCLES}`],
    [-12, "here is the number -12: Excel reads (12) as this number; put an apostrophe before it."],
    ["#BUSY!", "here is the error #BUSY!."],
    [Symbol.iterator, "here is something that is neither text nor a number."],
  ])("of %p", async (cycles, problem) => {
    expect(await failure(() => call(cycles, 1))).toBe(`#VALUE! cycles: ${problem}`);
  });

  test("of several cells, which the host or what calls it has to hand over one by one", async () => {
    expect(await failure(() => call([["(1 2)"], ["(1 3)"]], 1))).toBe(
      "#VALUE! cycles: here are 2 cells; expected one. Enter a formula for each cell.",
    );
  });

  test("an error is passed on", async () => {
    expect(await failure(() => call("#N/A", 1))).toBe("#N/A cycles: here is the error #N/A.");
    expect(await failure(() => call("#DIV/0!", 1))).toBe("#DIV/0! cycles: here is the error #DIV/0!.");
  });
});

test("long texts are quoted from their beginning", async () => {
  const message = await failure(() => simplifyCycles(`(${"1 ".repeat(30_000)}`));
  expect(message).toBe(
    `#VALUE! cycles: "(${"1 ".repeat(19)}1…", character 1: this parenthesis is not closed; ${CYCLES}`,
  );
});

test("cycles as books write them, without spaces", async () => {
  expect(simplifyCycles("(123)")).toBe("(1 2 3)");
  expect(simplifyCycles("(123)(45)")).toBe("(1 2 3)(4 5)");
  expect(simplifyCycles("(12)(23)")).toBe("(1 3 2)");
  expect(await multiplyCycles([[["(12)"]], [["(2 3)"]]])).toBe("(1 3 2)");
  expect(simplifyCycles("(5)")).toBe("()");
});

test("an answer that no cell holds is refused", async () => {
  const points = Array.from({ length: 10_000 }, (_, k) => [k + 1]);
  expect(await failure(() => pathToPermutation(points))).toBe(
    "#VALUE! the answer: it has 48,895 characters, and a cell holds at most 32,767.",
  );
});

test("an order that is no exact number is given by its digits", () => {
  const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];
  const cycles = primes.map((p) => `(${Array.from({ length: p }, (_, k) => `${p}.${k}`).join(" ")})`);
  expect(cycleOrder(cycles.join(""))).toBe("614889782588491410");
  expect(cycleOrder(cycles.slice(0, 12).join(""))).toBe(7420738134810);
});

describe("POWERCYCLES", () => {
  test.each(BLANKS.filter((blank) => blank !== 0))("not to the power of the blank %j", async (blank) => {
    for (const n of [blank, [[blank]]]) {
      expect(await failure(() => powerCycles("(1 2 3)", n))).toBe(
        "#VALUE! n: the cell is blank; expected a whole number.",
      );
    }
  });

  test("to the power of 0, which is how a blank cell arrives on some hosts", () => {
    for (const zero of [0, [[0]], "0"]) expect(powerCycles("(1 2 3)", zero)).toBe("()");
  });

  test("to any whole number", () => {
    expect(powerCycles("(1 2 3)", "100000000000000000000000000000000000001")).toBe("(1 3 2)");
    expect(powerCycles("(1 2 3)", " -1 ")).toBe("(1 3 2)");
    expect(powerCycles("(1 2 3)", 1e300)).toMatch(/^\(/);
  });

  test.each([
    [1.5, "1.5"],
    ["two", '"two"'],
    [true, "TRUE"],
    ["1e3", '"1e3"'],
  ])("not to %j", async (n, shown) => {
    expect(await failure(() => powerCycles("(1 2)", n))).toBe(`#VALUE! n: ${shown} is not a whole number.`);
  });

  test("an error is passed on", async () => {
    expect(await failure(() => powerCycles("(1 2)", "#NUM!"))).toBe("#NUM! n: here is the error #NUM!.");
  });
});

describe("MULTIPLYCYCLES", () => {
  test.each(BLANKS)("skips the blank %j", async (blank) => {
    expect(await multiplyCycles([[["(1 4 2)"]], [[blank]], [[blank, "(4 8 7)"]]])).toBe("(1 8 7 4 2)");
  });

  test.each(BLANKS)("of nothing but the blank %j", async (blank) => {
    const message = `#VALUE! factors: all cells are blank; ${CYCLES}`;
    expect(await failure(() => multiplyCycles([[[blank]]]))).toBe(message);
    expect(await failure(() => multiplyCycles([[[blank, blank]], [[blank]]]))).toBe(message);
    expect(await failure(() => multiplyCycles(blank as unknown[][][]))).toBe(message);
  });

  test("goes through ranges row by row", async () => {
    expect(await multiplyCycles([[["(1 2)", "(2 3)"], ["(3 4)", "(4 5)"]]])).toBe("(1 5 4 3 2)"); // prettier-ignore
  });

  test("names the factor and its cell", async () => {
    const bad = (factors: unknown[][][]) => failure(() => multiplyCycles(factors));
    expect(await bad([[["(1 2)"]], [["(1 2)"], ["1 2"]]])).toBe(
      `#VALUE! factors 2, row 2, column 1: "1 2" has no parentheses; write (1 2).`,
    );
    expect(await bad([[["(1 2)"]], [["#N/A"]]])).toBe("#N/A factors 2: here is the error #N/A.");
    expect(await bad([[["(1 2)", "#REF!"]]])).toBe(
      "#VALUE! factors, row 1, column 2: here is the error #REF!.",
    );
  });
});

describe("PATHTOPERM", () => {
  test("numbers in cells are points, and cells are joined", async () => {
    expect(await pathToPermutation([[5], [4], [1], [2], [5]])).toBe("(1 4 2)");
    expect(await pathToPermutation([["5-4-1-2-5", "5-4-7-8-5"]])).toBe("(1 8 7 4 2)");
    expect(await pathToPermutation([[5, -4, 1.5, 5]])).toBe("(-4 1.5)");
    expect(await pathToPermutation([[1e21, 2]])).toBe("(2 1000000000000000000000)");
    expect(await pathToPermutation([[true, false]])).toBe("(FALSE TRUE)");
  });

  test.each(BLANKS)("skips the blank %j", async (blank) => {
    expect(await pathToPermutation([[5, blank, 4], [blank, 1, "2-5"]])).toBe("(1 4 2)"); // prettier-ignore
  });

  test.each(BLANKS)("of nothing but the blank %j", async (blank) => {
    expect(await failure(() => pathToPermutation([[blank]]))).toBe(
      `#VALUE! path: the cell is ${blankOr0(blank)}; ${PATH}`,
    );
    expect(await failure(() => pathToPermutation([[blank, blank]]))).toBe(
      `#VALUE! path: all cells are ${blankOr0(blank)}; ${PATH}`,
    );
    expect(await failure(() => pathToPermutation(blank as unknown[][]))).toBe(
      `#VALUE! path: the cell is ${blankOr0(blank)}; ${PATH}`,
    );
  });

  test("names the cell", async () => {
    expect(await failure(() => pathToPermutation([["5-4"], ["(4 1)"]]))).toBe(
      `#VALUE! path, row 2, column 1: "(4 1)", character 1: a space-path has no parentheses; write 4-1.`,
    );
  });
});

test("notation as in books", async () => {
  expect(simplifyCycles("(1 2 3)^2(4 5)^-1")).toBe("(1 3 2)(4 5)");
  expect(simplifyCycles("((123)(45))⁻¹")).toBe("(1 3 2)(4 5)");
  for (const identity of ["()", "(1)", "e", " id ", "E", "(1 2)^2", "(1 2)e(1 2)"]) {
    expect(simplifyCycles(identity)).toBe("()");
    expect(cycleOrder(identity)).toBe(1);
    expect(await multiplyCycles([[["(1 2)"]], [[identity]]])).toBe("(1 2)");
  }
  expect(simplifyCycles("(e id)")).toBe("(e id)");
  expect(await failure(() => simplifyCycles("ee"))).toBe(
    `#VALUE! cycles: "ee" has no parentheses; ${CYCLES}`,
  );
  expect(await failure(() => simplifyCycles("(1 2)^1.5"))).toBe(
    `#VALUE! cycles: "(1 2)^1.5", character 6: after ^ write a whole number, as in (1 2 3)^-1; ${CYCLES}`,
  );
});

test("both orders of a product", async () => {
  expect(simplifyCycles("(1 2)(2 3)")).toBe("(1 3 2)");
  expect(simplifyCycles("(1 2)(2 3)", "left to right")).toBe("(1 3 2)");
  expect(simplifyCycles("(1 2)(2 3)", "Right to left")).toBe("(1 2 3)");
  expect(simplifyCycles("((1 2)(2 3))^-1(3 4)", "right to left")).toBe(simplifyCycles("(3 4)(1 2)(2 3)"));
  expect(await composeCycles([[["(1 2)"]], [["(2 3)"]]])).toBe("(1 2 3)");
  expect(await composeCycles([[["(1 2)(2 3)"]]])).toBe("(1 3 2)");
  expect(await failure(() => composeCycles([[[0]]]))).toBe(`#VALUE! factors: all cells are blank; ${CYCLES}`);
});

test("composing is multiplying the other way round, and with disjoint cycles the product from right to left", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cycles, { minLength: 1, maxLength: 4 }), async (given) => {
      const factors = given.map((factor) => formatCycles(factor.filter((cycle) => cycle.length !== 1)));
      const ranges = factors.map((factor) => [[factor]]);
      const separate = factors.map((factor) => simplifyCycles(factor));
      const composed = await composeCycles(ranges);
      expect(composed).toBe(await multiplyCycles([...ranges].reverse()));
      expect(await composeCycles([factors.map((factor) => [factor])])).toBe(composed);
      expect(composed).toBe(simplifyCycles(separate.join(""), "right to left"));
    }),
  );
});

import fc from "fast-check";
import { BLANKS, failure } from "./host";
import { factorCycles } from "../../../src/functions/shortest-words";
import { wordToCycles, wordToPath } from "../../../src/functions/words";
import pinball from "../../fixtures/pinball.json";

const GENERATORS = pinball.generators.map(({ label, perm }) => [label, perm]);
const PATHS = pinball.generators.map(({ label, path }) => [label, path]);
const swapped = (table: string[][]) => table.map(([a, b]) => [b, a]);

test("the word, its permutation and its path", async () => {
  for (const table of [GENERATORS, swapped(GENERATORS)]) {
    expect(await factorCycles([[pinball.target]], table)).toEqual([["BADD"]]);
    expect(await wordToCycles("BADD", table)).toBe(pinball.target);
  }
  for (const table of [PATHS, swapped(PATHS)]) {
    expect(await wordToPath("BADD", table)).toBe("5-4-7-8-5-4-1-2-5-2-3-6-9-8-5-2-3-6-9-8-5");
  }
});

test("inverses and longer labels", async () => {
  const generators = [["left", "(1 2 3)"], ["up", "(3 4 5)"]]; // prettier-ignore
  expect(await factorCycles([["(1 3 2)(3 5 4)"]], generators, true)).toEqual([["left' up'"]]);
  expect(await factorCycles([["(1 3 2)(3 5 4)"]], generators, "FALSE")).toEqual([["left left up up"]]);
  expect(await wordToCycles("left' up'", generators)).toBe(
    await wordToCycles("left, left up up", generators),
  );
  expect(await wordToCycles(12, [[1, "(a b)"], [2, "(b c)"]])).toBe("(a c b)"); // prettier-ignore
  expect(await wordToPath("A'", PATHS)).toBe("5-2-1-4-5");
});

test("equally short words: all generators come before all inverses", async () => {
  const factored = async (target: string, ...generators: string[]) =>
    (await factorCycles([[target]], generators.map((cycles, k) => ["AB"[k], cycles]), true))[0][0]; // prettier-ignore
  expect(await factored("(5 6)", "(1 2 3 4)", "(1 2 3 4)(5 6)")).toBe("AB'");
  expect(await factored("(1 3 2)", "(1 2 3)", "(1 3 2)")).toBe("B");
  expect(await factored("(1 3)(2 4)", "(1 2 3 4)", "(5 6)")).toBe("AA");
  expect(await factored("(1 2)(4 5)", "(1 2)", "(4 5)")).toBe("AB");
});

test("rows of an earlier pass are words in the generators", async () => {
  const rows = [["up", "(1 2)"], ["left", "(2 3)"], ["up left", "(1 3 2)"]]; // prettier-ignore
  expect(await wordToCycles("up left up", rows)).toBe("(1 3)");
  expect(await factorCycles([["(1 3 2)"]], rows, true)).toEqual([["up left"]]);
});

test("words as in books", async () => {
  const generators = [["A", "(1 2 3)"], ["B", "(3 4)"]]; // prettier-ignore
  expect(await wordToCycles("[A,B]", generators)).toBe(await wordToCycles("A'B'AB", generators));
  expect(await wordToCycles("A^B", generators)).toBe("(1 2 4)");
  expect(await wordToCycles("A2B(AB)^-1A^-1B⁻²", generators)).toBe("()");
  expect(await wordToCycles("((A^1000)^1000)^1000", generators)).toBe("(1 2 3)");
  expect(await wordToPath("A^-2", PATHS)).toBe("5-2-1-4-5-2-1-4-5");
  expect(await failure(() => wordToPath("A^1000000", PATHS))).toBe(
    "#VALUE! This is too much to compute: the word has more than 100,000 labels when it is written out.",
  );
  expect(await failure(() => wordToCycles("[A]", generators))).toBe(
    '#VALUE! word: "[A]", character 1: [ needs two words and one comma, as in [A,B]; expected A or B.',
  );
});

const RIGHT = "right to left";

test("words from right to left", async () => {
  const generators = [["A", "(1 2)"], ["B", "(2 3)"]]; // prettier-ignore
  expect(await wordToCycles("AB", generators)).toBe("(1 3 2)");
  expect(await wordToCycles("AB", generators, RIGHT)).toBe("(1 2 3)");
  expect(await factorCycles([["(1 2 3)"]], generators, false, RIGHT)).toEqual([["AB"]]);
  expect(await factorCycles([["(1 2)(2 3)"]], generators, false, RIGHT)).toEqual([["AB"]]);
  expect(await factorCycles([["(1 3)"]], generators, false, RIGHT)).toEqual([["ABA"]]);
  expect(await wordToCycles("C", [["C", "(1 2)(2 3)"]], RIGHT)).toBe("(1 2 3)");
  expect(await failure(() => factorCycles([["(1 2 4)"]], [["A", "(1 2)"]], false, RIGHT))).toBe(
    "#N/A The target takes 2 to 4, and no product of the generators does.",
  );
  expect(await failure(() => wordToCycles("AB", generators, "left"))).toBe(
    '#VALUE! order: "left" is unknown; expected "left to right" or "right to left".',
  );
});

test("the word of a permutation gives it again in the same order, and is the first of the shortest", async () => {
  const cycles = fc
    .uniqueArray(fc.constantFrom("1", "2", "3", "4", "5"), { minLength: 2 })
    .map((points) => `(${points.join(" ")})`);
  const permutation = fc.array(cycles, { minLength: 1, maxLength: 3 }).map((given) => given.join(""));
  const generators = fc.tuple(permutation, permutation).map(([a, b]) => [["A", a], ["B", b]]); // prettier-ignore
  const word = fc.array(fc.constantFrom("A", "B"), { maxLength: 4 }).map((letters) => letters.join(""));
  const order = fc.constantFrom("left to right", RIGHT);
  await fc.assert(
    fc.asyncProperty(generators, word, order, fc.boolean(), async (generators, word, order, inverses) => {
      const target = await wordToCycles(word, generators, order);
      const [[found]] = await factorCycles([[target]], generators, inverses, order);
      expect(await wordToCycles(found, generators, order)).toBe(target);
      if (inverses) return;
      expect(found.length < word.length || (found.length === word.length && found <= word)).toBe(true);
    }),
  );
});

test.each(BLANKS)("the blank %j", async (blank) => {
  expect(await factorCycles([[pinball.target]], [[blank, blank], ...GENERATORS], blank)).toEqual([["BADD"]]);
  expect(await wordToCycles(blank, GENERATORS)).toBe("()");
  expect(await wordToPath(blank, [[blank, blank], ...PATHS])).toBe("5");
  expect(await failure(() => factorCycles([[blank]], GENERATORS))).toBe(
    "#VALUE! target: the cell is blank; expected cycles such as (1 4 2)(3 8), or () for the identity.",
  );
  expect(await failure(() => wordToPath("A", [["A", blank]]))).toBe(
    "#VALUE! paths, row 1, column 2: the space-path is missing; expected two columns, labels and space-paths such as A and 5-4-1-2-5.",
  );
  expect(
    await failure(() =>
      wordToPath("A", [
        ["A", "1-2"],
        [blank, "1-3"],
      ]),
    ),
  ).toBe(
    // prettier-ignore
    '#VALUE! paths, row 2, column 1: the label of "1-3" is missing; expected two columns, labels and space-paths such as A and 5-4-1-2-5.',
  );
  expect(await failure(() => wordToPath("A", [[blank, blank]]))).toBe(
    "#VALUE! paths: all cells are blank; expected two columns, labels and space-paths such as A and 5-4-1-2-5.",
  );
});

test.each<[string, () => unknown]>([
  [
    "#N/A The target is odd, but all generators are even, and so are all their products.",
    () => factorCycles([["(1 2)"]], GENERATORS),
  ],
  [
    '#VALUE! generators, row 3, column 1: the label "A" is here and in row 1; expected different labels.',
    () => factorCycles([["(1 2)"]], [["A", "(1 2)"], ["", ""], ["A", "(1 3)"]]), // prettier-ignore
  ],
  [
    '#VALUE! generators, row 1, column 1: the label "up left" has a space or a comma, which separates labels in a word; expected a label without them.',
    () => wordToCycles("up", [["up left", "(1 2)"]]),
  ],
  [
    "#VALUE! generators, row 2, column 1: the label \"A'\" ends with ', which marks an inverse; expected another label.",
    () => factorCycles([["(1 2)"]], [["A", "(1 2)"], ["A'", "(1 3)"]], true), // prettier-ignore
  ],
  ['#VALUE! inverses: "yes" is neither TRUE nor FALSE.', () => factorCycles([["(1 2)"]], GENERATORS, "yes")],
  [
    '#VALUE! word: "BAXD", character 3: X is not a label; expected A, B, C or D.',
    () => wordToCycles("BAXD", GENERATORS),
  ],
  [
    '#VALUE! word: "a1", character 1: a is not a label; expected one of the 9 labels.',
    () =>
      wordToCycles(
        "a1",
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((label) => [label, "(1 2)"]),
      ),
  ],
  [
    '#VALUE! word: "AB", character 2: the space-path of B begins at 3, but the one before it ends at 2.',
    () => wordToPath("AB", [["A", "1-2"], ["B", "3-4"]]), // prettier-ignore
  ],
  [
    '#VALUE! paths, row 2, column 2: "5-(4)", character 3: a space-path has no parentheses; write 5-4.',
    () => wordToPath("A", [["A", "1-2"], ["B", "5-(4)"]]), // prettier-ignore
  ],
  [
    "#VALUE! paths: there are 3 columns; expected two columns, labels and space-paths such as A and 5-4-1-2-5.",
    () => wordToPath("A", [["A", "1-2", "x"]]),
  ],
  ["#DIV/0! word: here is the error #DIV/0!.", () => wordToPath("#DIV/0!", PATHS)],
  [
    "#VALUE! This is too much to compute: the word's space-path has more than 20,000 points.",
    () => wordToPath("A".repeat(30_000), [["A", "1-2-1"]]),
  ],
])("%s", async (message, call) => {
  expect(await failure(call)).toBe(message);
});

describe("FACTORCYCLES of points and where they shall go", () => {
  const TURNS = [["A", "(1 2 3 4)"], ["B", "(1 2)"]]; // prettier-ignore

  test.each(BLANKS)("rows that are blank, %j, are left out, in numbers and texts", async (blank) => {
    const places = [[blank, blank], [1, "3"], [blank, blank], ["4", 2]]; // prettier-ignore
    const [[word]] = await factorCycles(places, TURNS, true);
    expect(word).toBe("AA");
  });

  test("in either order of products", async () => {
    const places = [["1", "3"], ["2", "1"]]; // prettier-ignore
    expect(await factorCycles(places, TURNS)).toEqual([["BAB"]]);
    const [[word]] = await factorCycles(places, TURNS, false, RIGHT);
    const product = await wordToCycles(word, TURNS, RIGHT);
    expect(product).toBe("(1 3 4 2)");
  });

  test("points of one colour are interchangeable, and a blank colour is one of its own", async () => {
    const coloured = (...colours: string[]) => [["1", "3", colours[0]], ["2", "2", colours[1]]]; // prettier-ignore
    expect(await factorCycles(coloured("red", "red"), TURNS)).toEqual([["A"]]);
    const [[apart]] = await factorCycles(coloured("red", "blue"), TURNS);
    expect(await factorCycles(coloured("", ""), TURNS)).toEqual([[apart]]);
    expect(apart.length).toBeGreaterThan(1);
  });

  test("generators are used only where their conditions hold", async () => {
    const given = [["A", "(1 4 2)", "4=8"], ["B", "(4 8 7)", ""]]; // prettier-ignore
    expect(await factorCycles([["(1 4 7 8 2)"]], given, true)).toEqual([["B'A"]]);
    await expect(factorCycles([["(1 4 2)"]], [["A", "(1 4 2)", "4=9"], given[1]], true)).rejects.toThrow(
      "The conditions block all words for the target.",
    );
    await expect(factorCycles([["(1 4 2)"]], [["A", "(1 4 2)", "4 9"], given[1]], true)).rejects.toThrow(
      'generators, row 1, column 3: "4 9", character 1: this is not a condition; write 5=1 2 if place 5 must hold 1 or 2, and 5<>3 if it must not hold 3.',
    );
    // Without the condition, A takes 1 to 4 at once.
    expect(await factorCycles([["1", "4"]], given)).toEqual([["BBA"]]);
    expect(await factorCycles([["1", "4"], ["4", "7"]], given, true)).toEqual([["B'A"]]); // prettier-ignore
    const coloured = [["8", "4", "red"], ["7", "8", "red"]]; // prettier-ignore
    expect(await factorCycles(coloured, given)).toEqual([["BB"]]);
    await expect(factorCycles([["1", "8"]], [["A", "(1 4 2)", "4=9"], given[1]], true)).rejects.toThrow(
      "The conditions block all words that take these points there.",
    );
    expect(() => wordToCycles("BBAA'A'", given)).toThrow(
      `word: "BBAA'A'", character 6: A' is blocked; after it, `,
    );
  });

  test("a column of permutations has a row for each, as if it were asked for one by one", async () => {
    expect(await factorCycles([["(1 2 3 4)"], [""], ["(1 3)(2 4)"]], TURNS)).toEqual([["A"], [""], ["AA"]]);
  });

  test.each([
    [[["1", "2", "3"]], "target: there are 3 columns"],
    [[["(1 2)", "3"]], 'target, row 1, column 1: "(1 2)" is not a point'],
    [[["1", ""], ["2", "1"]], "target, row 1, column 2: the cell is blank"], // prettier-ignore
    [[["", ""], ["", ""]], "target: all cells are blank"], // prettier-ignore
  ])("%j is told apart", async (places, message) => {
    expect(await failure(() => factorCycles(places, TURNS))).toBe(
      `#VALUE! ${message}; expected a permutation, or columns of points: from and to, and perhaps their colours.`,
    );
  });

  test("a point twice, and points that cannot go there together", async () => {
    const twice = [["1", "2"], ["1", "3"]]; // prettier-ignore
    expect(await failure(() => factorCycles(twice, TURNS))).toBe(
      '#VALUE! target, row 2, column 1: "1" is here for the second time.',
    );
    const together = [["1", "2"], ["2", "3"]]; // prettier-ignore
    expect(
      await failure(() =>
        factorCycles(together, [
          ["A", "(1 2)(3 4)"],
          ["B", "(1 3)(2 4)"],
        ]),
      ),
    ).toBe(
      // prettier-ignore
      "#N/A No product of the generators takes all these points there together.",
    );
  });
});

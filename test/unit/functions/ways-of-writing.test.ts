import { readFileSync } from "node:fs";
import fc from "fast-check";
import { failure } from "./host";
import * as cosets from "../../../src/functions/cosets";
import * as elements from "../../../src/functions/elements";
import * as graphs from "../../../src/functions/graphs";
import * as groups from "../../../src/functions/groups";
import * as oneLine from "../../../src/functions/one-line";
import * as permutations from "../../../src/functions/permutations";
import * as products from "../../../src/functions/products";
import * as subgroups from "../../../src/functions/subgroups";
import * as shortestWords from "../../../src/functions/shortest-words";
import * as words from "../../../src/functions/words";
import * as working from "../../../src/functions/working";
import { plainText } from "../../../src/grid/plain-text";
import { scanCycles } from "../../../src/permutations/cycle-scan";

type Call = (text: unknown) => unknown;

const B = ["B", "(4 8 7)"];

/** Each function that reads a permutation, by the argument that reads it. */
const ONE_PERMUTATION: Readonly<Record<string, Call>> = {
  SIMPLIFYCYCLES: permutations.simplifyCycles,
  "MULTIPLYCYCLES, the first factor": (text) => permutations.multiplyCycles([[[text]], [["(4 8 7)"]]]),
  "MULTIPLYCYCLES, a cell of a range": (text) => permutations.multiplyCycles([[["(4 8 7)"], [text]]]),
  COMPOSECYCLES: (text) => permutations.composeCycles([[[text]], [["(4 8 7)"]]]),
  INVERTCYCLES: permutations.invertCycles,
  POWERCYCLES: (text) => permutations.powerCycles(text, 2),
  CYCLEORDER: permutations.cycleOrder,
  CYCLEPARITY: permutations.cycleParity,
  CYCLETYPE: permutations.cycleType,
  CYCLESTOONELINE: (text) => oneLine.cyclesToOneLine(text, [[9]]),
  PRODUCTSTEPS: (text) => working.productSteps(text).at(-1),
  TRANSPOSITIONS: working.transpositions,
  "CHECKCYCLES, expected": (text) => working.checkCycles("(1 2)", text),
  "INGROUP, cycles": (text) => groups.inGroup(text, [B, ["A", "(1 4 2)"]]),
  "INGROUP, generators": (text) => groups.inGroup("(1 8)(4 7)", [B, ["A", text]]),
  "GROUPORDER, labels": (text) => groups.groupOrder([B, ["A", text]]),
  ORBITS: (text) => groups.findOrbits([B, ["A", text]]),
  "ELEMENTS, labels": (text) => elements.listElements([["A", text]]),
  "CAYLEYTABLE, the subgroup": (text) => cosets.writeCayleyTable([["A", text]], "", [["A", text]]),
  CENTRE: (text) => subgroups.findCentre([["A", text]]),
  STABILIZER: (text) => subgroups.findStabilizer([B, ["A", text]], [[4]]),
  "COSETS, the subgroup": (text) => cosets.listCosets([["A", text]], [["A", text]]),
  "FACTORCYCLES, target": (text) => shortestWords.factorCycles([[text]], [["A", "(1 4 2)(3 9)"], ["I", "(1 2 4)"]]), // prettier-ignore
  "FACTORCYCLES, generators": (text) => shortestWords.factorCycles([["(1 2 4)"]], [["A", text]]),
  WORDTOCYCLES: (text) => words.wordToCycles("AB", [B, ["A", text]]),
};

/** The functions that read several permutations alone. */
const GENERATORS: Readonly<Record<string, Call>> = {
  GROUPORDER: (text) => groups.groupOrder([[text]]),
  ELEMENTS: (text) => elements.listElements([[text]]),
  "INGROUP, generators alone": (text) => groups.inGroup("(1 4)", [[text]]),
};

const PLAIN = "(1 4 2)(3 9)";

/** Ways to write the same permutation. */
const READ = [
  "(1,4,2)(3,9)",
  "(1;4;2)(3;9)",
  " ( 1 , 4 , 2 ) ( 3 , 9 ) ",
  "(1\t4\n2)\r\n(3 9)",
  "(1\u00a04\u20092)(3\u30009)",
  "\u200b(1 4\u00ad 2)\u200e(3\ufeff 9)\u2060",
  "（１，４，２）（３、９）",
  "(1\\,4\\;2)(3\\ 9)",
  "(1~4~2)(3\\quad 9)",
  "(1 & 4 & 2)(3 & 9)",
  "$(1\\ 4\\ 2)(3\\ 9)$",
  "\\left(1\\,4\\,2\\right)\\left(3\\,9\\right)",
  "(1 4 2)*(3 9)",
  "(1 4 2) · (3 9)",
  "(1 4 2)×(3 9)",
  "(1 4 2)\\cdot(3 9)",
  "(142)(39)",
  "(1 2 4)^(-1)(3 9)",
  "(1 2 4)^{-1}(3 9)",
  "(1 2 4)^−1 (3 9)^{13}",
  "(1 2 4)**-1(3 9)",
  "(1 2 4)´(3 9)’",
  "((1 2 4)(3 9))x5",
  "(1 4 2)(3 9).",
  "(1 4 2)(3 9);",
  "σ = (1 4 2)(3 9)",
  "\\sigma = (1 4 2)(3 9)",
  "Permutation(1, 4, 2)(3, 9)",
  '"(1 4 2)(3 9)"',
  "((1, 4, 2), (3, 9))",
];

/** Ways that are refused, each with the text as it would be written. */
const REFUSED: readonly (readonly [string, string?])[] = [
  ["(1-4-2)(3-9)"],
  ["(1.4.2)(3 9)"],
  ["(1|4|2)(3|9)"],
  ["(1/4/2)(3/9)"],
  ["(1:4:2)(3:9)"],
  ["(1→4→2→1)(3→9→3)"],
  ["(1 → 4 → 2)(3 → 9)"],
  ["(1 - 4 - 2)(3 9)"],
  ["[[1,4,2],[3,9]]"],
  ["{{1,4,2},{3,9}}"],
  ["Cycles[{{1, 4, 2}, {3, 9}}]"],
  ["(1 4 2)(3 9"],
  ["1 4 2)(3 9)"],
  ["(1 4 2)(3 9))"],
  ["(1 4 2 1)(3 9)"],
  ["(1 4 4 2)(3 9)"],
  ["(1 4 2)(39)"],
  ["(3 9)∘(1 4 2)"],
  ["[1,4,2]", "(1 4 2)"],
  ["1 4 2", "(1 4 2)"],
  ["1-4-2-1", "(1 4 2)"],
  ["(1 2 ... 5)", "(1 2 3 4 5)"],
  ["(1, 2, …, 5)", "(1 2 3 4 5)"],
  ["(142)(142)", "(1 4 2)(1 4 2)"],
  ["(10)", "(1 0)"],
];

const LISTS = ["(1 4 2),(3 9)", "(1,4,2), (3,9)", "(1 4 2); (3 9)"];

describe.each(Object.entries(ONE_PERMUTATION))("%s", (_, call) => {
  test.each(READ)("reads %j", async (text) => {
    expect(await call(text)).toEqual(await call(PLAIN));
  });

  test.each([...REFUSED, ...LISTS.map((list) => [list] as const)])(
    "refuses %j",
    async (text, corrected = PLAIN) => {
      expect(await failure(() => call(text))).toContain(`write ${corrected}.`);
    },
  );
});

describe.each(Object.entries(GENERATORS))("%s", (_, call) => {
  test.each([
    ...LISTS,
    "Group([ (1,4,2), (3,9) ])",
    "Group((1,4,2),(3,9));",
    "[(1,4,2),(3,9)]",
    "⟨(1 4 2), (3 9)⟩",
  ])("reads the list %j", async (list) => expect(await call(list)).toEqual(await call(LISTS[0])));
});

/** The rows of a table in the help, by its heading. */
function rowsOfHelp(heading: string): [written: string, meant: string][] {
  const page = readFileSync("src/help/how-to/writing.md", "utf8");
  const table = page.slice(page.indexOf(`| You write | ${heading} |`)).split("\n\n")[0];
  return Array.from(table.matchAll(/^\| `(.*)` \| `(.*)` \|$/gm), ([, written, meant]) => [written, meant]);
}

test.each(rowsOfHelp("It is read as"))("the help says how %s is read", (written, meant) => {
  expect(permutations.simplifyCycles(written)).toBe(meant);
});

test.each(rowsOfHelp("Write"))("the help says what to write for %s", async (written, meant) => {
  expect(await failure(() => permutations.simplifyCycles(written))).toContain(`write ${meant}.`);
});

/** Each call has (74), which is (7 4) alone, and a text with points of several digits. */
const BESIDE: Readonly<Record<string, () => unknown>> = {
  MULTIPLYCYCLES: () => permutations.multiplyCycles([[["(74)"]], [["(79 74 95)"]]]),
  COMPOSECYCLES: () => permutations.composeCycles([[["(79 74 95)"], ["(74)"]]]),
  "CHECKCYCLES, expected": () => working.checkCycles("(79 74 95)", "(74)"),
  "INGROUP, cycles": () => groups.inGroup("(74)", [["(79 74 95)"]]),
  "INGROUP, generators": () => groups.inGroup("(79 95)", [["(74)"]]),
  ORBITS: () => groups.findOrbits([["A", "(79 74 95)"], ["B", "(74)"]]), // prettier-ignore
  GROUPORDER: () => groups.groupOrder([["(79 red 95)"], ["(74)"]]),
  COSETS: () => cosets.listCosets([["(74)"]], [["(79 74 95)"]]),
  "FACTORCYCLES, target": () => shortestWords.factorCycles([["(74)"]], [["A", "(79 74 95)"]]),
  "FACTORCYCLES, generators": () => shortestWords.factorCycles([["(79 74 95)"]], [["A", "(74)"]]),
  WORDTOCYCLES: () => words.wordToCycles("AB", [["A", "(74)"], ["B", "(79 74 95)"]]), // prettier-ignore
  GENPERMPROD: () => products.generatePermutationProducts([["A", "(74)"], ["E", "(79 74 95)"]]), // prettier-ignore
};

test.each(Object.entries(BESIDE))("%s does not guess what (74) is", async (_, call) => {
  expect(await failure(call)).toMatch(/"\(74\)", character 2: 74 may be one point, or .*; write \(7 4\)\./);
});

test("the answer (74) is not marked beside the expected (79 74 95)", () => {
  expect(working.checkCycles("(74)", "(79 74 95)")).toEqual([
    [false, expect.stringContaining("write (7 4)")],
  ]);
});

test("a word in which right factors come first is read in that order", () => {
  expect(permutations.simplifyCycles("(1 2)∘(2 3)", "right to left")).toBe("(1 2 3)");
  expect(permutations.simplifyCycles("(1 2)(2 3)", "right to left")).toBe("(1 2 3)");
});

test.each(["(1;4;2)(3 9)", "(1 4 2)*(3 9)", "σ = (1 4 2)(3 9)", "（1 4 2）（3 9）."])(
  "CHECKCYCLES takes %j, and shows how it is usually written",
  (answer) => {
    expect(working.checkCycles(answer, PLAIN)).toEqual([[true, `right; written ${PLAIN} here`]]);
  },
);

const PATHS = [
  "5-4-7-8-5",
  "5 4 7 8 5",
  "5,4,7,8,5",
  "5;4;7;8;5",
  "5/4/7/8/5",
  "5>4>7>8>5",
  "5—4—7—8—5",
  "5–4–7–8–5",
].concat([
  "5→4→7→8→5",
  "5 -> 4 -> 7 -> 8 -> 5",
  "5\\,4\\,7\\,8\\,5",
  "５－４－７－８－５",
  "5\u200b-4-7-8-5",
  "5 - 4 - 7 - 8 - 5",
]);
const REFUSED_PATHS = ["5.4.7.8.5", "5|4|7|8|5", "5:4:7:8:5", "(5 4 7 8 5)", "[5,4,7,8,5]", "54785"];

test.each(PATHS)("PATHTOPERM and WORDTOPATH read %j", async (path) => {
  expect(await permutations.pathToPermutation([[path]])).toBe("(4 8 7)");
  expect(await words.wordToPath("A", [["A", path]])).toBe("5-4-7-8-5");
});

test.each(REFUSED_PATHS)("PATHTOPERM and WORDTOPATH refuse %j", async (path) => {
  expect(await failure(() => permutations.pathToPermutation([[path]]))).toContain("write 5-4-7-8-5.");
  expect(await failure(() => words.wordToPath("A", [["A", path]]))).toContain("write 5-4-7-8-5.");
});

test.each(["1 4", "1,4", "1;4", "1, 4", "1\\,4", "１；４", "1\u200b 4"])(
  "STABILIZER reads the points %j",
  async (points) => {
    const stay = (given: unknown) => subgroups.findStabilizer([["A", "(1 4 2)"], ["B", "(4 8 7)"], ["C", "(2 8)"]], [[given]]); // prettier-ignore
    expect(await stay(points)).toEqual(await stay("1 4"));
  },
);

test.each(["1-4", "1.4.2", "1|4", "[1 4]"])("STABILIZER refuses the points %j", async (points) => {
  const call = () => subgroups.findStabilizer([["A", "(1 4 2)"]], [[points]]);
  expect(await failure(call)).toMatch(/write 1 4( 2)?\./);
});

test.each([
  "2 4 3 5 1",
  "2,4,3,5,1",
  "2;4;3;5;1",
  "[2, 4, 3, 5, 1]",
  "{2;4;3;5;1}",
  "24351",
  24351,
  "2\\ 4\\ 3\\ 5\\ 1",
])("ONELINETOCYCLES reads %j from one cell", async (images) =>
  expect(await oneLine.oneLineToCycles([[images]])).toBe("(1 2 4 5)"),
);

test.each([[[1, 4, 3, 2, 0]], [[2, 0, 1]], [[0, 2, 1]]])(
  "a 0 among the images %j is said",
  async (images) => {
    expect(await failure(() => oneLine.oneLineToCycles([images]))).toContain(
      "for a point 0 write the text '0",
    );
  },
);

test("a lone 0 is said to be there", async () => {
  const called: (() => unknown)[] = [
    () => subgroups.findStabilizer([["A", "(1 4 2)"]], [[0]]),
    () => permutations.pathToPermutation([[0]]),
    () => graphs.solveGraph([[1, 2]], [[0, 0]], [[2]]),
  ];
  for (const call of called) expect(await failure(call)).toContain("for a point 0 write the text '0");
});

test("a heading above generators is skipped", async () => {
  expect(await groups.groupOrder([["generators"], ["(1 2 3)"], ["(1 2)"]])).toBe(6);
});

/** No text is read as something else: it is refused, or it gives what its canonical form gives. */
test("any text is read as its canonical form, and as the identity only if a person would call it so", async () => {
  const characters = fc.constantFrom(..."0123456789ab ,;.()[]{}^-'*x·∘→|/\\&~=\u00a0\u200b（）’−");
  const printable = fc.oneof(
    fc.string({ unit: characters, maxLength: 16 }),
    fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => `(${text})`),
  );
  await fc.assert(
    fc.asyncProperty(printable, async (text) => {
      let read: string;
      try {
        read = permutations.simplifyCycles(text);
      } catch {
        return;
      }
      expect(permutations.simplifyCycles(read)).toBe(read);
      if (read === "()" && plainText(text).trim() !== "1" && !/\^|[*x]\s*\d|²|⁰/.test(text)) {
        const moved = scanCycles(text).cycles.filter((cycle) => cycle.length > 1).length;
        expect(moved).not.toBe(1);
      }
    }),
    { numRuns: 2_000 },
  );
});

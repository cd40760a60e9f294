import { formatPermutation, parsePermutation } from "../../src/permutations/permutation";
import { cellOf } from "./bundled-functions";
import { multiply } from "../unit/permutations/multiply";

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, k) => first + k);
const cycle = (first: number, length: number) => `(${numbers(first, length).join(" ")})`;
const column = (texts: readonly string[]) => texts.map((text) => [text]);
/** Names of one character, as many rows of longer ones have too many. */
const letter = (k: number) => String.fromCodePoint(0x4e00 + k);
const exchange = (k: number) => `(${letter(2 * k)} ${letter(2 * k + 1)})`;

/** These generate C2^count. */
const exchanges = (count: number) => column(numbers(0, count).map(exchange));

/** All products of some exchanges but the identity, labelled. Two such sets make the others by products of two. */
const exchangeProducts = (first: number, count: number) =>
  numbers(1, 2 ** count - 1).map((set) => [
    letter(200 * first + set),
    numbers(0, count)
      .filter((k) => (set >> k) & 1)
      .map((k) => exchange(first + k))
      .join(""),
  ]);

const ring = (places: number) => numbers(1, places).map((place) => [place, (place % places) + 1]);
const onRing = (places: number, pieces: number) =>
  numbers(1, places).map((place) => [place, place === 1 ? "" : `p${place % pieces}`]);
/** A move from each odd place to the next one. */
const inPairs = (places: number) => numbers(1, places / 2).map((k) => [2 * k - 1, 2 * k]);
/** Generators that move 1,024 points each. */
const longCycles = (count: number) => column(numbers(0, count).map((k) => cycle(1024 * k + 1, 1024)));
/** Generators that exchange 2,048 points each in pairs. */
const manyExchanges = (count: number) =>
  column(
    numbers(0, count).map((k) =>
      numbers(1024 * k, 1024)
        .map((pair) => `(${2 * pair + 1} ${2 * pair + 2})`)
        .join(""),
    ),
  );
/** These generate all permutations of 4,096 points. */
const symmetric = (count: number) => column([cycle(1, 4096), ...new Array<string>(count - 1).fill("(1 2)")]);
/** D5^3, of 1,000 elements, whose names are short. */
const DIHEDRAL = column(
  [0, 5, 10].flatMap((k) => [cycle(k + 1, 5), `(${k + 2} ${k + 5})(${k + 3} ${k + 4})`]),
);
const nested = (depth: number) => `${"(".repeat(depth)}A${")2".repeat(depth)}`;

const TOO_MUCH = "#VALUE! This is too much to compute: ";

/** What a cell shows, or how large the answer is. */
const shown = (answer: unknown) =>
  Array.isArray(answer) && answer.length * (answer[0] as unknown[]).length > 4
    ? `${answer.length} × ${(answer[0] as unknown[]).length}`
    : typeof answer === "string" && answer.length > 1000
      ? `${answer.length} characters`
      : answer;

interface Limit {
  readonly name: string;
  readonly what: string;
  readonly within: readonly [answer: unknown, ...given: unknown[]];
  readonly beyond: readonly [message: string, ...given: unknown[]];
}

/** The limits in docs/limits.md that a call of the function can reach; smaller ones can be given to what is behind it, and are tried there. */
const LIMITS: readonly Limit[] = [
  {
    name: "GENPERMPROD",
    what: "rows",
    within: ["1048576 × 2", [...exchangeProducts(0, 10), ...exchangeProducts(10, 10)]],
    beyond: [
      `${TOO_MUCH}there are more than 1,048,576 products of 42 points, too many for the memory.`,
      [...exchangeProducts(0, 10), ...exchangeProducts(10, 11)],
    ],
  },
  {
    name: "SOLVELIGHTS",
    what: "lamps",
    within: ["1 × 10000", [new Array(10_000).fill(0)]],
    beyond: [`${TOO_MUCH}a board has at most 10,000 lamps.`, [new Array(10_001).fill(0)]],
  },
  {
    name: "KEYMAZE",
    what: "positions",
    within: ["1024 × 1024", [new Array(1024).fill(0), new Array(1024).fill(1)], [new Array(1024).fill(1)]],
    beyond: [
      "#VALUE! disk: 1026 cuts and 1024 pairs of teeth give too large a maze; expected at most 1048576 positions.",
      [new Array(1024).fill(0), new Array(1024).fill(1)],
      [new Array(1026).fill(1)],
    ],
  },
  {
    name: "FINDKEY",
    what: "positions",
    within: ["3 × 100", new Array(100).fill(new Array(100).fill("."))],
    beyond: [
      "#VALUE! maze: 100 cuts and 101 pairs of teeth give too large a maze; expected at most 10000 positions.",
      new Array(100).fill(new Array(101).fill(".")),
    ],
  },
  {
    name: "MAKEGATES",
    what: "letters",
    within: ["83 × 13", "AB".repeat(20), "red"],
    beyond: [
      `#VALUE! message: "${"AB".repeat(20)}…" is not a message; expected 1 to 40 letters from A to Z.`,
      "AB".repeat(21),
      "red",
    ],
  },
  {
    name: "SOLVESTATES",
    what: "states",
    within: [
      "1998 × 2",
      [["x", "*,*", "+1 mod 1000,*"], ["x", "*,*", "*,+1 mod 1000"]], // prettier-ignore
      "0,0",
      "999,999",
    ],
    beyond: [
      `${TOO_MUCH}1,000,000 steps were tried, and more are left.`,
      [["x", "*,*", "+1 mod 1000,*"], ["x", "*,*", "*,+1 mod 1001"]], // prettier-ignore
      "0,0",
      "-1,*",
    ],
  },
  {
    name: "DESIGNKEY",
    what: "columns",
    within: ["4 × 64", 64, 2, 1],
    beyond: ["#VALUE! columns: here is 65; expected a whole number from 3 to 64.", 65, 2, 1],
  },
  {
    name: "SOLVEGEAR",
    what: "positions",
    within: [
      [["turn", "f0", "East", 0]],
      [["f0", "North", "f1", "South"]],
      [["f0", "North", 0]],
      [["f0", "East", 0]],
      1_250_000,
    ],
    beyond: [
      `${TOO_MUCH}the gear has 10,000,008 positions, and at most 10,000,000 are possible.`,
      [["f0", "North", "f1", "South"]],
      [["f0", "North", 0]],
      [["f0", "East", 0]],
      1_250_001,
    ],
  },
  {
    name: "REARRANGE",
    what: "places times different pieces",
    within: [[["", "", "", ""]], ring(2048), onRing(2048, 2048), onRing(2048, 2048)],
    beyond: [
      `${TOO_MUCH}there are 2,049 places and 2,048 different pieces; their product can be 4,194,304 at most.`,
      ring(2049),
      onRing(2049, 2049),
      onRing(2049, 2049),
    ],
  },
  {
    name: "HARDEST",
    what: "arrangements",
    within: ["2 × 14", inPairs(12), onRing(12, 12)],
    beyond: [
      `${TOO_MUCH}there are more than 536,870,912 arrangements of the pieces.`,
      inPairs(14),
      onRing(14, 14),
    ],
  },
  {
    name: "GROUPORDER",
    what: "points",
    within: [String(2n ** 640n), longCycles(64)],
    beyond: [
      `${TOO_MUCH}the permutations have more than 65,536 points together; no more are possible.`,
      [...longCycles(64), ["(1 70000)"]],
    ],
  },
  {
    name: "GROUPORDER",
    what: "images",
    within: ["13020 characters", symmetric(8192)],
    beyond: [
      `${TOO_MUCH}the 8,193 permutations have more than 4,095 points together; no more are possible.`,
      symmetric(8193),
    ],
  },
  {
    name: "CENTRE",
    what: "points",
    within: ["32 × 1", manyExchanges(32)],
    beyond: [
      `${TOO_MUCH}the permutations have more than 65,536 points together; no more are possible.`,
      [...longCycles(64), ["(1 70000)"]],
    ],
  },
  {
    name: "STABILIZER",
    what: "points",
    within: ["31 × 1", manyExchanges(32), 1],
    beyond: [
      `${TOO_MUCH}the permutations have more than 65,536 points together; no more are possible.`,
      [...longCycles(64), ["(1 70000)"]],
      1,
    ],
  },
  {
    name: "ELEMENTS",
    what: "elements",
    within: ["1048576 × 1", exchanges(20)],
    beyond: [
      `${TOO_MUCH}the group has 2097152 elements, and at most 1,048,576 are possible here.`,
      exchanges(21),
    ],
  },
  {
    name: "CAYLEYTABLE",
    what: "elements",
    within: ["1001 × 1001", DIHEDRAL],
    beyond: [
      `${TOO_MUCH}the group has 1001 elements, and at most 1,000 are possible here.`,
      [[cycle(1, 1001)]],
    ],
  },
  {
    name: "CONJUGACYCLASSES",
    what: "images",
    within: ["4096 × 3", column([...numbers(0, 12).map(exchange)])],
    beyond: [
      `${TOO_MUCH}the group has 262144000 elements, and at most 259,107 are possible here.`,
      column([...numbers(0, 18).map(exchange), cycle(37, 1000)]),
    ],
  },
  {
    name: "COSETS",
    what: "elements of a coset",
    within: ["2 × 16384", exchanges(14), exchanges(15)],
    beyond: [
      "#VALUE! the answer: it needs 32,768 columns, and a sheet has 16,384.",
      exchanges(15),
      exchanges(15),
    ],
  },
  {
    name: "SUBGROUPS",
    what: "elements",
    within: ["16 × 5", [[cycle(1, 1000)]]],
    beyond: [
      `${TOO_MUCH}the group has 1001 elements, and at most 1,000 are possible here.`,
      [[cycle(1, 1001)]],
    ],
  },
  {
    name: "SUBGROUPS",
    what: "subgroups",
    within: ["29212 × 11", exchanges(7)],
    beyond: [`${TOO_MUCH}the group has more than 30,000 subgroups; no more are possible here.`, exchanges(8)],
  },
  {
    name: "PUZZLEGROUP",
    what: "places",
    within: [[["C9999", 9999]], ring(10_000), 1],
    beyond: [`${TOO_MUCH}the board has 10,001 places, and at most 10,000 are possible.`, ring(10_001), 1],
  },
  {
    name: "WORDTOPATH",
    what: "points of a path",
    within: ["32001 characters", "A^8000", [["A", "1-2-1"]]],
    beyond: [`${TOO_MUCH}the word's space-path has more than 20,000 points.`, "A^10000", [["A", "1-2-1"]]],
  },
  {
    name: "WORDTOPATH",
    what: "labels",
    within: ["1-2-1", "A", [["A", "1-2-1"]]],
    beyond: [
      `${TOO_MUCH}the word has more than 100,000 labels when it is written out.`,
      "A^100001",
      [["A", "1-2-1"]],
    ],
  },
  {
    name: "WORDTOCYCLES",
    what: "nesting",
    within: ["()", nested(50), [["A", "(1 2)"]]],
    beyond: [
      `#VALUE! word: "${"(".repeat(40)}…", character 51: ( is inside too many brackets; expected A.`,
      nested(51),
      [["A", "(1 2)"]],
    ],
  },
];

test.each(LIMITS)(
  "$name at its limit of $what, and beyond",
  async ({ name, within: [answer, ...given], beyond: [message, ...more] }) => {
    expect(shown(await cellOf(name, ...given))).toEqual(answer);
    expect(await cellOf(name, ...more)).toBe(message);
  },
  300_000,
);

/** Pieces of ten points: three of them are rotated, the fourth is swapped with the first of the next piece, the others stay. */
const GENERATORS = Array.from({ length: 1000 }, (_, k) => {
  const point = (x: number) => String((10 * k + x) % 10_000).padStart(5, "0");
  const turn = `(${[0, 1, 2].map(point).join(" ")})`;
  const still = [4, 5, 6, 7, 8, 9].map((x) => `(${point(x)})`).join("");
  return `${turn}(${point(3)} ${point(10)})${still}`;
});
const labelled = GENERATORS.map((cycles, k) => [`g${k}`, cycles]);

// Fewer points or generators would take longer: more products fit into the limit.
test("FACTORCYCLES with ten thousand points and a thousand generators ends in a clear limit", async () => {
  const target = [7, 333, 42, 901, 333, 8, 41].map((k) => parsePermutation(GENERATORS[k])).reduce(multiply);
  expect(await cellOf("FACTORCYCLES", formatPermutation(target), labelled, null)).toMatch(
    /no word of up to \d+ labels makes the target/,
  );
}, 600_000);

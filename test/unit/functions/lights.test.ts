import { failure } from "./host";
import { solveLights } from "../../../src/functions/lights";

const solve = (board: unknown[][], answer?: string, goal?: unknown[][], rules?: string) =>
  solveLights(board, goal, answer as never, rules as never);

const CORNER = Array.from({ length: 5 }, (_, row) => [row === 0 ? 1 : 0, 0, 0, 0, 0]);
const ALL = Array.from({ length: 5 }, () => [1, 1, 1, 1, 1]);
const CROSS = [["#", 1, "#"], ["x", "on", true], ["#", "1", "#"]]; // prettier-ignore

test("the lamps to be pressed have the board's shape", async () => {
  expect(await solve([[1, 0, 0], [1, 1, 0], [1, 0, 0]])).toEqual([[0, 0, 0], [1, 0, 0], [0, 0, 0]]); // prettier-ignore
  expect(await solve(CROSS)).toEqual([["#", 0, "#"], [0, 1, 0], ["#", 0, "#"]]); // prettier-ignore
  expect(await solve([[1]])).toEqual([[1]]);
});

test.each([0, null, "", undefined, "0", false, " "])("%p is a dark lamp", async (dark) => {
  expect(await solve([[dark, 1], [1, 1]], "grid")).toEqual([[0, 0], [0, 1]]); // prettier-ignore
});

test.each([1, "x", "1", true, "lit", "on"])("%p is a lit lamp, also beside 1", async (lit) => {
  expect(await solve([[lit, 0], [1, 1]], "grid")).toEqual([[0, 0], [1, 0]]); // prettier-ignore
});

test.each([
  ["length", ALL, [[15]]],
  ["count", ALL, [[4]]],
  ["rank", ALL, [[23]]],
  ["rank", CORNER, [[23]]],
  ["count", CORNER, [[0]]],
  ["length", [[0, ""]], [[0]]],
  ["count", CROSS, [[1]]],
  ["quiet 0", [[1, 1]], [[0, 0]]],
  ["quiet 1", [[1, "#"], [0, "#"]], [[1, "#"], [1, "#"]]], // prettier-ignore
  ["QUIET", [[1, 0]], [[1, 1]]],
])("%s of %j", async (answer, board, expected) => {
  expect(await solve(board, answer)).toEqual(expected);
});

test("quiet patterns are numbered, and the third is the sum of the first and the second", async () => {
  const [one, two, three] = await Promise.all(
    ["quiet 1", "quiet 2", "quiet 3"].map((answer) => solve(ALL, answer)),
  );
  expect(one).toEqual([[1, 1, 0, 1, 1], [0, 0, 0, 0, 0], [1, 1, 0, 1, 1], [0, 0, 0, 0, 0], [1, 1, 0, 1, 1]]); // prettier-ignore
  expect(three).toEqual(one.map((row, r) => row.map((bit, c) => Number(bit) ^ Number(two[r][c]))));
  expect(await failure(() => solve(ALL, "quiet 4"))).toBe("#N/A A board of this shape has 3 quiet patterns.");
  expect(await failure(() => solve([[1]], "quiet 1"))).toBe(
    "#N/A A board of this shape has no quiet patterns.",
  );
});

test("an unsolvable board is #N/A with the reason, and its quiet pattern can be shown", async () => {
  expect(await failure(() => solve(CORNER))).toBe(
    "#N/A No solution: each press changes an even number of these 12 lamps, but an odd number, 1, has to change. They are in row 1: 1, 2, 4, 5; row 3: 1, 2, 4, 5; row 5: 1, 2, 4, 5.",
  );
  expect(await failure(() => solve(CORNER, "length"))).toMatch(/^#N\/A No solution/);
  expect(await solve(CORNER, "quiet")).toEqual(await solve(CORNER, "quiet 1"));
  expect(await failure(() => solve(ALL, "quiet"))).toBe(
    "#N/A This board can be solved: in each quiet pattern, an even number of lamps has to change.",
  );
});

test("a goal says which lamps are lit at the end", async () => {
  const dark = ALL.map((row) => row.map(() => 0));
  expect(await solve(dark, "length", ALL)).toEqual([[15]]);
  expect(await solve(ALL, "length", ALL)).toEqual([[0]]);
  expect(await solve(CROSS, "grid", [["", 1, ""], [1, 1, 1], ["", 1, "#"]])).toEqual([["#", 0, "#"], [0, 0, 0], ["#", 0, "#"]]); // prettier-ignore
});

test("if fewer presses may do, a second cell says so", async () => {
  const board = Array.from({ length: 39 }, () => new Array<number>(39).fill(1));
  const [[length, note]] = await solve(board, "length");
  expect([typeof length, note]).toEqual(["number", "not proved fewest"]);
});

test.each([
  [{ board: [["#", "#"]] }, "board: all cells are #; expected a lamp: 1 if it is lit, 0 or blank if not."],
  [
    { board: ALL, answer: "moves" },
    'answer: "moves" is unknown; expected grid, length, count, rank, quiet or quiet 1.',
  ],
  [
    { board: ALL, answer: "quiet x" },
    'answer: "quiet x" is unknown; expected grid, length, count, rank, quiet or quiet 1.',
  ],
  [
    { board: ALL, answer: "grid 1" },
    'answer: "grid 1" is unknown; expected grid, length, count, rank, quiet or quiet 1.',
  ],
  [{ board: [[1, 1]], goal: [[1]] }, "goal: it has 1 × 1 cells; expected 1 × 2 like the board."],
  [
    { board: [[1, 1]], goal: [["#", 1]] },
    "goal, row 1, column 1: here is #, but the board has a lamp there.",
  ],
  [
    { board: [[1, "#"]], goal: [[1, "x"]] },
    'goal, row 1, column 2: here is "x", but the board has no lamp there.',
  ],
  [
    { board: Array.from({ length: 101 }, () => new Array<number>(100).fill(0)) },
    "This is too much to compute: a board has at most 10,000 lamps.",
  ],
])(
  "%j is refused: %s",
  async ({ board, answer, goal }: { board: unknown[][]; answer?: string; goal?: unknown[][] }, message) => {
    expect(await failure(() => solve(board, answer, goal))).toBe(`#VALUE! ${message}`);
  },
);

describe("other rules", () => {
  const NINE = [[1, 2, 2], [1, 0, 0], [0, 0, 0]]; // prettier-ignore

  test("the grid says how often a lamp is pressed, and the length how many presses these are", async () => {
    const board = [[1, 1, 0], [1, 0, 0], [0, 0, 0]]; // prettier-ignore
    expect(await solve(board, "grid", undefined, "states 3")).toEqual([[2, 0, 0], [0, 0, 0], [0, 0, 0]]); // prettier-ignore
    expect(await solve(board, "length", undefined, "states 3")).toEqual([[2]]);
    expect(await solve(board, "rank", undefined, "states 3")).toEqual([[9]]);
    expect(await solve([[0, 0], [0, 0]], "grid", [[2, 2], [2, 0]], "STATES 3")).toEqual([[2, 0], [0, 0]]); // prettier-ignore
  });

  test("words may be in any order, and blank rules are those of Lights Out", async () => {
    const answers = await Promise.all(
      ["cross, knight, states 5", "states 5 knight, cross"].map((rules) =>
        solve(NINE, "grid", undefined, rules),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await solve(ALL, "length", undefined, "")).toEqual([[15]]);
    expect(await solve(ALL, "length", undefined, "plus, states 2")).toEqual([[15]]);
  });

  test("patterns are numbered by digits, one for each generator", async () => {
    const dark = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]; // prettier-ignore
    const rules = "states 4 lines";
    expect(await solve(dark, "count", undefined, rules)).toEqual([[16]]);
    const [one, two, three] = await Promise.all(
      ["quiet 1", "quiet 2", "quiet 3"].map((answer) => solve(dark, answer, undefined, rules)),
    );
    expect(one.flat().every((count) => count === 0 || count === 2)).toBe(true);
    expect(three).toEqual(
      one.map((row, r) => row.map((count, c) => (Number(count) + Number(two[r][c])) % 4)),
    );
    expect(await failure(() => solve(dark, "quiet 16", undefined, rules))).toBe(
      "#N/A A board of this shape has 15 quiet patterns.",
    );
  });

  test.each([
    [
      "grid",
      "lines states 4",
      /^#N\/A No solution: each press changes the sum of these \d lamps by a multiple of 2,/,
    ],
    [
      "rank",
      "states 4",
      /^#VALUE! answer: there is no rank with 4 states, because 4 is not a prime number; use count\.$/,
    ],
    [
      "grid",
      "diagonal",
      /^#VALUE! rules: "diagonal" is unknown; expected states 3, torus, plus, cross, knight or lines\.$/,
    ],
  ])("%s by %s: %s", async (answer, rules, message) => {
    expect(await failure(() => solve(NINE, answer, undefined, rules))).toMatch(message);
  });
});

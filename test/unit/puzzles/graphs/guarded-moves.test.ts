import fc from "fast-check";
import type { Cell, Cells } from "../../../../src/grid/cells";
import { solvePatterns } from "../../../../src/puzzles/graphs/pattern-search";
import { finished } from "../../../../src/steps";
import { randomIndex, seededRandom } from "../../../../src/steps/random";
import { BRIDGE, fewestByHand, jugTable, leastTime, MISSIONARIES, RIVER, poured } from "./guarded-by-hand";

interface Table {
  readonly values: Cells;
  readonly moves: Cells;
  readonly start: Cells;
  readonly goal: Cells;
}

const NO_WAY = "no way";

/** The rows of the answer, or the message. */
function solve(table: Table): Cell[][] | string {
  try {
    return finished(solvePatterns(table)) ?? NO_WAY;
  } catch (error) {
    return (error as Error).message;
  }
}

const lengthOf = (table: Table) => solve(table).length;

// --- published numbers ---

// Die Hard with a Vengeance (1995): 4 gallons with jugs of 3 and 5 takes 6 moves; P. Boldi, M. Santini and S. Vigna, "Measuring with jugs"
// (2002), count the same moves.
test("jugs take six rows, and jugs of 5 and 3 measure 4 in six moves", () => {
  const table = jugTable([5, 3], "a = 4");
  expect(table.moves).toHaveLength(6);
  expect(solve(table)).toEqual([
    ["fill a", 5, 0],
    ["a into b", 2, 3],
    ["empty b", 2, 0],
    ["a into b", 0, 2],
    ["fill a", 5, 2],
    ["a into b", 4, 3],
  ]);
});

// N. Tartaglia, General trattato (1556), and C.-G. Bachet (1612): 8 pints are halved with vessels of 5 and 3, in 7 pourings.
test("vessels of 8, 5 and 3 halve 8 pints in seven pourings", () => {
  const names = ["a", "b", "c"];
  const sizes = [8, 5, 3];
  const moves = names.flatMap((from) =>
    names.flatMap((to, k) => {
      const much = `min(${from}, ${sizes[k]} - ${to})`;
      return from === to ? [] : [[`${from} into ${to}`, "", `${from} -= ${much}, ${to} += ${much}`]];
    }),
  );
  const table = { values: [names], moves, start: [[8, 0, 0]], goal: [[4, 4, 0]] };
  expect(solve(table)).toHaveLength(7);
});

// Alcuin, Propositiones ad acuendos juvenes (about 800), number 18.
test("the wolf, the goat and the cabbage cross in seven crossings, in six rows", () => {
  expect(RIVER.moves).toHaveLength(6);
  const moves = solve(RIVER) as Cell[][];
  expect(moves.map(([name]) => name)).toEqual(["goat", "alone", "wolf", "goat", "cabbage", "alone", "goat"]);
  expect(moves[0]).toEqual(["goat", "R", "L", "R", "L"]);
});

// W. W. Rouse Ball, Mathematical Recreations and Essays; S. Amarel, "On representations of problems of reasoning about actions" (1968).
test("three missionaries and three cannibals cross in eleven crossings", () => {
  expect(lengthOf(MISSIONARIES)).toBe(11);
});

// G. Rote, "Crossing the bridge at night" (2002): 1, 2, 5 and 10 minutes take 17, and not the 19 of the fastest who walks all others over.
test("four people are over the bridge in 17 minutes", () => {
  const moves = solve(BRIDGE([1, 2, 5, 10])) as Cell[][];
  expect(moves.at(-1)).toEqual([expect.any(String), "R", "R", "R", "R", "R", 17]);
  expect(moves).toHaveLength(5);
});

// --- random puzzles, and a search of a few lines over texts ---

test("200 random pairs of jugs, with a goal that may be impossible", () => {
  const random = seededRandom(1);
  for (let k = 0; k < 200; k++) {
    const sizes = [1 + randomIndex(random, 12), 1 + randomIndex(random, 12)];
    const wanted = 1 + randomIndex(random, 12);
    const found = solve(jugTable(sizes, `a = ${wanted} or b = ${wanted}`));
    const fewest = fewestByHand(
      [0, 0],
      (state) => poured(state, sizes),
      (state) => state.includes(wanted),
    );
    expect([sizes, wanted, found.length]).toEqual([sizes, wanted, fewest ?? NO_WAY.length]);
    if (fewest === undefined) expect(found).toBe(NO_WAY);
  }
});

test("200 random rivers, on which some must not be left with others", () => {
  const names = ["p", "q", "r", "s"];
  const random = seededRandom(2);
  let solvable = 0;
  for (let k = 0; k < 200; k++) {
    const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));
    const foes = pairs.filter(() => randomIndex(random, 3) === 0);
    const table: Table = {
      values: [["me", ...names], new Array<string>(5).fill("L|R")],
      moves: [
        ["alone", "", "flip me"],
        ...names.map((name) => [name, `me = ${name}`, `flip me, flip ${name}`]),
        ...foes.map(([a, b]) => ["", `${a} = ${b} <> me`, "#"]),
      ],
      start: [["L", "L", "L", "L", "L"]],
      goal: [["R", "R", "R", "R", "R"]],
    };
    const isSafe = ([me, ...others]: readonly number[]) =>
      foes.every(([a, b]) => {
        const [x, y] = [others[names.indexOf(a)], others[names.indexOf(b)]];
        return x !== y || x === me;
      });
    const next = (state: readonly number[]) =>
      state.flatMap((side, k) => {
        if (side !== state[0]) return [];
        const over = state.map((each, j) => (j === 0 || j === k ? 1 - each : each));
        return isSafe(over) ? [over] : [];
      });
    const fewest = fewestByHand([0, 0, 0, 0, 0], next, (state) => state.every((side) => side === 1));
    if (fewest !== undefined) solvable++;
    expect([foes, solve(table).length]).toEqual([foes, fewest ?? NO_WAY.length]);
  }
  expect(solvable).toBeGreaterThan(20);
  expect(solvable).toBeLessThan(180);
});

test("200 random walkers over a bridge take as little as the best of all orders", () => {
  const random = seededRandom(3);
  for (let k = 0; k < 200; k++) {
    const times = Array.from({ length: 3 + (k % 2) }, () => 1 + randomIndex(random, 20));
    const least = leastTime(times, []);
    expect([times, (solve(BRIDGE(times)) as Cell[][]).at(-1)!.at(-1)]).toEqual([times, least]);
  }
});

// --- expressions ---

interface Written {
  readonly text: string;
  of(values: readonly number[]): number;
}

const VALUES: readonly Written[] = ["a", "b", "c"].map((text, k) => ({ text, of: (values) => values[k] }));
const OPERATORS: Readonly<Record<string, (x: number, y: number) => number>> = {
  "+": (x, y) => x + y,
  "-": (x, y) => x - y,
  "*": (x, y) => x * y,
  min: Math.min,
  max: Math.max,
};
const COMPARISONS: Readonly<Record<string, (x: number, y: number) => boolean>> = {
  "=": (x, y) => x === y,
  "<>": (x, y) => x !== y,
  "<": (x, y) => x < y,
  "<=": (x, y) => x <= y,
  ">": (x, y) => x > y,
  ">=": (x, y) => x >= y,
};

const { sum, truth } = fc.letrec<{ sum: Written; truth: Written }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...VALUES),
    fc.nat(5).map((number): Written => ({ text: String(number), of: () => number })),
    fc
      .tuple(fc.constantFrom(...Object.keys(OPERATORS)), tie("sum"), tie("sum"))
      .map(([sign, x, y]): Written => ({
        text: sign.length > 1 ? `${sign}(${x.text}, ${y.text})` : `(${x.text} ${sign} ${y.text})`,
        of: (values) => OPERATORS[sign](x.of(values), y.of(values)),
      })),
    fc.tuple(tie("sum"), fc.integer({ min: 1, max: 5 })).map(([x, round]): Written => ({
      text: `(-${x.text} mod ${round})`,
      of: (values) => ((-x.of(values) % round) + round) % round,
    })),
  ),
  truth: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(
        tie("sum"),
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(COMPARISONS)), tie("sum")), {
          minLength: 1,
          maxLength: 3,
        }),
      ) // prettier-ignore
      .map(([first, rest]): Written => ({
        text: [first.text, ...rest.map(([sign, { text }]) => `${sign} ${text}`)].join(" "),
        of: (values) => Number(rest.every(([sign, right], k) => COMPARISONS[sign]((k ? rest[k - 1][1] : first).of(values), right.of(values)))), // prettier-ignore
      })),
    fc.tuple(fc.constantFrom("and", "or"), tie("truth"), tie("truth")).map(([sign, x, y]): Written => ({
      text: `(${x.text}) ${sign} (${y.text})`,
      of: (values) => Number(sign === "and" ? x.of(values) && y.of(values) : x.of(values) || y.of(values)),
    })),
    tie("truth").map((x): Written => ({ text: `not (${x.text})`, of: (values) => 1 - x.of(values) })),
  ),
}));

test("conditions and changes are what they say, in random states", () => {
  const number = fc.integer({ min: -5, max: 5 });
  fc.assert(
    fc.property(truth, sum, sum, fc.tuple(number, number, number), (when, first, second, values) => {
      const moves = [["x", when.text, `a = ${first.text}, b += ${second.text}, c = 1000000`]];
      const found = solve({ values: [["a", "b", "c"]], moves, start: [values.map(String)], goal: [["c = 1000000"]] }); // prettier-ignore
      const after = [first.of(values), values[1] + second.of(values), 1_000_000].map((each) => each + 0);
      if (when.of(values)) expect(found).toEqual([["x", ...after]]);
      else expect(found).toBe(NO_WAY);
    }),
    { numRuns: 400 },
  );
});

test("precedence is that of mathematics, and signs may be those of print", () => {
  const isTrue = (goal: string) =>
    solve({ values: [["a", "b"]], moves: [["x", "", "a = a"]], start: [[2, 3]], goal: [[goal]] });
  for (const goal of [
    "1 + a * b = 7",
    "- a + b = 1",
    "a - 1 - 1 = 0",
    "a < b or a > b and b > 5",
    "not a = b and b = 3",
    "1 < A < B ≤ 3 ≠ a",
    "7 mod a + b = 4",
    "a×b − 1 = 5",
    "not not (a = 2)",
  ])
    expect([goal, solve({ values: [["a", "b"]], moves: [["x", "", "a = a"]], start: [[2, 3]], goal: [[goal]] })]).toEqual([goal, []]); // prettier-ignore
  expect(isTrue("(a < b or a > b) and b > 5")).toBe(NO_WAY);
});

test("goals are states, patterns or conditions, in rows; a value is counted on within what it may be", () => {
  const table = { values: [["a", "b"], ["0..3", ""]], moves: [["on", "", "a += 1"], ["off", "a = 3", "b = 7"]] }; // prettier-ignore
  const found = (...goal: Cells) => solve({ ...table, start: [[0, ""]], goal }).length;
  expect([found(["2,0"]), found([3, "*"]), found(["*", "1..9"]), found(["b > a"])]).toEqual([2, 3, 4, 4]);
  expect(found(["b = 8", ""], ["", ""], ["1|2", 0])).toBe(1);
  expect(solve({ ...table, start: [[0, ""]], goal: [["a = 4"]] })).toBe(NO_WAY);
});

// --- what is wrong, in words ---

const AB: Table = { values: [["a", "b"], ["0..5", "L|R"]], moves: [["x", "", "a += 1"]], start: [[0, "L"]], goal: [["a = 4"]] }; // prettier-ignore
const when = (condition: string): Partial<Table> => ({ moves: [["x", condition, "a = 1"]] });
const then = (changes: Cell): Partial<Table> => ({ moves: [["x", "", changes]] });

test.each<[string, Partial<Table>]>([
  ['moves, row 1, column 2: character 3: write = for ==.', when("a == 3")],
  ['moves, row 1, column 2: character 7: write and for &&.', when("a > 3 && b = L")],
  ['moves, row 1, column 2: character 1: here is "c"; expected a number, or one of a, b, L, R.', when("c > 3")],
  ["moves, row 1, column 2: missing at the end: a number, or one of a, b, L, R.", when("a >")],
  ['moves, row 1, column 2: character 5: here is "L"; expected a number, or a value that is a number.', when("a = L")],
  ['moves, row 1, column 2: character 5: here is "3"; expected one of L, R.', when("b = 3")],
  ['moves, row 1, column 2: character 3: here is "<"; expected = or <>.', when("b < R")],
  ['moves, row 1, column 2: character 1: here is "a"; expected a condition such as a > 0.', when("a")],
  ['moves, row 1, column 2: character 7: here is "b"; expected and, or, or the end.', when("a = 3 b = L")],
  ['moves, row 1, column 2: character 5: here is "1234567890"; expected at most 99999999.', when("a = 1234567890")],
  ["moves, row 1, column 2: missing at the end: ).", when("(a = 3")],
  ["moves, row 1, column 2: here are 2,000 characters; expected at most 1,000.", when("(".repeat(2000))],
  ['moves, row 1, column 2: character 52: here is "("; expected fewer brackets inside each other.', when("(".repeat(900))],
  ['moves, row 1, column 2: character 205: here is "not"; expected fewer brackets inside each other.', when("not ".repeat(100))],
  ["moves, row 1, column 2: the cell is blank; expected a condition that forbids the state.", then("#")],
  ["moves, row 1, column 3: the cell is blank; expected changes such as a = 1, or # for a state that must not be.", then(0)],
  ['moves, row 1, column 3: character 1: here is "5"; expected one of a, b.', then("5")],
  ['moves, row 1, column 3: character 3: here is ">"; expected =, += or -=.', then("a > 4")],
  ['moves, row 1, column 3: character 3: here is "+="; expected =.', then("b += 4")],
  ['moves, row 1, column 3: character 8: here is "a"; expected each value at most once.', then("a = 1, a = 2")],
  ['moves, row 1, column 3: character 6: here is "a"; expected a value that may be one of two, such as L|R.', then("flip a")],
  ["moves, row 1, column 3: a number is too large, or divided by 0; expected at most 99999999.", then("a = 99999999 * 99999999")],
  ["moves, row 1, column 3: a number is too large, or divided by 0; expected at most 99999999.", then("a = 3 mod a")],
  ['moves, row 1, column 4: here is "x"; expected a cost of 0 or more.', { moves: [["x", "", "a = 1", "x"]] }],
  ["moves, row 1, column 4: here is -1; expected a cost of 0 or more.", { moves: [["x", "", "a = 1", -1]] }],
  ["moves: there are 2 columns; expected three columns: move, condition, changes, and perhaps costs.", { moves: [["x", "a = 1"]] }],
  ['values, row 1, column 2: "left bank" is not a name; expected one word, such as a or wolf.', { values: [["a", "left bank"]] }],
  ['values, row 1, column 2: "A" occurs twice; expected different names.', { values: [["a", "A"]] }],
  ['values, row 1, column 1: "min" is not a name; expected one word, such as a or wolf.', { values: [["min", "b"]] }],
  ['values, row 2: "L" is not among the values of a.', { values: [["a", "b"], ["0|L", "L|R"]] }],
  ["values: there are 3 rows; expected names, and perhaps below them what each may be, such as 0..5 or L|R.", { values: [["a"], ["b"], ["c"]] }],
  ['start: "7" is not among the values of a.', { start: [[7, "L"]] }],
  ['start: "7" is not a state; expected a value for each of a, b.', { start: [[7]] }],
  ['goal: "r" is not among the values of b.', { goal: [["*", "r"]] }],
  ["goal: all cells are blank.", { goal: [["", ""], ["", 0]] }],
  ["1,000,000 steps were tried, and more are left", { values: [["a", "b"]], moves: [["x", "", "a += 1"], ["y", "", "a += 2"]], goal: [["a < 0"]] }],
])("%s", (message, part) => expect(solve({ ...AB, ...part })).toBe(message)); // prettier-ignore

import type { Cells } from "../../../../src/grid/cells";
import { changesTo, readLights } from "../../../../src/puzzles/lights-out/cells";
import { lightsOut } from "../../../../src/puzzles/lights-out/kind";
import { primePowers } from "../../../../src/puzzles/lights-out/modular";
import {
  CLASSIC,
  isClassic,
  press,
  readLampRules,
  touchedBy,
  type LampRules,
} from "../../../../src/puzzles/lights-out/rules";
import { lightest } from "../../../../src/puzzles/lights-out/states";
import { finished } from "../../../../src/steps";
import { randomIndex, seededRandom } from "../../../../src/steps/random";
import { ones } from "./boards";
import { asNumber, changedBy, digitsOf, fewestPresses } from "./searched";

const rulesOf = (text: string) => readLampRules(text.split(" "));
const full = (rows: number, columns = rows, state: number | "#" = 0) =>
  Array.from({ length: rows }, () => new Array<number | "#">(columns).fill(state));

function read(board: Cells, rules: LampRules, goal?: Cells) {
  const { lamps, lit, goal: end } = finished(readLights(board, goal, rules));
  return { lamps, puzzle: finished(lightsOut(lamps, changesTo(end, lit, rules), rules)) };
}

const solved = (board: Cells, rules: LampRules) => finished(read(board, rules).puzzle.solve());
const nullity = (board: Cells, rules: LampRules) => read(board, rules).puzzle.quiet.length;
const patternsOf = (board: Cells, rules: LampRules) =>
  read(board, rules).puzzle.orders.reduce((product, order) => product * order, 1);

/** What presses make of dark lamps. */
function madeBy(
  presses: ArrayLike<number>,
  changed: readonly (readonly number[])[],
  states: number,
): number[] {
  const made = new Array<number>(changed.length).fill(0);
  changed.forEach((lamps, lamp) => lamps.forEach((other) => (made[other] += presses[lamp])));
  return made.map((state) => state % states);
}

const negative = (digits: readonly number[], states: number) =>
  digits.map((digit) => (states - digit) % states);

/** A board of a shape with the states of its lamps. */
function boardWith(shape: Cells, digits: readonly number[]): Cells {
  let lamp = 0;
  return shape.map((row) => row.map((cell) => (cell === "#" ? cell : digits[lamp++])));
}

const SHAPES = ["plus", "cross", "knight", "lines", "plus cross", "knight lines"];
const KINDS = SHAPES.flatMap((shape) => [shape, `${shape} torus`]).map((words) => [words] as const);
const BOARDS = 200;
/** So many states of a board are searched. */
const MOST_SEARCHED = 20_000;

test.each(KINDS)(
  "%s: 200 random boards need as many presses as a search finds, or cannot be solved",
  (words) => {
    const random = seededRandom(words.length);
    let unsolvable = 0;
    const statesTried = new Set<number>();
    for (let k = 0; k < BOARDS; k++) {
      const states = 2 + (k % 7);
      const rules = rulesOf(`${words} states ${states}`);
      const [rows, columns] = [1 + randomIndex(random, 4), 1 + randomIndex(random, 4)];
      const mostLamps = Math.floor(Math.log(MOST_SEARCHED) / Math.log(states));
      const shape = full(rows, columns, "#");
      const count = 1 + randomIndex(random, Math.min(mostLamps, rows * columns));
      for (let lamps = 0; lamps < count;) {
        const [row, column] = [randomIndex(random, rows), randomIndex(random, columns)];
        if (shape[row][column] !== "#") continue;
        shape[row][column] = 0;
        lamps++;
      }
      const changed = changedBy(shape, rules);
      const fewest = fewestPresses(changed, states);
      const start = changed.map(() => randomIndex(random, states));
      const wanted = negative(start, states);
      const { lamps, puzzle } = read(boardWith(shape, start), rules);
      expect(finished(touchedBy(lamps, rules)).map((each) => Array.from(each))).toEqual(changed);
      if (!isClassic(rules)) {
        const patterns = puzzle.orders.reduce((product, order) => product * order, 1);
        expect(states ** count / patterns).toBe(fewest.size);
      }
      for (const pattern of puzzle.quiet) expect(ones(madeBy(pattern, changed, states))).toBe(0);
      const solution = finished(puzzle.solve());
      if ("presses" in solution) {
        expect([ones(solution.presses), solution.isFewest]).toEqual([
          fewest.get(asNumber(wanted, states)),
          true,
        ]);
        expect(madeBy(solution.presses, changed, states)).toEqual(wanted);
        statesTried.add(states);
        continue;
      }
      unsolvable++;
      expect(fewest.has(asNumber(wanted, states))).toBe(false);
      // No press changes the sum of lamps, each counted as often as the quiet pattern has it; but it would have to change.
      const sum = (digits: readonly number[]) =>
        digits.reduce((all, digit, lamp) => all + digit * solution.quiet[lamp], 0);
      changed.forEach((_, lamp) => {
        const one = changed.map((_each, other) => (other === lamp ? 1 : 0));
        expect(sum(madeBy(one, changed, states)) % states).toBe(0);
      });
      expect(sum(wanted) % states).not.toBe(0);
    }
    expect(statesTried.size).toBe(7);
    expect(unsolvable).toBeGreaterThan(5);
  },
);

test("goals of several states are reached", () => {
  const rules = rulesOf("states 5");
  const random = seededRandom(4);
  const [board, goal] = [full(3), full(3)].map((cells) =>
    cells.map((row) => row.map(() => randomIndex(random, 5))),
  );
  const { lamps, puzzle } = read(board, rules, goal);
  const { presses } = finished(puzzle.solve()) as { presses: Uint8Array };
  const touched = finished(touchedBy(lamps, rules));
  const lit = Uint8Array.from(board.flat());
  presses.forEach((times, lamp) => {
    for (let k = 0; k < times; k++) press(lit, lamp, touched, 5);
  });
  expect(Array.from(lit)).toEqual(goal.flat());
});

/** The rank deficiency of n × n lamps on a torus (Max Alekseyev and Thomas Buchholz, OEIS A165738): 2 to this power patterns are quiet. */
const A165738 = [0, 0, 4, 0, 8, 8, 0, 0, 4, 16, 0, 16, 0, 0, 12, 0, 16, 8, 0, 32, 4, 0, 0, 32];

test("a torus of n × n lamps has as many quiet patterns as OEIS A165738 says", () => {
  expect(A165738.map((_, k) => nullity(full(k + 1), rulesOf("torus")))).toEqual(A165738);
});

test("by any rules of two states all lamps can be switched off if all are lit (K. Sutner)", () => {
  for (const words of SHAPES)
    for (const edges of ["", " torus"])
      expect(solved(full(6, 7, 1), rulesOf(words + edges))).toHaveProperty("presses");
});

test("on a torus of 4 × 4, a single lamp is switched off by the five lamps around it (A. Bogomolny, Mini Lights Out)", () => {
  const board = full(4);
  board[1][1] = 1;
  const { presses } = solved(board, rulesOf("torus")) as { presses: Uint8Array };
  expect(Array.from(presses)).toEqual([0, 1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
});

describe("Alien Tiles: rows and columns", () => {
  /** The least of the states that are alike but for the order of rows and of columns, and for a reflection. */
  function leastAlike(digits: readonly number[], size: number): string {
    const orders = (items: readonly number[]): number[][] =>
      items.length === 0
        ? [[]]
        : items.flatMap((item) =>
            orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
          );
    const rowsOf = (at: (row: number, column: number) => number) =>
      orders(Array.from({ length: size }, (_, k) => k)).map((columns) =>
        Array.from({ length: size }, (_, row) => columns.map((column) => at(row, column)).join(""))
          .sort()
          .join(" "),
      );
    return [
      ...rowsOf((row, column) => digits[row * size + column]),
      ...rowsOf((row, column) => digits[column * size + row]),
    ].sort()[0];
  }

  test("4 × 4 with three states: no board needs more than 10 presses, and 19 sets of 10 differ (I. Gent, S. Linton, B. Smith, CSPLib 027)", () => {
    const rules = rulesOf("states 3 lines");
    const shape = full(4);
    const fewest = fewestPresses(changedBy(shape, rules), 3);
    const { puzzle } = read(shape, rules);
    expect([3 ** puzzle.rank, patternsOf(shape, rules)]).toEqual([fewest.size, 729]);
    expect(Math.max(...fewest.values())).toBe(10);
    const hardest = [...fewest].flatMap(([state, presses]) => (presses === 10 ? [state] : []));
    const different = new Map(hardest.map((state) => [leastAlike(digitsOf(state, 16, 3), 4), state]));
    const sets = new Set<string>();
    for (const state of different.values()) {
      const solution = solved(boardWith(shape, negative(digitsOf(state, 16, 3), 3)), rules);
      const { presses, isFewest } = solution as { presses: Uint8Array; isFewest: boolean };
      expect([ones(presses), isFewest]).toEqual([10, true]);
      for (const times of Array.from({ length: 729 }, (_, k) => digitsOf(k, 6, 3))) {
        const others = presses.map(
          (count, lamp) =>
            puzzle.quiet.reduce((sum, pattern, k) => sum + times[k] * pattern[lamp], count) % 3,
        );
        if (ones(others) === 10) sets.add(leastAlike(Array.from(others), 4));
      }
    }
    expect([hardest.length, different.size, sets.size]).toEqual([168, 2, 19]);
  });

  test("3 × 3 with four states: 16 quiet patterns, and a single lamp can go on by 2 (G. Rhoads), but not by 1", () => {
    const rules = rulesOf("lines states 4");
    const shape = full(3);
    const changed = changedBy(shape, rules);
    const fewest = fewestPresses(changed, 4);
    expect([fewest.size, patternsOf(shape, rules)]).toEqual([4 ** 9 / 16, 16]);
    let quiet = 0;
    for (let presses = 0; presses < 4 ** 9; presses++) {
      const times = (lamp: number) => (presses >> (2 * lamp)) & 3;
      const [rows, columns] = [[0, 0, 0], [0, 0, 0]]; // prettier-ignore
      for (let lamp = 0; lamp < 9; lamp++) {
        rows[Math.floor(lamp / 3)] += times(lamp);
        columns[lamp % 3] += times(lamp);
      }
      const isQuiet = changed.every(
        (_, lamp) => (rows[Math.floor(lamp / 3)] + columns[lamp % 3] - times(lamp)) % 4 === 0,
      );
      if (isQuiet) quiet++;
    }
    expect(quiet).toBe(16);
    const single = (state: number) => changed.map((_, lamp) => (lamp === 4 ? state : 0));
    for (const state of [1, 2, 3]) {
      expect(fewest.has(asNumber(single(state), 4))).toBe(state === 2);
      expect("presses" in solved(boardWith(shape, single(state)), rules)).toBe(state === 2);
    }
    const random = seededRandom(3);
    const most = Math.max(...fewest.values());
    for (const [state, presses] of fewest) {
      if (presses < most && randomIndex(random, 100) > 0) continue;
      const solution = solved(boardWith(shape, negative(digitsOf(state, 9, 4), 4)), rules);
      expect(ones((solution as { presses: Uint8Array }).presses)).toBe(presses);
    }
    expect(most).toBe(15);
  });

  test("7 × 7 with four states: 14 presses bring all lamps to 2, and more are needed for 1 and 3 (C. Pickover)", () => {
    const rules = rulesOf("lines states 4");
    const presses = [1, 2, 3].map((state) => {
      const solution = solved(full(7, 7, (4 - state) % 4), rules) as {
        presses: Uint8Array;
        isFewest: boolean;
      };
      expect(solution.isFewest).toBe(true);
      return ones(solution.presses);
    });
    expect(presses).toEqual([49, 14, 63]);
  });
});

test("5 × 5 lamps of three states, as in Lights Out 2000: as many quiet patterns as are found by trying all first rows", () => {
  const { puzzle } = read(full(5), rulesOf("states 3"));
  expect([puzzle.rank, puzzle.orders]).toEqual([22, [3, 3, 3]]);
  // In a quiet pattern, the presses of two rows decide the next row. The row behind the last one must then be without presses.
  let quiet = 0;
  for (let first = 0; first < 3 ** 5; first++) {
    let [above, row] = [new Array<number>(5).fill(0), digitsOf(first, 5, 3)];
    for (let k = 0; k < 5; k++) {
      const next = row.map((times, c) => (12 - times - (row[c - 1] ?? 0) - (row[c + 1] ?? 0) - above[c]) % 3);
      [above, row] = [row, next];
    }
    if (ones(row) === 0) quiet++;
  }
  expect(quiet).toBe(27);
});

test("the reason names the lamps, how often each counts, and what no press does", () => {
  expect(solved([[1, 0]], rulesOf("states 3"))).toMatchObject({
    impossible:
      "No solution: each press changes the sum of these 2 lamps by a multiple of 3, but it has to change by 1. They are in row 1: 1 (×2), 2.",
  });
  // The quiet pattern has 0 and 2 only, so it is about 0 and 1 in two states.
  expect(
    solved(
      [
        [1, 2, 2],
        [1, 0, 0],
        [0, 0, 0],
      ],
      rulesOf("lines states 4"),
    ),
  ).toMatchObject({
    impossible: expect.stringContaining("by a multiple of 2, but it has to change by 1"),
  });
  expect(solved([[1, 0]], rulesOf("lines"))).toMatchObject({
    impossible:
      "No solution: each press changes an even number of these 2 lamps, but an odd number, 1, has to change. They are in row 1: 1, 2.",
  });
});

test("many quiet patterns are not all tried", () => {
  const rules = rulesOf("lines states 4");
  const { puzzle } = read(full(9, 9, 2), rules);
  const solution = finished(puzzle.solve()) as { presses: Uint8Array; isFewest: boolean };
  expect(solution.isFewest).toBe(false);
  expect(madeBy(solution.presses, changedBy(full(9), rules), 4)).toEqual(new Array(81).fill(2));
});

test("sums of patterns of several orders are all tried", () => {
  const patterns = [
    { vector: Uint8Array.of(3, 0, 3), order: 2 },
    { vector: Uint8Array.of(0, 2, 0), order: 3 },
  ];
  expect(finished(lightest(Uint8Array.of(4, 2, 4), patterns, 6))).toEqual({
    vector: Uint8Array.of(1, 0, 1),
    isProved: true,
  });
});

test("numbers are products of powers of primes", () => {
  expect(primePowers(36).map(({ power }) => power)).toEqual([4, 9]);
  expect(primePowers(30).map(({ prime }) => prime)).toEqual([2, 3, 5]);
  expect(primePowers(32)).toEqual([{ prime: 2, power: 32 }]);
});

describe("the rules", () => {
  test("are words in any order", () => {
    expect(readLampRules([])).toEqual(CLASSIC);
    expect(rulesOf("torus knight states 3")).toEqual({ states: 3, torus: true, shapes: ["knight"] });
    expect(rulesOf("states 3 knight torus knight")).toEqual(rulesOf("torus knight states 3"));
    expect([isClassic(rulesOf("plus states 2")), isClassic(rulesOf("plus cross"))]).toEqual([true, false]);
  });

  test.each([
    ["ring", 'rules: "ring" is unknown; expected states 3, torus, plus, cross, knight or lines.'],
    ["states", "rules: after the word states, write a whole number from 2 to 36, as in states 3."],
    ["states 1", "rules: after the word states, write a whole number from 2 to 36, as in states 3."],
    ["states 37", "rules: after the word states, write a whole number from 2 to 36, as in states 3."],
    ["states torus", "rules: after the word states, write a whole number from 2 to 36, as in states 3."],
  ])("%s is refused", (words, message) => {
    expect(() => rulesOf(words)).toThrow(message);
  });

  test("lamps of several states are numbers, and all that means dark is 0", () => {
    const rules = rulesOf("states 3");
    const { lit } = finished(readLights([["", 2, "off", "1", "#", true]], undefined, rules));
    expect(Array.from(lit)).toEqual([0, 2, 0, 1, 1]);
    expect(() => finished(readLights([[0, 3]], undefined, rules))).toThrow(
      "board, row 1, column 2: here is 3; expected a whole number from 0 to 2, or # for no lamp.",
    );
    expect(() => finished(readLights([[1, 0]], [["x", 0]], rules))).toThrow(
      'goal, row 1, column 1: here is "x"; expected a whole number from 0 to 2, or # for no lamp.',
    );
  });

  test("such a board has at most 1,600 lamps", () => {
    expect(() => read(full(41, 40), rulesOf("states 3"))).toThrow(
      "with these rules a board has at most 1,600 lamps",
    );
  });
});

import fc from "fast-check";
import type { Cells } from "../../../../src/grid/cells";
import { solvePatterns } from "../../../../src/puzzles/graphs/pattern-search";
import { finished } from "../../../../src/steps";

/** Names and states of the moves, or the message. */
function solve(moves: Cells, start: Cells, goal: Cells): string | string[] {
  try {
    const found = finished(solvePatterns({ moves, start, goal }));
    return found?.map((move) => move.join(" ")) ?? NO_WAY;
  } catch (error) {
    return (error as Error).message;
  }
}

const NO_WAY = "no way";

const WOLF = [
  ["alone", "L,*,*,*", "R,*,*,*"],
  ["alone", "R,*,*,*", "L,*,*,*"],
  ["wolf", "L,L,*,*", "R,R,*,*"],
  ["wolf", "R,R,*,*", "L,L,*,*"],
  ["goat", "L,*,L,*", "R,*,R,*"],
  ["goat", "R,*,R,*", "L,*,L,*"],
  ["cabbage", "L,*,*,L", "R,*,*,R"],
  ["cabbage", "R,*,*,R", "L,*,*,L"],
  ["", "L,R,R,*", "#"],
  ["", "R,L,L,*", "#"],
  ["", "L,*,R,R", "#"],
  ["", "R,*,L,L", "#"],
];

test("the wolf, the goat and the cabbage (Alcuin's Propositiones, number 18)", () => {
  const moves = solve(WOLF, [["L,L,L,L"]], [["R,R,R,R"]]) as string[];
  const names = moves.map((move) => move.split(" ")[0]);
  expect(names).toEqual(["goat", "alone", "wolf", "goat", "cabbage", "alone", "goat"]);
});

test("counters that go round, ranges, alternatives, walls, and goals that are patterns", () => {
  expect(solve([["on", "*", "+2 mod 5"]], [["0"]], [["1"]])).toEqual(["on 2", "on 4", "on 1"]);
  expect(solve([["back", "*", "*-1mod 5"]], [[1]], [["3|4"]])).toEqual(["back 0", "back 4"]);
  const line = [["on", "-1..2", "+1"], ["off", "*", "a"]]; // prettier-ignore
  expect(solve(line, [["-1"]], [["3..9"]])).toEqual(["on 0", "on 1", "on 2", "on 3"]);
  expect(solve(line, [["-1"]], [["4"]])).toBe(NO_WAY);
  expect(solve([["wall", "1 | 7..8", "#"], ...line], [["-1"]], [["2"], ["a"]])).toEqual(["off a"]);
  expect(solve([["x", "a|b;*", "c;*"]], [["b", 7]], [["c", "*"]])).toEqual(["x c,7"]);
  expect(solve([["x", "a|b,*", "*,c"]], [["b", ""]], [["", ""], ["b", "c"]])).toEqual(["x b,c"]); // prettier-ignore
});

test("among equally short ways the first in the order of the rows; of rows that do the same the first", () => {
  const rows = [["a", "*,0", "*,1"], ["b", "0,*", "1,*"], ["c", "*,0", "*,1"]]; // prettier-ignore
  expect(solve(rows, [["0,0"]], [["1,1"]])).toEqual(["a 0,1", "b 1,1"]);
  expect(solve(rows.toReversed(), [["0,0"]], [["1,1"]])).toEqual(["c 0,1", "b 1,1"]);
});

test("names of any script, and states that look alike", () => {
  expect(solve([["↻", "上", "🙂"], ["", "🙂", "ä"]], [["上"]], [["ä"]])).toEqual(["↻ 🙂", " ä"]); // prettier-ignore
  expect(solve([["x", "07", "7"]], [["07"]], [["7"]])).toEqual(["x 7"]);
  expect(solve([["x", "7", "toString"]], [["7"]], [["__proto__|toString"]])).toBe(
    'goal: "__proto__" is nowhere in the moves.',
  );
});

// --- random tables, and what they say written out ---

/** A coordinate before a move: how it is written, and what fits. After a move: what becomes of a value. */
interface Before {
  readonly text: string;
  fits(value: string): boolean;
}
interface After {
  readonly text: string;
  value(before: string): string;
}

const anything: Before = { text: "*", fits: () => true };
const same: After = { text: "*", value: (before) => before };
const oneOf = (values: readonly string[]): Before => ({
  text: values.join("|"),
  fits: (value) => values.includes(value),
});
const becomes = (text: string): After => ({ text, value: () => text });
const between = (least: number, length: number): Before => ({
  text: `${least}..${least + length}`,
  fits: (value) => Number(value) >= least && Number(value) <= least + length,
});

const ROUND = 4;
const words = ["a", "b", "c"];
const round = ["0", "1", "2", "3"];
/** Steps of at most 2 from −2 to 3 do not lead farther. */
const line = Array.from({ length: 10 }, (_, k) => String(k - 4));

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 }).map(oneOf);
const step = fc.integer({ min: -2, max: 2 });
const signed = (by: number) => (by < 0 ? String(by) : `+${by}`);

const wordPart = fc.tuple(
  fc.oneof(fc.constant(anything), some(words)),
  fc.oneof(fc.constant(same), fc.constantFrom(...words).map(becomes)),
);
const roundPart = fc.tuple(
  fc.oneof(fc.constant(anything), some(round)),
  fc.oneof(
    fc.constant(same),
    fc.constantFrom(...round).map(becomes),
    step.map((by): After => ({
      text: `*${signed(by)} mod ${ROUND}`,
      value: (before) => String((Number(before) + by + ROUND) % ROUND),
    })),
  ),
);
const linePart = fc.tuple(
  fc.oneof(
    some(line.slice(2, 8)),
    fc.tuple(fc.integer({ min: -2, max: 0 }), fc.nat(3)).map(([least, length]) => between(least, length)),
  ),
  fc.oneof(
    fc.constant(same),
    fc.constantFrom("0", "1", "2").map(becomes),
    step.map((by): After => ({ text: signed(by), value: (before) => String(Number(before) + by) })),
  ),
);
const rule = fc.tuple(wordPart, roundPart, linePart);
const state = fc.tuple(fc.constantFrom(...words), fc.constantFrom(...round), fc.constantFrom("-1", "0", "1"));

test("random tables agree with their states written out one by one", () => {
  const pattern = fc.tuple(some(words), some(round), some(line));
  const known: Cells = [["", "a|b|c,9,9", "#"]];
  fc.assert(
    fc.property(
      fc.array(rule, { minLength: 1, maxLength: 9 }),
      fc.array(fc.tuple(rule, fc.constant(true)), { maxLength: 2 }),
      state,
      fc.array(pattern, { minLength: 1, maxLength: 2 }),
      (rules, walls, start, goals) => {
        const isIn = (patterns: readonly (readonly Before[])[], state: readonly string[]) =>
          patterns.some((parts) => parts.every((part, k) => part.fits(state[k])));
        const barred = walls.map(([parts]) => parts.map(([before]) => before));
        const table: Cells = [
          ...known,
          ...rules.map((parts, k) => [
            k,
            ...[0, 1].map((side) => parts.map((part) => part[side].text).join()),
          ]),
          ...barred.map((parts) => ["", parts.map(({ text }) => text).join(), "#"]),
        ];
        const found = solve(
          table,
          [start],
          goals.map((parts) => [parts.map(({ text }) => text).join()]),
        );
        if (isIn(barred, start)) return expect(found).toBe(NO_WAY);

        const all = words.flatMap((word) =>
          round.flatMap((turn) => line.map((place) => [word, turn, place])),
        );
        const open = all.filter((state) => !isIn(barred, state));
        const edges = open.flatMap((from) =>
          rules.flatMap((parts, row) => {
            if (!isIn([parts.map(([before]) => before)], from)) return [];
            const to = parts.map(([, after], k) => after.value(from[k]));
            return isIn(barred, to) ? [] : [{ from: from.join(), row, to: to.join() }];
          }),
        );
        // Distances to the goals, and then the first row that brings one nearer.
        const distances = new Map(open.map((state) => [state.join(), isIn(goals, state) ? 0 : Infinity]));
        for (let isNew = true; isNew;) {
          isNew = false;
          for (const { from, to } of edges) {
            if (distances.get(from)! <= distances.get(to)! + 1) continue;
            distances.set(from, distances.get(to)! + 1);
            isNew = true;
          }
        }
        let now = start.join();
        if (distances.get(now) === Infinity) {
          return expect(found).toBe(NO_WAY);
        }
        const way: string[] = [];
        while (distances.get(now)! > 0) {
          const edge = edges.find(
            ({ from, to }) => from === now && distances.get(to)! < distances.get(from)!,
          )!;
          way.push(`${edge.row || ""} ${edge.to}`);
          now = edge.to;
        }
        expect(found).toEqual(way);
      },
    ),
  );
});

// --- what is wrong, in words ---

const X: Cells = [["x", "Top,0", "Top,1"]];
const AS_LONG =
  "expected one such as Top,North,4 with as many values as in the first row (put an apostrophe before numbers).";
const CLEAR =
  "expected a value such as North. Goals, and states before a move, may also have *, North|South or 0..4. States after a move may also have *, +1 mod 5 or, from a range, +1.";

test.each<[string, Cells, { start?: Cells; goal?: Cells }?]>([
  ["moves: there are 2 columns; expected three columns: move, state before, state after.", [["a", "b"]]],
  ["moves: all cells are blank; expected three columns: move, state before, state after.", [["", 0, ""]]],
  [`moves, row 2, column 2: "" is not a state; ${AS_LONG}`, [...X, ["x", "", "Top,1"]]],
  [`moves, row 1, column 3: "0" is not a state; ${AS_LONG}`, [["x", "1", 0]]],
  [`moves, row 2, column 2: "Top" is not a state; ${AS_LONG}`, [...X, ["x", "Top", "Top,1"]]],
  [`moves, row 2, column 3: "1.2" is not a state; ${AS_LONG}`, [...X, ["x", "1,2", 1.2]]],
  ...["", "4..1", "1..2..3", "x..y", "#", "a*"].map((part): [string, Cells] => [
    `moves, row 1, column 2: "${part}" is unclear; ${CLEAR}`,
    [["x", `${part},1`, "Top,1"]],
  ]),
  [`moves, row 1, column 2: "" is unclear; ${CLEAR}`, [["x", "Top|,1", "Top,1"]]],
  [`moves, row 1, column 2: "1 mod 5" is unclear; ${CLEAR}`, [["x", "1 mod 5,1", "Top,1"]]],
  ...["", "Top|Left", "0..4", "+1", "-1", "+1 mod 0", "+1.5", "*+1", "x+1", "+999999999", "+1 mod -2"].map(
    (part): [string, Cells] => [
      `moves, row 1, column 3: "${part}" is unclear; ${CLEAR}`,
      [["x", "*,1", `${part},1`]],
    ],
  ),
  ['moves, row 1, column 3: "Top" is not a whole number.', [["x", "*,*", "+1 mod 5,*"], ...X]],
  [
    "moves, row 1, column 3: 3 is too large; expected at most 2.",
    [["x", "*,*", "*,-1 mod 3"]],
    { start: [["0,3"]], goal: [["0,9"]] },
  ],
  [
    "moves, row 2, column 3: 1 is too large; expected at most 99999999.",
    [...X, ["x", "Top,0..1", "Top,+99999999"]],
    { goal: [["Top,7"]] },
  ],
  [`start: "" is not a state; ${AS_LONG}`, X, { start: [[""]] }],
  [`start: "*" is unclear; ${CLEAR}`, X, { start: [["Top,*"]] }],
  [`start: "Top,0,Top,1" is not a state; ${AS_LONG}`, X, { start: [["Top,0"], ["Top,1"]] }],
  ['start: "Tpo" is nowhere in the moves.', X, { start: [["Tpo,1"]] }],
  ['goal, row 2: "Left" is nowhere in the moves.', X, { goal: [["Top,1"], ["Left,1"]] }],
  [`goal: "Top,1," is not a state; ${AS_LONG}`, X, { goal: [["Top", 1, ""]] }],
  [
    "goal: all cells are blank.",
    X,
    {
      goal: [
        ["", ""],
        [0, ""],
      ],
    },
  ],
  [
    "1,000,000 steps were tried, and more are left",
    [["x", "*,*", "+1 mod 1001,*"], ["y", "*,*", "*,+1 mod 1000"]], // prettier-ignore
    { start: [["0,0"]], goal: [["5000,0"]] },
  ],
])("%s", (message, moves, { start = [["Top,0"]], goal = [["Top,1"]] } = {}) => {
  expect(solve(moves, start, goal)).toBe(message);
});

test("a start that is a wall has no way, and neither has a goal that is one", () => {
  for (const wall of ["*,0", "*,1", "Top,*"])
    expect(solve([...X, ["", wall, "#"]], [["Top,0"]], [["Top,1"]])).toBe(NO_WAY);
});

test("states of very many values, and more of them than fit", () => {
  const [many, next] = [0, 1].map((value) => Array<number>(3000).fill(value).join());
  expect(solve([["x", many, next]], [[many]], [[next]])).toEqual([`x ${next}`]);
  const digits = (to: string) => Array.from({ length: 300 }, (_, k) => (k < 2 ? to : "*")).join();
  expect(
    solve(
      [["x", digits("*"), digits("+1 mod 60000")]],
      [[many.slice(0, 599)]],
      [[digits("7,8").slice(0, -4)]],
    ),
  ).toBe("55,924 steps were tried, and more are left");
});

test("long cells and many alternatives are read and searched with pauses", () => {
  const choices = Array.from({ length: 1000 }, (_, k) => `v${k}`).join("|");
  const moves = Array.from({ length: 200 }, (_, k) => [k, `${choices},*`, `*,${k % 50}`]);
  const steps = solvePatterns({ moves, start: [["v999,0"]], goal: [["*,500"]] });
  let pauses = 0;
  while (!steps.next().done) pauses++;
  expect(pauses).toBe(200 + 2 + 50);
});

import fc from "fast-check";
import { solutionOf } from "../../../../src/functions/cells/solutions";
import type { Cells } from "../../../../src/grid/cells";
import { readPatternPuzzle } from "../../../../src/puzzles/graphs/pattern-search";
import { finished } from "../../../../src/steps";

/** Names and states of the moves, or the message. */
function solve(moves: Cells, start: Cells, goal: Cells): string | string[] {
  try {
    const puzzle = finished(readPatternPuzzle({ moves, start, goal }));
    const way = finished(solutionOf(puzzle));
    return way.slice(1).map((to, k) => puzzle.move(way[k], to).join(" "));
  } catch (error) {
    return (error as Error).message;
  }
}

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
  expect(solve(line, [["-1"]], [["4"]])).toBe("There is no way from the start to the goal.");
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
        if (isIn(barred, start))
          return expect(found).toMatch(/^start: row \d+ of the moves forbids this state\.$/);

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
          return expect(found).toBe("There is no way from the start to the goal.");
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
test.each<[string, Cells, Cells?, Cells?]>([
  ["moves: there are 2 columns; expected three columns: move, state before, state after.", [["a", "b"]]],
  ["moves: all cells are blank; expected three columns: move, state before, state after.", [["", 0, ""]]],
  [
    "moves, row 2, column 2: the cell is blank; expected a state such as Top,North,4.",
    [...X, ["x", "", "Top,1"]],
  ],
  ["moves, row 1, column 3: the cell is blank; expected a state such as Top,North,4.", [["x", "Top,1", 0]]],
  [
    'moves, row 2, column 2: "Top" has 1 value; expected 2, with commas between, as in the first row (before a state of numbers type an apostrophe).',
    [...X, ["x", "Top", "Top,1"]],
  ],
  [
    'moves, row 2, column 3: "1.2" has 1 value; expected 2, with commas between, as in the first row (before a state of numbers type an apostrophe).',
    [
      ["x", "1,2", "3,4"],
      ["x", "3,4", 1.2],
    ],
  ],
  ...["", "Top|", "4..1", "x..y", "+1", "#", "1 mod 5", "a*", "−1"].map((part): [string, Cells] => [
    `moves, row 1, column 2: "${part}" is no value; expected North, North|South, 0..4 or *.`,
    [["x", `${part},1`, "Top,1"]],
  ]),
  ...["", "Top|Left", "0..4", "+1", "-1", "+1 mod 0", "+1.5", "*+1", "x+1", "+999999999", "+1 mod -2"].map(
    (part): [string, Cells] => [
      `moves, row 1, column 3: "${part}" is no value; expected North, *, +1 mod 5, or +1 after a range such as 0..4 in the state before.`,
      [["x", "*,1", `${part},1`]],
    ],
  ),
  [
    'moves, row 1, column 3: "+1 mod 5" cannot count "Top"; expected a whole number from 0 to 4.',
    [["x", "*,*", "+1 mod 5,*"], ...X],
  ],
  [
    'moves, row 1, column 3: "-1 mod 3" cannot count "3"; expected a whole number from 0 to 2.',
    [["x", "*,*", "*,-1 mod 3"]],
    [["0,3"]],
    [["0,9"]],
  ],
  [
    'moves, row 2, column 3: "+99999999" cannot count "1"; expected a whole number from -99999999 to 99999999.',
    [["x", "Top,0", "Top,1"], ["x", "Top,0..1", "Top,+99999999"]], // prettier-ignore
    undefined,
    [["Top,7"]],
  ],
  ["start: the cell is blank; expected a state such as Top,North,4.", X, [[""]]],
  ["start: expected one state such as Top,North,4.", X, [["Top,*"]]],
  ["start: expected one state such as Top,North,4.", X, [["Top,0"], ["Top,1"]]],
  ['start: "Tpo" is nowhere in the moves.', X, [["Tpo,1"]]],
  ["start: row 1 of the moves forbids this state.", [["", "*,0", "#"], ...X]],
  ['goal, row 2: "Left" is nowhere in the moves.', X, undefined, [["Top,1"], ["Left,1"]]],
  [
    'goal: "Top,1,0" has 3 values; expected 2, with commas between, as in the first row (before a state of numbers type an apostrophe).',
    X,
    undefined,
    [["Top", 1, ""]],
  ],
  ["There is no way from the start to the goal.", [["", "*,0", "#"]], [["0,1"]], [["0,0"]]],
  ["at most 100,000 rows and 1,000,000 states are possible", Array<string[]>(100_001).fill(["x", "1", "2"])],
  [
    "at most 100,000 rows and 1,000,000 states are possible",
    [
      ["x", "*,*", "+1 mod 1001,*"],
      ["y", "*,*", "*,+1 mod 1000"],
    ],
    [["0,0"]],
    [["x|y,*"]].slice(1).concat([["5000,0"]]),
  ],
])("%s", (message, moves, start = [["Top,0"]], goal = [["Top,1"]]) => {
  expect(solve(moves, start, goal)).toBe(message);
});

test("long cells and many alternatives are read and searched with pauses", () => {
  const choices = Array.from({ length: 1000 }, (_, k) => `v${k}`).join("|");
  const moves = Array.from({ length: 200 }, (_, k) => [k, `${choices},*`, `*,${k % 50}`]);
  const steps = (function* () {
    return yield* solutionOf(yield* readPatternPuzzle({ moves, start: [["v999,0"]], goal: [["*,500"]] }));
  })();
  let pauses = 0;
  expect(() => {
    while (!steps.next().done) pauses++;
  }).toThrow("There is no way from the start to the goal.");
  expect(pauses).toBeGreaterThan(200 + (50 * 200) / 9);
});

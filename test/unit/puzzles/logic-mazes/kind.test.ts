import type { Cells } from "../../../../src/grid/cells";
import { mazeKindOf } from "../../../../src/puzzles/maze-kinds";
import { finished } from "../../../../src/steps";
import { randomIndex, seededRandom } from "../../../../src/steps/random";
import { leastByHand } from "./by-hand";

const BLANK: Cells = [[""]];
const cellsOf = (rows: readonly string[]) =>
  rows.map((row) => [...row].map((cell) => (cell === "." ? "" : cell)));

function read(maze: Cells, rules: string, start = BLANK, goal = BLANK) {
  const words = rules.split(" ");
  return finished(mazeKindOf(words).read({ maze, start, goal, rules: words }));
}

/** The cost and the moves of the best way, and how many there are; undefined if there is none. */
function least(maze: Cells, rules: string, start = BLANK, goal = BLANK) {
  const puzzle = read(maze, rules, start, goal);
  const outcome = finished(puzzle.solve());
  if ("impossible" in outcome) return undefined;
  return [puzzle.cost?.(outcome.way) ?? 0, outcome.way.length - 1, Number(finished(puzzle.count()))];
}

/** The moves of a board, and that a search by hand finds as many. */
function moves(rows: readonly string[], rules: string) {
  const found = least(cellsOf(rows), rules);
  expect(found).toEqual(leastByHand(rows, rules));
  return found?.[1];
}

// The examples of Advent of Code 2019, day 18. The one with sixteen keys is too large for the search by hand.
const SIXTEEN_KEYS = [
  "#################",
  "#i.G..c...e..H.p#",
  "########.########",
  "#j.A..b...f..D.o#",
  "########@########",
  "#k.E..a...g..B.n#",
  "########.########",
  "#l.F..d...h..C.m#",
  "#################",
];

test.each([
  [8, ["#########", "#b.A.@.a#", "#########"]],
  [
    86,
    [
      "########################",
      "#f.D.E.e.C.b.A.@.a.B.c.#",
      "######################.#",
      "#d.....................#",
      "########################",
    ],
  ],
  [
    132,
    [
      "########################",
      "#...............b.C.D.f#",
      "#.######################",
      "#.....@.a.B.c.d.A.e.F.g#",
      "########################",
    ],
  ],
  [
    81,
    [
      "########################",
      "#@..............ac.GI.b#",
      "###d#e#f################",
      "###A#B#C################",
      "###g#h#i################",
      "########################",
    ],
  ],
])("all keys of Advent of Code's mazes: %i steps", (steps, rows) => {
  expect(moves(rows, "keys")).toBe(steps);
});

test("sixteen keys, which block each other: 136 steps", () => {
  expect(least(cellsOf(SIXTEEN_KEYS), "keys")?.slice(0, 2)).toEqual([0, 136]);
});

test.each([
  [8, ["@.a..", "###.#", "b.A.B"]],
  [6, ["@..aA", "..B#.", "....b"]],
  [undefined, ["@Aa"]],
])("LeetCode 864, Shortest Path to Get All Keys: %s moves", (count, rows) => {
  expect(moves(rows, "keys")).toBe(count);
});

test("the portals of Advent of Code 2019, day 20: 23 steps, and 26 without them", () => {
  const rows = [
    "#######@#########",
    "#######.........#",
    ...new Array<string>(2).fill("#######.#######.#"),
    "#######B#######.#",
    "###############.#",
    "B..############.#",
    "##.############.#",
    "##..D##########.#",
    "###############.#",
    "#########F#####.#",
    "D.#######...###.#",
    "#.#########.###.#",
    "F.#########.....#",
    "###########*#####",
  ];
  expect(moves(rows, "portals")).toBe(23);
  const open = rows.map((row) => row.replace(/[A-Z]/, "."));
  expect(moves(open, "keys")).toBe(26);
});

const RISKS = [
  "1163751742",
  "1381373672",
  "2136511328",
  "3694931569",
  "7463417111",
  "1319128137",
  "1359912421",
  "3125421639",
  "1293138521",
  "2311944581",
];
/** Five times as wide and as high: a tile's numbers are greater by one than those to its left and above, and 1 comes after 9. */
const MORE_RISKS = Array.from({ length: 50 }, (_, row) =>
  Array.from({ length: 50 }, (_cell, column) => {
    const risk = Number(RISKS[row % 10][column % 10]) + Math.floor(row / 10) + Math.floor(column / 10);
    return String(((risk - 1) % 9) + 1);
  }).join(""),
);

test.each([
  [40, RISKS],
  [315, MORE_RISKS],
])("the least total risk of Advent of Code 2021, day 15: %i", (cost, rows) => {
  const size = rows.length;
  const given = (cells: Cells) => least(cells, "costs", [[1, 1]], [[size, size]]);
  expect(given(rows.map((row) => [...row].map(Number)))?.[0]).toBe(cost);
  // As pasted: the smaller board becomes numbers.
  expect(given(rows.map((row) => [size > 15 ? row : Number(row)]))?.[0]).toBe(cost);
  const marked = [`@${rows[0].slice(1)}`, ...rows.slice(1, -1), `${rows.at(-1)!.slice(0, -1)}*`];
  expect(leastByHand(marked, "costs")![0] + Number(rows.at(-1)!.at(-1))).toBe(cost);
});

// Project Euler counts the number of the first cell, too, so that the start is a cell before it.
test("the least path sum of Project Euler 83, in four directions: 2297", () => {
  const matrix = [
    [131, 673, 234, 103, 18],
    [201, 96, 342, 965, 150],
    [630, 803, 746, 422, 111],
    [537, 699, 497, 121, 956],
    [805, 732, 524, 37, 331],
  ];
  const cells = matrix.map((row, k) => [k === 0 ? "S" : "#", ...row]);
  expect(least(cells, "costs", BLANK, [[5, 6]])?.[0]).toBe(2297);
  expect(
    least(
      cells.map((row) => [row.join(" ")]),
      "costs",
      BLANK,
      [[5, 6]],
    )?.[0],
  ).toBe(2297);
});

// LeetCode counts cells, one more than moves.
test.each([
  [2, ["01", "10"]],
  [4, ["000", "110", "110"]],
  [undefined, ["100", "110", "110"]],
])("LeetCode 1091, Shortest Path in Binary Matrix: %s cells", (cells, rows) => {
  const size = rows.length;
  const open = rows.map((row) => [...row].map(Number));
  if (open[0][0] === 1) {
    expect(() => least(open, "diagonal walls 1", [[1, 1]], [[size, size]])).toThrow(
      "row 1, column 1 of the maze is a wall",
    );
  } else expect(least(open, "diagonal walls 1", [[1, 1]], [[size, size]])?.[1]).toBe(cells! - 1);
});

test.each([
  [12, "@.*"],
  [undefined, "@*."],
])("LeetCode 505, The Maze II: distance %s", (distance, marks) => {
  const isEnd = marks === "@.*";
  const rows = ["11#1@", "11111", "111#1", isEnd ? "##1##" : "##*##", isEnd ? "1111*" : "11111"];
  const found = least(cellsOf(rows), "ice costs");
  expect(found).toEqual(leastByHand(rows, "ice costs"));
  // Entering the goal costs nothing here: it has no number.
  expect(found && found[0] + 1).toBe(distance);
});

/** What random boards of each kind consist of. */
const RANDOM: Readonly<Record<string, string>> = {
  diagonal: "..##",
  costs: "1239#..",
  portals: "..##",
  keys: "...#aAbBc",
  ice: ".....#",
  "diagonal keys": "..##aAb",
  "diagonal costs": "123#",
  "costs portals": "1239#.",
  "keys portals": "...##aAb",
  "ice costs": "1.9..#",
  "ice keys": ".....#aA",
  "ice diagonal": "....#",
  "diagonal portals keys wrap rows columns": "..#####aAB",
  "costs keys wrap columns": "19aA##",
  "ice wrap rows columns": "...#",
  "portals wrap rows": "..##",
};

test.each(Object.entries(RANDOM))("200 random boards are solved as by hand: %s", (rules, marks) => {
  let solved = 0;
  for (let seed = 0; seed < 200; seed++) {
    const random = seededRandom(seed);
    const [height, width] = [2 + randomIndex(random, 4), 3 + randomIndex(random, 4)];
    const cells = Array.from({ length: height * width }, () => marks[randomIndex(random, marks.length)]);
    const hasPortals = rules.includes("portals");
    const portals = hasPortals ? (rules.includes("keys") ? "11" : "xx") : "";
    const free = [...cells.keys()];
    for (const mark of `@*${portals}`) {
      cells[free.splice(randomIndex(random, free.length), 1)[0]] = mark;
    }
    const rows = Array.from({ length: height }, (_, row) =>
      cells.slice(row * width, (row + 1) * width).join(""),
    );
    const expected = leastByHand(rows, rules);
    if (expected) solved++;
    expect([rows, least(cellsOf(rows), rules)]).toEqual([rows, expected]);
  }
  expect(solved).toBeGreaterThan(20);
  expect(solved).toBeLessThan(200);
});

import { BLANKS, blankOr0, failure } from "./host";
import { solveGear, solveGraph, solveStates } from "../../../src/functions/graphs";
import ogear from "../../fixtures/ogear.json";
import { solveMaze } from "../../../src/functions/mazes";
import freeTheKey from "../../fixtures/freethekey.json";

const CONNECTIONS = ogear.forward.map(([from, to]) => [...from, ...to]);
const EDGES = [
  ["a", "b"],
  ["b", "c"],
  ["c", "a"],
];
const NAMED = EDGES.map(([from, to]) => [from, to, `${from}${to}`]);

test("O'Gear", async () => {
  const moves = await solveGear(CONNECTIONS, [ogear.start], [ogear.goal]);
  expect(moves).toHaveLength(ogear.shortest);
  expect(moves[0]).toEqual(["turn", "Top", "West", 4]);
  expect(moves.at(-1)).toEqual(["turn", "Top", "North", 0]);
  expect(await solveGear(CONNECTIONS, [ogear.hardest_start], [ogear.goal], 5)).toHaveLength(17);
  expect(await solveGear(CONNECTIONS, [ogear.goal], [ogear.goal])).toEqual([["", "", "", ""]]);
});

test("all states that O'Gear can reach, each with the fewest moves to it", async () => {
  const states = await solveGear(CONNECTIONS, [ogear.start], [[""]], undefined, "states" as never);
  expect(states).toHaveLength(ogear.reachable);
  expect(states[0]).toEqual([0, ...ogear.start]);
  const distances = states.map(([moves]) => Number(moves));
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(ogear.levels).toEqual(ogear.levels.map((_, far) => distances.filter((each) => each === far).length));
  for (const [moves, ...state] of states.slice(1)) {
    expect(await solveGear(CONNECTIONS, [ogear.start], [state])).toHaveLength(Number(moves));
  }
  const solution = await solveGear(CONNECTIONS, [ogear.start], [ogear.goal], 5, " Moves " as never);
  expect(solution).toHaveLength(ogear.shortest);
});

test("a path, with the names of its edges if they have any", async () => {
  expect(await solveGraph(EDGES, [["a"]], [["c"]])).toEqual([["a"], ["b"], ["c"]]);
  expect(await solveGraph(NAMED, [["a"]], [["c"]])).toEqual([["a", ""], ["b", "ab"], ["c", "bc"]]); // prettier-ignore
  expect(await solveGraph(NAMED, [["b"]], [["b"]])).toEqual([["b", ""]]);
  expect(await solveGraph([[10, 2], [2, "x"]], [[10]], [["x"]])).toEqual([[10], [2], ["x"]]); // prettier-ignore
});

test.each(BLANKS)("the blank %j", async (blank) => {
  const goal = [["Top", "North", blank]];
  expect(
    await solveGear([...CONNECTIONS, [blank, blank, blank, blank]], [ogear.start], goal, blank),
  ).toHaveLength(10);
  expect(await solveGraph([[blank, blank], ...EDGES], [["a"]], [["c"], [blank]])).toHaveLength(3);
  expect(await failure(() => solveGraph(EDGES, [[blank]], [["a"]]))).toBe(
    `#VALUE! start: the cell is ${blankOr0(blank)}; expected a place of the edges.`,
  );
  expect(await failure(() => solveGear(CONNECTIONS, [[blank]], goal))).toBe(
    "#VALUE! start: here is 1 value; expected a face, a direction and a tooth such as Top, South, 4.",
  );
});

test.each<[string, () => unknown]>([
  [
    '#N/A There is no route from the start to the goal. Edges go one way; to go both ways, write "both ways" for rules.',
    () => solveGraph([["a", "b"]], [["b"]], [["a"]]),
  ],
  [
    '#VALUE! start: "x" is not among the edges; expected a place of the edges.',
    () => solveGraph(EDGES, [["x"]], [["a"]]),
  ],
  [
    "#VALUE! teeth: -5 is negative; expected 1 or more.",
    () => solveGear(CONNECTIONS, [ogear.start], [ogear.goal], -5),
  ],
  [
    '#VALUE! answer: "state" is unknown; expected moves or states.',
    () => solveGear(CONNECTIONS, [ogear.start], [ogear.goal], 5, "state" as never),
  ],
  [
    "#VALUE! teeth: 2.5 is not a whole number.",
    () => solveGear(CONNECTIONS, [ogear.start], [ogear.goal], 2.5),
  ],
])("%s", async (message, call) => {
  expect(await failure(call)).toBe(message);
});

// --- O'Gear, as listed in its article ---

/** Back from a side rolls the first connection that leads there, as in the article. */
const isFirstTo = ([, to]: string[][], k: number) =>
  ogear.forward.findIndex(([, other]) => other.join() === to.join()) === k;
const GEAR = [
  ["turn", "*,North,*", "*,East,*"],
  ["turn", "*,East,*", "*,North,*"],
  ["turn", "*,South,*", "*,West,*"],
  ["turn", "*,West,*", "*,South,*"],
  ...ogear.forward.map(([from, to]) => ["forward", `${from.join()},*`, `${to.join()},+1 mod 5`]),
  ...ogear.forward
    .filter(isFirstTo)
    .map(([from, to]) => ["back", `${to.join()},*`, `${from.join()},-1 mod 5`]),
];

test("O'Gear as a table of moves: the solution of SOLVEGEAR, move by move", async () => {
  const moves = await solveStates(GEAR, [["Top,South,4"]], [["Top,North,0"]]);
  expect(moves).toHaveLength(ogear.shortest);
  const gear = await solveGear(CONNECTIONS, [ogear.start], [ogear.goal]);
  expect(moves).toEqual(gear.map(([name, ...state]) => [name, state.join()]));
  expect(await solveStates(GEAR, [ogear.hardest_start], [ogear.goal])).toHaveLength(ogear.hardest_distance);
});

test("from all 120 positions of O'Gear the same way as SOLVEGEAR's", async () => {
  const states = Object.entries(ogear.distance_to_goal);
  expect(states).toHaveLength(ogear.reachable);
  for (const [state, distance] of states) {
    const moves = await solveStates(GEAR, [[state]], [["Top,North,0"]]);
    if (distance === 0) expect(moves).toEqual([["", ""]]);
    else expect(moves).toHaveLength(distance);
    const gear = await solveGear(CONNECTIONS, [state.split(",")], [ogear.goal]);
    expect(moves.map(([name, to]) => `${name} ${to}`.trim())).toEqual(
      gear.map(([name, ...state]) => (name === "" ? "" : `${name} ${state.join()}`)),
    );
  }
});

// --- Free the Key ---

const { maze } = freeTheKey;
const [ROWS, COLUMNS] = [maze.length, maze[0].length];
const WALLS = maze[0].map((_, column) => {
  const closed = maze.flatMap((row, k) => (row[column] === 0 ? [k] : []));
  return closed.length > 0 ? ["", `${closed.join("|")},${column + 1}`, "#"] : ["", "", ""];
});
const KEY = [
  ["right", "*,0..20", "*,+1"],
  ["up", "*,*", "-1 mod 16,*"],
  ["down", "*,*", "+1 mod 16,*"],
  ["left", "*,2..21", "*,-1"],
  ...WALLS,
];

test("Free the Key as four moves and the walls of its maze: the way of SOLVEMAZE", async () => {
  const moves = await solveStates(KEY, [["0,1"]], [["*,21"]]);
  expect(moves).toHaveLength(76);
  const way = await solveMaze(maze, [[1, 1]], "right" as never, "walk wrap rows" as never);
  const rows = way as number[][];
  expect(moves.map(([, state]) => state)).toEqual(
    rows.slice(1).map(([row, column]) => `${row - 1},${column}`),
  );
  expect([ROWS, COLUMNS]).toEqual([16, 21]);
});

test("Free the Key with a row for each open place and its neighbour", async () => {
  const open = maze.flatMap((row, r) => row.flatMap((cell, c) => (cell === 0 ? [] : [[r, c]])));
  const moves = open.flatMap(([row, column]) =>
    [
      ["right", row, column + 1],
      ["up", (row + ROWS - 1) % ROWS, column],
      ["down", (row + 1) % ROWS, column],
      ["left", row, column - 1],
    ]
      .filter(([, r, c]) => maze[Number(r)][Number(c)] > 0)
      .map(([name, ...to]) => [name, `${row},${column}`, to.join()]),
  );
  expect(await solveStates(moves, [["0,0"]], [["*,20"]])).toHaveLength(76);
});

test.each(BLANKS)("the blank %j", async (blank) => {
  const moves = [[blank, blank, blank], ["", "a,0", "b,+1"], [blank, "b,1", "a,0"]]; // prettier-ignore
  expect(await solveStates(moves, [["a", blank]], [[blank, blank], ["b", "*"]])).toEqual([["", "b,1"]]); // prettier-ignore
  expect(await solveStates(moves, [["b,1"]], [["a", blank]])).toEqual([["", "a,0"]]);
  expect(await failure(() => solveStates(moves, [[blank]], [["a,0"]]))).toEqual(
    expect.stringMatching(
      /^#VALUE! start: "\w*" is not a state; expected one such as Top,North,4 with as many /,
    ),
  );
  expect(await failure(() => solveStates([["x", "a", blank]], [["a"]], [["b"]]))).toEqual(
    expect.stringMatching(/^#VALUE! moves, row 1, column 3: "0?" is not a state; /),
  );
});

test("errors in cells are passed on, and limits are told", async () => {
  expect(await failure(() => solveStates([["x", "a", "#N/A"]], [["a"]], [["b"]]))).toBe(
    "#N/A moves, row 1, column 3: here is the error #N/A.",
  );
  const counters = ["+1 mod 1000,*", "*,+1 mod 1001"].map((to) => ["", "*,*", to]);
  expect(await failure(() => solveStates(counters, [["0,0"]], [["2000,*"]]))).toBe(
    "#VALUE! This is too much to compute: 1,000,000 steps were tried, and more are left.",
  );
  expect(await failure(() => solveStates([["", "a", "b"]], [["b"]], [["a"]]))).toBe(
    "#N/A There is no route from the start to the goal.",
  );
});

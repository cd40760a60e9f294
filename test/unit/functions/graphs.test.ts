import { BLANKS, failure } from "./host";
import { solveGear, solveGraph } from "../../../src/functions/graphs";
import ogear from "../../fixtures/ogear.json";

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
    "#VALUE! start: the cell is blank; expected a place of the edges.",
  );
  expect(await failure(() => solveGear(CONNECTIONS, [[blank]], goal))).toBe(
    "#VALUE! start: here is 1 value; expected a face, a direction and a tooth such as Top, South, 4.",
  );
});

test.each<[string, () => unknown]>([
  ["#N/A There is no way from the start to the goal.", () => solveGraph([["a", "b"]], [["b"]], [["a"]])],
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
  ["#VALUE! teeth: 2.5 is no whole number.", () => solveGear(CONNECTIONS, [ogear.start], [ogear.goal], 2.5)],
])("%s", async (message, call) => {
  expect(await failure(call)).toBe(message);
});

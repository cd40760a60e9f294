import { ogear } from "../../../../src/puzzles/ogear/play";
import { ogear as lesson } from "../../../../src/puzzles/ogear/lesson";
import facts from "../../../fixtures/ogear.json";
import type { Cells } from "../../../../src/grid/cells";
import { played } from "../../playing/played";

const CONNECTIONS = lesson.blocks.find(({ at, cells }) => at === "B20" && cells.length === 16)!.cells;
const START = [["Top", "South", 4]];
const GOAL = [["Top", "North", 0]];
/** The lesson's net: rows 6 to 14, columns B to M. */
const NAMES: Readonly<Record<string, string>> = {
  "1 4": "Back",
  "4 1": "Left",
  "4 4": "Top",
  "4 7": "Right",
  "4 10": "Bottom",
  "7 4": "Front",
};
const NET = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 12 }, (__, column) => NAMES[`${row} ${column}`] ?? ""),
);

const play = (ranges: Record<string, Cells> = {}) =>
  played(ogear, { connections: CONNECTIONS, start: START, goal: GOAL, ...ranges });

test("the steps are the article's solution", () => {
  const { lastStep, states, moves } = play();
  const names: Record<string, string> = { Bot: "Bottom", Lef: "Left", Ri: "Right" };
  expect(lastStep).toBe(facts.shortest);
  expect(moves).toEqual(facts.moves.map(([move]) => (move === "fwd" ? "forward" : move)));
  expect(states.slice(1).map(({ face, direction, tooth }) => [face, direction, tooth])).toEqual(
    facts.moves.map(([, state]) => [names[state[0]] ?? state[0], ...state.slice(1)]),
  );
});

test("the moves in words", () => {
  const { text } = play();
  expect(text(0)).toBe("the gear is on Top, facing South, tooth 4");
  expect(text(1)).toBe("turn the gear on Top to West, tooth 4");
  expect(text(2)).toBe("roll forward to Left, facing South, tooth 0");
  expect(text(8)).toBe("roll back to Right, facing South, tooth 1");
});

test("the marker stands beside the name of the face in the net", () => {
  const { marker } = play({ net: NET });
  expect(marker!.range).toBe("net");
  expect(marker!.cells(0)).toEqual([{ row: 5, column: 4 }]);
  expect(marker!.cells(1)).toEqual([{ row: 4, column: 3 }]);
  expect(marker!.cells(2)).toEqual([{ row: 5, column: 1 }]);
  expect(play().marker).toBeUndefined();
});

test("a side that lies outside of the net has no marker", () => {
  expect(play({ net: [["Top"]] }).marker!.cells(0)).toEqual([]);
});

test.each(["", 0])("teeth that are blank (%p) are five", (blank) => {
  expect(play({ teeth: [[blank]] }).teeth).toBe(5);
});

test("what cannot be read or solved is said", () => {
  expect(() => play({ teeth: [["many"]] })).toThrow(
    'teeth: here is "many"; expected a whole number such as 5.',
  );
  expect(() => play({ teeth: [[2.5]] })).toThrow("teeth: here is 2.5; expected a whole number such as 5.");
  expect(() => play({ start: [["Top", "South", 5]] })).toThrow("expected a whole number from 0 to 4");
});

test("a goal that the gear cannot reach is shown with its reason, and a start at the goal is solved", () => {
  const lonely = play({ connections: [["Top", "East", "Right", "South"]] });
  expect(lonely).toMatchObject({
    lastStep: 0,
    impossible: "The gear cannot get from the start to the goal.",
  });
  expect(lonely.text(0)).toBe("the gear is on Top, facing South, tooth 4");
  expect(play({ start: GOAL })).toMatchObject({ lastStep: 0, moves: [] });
  expect(play({ start: GOAL }).impossible).toBeUndefined();
});

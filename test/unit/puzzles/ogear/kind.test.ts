import fc from "fast-check";
import { LimitError } from "../../../../src/steps/limit-error";
import { gearPuzzle } from "../../../../src/puzzles/ogear/kind";
import type { Cell, Cells } from "../../../../src/grid/cells";
import ogear from "../../../fixtures/ogear.json";
import { movesOf, result } from "../boards";
import { finished } from "../../../../src/steps";

const CONNECTIONS: Cells = ogear.forward.map(([from, to]) => [...from, ...to]);
const GOAL: Cells = [ogear.goal];

const read = (start: Cells, goal = GOAL, teeth = 5, connections = CONNECTIONS) =>
  finished(gearPuzzle.read({ connections, start, goal, teeth }));

test("the article's start: 10 moves, in two ways", () => {
  const puzzle = read([ogear.start]);
  const names: Record<string, string> = { turn: "turn", fwd: "forward", back: "back" };
  expect(movesOf(puzzle)).toEqual(
    ogear.moves.map(([name, state]) => [names[name as string], ...(state as Cell[])]),
  );
  expect(result(puzzle.count())).toBe(BigInt(ogear.number_of_shortest));
});

test.each(Object.entries(ogear.distance_to_goal))("%s is %i moves away", (start, distance) => {
  expect(movesOf(read([start.split(",")]))).toHaveLength(distance);
});

test("the hardest start takes 17 moves", () => {
  expect(Math.max(...Object.values(ogear.distance_to_goal))).toBe(17);
  expect(movesOf(read([ogear.hardest_start]))).toHaveLength(17);
});

const OTHER: Readonly<Record<string, string>> = {
  North: "East",
  East: "North",
  South: "West",
  West: "South",
};

/** The states that a named move can lead to, by the article's rules. */
function ends(name: Cell, [face, direction, tooth]: readonly Cell[], teeth: number): string[] {
  const sides = CONNECTIONS.map((row) => [row.slice(0, 2).join(), row.slice(2).join()]);
  const here = `${face},${direction}`;
  const by = (step: number) => (Number(tooth) + step + teeth) % teeth;
  if (name === "turn") return [`${face},${OTHER[String(direction)]},${tooth}`];
  if (name === "forward") return sides.filter(([from]) => from === here).map(([, to]) => `${to},${by(1)}`);
  return sides.filter(([, to]) => to === here).map(([from]) => `${from},${by(-1)}`);
}

test("every move is one that the gear can make, with any number of teeth", () => {
  const face = fc.constantFrom("Top", "Bot", "Lef", "Ri", "Front", "Back");
  const position = fc.tuple(face, fc.constantFrom(...Object.keys(OTHER)), fc.nat({ max: 6 }));
  fc.assert(
    fc.property(position, position, (start, goal) => {
      const moves = movesOf(read([start], [goal], 7));
      expect(typeof moves).toBe("object");
      let at: readonly Cell[] = start;
      for (const [name, ...next] of moves as Cell[][]) {
        expect(ends(name, at, 7)).toContain(next.join());
        at = next;
      }
      expect(at).toEqual(goal);
    }),
  );
});

test("positions in a row, in a column or in words; blanks are tooth 0; initials are directions", () => {
  const expected = movesOf(read([["Top", "South", 0]]));
  for (const start of [[["Top"], ["S"], [""]], [["Top, south, 0"]], [["Top", " SOUTH ", "0"]]]) {
    expect(movesOf(read(start))).toEqual(expected);
  }
});

test("a goal that the gear cannot reach", () => {
  const connections = [["Top", "East", "Right", "South"], ["Left", "East", "Back", "South"]]; // prettier-ignore
  expect(movesOf(read([["Top", "North", 0]], [["Left", "North", 0]], 5, connections))).toBe(
    "The gear cannot get from the start to the goal.",
  );
});

const EXPECTED =
  "expected four columns: face and direction before, face and direction after the gear rolls forward.";

test.each<[string, Cells, Cells]>([
  [`connections: there are 2 columns; ${EXPECTED}`, [["Top", "East"]], GOAL],
  [`connections: all cells are blank; ${EXPECTED}`, [["", 0, "", ""]], GOAL],
  [
    `connections, row 2, column 3: the face is missing; ${EXPECTED}`,
    [CONNECTIONS[0], ["Top", "West", "", "South"]],
    GOAL,
  ],
  [
    'connections, row 1, column 2: "Easter" is not a direction; expected North, South, East or West.',
    [["Top", "Easter", "Ri", "South"]],
    GOAL,
  ],
  [
    "start: here is 1 value; expected a face, a direction and a tooth such as Top, South, 4.",
    CONNECTIONS,
    [["Top"]],
  ],
  [
    'start, row 1, column 1: "Topp" is not a face in connections; expected Top, Ri, Lef, Bot, Front or Back.',
    CONNECTIONS,
    [["Topp", "North", 0]],
  ],
  [
    'start, row 2, column 1: "up" is not a direction; expected North, South, East or West.',
    CONNECTIONS,
    [["Top"], ["up"], [0]],
  ],
  [
    "start, row 1, column 3: the tooth is 5; expected a whole number from 0 to 4.",
    CONNECTIONS,
    [["Top", "North", 5]],
  ],
])("%s", (message, connections, start) => {
  expect(() => read(start, GOAL, 5, connections)).toThrow(
    expect.objectContaining({ name: "CellError", message }),
  );
});

test("a gear may have too many teeth", () => {
  expect(() => read([ogear.start], GOAL, 1_000_000)).toThrow(
    new LimitError("the gear has 24,000,000 positions, and at most 10,000,000 are possible"),
  );
});

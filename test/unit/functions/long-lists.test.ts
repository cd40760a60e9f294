import { failure } from "./host";
import { solveGear } from "../../../src/functions/graphs";
import { findKeyOfMaze } from "../../../src/functions/key-mazes";
import { solveLights } from "../../../src/functions/lights";
import { solveMaze } from "../../../src/functions/mazes";
import { either } from "../../../src/language";
import { listed } from "../../../src/language/lists";

/** What is seen of an error next to a cell, in characters. */
const SEEN = 200;

const square = (size: number, at: (row: number, column: number) => unknown) =>
  Array.from({ length: size }, (_r, row) => Array.from({ length: size }, (_c, column) => at(row, column)));

/** A corridor with a gate of another colour in every second cell. */
const gates = (count: number) => {
  const row = Array.from({ length: 2 * count + 1 }, (_, k) => (k % 2 === 1 ? `colour${k}` : ""));
  const wall = new Array<string>(row.length + 2).fill("#");
  return [wall, ["#", "S", ...row.slice(1, -1), "G", "#"], wall];
};

/** Faces in a row, over which a gear rolls. */
const faces = (count: number) =>
  Array.from({ length: count }, (_, k) => [`face${k}`, "North", `face${(k + 1) % count}`, "North"]);

const CASES: readonly (readonly [what: string, call: () => unknown, reason: RegExp])[] = [
  [
    "lamps of which each press changes an even number",
    () =>
      solveLights(
        square(59, (row, column) => Number(row + column === 0)),
        undefined,
        undefined,
      ),
    /has to change\. They are in row 1: /,
  ],
  [
    "walls that contradict each other",
    () =>
      findKeyOfMaze(
        square(60, (row, column) => Number((row + column) % 2 === 0)),
        undefined,
        undefined,
      ),
    /its walls contradict each other\./,
  ],
  [
    "colours of gates",
    () => solveMaze(gates(500), undefined, undefined, "gates pink" as never, undefined),
    /no gate in the maze has the colour "pink"; expected \w+/,
  ],
  [
    "faces of a gear",
    () => solveGear(faces(500), [["there, North, 0"]], [["face1, North, 0"]], 4, undefined),
    /"there" is not a face in connections; expected \w+/,
  ],
];

test.each(CASES)("many %s: the reason is within what is seen", async (_what, call, reason) => {
  const message = await failure(call);
  expect(message).toMatch(reason);
  expect(message.slice(0, SEEN)).toMatch(reason);
});

test("of many entries the first are listed, and the number of the others", () => {
  const cells = Array.from({ length: 1000 }, (_, k) => `A${k + 1}`);
  expect(listed(cells, 3)).toBe("A1, A2, A3 and 997 more");
  expect(listed(cells.slice(0, 3), 3)).toBe("A1, A2, A3");
  expect(listed(cells).length).toBeLessThan(SEEN / 2);
  expect(either(cells)).toBe("A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12 or one of 988 more");
  expect(either(cells.slice(0, 13))).toBe("A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12 or A13");
});

import { freeTheKey, type FreeTheKeyPlay } from "../../../../src/puzzles/free-the-key/play";
import { freeTheKey as lesson } from "../../../../src/puzzles/free-the-key/lesson";
import { published } from "../../../fixtures/freethekey.json";
import type { Cells } from "../../../../src/grid/cells";
import { played } from "../../playing/played";

const KEY = lesson.blocks.find(({ at }) => at === "G9")!.cells;
const DISK = lesson.blocks.find(({ at }) => at === "F16")!.cells;
const MAZE = new Array<number[]>(16).fill(new Array<number>(21).fill(1));

function play(ranges: Record<string, Cells> = {}): FreeTheKeyPlay {
  return played(freeTheKey, { key: KEY, disk: DISK, maze: MAZE, ...ranges });
}

test("the steps are the published solution", () => {
  const { lastStep, walk } = play();
  expect(lastStep).toBe(76);
  expect(walk.columns.map((place, step) => [place + 1, walk.rows[step] + 1])).toEqual(published);
});

test("the moves in words", () => {
  const { text } = play();
  expect([0, 1, 3, 5, 6, 12].map(text)).toEqual([
    "the disk is at place 1, turn 1",
    "turn the disk anticlockwise, to place 1, turn 16",
    "slide the disk on, to place 2, turn 15",
    "turn the disk clockwise, to place 3, turn 16",
    "turn the disk clockwise, to place 3, turn 1",
    "slide the disk back, to place 4, turn 4",
  ]);
});

test("rotations go on where turns begin anew, and agree with them", () => {
  const { down, rows } = play().walk;
  expect(down.slice(0, 8)).toEqual([0, -1, -2, -2, -2, -1, 0, 0]);
  expect(down.map((rotation) => (rotation + 160) % 16)).toEqual(rows);
});

test("every state fits: the tooth above in the cut above, the tooth below in the cut across", () => {
  const { above, below, cuts, walk } = play();
  walk.columns.forEach((place, step) => {
    expect(above[place]).toBeLessThanOrEqual(cuts[walk.rows[step]]);
    expect(below[place]).toBeLessThanOrEqual(cuts[(walk.rows[step] + 8) % 16]);
  });
});

test("the marker walks in the maze, if the sheet has it", () => {
  expect(play().marker?.range).toBe("maze");
  expect(play().marker?.cells(5)).toEqual([{ row: 15, column: 2 }]);
  const steps = freeTheKey.read({ key: KEY, disk: DISK });
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value.marker).toBeUndefined();
});

test("a key too high at its start or end, and one that holds the disk", () => {
  const notAtStart = KEY.map((teeth) => [5, ...teeth.slice(1)]);
  expect(play({ key: notAtStart })).toMatchObject({
    lastStep: 0,
    impossible: "The disk does not fit at its start or at its end.",
  });
  const closed = KEY.map((teeth) => teeth.map((tooth, place) => (place === 10 ? 9 : tooth)));
  expect(play({ key: closed })).toMatchObject({
    lastStep: 0,
    impossible: "There is no route: the disk stays on the key.",
  });
});

test("cells that are no heights, and a maze of another shape", () => {
  const odd = KEY.map((teeth, row) => (row === 1 ? [...teeth.slice(0, 2), "x", ...teeth.slice(3)] : teeth));
  expect(() => play({ key: odd })).toThrow(
    'key, row 2, column 3: here is "x"; expected a height such as 0, 1 or 2.',
  );
  expect(() => play({ maze: [[1, 2]] })).toThrow(
    "maze: it has 1 × 2 cells; expected 16 × 21, a row for each cut and a column for each place.",
  );
});

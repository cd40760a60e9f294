import { keyAndDisk } from "../../../../src/puzzles/free-the-key/drawings/key-and-disk";
import { flatMaze, slidingMaze } from "../../../../src/puzzles/free-the-key/drawings/mazes";
import { keyMaze } from "../../../../src/puzzles/free-the-key/kind";
import type { Game } from "../../../../src/playing/play";
import type { Vector } from "../../../../src/drawing/drawing";
import { finished } from "../../../../src/steps";
import { placed } from "../../drawing/solids/placed";
import { DISK, KEY, keyPlay } from "../../drawing/solids/plays";
import { rendered } from "../rendered";

const play = keyPlay();
const game = play.byHand!.game as Game<number>;
const OPEN = keyMaze(KEY, DISK);
const PLACES = OPEN[0].length;

test("the arrow keys slide the disk and turn it", () => {
  const state = 15 * PLACES + 2;
  expect(game.moves(state).map(({ label, key, spot, from }) => [label, key, spot, from])).toEqual([
    ["turn anticlockwise", "ArrowUp", "14 2", "15 2"],
    ["turn clockwise", "ArrowDown", "0 2", "15 2"],
  ]);
  const labels = new Set(
    [...OPEN.flat().keys()].flatMap((position) => game.moves(position)).map(({ label }) => label),
  );
  expect([...labels].sort()).toEqual(["slide back", "slide on", "turn anticlockwise", "turn clockwise"]);
});

test("from every turn and place the rest is as short as that of the maze, and legal", () => {
  const known = new Map<number, number>();
  OPEN.forEach((row, turn) =>
    row.forEach((open, place) => {
      if (!open) return;
      const state = turn * PLACES + place;
      const solution = finished(game.solve(state));
      known.set(state, "line" in solution ? solution.line.length : Infinity);
    }),
  );
  expect(known.get(0)).toBe(76);
  for (const [state, length] of known) {
    if (game.isSolved(state)) expect(length).toBe(0);
    else expect(length).toBe(1 + Math.min(Infinity, ...game.moves(state).map(({ to }) => known.get(to)!)));
  }
});

test("refusals say which tooth is too high, above or below", () => {
  const small = keyPlay(
    [
      [0, 0, 2],
      [0, 3, 0],
    ],
    [[2, 1, 0, 0]],
  );
  const { refuse } = small.byHand!.game;
  expect(small.impossible).toBe("There is no route: the disk stays on the key.");
  expect(refuse(0, "0 1")).toBe(
    "The disk does not fit at place 2, turn 1: the tooth below is 3 high, and the cut there only 0 deep.",
  );
  expect(refuse(0, "2 2")).toBe(
    "The disk does not fit at place 3, turn 3: the tooth above is 2 high, and the cut there only 0 deep.",
  );
  expect(refuse(0, "0 0")).toBe("The disk is there already.");
  expect(refuse(0, "2 0")).toBe("The disk moves by one place or by one cut at a time.");
  expect(refuse(0, "1 0", "2 0")).toBe("The disk is at place 1, turn 1: a move begins there.");
  expect(refuse(0, "4 0")).toBe("That is not a place of the disk.");
});

test("a disk that does not fit at its start makes no move, and says why", () => {
  const held = keyPlay([[5, 0], [0, 0]], [[1, 1]]).byHand!.game; // prettier-ignore
  expect(held.moves(0)).toEqual([]);
  expect(held.refuse(0, "1 0")).toMatch(
    /^The disk does not fit at place 1, turn 1: the tooth above is 5 high/,
  );
});

test("a key of one place lets go at once", () => {
  expect([keyPlay([[0], [0]]).lastStep, keyPlay([[0], [0]]).impossible]).toEqual([0, undefined]);
});

describe("key and disk", () => {
  const [, disk] = keyAndDisk.parts(play);

  test.each([0, 5, 30])("at step %i a click on a cut means its turn", (step) => {
    const pose = keyAndDisk.poses(play, step)[1];
    const numbers = disk.pieces.flatMap(({ shape, at }) =>
      shape.form === "text" ? [{ cut: Number(shape.text) - 1, at: placed(at!, pose) }] : [],
    );
    expect(numbers).toHaveLength(16);
    for (const { cut, at } of numbers) {
      expect(keyAndDisk.spotOf!(play, step, { part: 1, at, normal: [1, 0, 0] })).toBe(
        `${cut} ${play.walk.columns[step]}`,
      );
    }
  });

  test("a click on the key means its place, and near the disk the next one", () => {
    const { row, column } = { row: play.walk.rows[30], column: play.walk.columns[30] };
    const [{ at }] = keyAndDisk.poses(play, 30);
    const clicked = (place: number) => {
      const hit: Vector = [at[0] + place + 0.5, 2, 0];
      return keyAndDisk.spotOf!(play, 30, { part: 0, at: hit, normal: [0, 1, 0] });
    };
    const places = [-9, 0, 7, 8, 9, 10, 11, 12, 13, 20, 21];
    expect(places.map(clicked)).toEqual(
      [0, 0, 7, 9, 9, 10, 11, 11, 13, 20, 20].map((place) => `${row} ${place}`),
    );
    expect(column).toBe(10);
  });
});

test("each cell of the flat maze can be clicked, and those that are seen of the sliding one", () => {
  const spots = (drawing: typeof flatMaze) =>
    [...rendered(drawing, play, 0).svg.matchAll(/data-spot="([^"]*)"/g)].map(([, spot]) => spot);
  expect(spots(flatMaze)).toEqual(
    OPEN.flatMap((cells, turn) => [...cells.keys()].map((place) => `${turn} ${place}`)),
  );
  const seen = spots(slidingMaze);
  expect([seen.length, new Set(seen).size]).toEqual([15 * 9, 15 * 9]);
  expect(seen).toContain("15 0");
});

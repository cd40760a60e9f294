import fc from "fast-check";
import type { Cells } from "../../../../src/grid/cells";
import type { Play } from "../../../../src/playing/play";
import type { SolidDrawing, Vector } from "../../../../src/drawing/drawing";
import { drawingsOf, loadDrawings } from "../../../../src/puzzles";
import { cylinderMaze } from "../../../../src/puzzles/mazes/drawings/cylinder-maze";
import { beyondEdges, flatLayout } from "../../../../src/puzzles/mazes/drawings/flat-layout";
import { torusMaze } from "../../../../src/puzzles/mazes/drawings/torus-maze";
import { walkedFlat, walkedRing, walkedSliding } from "../../../../src/puzzles/mazes/drawings";
import { maze as kind } from "../../../../src/puzzles/mazes/play";
import type { WalkedPlay } from "../../../../src/puzzles/mazes/play-walk";
import { rotated } from "../../../../src/drawing/solids/rotations";
import { placed } from "../../drawing/solids/placed";
import { played } from "../../playing/played";
import { drawn, smallMaze } from "../mazes";
import { rendered, type Rendered } from "../rendered";

const playOf = (maze: Cells, rules = "walk") => played(kind, { maze, rules: [[rules]] });
const spotsOf = ({ svg }: Rendered) => [...svg.matchAll(/data-spot="([^"]*)"/g)].map(([, spot]) => spot);
const cellsOf = (maze: Cells) => maze.flatMap((cells, row) => [...cells.keys()].map((c) => `${row} ${c}`));
beforeAll(() => loadDrawings(kind.prefix));

const idsOf = (play: WalkedPlay) => drawingsOf(play).map(({ id }) => id);

test.each([
  ["walk", ["maze"]],
  ["walk wrap rows", ["maze", "ring", "cylinder"]],
  ["walk wrap columns", ["maze", "ring", "cylinder"]],
  ["walk wrap rows columns", ["maze", "torus"]],
])("drawings that suit %s", (rules, ids) => {
  expect(idsOf(playOf(drawn("S..", "..G"), rules))).toEqual(ids);
  const wide = [["S", ...new Array<string>(17).fill(""), "G"]];
  expect(idsOf(playOf(wide, rules))).toContain("sliding");
});

test("a ring is offered if its cells have room on it", () => {
  const fits = (rows: number, columns: number) =>
    idsOf(playOf(open(rows, columns), "walk wrap rows")).includes("ring");
  expect([fits(40, 6), fits(6, 40), fits(300, 2), fits(12, 14)]).toEqual([true, false, false, true]);
});

test("each cell can be clicked, walls too, in every flat drawing", () => {
  const rules = fc.constantFrom("walk", "walk wrap rows", "walk wrap columns", "walk wrap rows columns");
  fc.assert(
    fc.property(smallMaze, rules, (maze, words) => {
      const play = playOf(maze, words);
      const all = cellsOf(maze);
      expect(spotsOf(rendered(walkedFlat, play, 0)).slice(0, all.length)).toEqual(all);
      if (idsOf(play).includes("ring")) {
        expect(spotsOf(rendered(walkedRing, play, 0))).toEqual(all);
      }
    }),
    { numRuns: 30 },
  );
});

test("dead ends are seen once the solution’s first move is, and in no line of one's own", () => {
  const play = playOf(drawn("S..G", ".###", "####"), "walk wrap rows");
  const { game, line } = play.byHand!;
  for (const drawing of [walkedFlat, walkedRing, walkedSliding]) {
    const isMarked = (each: Play, position: number) =>
      /<path d="[^"]+" fill="var\(--drawing-deadEnd/.test(
        rendered(drawing, each as WalkedPlay, position).svg,
      );
    expect([0, 0.5, 1].map((position) => isMarked(play, position))).toEqual([false, true, true]);
    expect([0, 1].map((position) => isMarked(game.play(line), position))).toEqual([false, false]);
  }
});

test("beyond a wrapped edge lie the cells of the other side", () => {
  const play = playOf(drawn("S.", "#.", ".G"), "walk wrap rows");
  expect(spotsOf(rendered(walkedFlat, play, 0)).slice(6)).toEqual(["2 0", "2 1", "0 0", "0 1"]);
  expect(rendered(walkedFlat, play, 0).part("wrapped")).not.toBe("");
  expect(rendered(walkedFlat, playOf(drawn("S.G")), 0).part("wrapped")).toBe("");
});

test("the marker over a wrapped edge is seen on both sides", () => {
  const play = playOf(drawn("S..G"), "walk wrap columns");
  const { size } = flatLayout(1, 4, beyondEdges(play));
  const markers = (position: number) =>
    [...rendered(walkedFlat, play, position).svg.matchAll(/data-part="marker" x="([-\d.]+)"/g)].map(
      ([, x]) => Number(x) / size,
    );
  expect([play.lastStep, play.text(1)]).toEqual([1, "left, to row 1, column 4"]);
  expect(markers(0).map(Math.floor)).toEqual([0, 4]);
  expect(markers(1).map(Math.floor)).toEqual([3, -1]);
  expect(markers(0.5)).toHaveLength(2);
});

const open = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_cell, c) =>
      r + c === 0 ? "S" : r === rows - 1 && c === columns - 1 ? "G" : "",
    ),
  );

test("a maze of 200 by 200 is drawn soon, with cells near the marker that can be clicked", () => {
  const play = playOf(open(200, 200));
  const before = performance.now();
  const picture = rendered(walkedFlat, play, 100);
  expect(performance.now() - before).toBeLessThan(2000);
  expect(picture.faults).toEqual([]);
  const spots = spotsOf(picture);
  expect(spots.length).toBeLessThanOrEqual(21 * 21);
  const [row, column] = [play.walk.rows[100], play.walk.columns[100]];
  expect(spots).toContain(`${row} ${column + 1}`);
});

test("what is too large is said in words", () => {
  const say = (picture: Rendered) => [picture.state, ...picture.texts];
  const large = ["too large", "This maze is too large to be drawn."];
  expect(say(rendered(walkedFlat, playOf(open(200, 201)), 0))).toEqual(large);
  expect(say(rendered(walkedSliding, playOf(open(200, 201)), 0))).toEqual(large);
  const solid = (rows: number) => playOf(open(rows, 60), "walk wrap rows columns");
  expect([100, 101].map((rows) => torusMaze.isTooLarge!(solid(rows)))).toEqual([false, true]);
});

test("the sliding maze shows and takes clicks around the marker, over wrapped edges too", () => {
  const play = playOf(open(3, 30), "walk wrap columns");
  const spots = spotsOf(rendered(walkedSliding, play, 0));
  expect(spots).toHaveLength(3 * 17);
  expect(spots).toContain("0 22");
  expect(spotsOf(rendered(walkedSliding, playOf(open(3, 30)), 0))).toHaveLength(3 * 9);
});

const WOUND = ["SG#.", "..#.", "#...", ".#.."];

describe.each<[string, SolidDrawing<WalkedPlay>, string]>([
  ["cylinder of rows", cylinderMaze, "walk wrap rows"],
  ["cylinder of columns", cylinderMaze, "walk wrap columns"],
  ["torus", torusMaze, "walk wrap rows columns"],
])("%s", (_name, drawing, rules) => {
  const start = playOf(drawn(...WOUND), rules);
  const { game } = start.byHand!;
  const plays = game.moves(game.start).map((move) => game.play([move]) as WalkedPlay);
  const marker = drawing.parts(start).findIndex(({ name }) => name === "marker");

  test("a click under the marker after a move means the cell that the move leads to", () => {
    for (const play of plays) {
      const [{ at, turned = [0, 0, 0, 1] }] = drawing.poses(play, 1);
      const [x, y, z] = drawing.poses(play, 1)[marker].at;
      const away: Vector = [x - at[0], y - at[1], z - at[2]];
      const inPart = rotated(away, [-turned[0], -turned[1], -turned[2], turned[3]]);
      const hit = { part: 0, at: placed(inPart, drawing.poses(play, 0)[0]), normal: [0, 0, 1] as const };
      expect(drawing.spotOf!(play, 0, hit)).toBe(`${play.walk.rows[1]} ${play.walk.columns[1]}`);
      expect(drawing.spotOf!(play, 0, { ...hit, part: marker })).toBe("0 0");
    }
  });

  test("each wall and floor means one cell, and together they are all", () => {
    const [pose] = drawing.poses(start, 0);
    const spots = new Set<string>();
    for (let k = 0; k < 20_000; k++) {
      const at = placed(pointOn(drawing, start, k), pose);
      spots.add(drawing.spotOf!(start, 0, { part: 0, at, normal: [0, 0, 1] })!);
    }
    expect([...spots].sort()).toEqual(cellsOf(drawn(...WOUND)).sort());
  });

  test("all lines have the same parts, and the maze itself is made once", () => {
    const parts = drawing.parts(start);
    for (const play of plays) expect(drawing.parts(play)).toEqual(parts);
    expect(drawing.parts(plays[0])[0]).toBe(parts[0]);
  });

  test("plates mark the way so far: each lies where the marker was", () => {
    const [there, back] = [plays[0], plays[0].byHand!.game];
    const { to } = plays[0].byHand!.line[0];
    const again = back.moves(to).find((move) => move.to === back.start)!;
    const walk = back.play([...there.byHand!.line, again]) as WalkedPlay;
    const poses = drawing.poses(walk, 2);
    const [first, last, unused] = poses.slice(marker + 1);
    const before = drawing.poses(walk, 0);
    // In the floor of the first cell.
    for (const pose of [unused, before[marker + 1]]) {
      const [x, y, z] = pose === unused ? poses[marker].at : before[marker].at;
      expect(Math.hypot(pose.at[0] - x, pose.at[1] - y, pose.at[2] - z)).toBeCloseTo(0.2, 9);
    }
    expect(before.slice(marker + 1).every(({ hidden }) => hidden)).toBe(true);
    expect(poses.slice(marker + 1).filter(({ hidden }) => !hidden)).toEqual([first, last]);
    expect(near(first.at, poses[marker].at)).toBe(true);
    expect(near(last.at, poses[marker].at)).toBe(false);
    expect(near(rotated([0, 1, 0], first.turned!), rotated([0, 1, 0], poses[marker].turned!))).toBe(true);
    const spot = drawing.spotOf!(walk, 2, { part: 0, at: last.at, normal: [0, 0, 1] });
    expect(spot).toBe(`${walk.walk.rows[1]} ${walk.walk.columns[1]}`);
  });
});

const near = (a: Vector, b: Vector) => a.every((value, k) => Math.abs(value - b[k]) < 1e-9);

/** Points that are spread over the maze, in its own axes. */
function pointOn(drawing: unknown, { codes }: WalkedPlay, k: number): Vector {
  const [a, b] = [(k * 0.618034) % 1, (k * 0.7548777) % 1];
  if (drawing === cylinderMaze) {
    return [a * codes.length, Math.cos(2 * Math.PI * b), Math.sin(2 * Math.PI * b)];
  }
  const minor = (1.12 * codes.length) / (2 * Math.PI);
  const distance = 1.9 * minor + minor * Math.cos(2 * Math.PI * a);
  return [
    distance * Math.sin(2 * Math.PI * b),
    minor * Math.sin(2 * Math.PI * a),
    distance * Math.cos(2 * Math.PI * b),
  ];
}

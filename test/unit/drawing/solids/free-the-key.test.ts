import { keyMaze } from "../../../../src/puzzles/free-the-key/kind";
import type { FreeTheKeyPlay } from "../../../../src/puzzles/free-the-key/play";
import type { Pose, SolidPart, Vector } from "../../../../src/drawing/drawing";
import { keyAndDisk } from "../../../../src/puzzles/free-the-key/drawings/key-and-disk";
import { cylinderMaze } from "../../../../src/puzzles/mazes/drawings/cylinder-maze";
import { DISK, KEY, keyPlay } from "./plays";
import { placed } from "./placed";

const play = keyPlay();
const [key, disk] = keyAndDisk.parts(play);

/** The teeth, which are boxes of the key, by place and side. */
function teethOf(part: SolidPart) {
  return part.pieces.flatMap(({ shape, at = [0, 0, 0] }) =>
    shape.form === "box" ? [{ place: Math.floor(at[0]), above: at[1] > 0, top: shape.size[1] }] : [],
  );
}

/** The inner outline of the disk as points in space. */
function cutsInSpace(part: SolidPart, pose: Pose): Vector[] {
  const piece = part.pieces.find(({ shape }) => shape.form === "prism")!;
  if (piece.shape.form !== "prism") throw new Error("no prism");
  const within: Pose = { at: [0, 0, 0], ...(piece.turned && { turned: piece.turned }) };
  return piece.shape.holes![0].map(([x, y]) => placed(placed([x, y, 0], within), pose));
}

/** How far the disk is open above or below the axis, within the thickness of a tooth of the key. */
function openRadius(points: readonly Vector[], side: 1 | -1): number {
  const beside = points.filter(([, y, z]) => side * y > 0 && Math.abs(z) <= 0.25 * 1.5);
  const along = beside.length > 0 ? beside : nearest(points, side);
  return Math.min(...along.map(([, y, z]) => Math.hypot(y, z)));
}

const nearest = (points: readonly Vector[], side: 1 | -1) =>
  [...points]
    .sort((a, b) => Math.abs(Math.atan2(a[2], side * a[1])) - Math.abs(Math.atan2(b[2], side * b[1])))
    .slice(0, 2);

test("the key has a tooth for each height above 0, as high as it says", () => {
  const teeth = teethOf(key);
  for (const above of [true, false]) {
    const heights = above ? play.above : play.below;
    const found = new Map(
      teeth.filter((tooth) => tooth.above === above).map(({ place, top }) => [place, top]),
    );
    heights.forEach((height, place) => expect(found.get(place)).toBe(height === 0 ? undefined : 2 + height));
  }
});

test("changing a tooth changes the model", () => {
  const lower = KEY.map((row, k) => row.map((height, place) => (k === 0 && place === 3 ? 1 : height)));
  const changed = teethOf(keyAndDisk.parts(keyPlay(lower))[0]);
  expect(changed.find(({ place, above }) => place === 3 && above)!.top).toBe(3);
  expect(teethOf(key).find(({ place, above }) => place === 3 && above)!.top).toBe(5);
});

test("the cuts above and below agree with the maze, at every place and turn", () => {
  const maze = keyMaze(KEY, DISK);
  const teeth = teethOf(key);
  const top = (place: number, above: boolean) =>
    teeth.find((tooth) => tooth.place === place && tooth.above === above)?.top ?? 0;
  maze.forEach((row, turn) => {
    const walk = { rows: [turn], columns: [0], down: [0], right: [0] };
    const held: FreeTheKeyPlay = { ...play, lastStep: 0, walk };
    const points = cutsInSpace(disk, keyAndDisk.poses(held, 0)[1]);
    const [above, below] = [openRadius(points, 1), openRadius(points, -1)];
    row.forEach((open, place) => {
      expect(top(place, true) <= above && top(place, false) <= below).toBe(open === 1);
    });
  });
});

test("on its way the disk is where the play says, and never in a tooth", () => {
  const teeth = teethOf(key);
  for (let position = 0; position <= play.lastStep; position += 0.125) {
    const [keyPose, diskPose] = keyAndDisk.poses(play, position);
    const along = diskPose.at[0] - keyPose.at[0];
    if (Number.isInteger(position)) expect(along).toBeCloseTo(play.walk.columns[position] + 0.5, 9);
    const points = cutsInSpace(disk, diskPose);
    for (const { place, above, top } of teeth) {
      if (Math.abs(place + 0.5 - along) >= 0.5) continue;
      const side = above ? 1 : -1;
      const inTooth = points.filter(
        ([, y, z]) =>
          Math.abs(z) < 0.25 && side * y > 0 && side * y < Math.sqrt(top ** 2 - 0.25 ** 2) && side * y > 1.9,
      );
      expect(inTooth).toEqual([]);
    }
  }
});

test("turning on, cut by cut, each cut comes to the top", () => {
  play.walk.rows.forEach((turn, step) => {
    const mark = disk.pieces.find(({ shape }) => shape.form === "text" && shape.text === String(turn + 1))!;
    const [, y, z] = placed(mark.at!, keyAndDisk.poses(play, step)[1]);
    expect(z).toBeCloseTo(0, 9);
    expect(y).toBeGreaterThan(2);
  });
});

test("the cell under the marker is the one of the play", () => {
  const [maze] = cylinderMaze.parts(play);
  const cells = maze.pieces.slice(1);
  for (let step = 0; step <= play.lastStep; step++) {
    const [mazePose, , markerPose] = cylinderMaze.poses(play, step);
    const { shape, at, turned } = cells[floorAt(play.walk.rows[step], play.walk.columns[step])];
    if (shape.form !== "prism") throw new Error("no prism");
    const outer = shape.outline.slice(0, shape.outline.length / 2);
    const inPart = outer.map(([x, y]) => placed([x, y, 0.5], { at: at!, turned: turned! }));
    const corners = inPart.map((corner) => placed(corner, mazePose));
    const middle = [0, 1, 2].map((k) => (corners[0][k] + corners.at(-1)![k]) / 2);
    expect(middle[0]).toBeCloseTo(markerPose.at[0], 9);
    expect(Math.atan2(middle[2], middle[1])).toBeCloseTo(Math.atan2(markerPose.at[2], markerPose.at[1]), 9);
  }
});

test("pieces that are alike have the very same shape, so that it is made once", () => {
  const shapesOf = ({ pieces }: SolidPart) => new Set(pieces.map(({ shape }) => shape)).size;
  const lengths = new Set(wallLengths());
  expect(shapesOf(cylinderMaze.parts(play)[0])).toBe(2 + lengths.size);
  const heights = (teeth: readonly number[]) => new Set(teeth.filter((height) => height > 0)).size;
  expect(shapesOf(key)).toBe(2 + heights(play.above) + heights(play.below));
});

/** The lengths of the walls, row by row. */
const wallLengths = () =>
  play.codes.flatMap(
    (row) =>
      row
        .map((code) => (code === 0 ? "#" : " "))
        .join("")
        .match(/#+/g) ?? [],
  );

/** The number of a cell's floor among the floors, which are listed row by row. */
function floorAt(turn: number, place: number): number {
  const before = play.codes.flatMap((row, r) =>
    row.filter((code, c) => code > 0 && (r < turn || (r === turn && c < place))),
  );
  return before.length;
}

test("heights above four are drawn smaller, all alike", () => {
  const [tall] = keyAndDisk.parts(
    keyPlay(
      [
        [0, 40, 20, 0],
        [0, 0, 0, 0],
      ],
      [[40, 0, 40, 0]],
    ),
  );
  expect(teethOf(tall).map(({ top }) => top)).toEqual([6, 4]);
});

test("puzzles that are too large are said to be so", () => {
  const long = new Array<number>(501).fill(0);
  expect(keyAndDisk.isTooLarge!(keyPlay([long, long], [[0, 0]]))).toBe(true);
  expect(keyAndDisk.isTooLarge!({ ...play, cuts: long })).toBe(true);
  expect(keyAndDisk.isTooLarge!({ ...play, above: long.slice(1), cuts: long.slice(1) })).toBe(false);
  expect(keyAndDisk.isTooLarge!(play)).toBe(false);
  const maze = (columns: number) => ({ ...play, codes: new Array(60).fill(new Array(columns).fill(1)) });
  expect([100, 101].map((columns) => cylinderMaze.isTooLarge!(maze(columns)))).toEqual([false, true]);
  expect(cylinderMaze.isTooLarge!(play)).toBe(false);
});

import type { Play } from "../../../../src/playing/play";
import type { Pose, SolidDrawing, Vector } from "../../../../src/drawing/drawing";
import { cubeAndGear } from "../../../../src/puzzles/ogear/drawings/cube-and-gear";
import { EXPECTED_PUZZLES } from "../../puzzles/all-expected";
import { playOf, solidsOf } from "../../puzzles/expected-plays";
import { placed } from "./placed";
import { gearPlay } from "./plays";

/** The solid drawings of all puzzles, and the longest way of one. */
const DRAWN: { name: string; drawn: () => Promise<SolidDrawing>; played: () => Promise<Play> }[] = [
  ...EXPECTED_PUZZLES.flatMap((of) =>
    Object.keys(of.puzzle.solids ?? {}).map((solid) => ({
      name: `${of.name}, ${solid}`,
      drawn: async () => (await solidsOf(of)).find(({ id }) => id === solid)!,
      played: () => playOf(of),
    })),
  ),
  {
    name: "cube and gear, the longest way",
    drawn: async () => cubeAndGear,
    played: async () => gearPlay([["Front", "North", 1]]),
  },
];

const PROBES: readonly Vector[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The distance between two lists of poses: the farthest that a point at distance 1 from a part's origin moves. */
function apart(before: readonly Pose[], after: readonly Pose[]): number {
  const distances = before.flatMap((pose, part) =>
    PROBES.map((probe) => {
      const [a, b] = [placed(probe, pose), placed(probe, after[part])];
      return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    }),
  );
  return Math.max(...distances);
}

describe.each(DRAWN)("$name", ({ drawn, played }) => {
  let drawing: SolidDrawing;
  let play: Play;
  beforeAll(async () => {
    drawing = await drawn();
    play = await played();
  });

  test("has a pose for each part, of length 1 where it is turned", () => {
    const parts = drawing.parts(play);
    for (const position of [0, 0.5, play.lastStep / 3, play.lastStep]) {
      const poses = drawing.poses(play, position);
      expect(poses).toHaveLength(parts.length);
      for (const { turned } of poses) if (turned) expect(Math.hypot(...turned)).toBeCloseTo(1, 9);
    }
  });

  test("parts have names of their own", () => {
    const names = drawing.parts(play).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test("nothing jumps: a fiftieth of a step is a small way", () => {
    let farthest = 0;
    // Of a way of hundreds of moves about sixty are enough.
    for (let step = 0; step < play.lastStep; step += Math.ceil(play.lastStep / 60)) {
      let before = drawing.poses(play, step);
      for (let fiftieth = 1; fiftieth <= 50; fiftieth++) {
        const after = drawing.poses(play, step + fiftieth / 50);
        farthest = Math.max(farthest, apart(before, after));
        before = after;
      }
    }
    expect(farthest).toBeLessThan(0.5);
  });

  test("each move changes something", () => {
    for (let step = 1; step <= play.lastStep; step++) {
      expect(apart(drawing.poses(play, step - 1), drawing.poses(play, step))).toBeGreaterThan(0.3);
    }
  });

  test("positions before the start and after the end are these", () => {
    expect(apart(drawing.poses(play, play.lastStep), drawing.poses(play, play.lastStep + 1))).toBeCloseTo(
      0,
      9,
    );
  });

  test("its words are different for each of two steps that differ", () => {
    expect(drawing.describe(play, 0)).not.toBe(drawing.describe(play, play.lastStep));
  });
});

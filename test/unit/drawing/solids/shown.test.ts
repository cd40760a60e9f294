import type { SolidDrawing } from "../../../../src/drawing/drawing";
import type { Play } from "../../../../src/playing/play";
import { EXPECTED_PUZZLES } from "../../puzzles/all-expected";
import { playOf, solidsOf } from "../../puzzles/expected-plays";

const SOLIDS = EXPECTED_PUZZLES.flatMap((of) =>
  Object.entries(of.puzzle.solids ?? {}).map(([id, steps]) => ({ ...of, id, steps })),
);

describe.each(SOLIDS)("$name, $id", ({ id, steps, ...of }) => {
  let drawing: SolidDrawing;
  let play: Play;
  beforeAll(async () => {
    drawing = (await solidsOf(of)).find((each) => each.id === id)!;
    play = await playOf(of);
  });

  test.each(steps)("step $step: $words", ({ step, words, poses = [] }) => {
    expect(drawing.describe(play, step)).toContain(words);
    const found = drawing.poses(play, step);
    for (const { part, at, turned } of poses) {
      const pose = found[part];
      expect(pose.at).toEqual(nearly(at));
      // A quaternion and its opposite are the same rotation.
      if (turned) expect([nearly(turned), nearly(turned.map((value) => -value))]).toContainEqual(pose.turned);
    }
  });

  test("the parts stand differently at each of them, and the last one is the end", () => {
    const poses = steps.map(({ step }) => JSON.stringify(drawing.poses(play, step)));
    expect(new Set(poses).size).toBe(steps.length);
    expect(play.lastStep).toBe(steps[steps.length - 1].step);
  });
});

const nearly = (values: readonly number[]) => values.map((value): number => expect.closeTo(value, 3));

import type { Play } from "../../../../src/playing/play";
import type { SolidDrawing } from "../../../../src/drawing/drawing";
import { DRAWINGS } from "../../../../src/puzzles/drawings";
import { lessonPuzzle } from "../../taskpane/view/lesson-puzzle";
import { SOLIDS } from "./shown";

describe.each(SOLIDS)("$kind, $drawing of $lesson", ({ lesson, kind, drawing: id, steps }) => {
  const drawing = DRAWINGS[kind].find((each) => each.id === id) as SolidDrawing;
  let play: Play;
  beforeAll(async () => ({ play } = await lessonPuzzle(lesson, kind)));

  test.each(steps)("step $step: $words", ({ step, words, poses }) => {
    expect(drawing.describe(play, step)).toContain(words);
    const found = drawing.poses(play, step);
    for (const [part, [at, turned]] of Object.entries(poses)) {
      const pose = found[Number(part)];
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

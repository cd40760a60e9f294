import type { Play } from "../../../src/playing/play";
import type { FlatDrawing } from "../../../src/drawing/drawing";
import { DRAWINGS } from "../../../src/puzzles/drawings";
import { kindOf } from "../../../src/taskpane/view/solving";
import { played } from "../playing/played";
import { lessonPuzzle } from "../taskpane/view/lesson-puzzle";
import { rendered } from "./rendered";
import { SHOWN } from "./shown";

describe.each(SHOWN)("$kind, $drawing of $of", ({ of, kind, drawing: id, steps }) => {
  const drawing = DRAWINGS[kind].find((each) => each.id === id) as FlatDrawing;
  let play: Play;
  beforeAll(async () => {
    play = typeof of === "string" ? (await lessonPuzzle(of, kind)).play : played(kindOf(kind), of);
  });

  test("it says what is to be seen at each step, and so does the move", () => {
    const found = steps.map(({ step }) => ({
      step,
      state: rendered(drawing, play, step).state,
      move: play.text(step),
    }));
    expect(found).toEqual(steps);
    expect(play.lastStep).toBe(steps[steps.length - 1].step);
  });

  test("steps of different states look different, as do the moves between them, and the way back leads to the same picture", () => {
    const at = (position: number) => rendered(drawing, play, position).drawn;
    const start = at(0);
    const pictures = new Map(steps.map(({ step, state }) => [state, at(step)]));
    const between = steps.slice(1).map(({ step }) => at(step - 0.5));
    expect(new Set([...pictures.values(), ...between]).size).toBe(pictures.size + between.length);
    for (let step = play.lastStep - 1; step >= Math.max(play.lastStep - 3, 0); step--) at(step);
    expect(at(0)).toBe(start);
  });
});

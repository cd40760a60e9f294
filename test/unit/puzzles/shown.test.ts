import type { Play } from "../../../src/playing/play";
import { LOOKS } from "../../../src/taskpane/view/PictureMenu";
import { EXPECTED_PUZZLES } from "./all-expected";
import { drawingsOf } from "../../../src/puzzles";
import { expectedDrawings, flatOf, playOf } from "./expected-plays";
import { rendered } from "./rendered";

describe.each(EXPECTED_PUZZLES)("$name", (of) => {
  const { steps } = of.puzzle;
  let play: Play;
  beforeAll(async () => (play = await playOf(of)));

  test("each move is said in words, and the last step is the end", () => {
    expect(steps.map(({ step }) => play.text(step))).toEqual(steps.map(({ move }) => move));
    expect(play.lastStep).toBe(steps[steps.length - 1].step);
  });

  test("the drawings that suit it are offered", async () => {
    const expected = await expectedDrawings(of);
    expect(drawingsOf(play)).toEqual(expected);
  });

  test("flat drawings say what is to be seen at each step", async () => {
    for (const drawing of await flatOf(of)) {
      const found = steps.map(({ step }) => rendered(drawing, play, step).state);
      expect(found).toEqual(steps.map(({ state }) => state));
    }
  });

  test("a saved picture keeps the theme's colours", async () => {
    for (const drawing of await flatOf(of)) {
      const { svg } = rendered(drawing, play, play.lastStep / 2);
      const themed = [...svg.matchAll(/([\w-]+)="[^"]*(?:var\(|currentcolor)/gi)].map(([, name]) => name);
      expect(themed).not.toEqual([]);
      expect(themed.filter((name) => !LOOKS.some((look) => look === name))).toEqual([]);
    }
  });

  test("steps of different states look different, as do the moves between them, and the way back leads to the same picture", async () => {
    for (const drawing of await flatOf(of)) {
      const at = (position: number) => rendered(drawing, play, position).drawn;
      const start = at(0);
      const pictures = new Map(steps.map(({ step, state }) => [state, at(step)]));
      const between = steps.slice(1).map(({ step }) => at(step - 0.5));
      expect(new Set([...pictures.values(), ...between]).size).toBe(pictures.size + between.length);
      for (let step = play.lastStep - 1; step >= Math.max(play.lastStep - 3, 0); step--) at(step);
      expect(at(0)).toBe(start);
    }
  });
});

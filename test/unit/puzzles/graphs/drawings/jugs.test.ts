import type { Cells } from "../../../../../src/grid/cells";
import { jugsDrawing } from "../../../../../src/puzzles/graphs/drawings/jugs";
import { jugRows } from "../../../../../src/puzzles/graphs/lesson-jugs";
import { patterns } from "../../../../../src/puzzles/graphs/pattern-play";
import { played } from "../../../playing/played";
import { rendered } from "../../rendered";

const play = (...goal: Cells) =>
  played(patterns, {
    values: [["a", "b"], ["0..5", "0..3"]], // prettier-ignore
    moves: jugRows([5, 3], true),
    start: [[0, 0]],
    goal,
  });

const goalsIn = (...goal: Cells) => {
  const shown = play(...goal);
  return [
    rendered(jugsDrawing, shown, 0).texts.filter((text) => text.startsWith("goal")),
    jugsDrawing.describe(shown, 0).split(": ").slice(1).join(": "),
  ];
};

test.each<[string, Cells, string[], string]>([
  ["of one jug", [[4, "*"]], ["goal: 4"], "a: 0 of 5, goal 4; b: 0 of 3."],
  ["of both jugs", [[4, 3]], ["goal: 4", "goal: 3"], "a: 0 of 5, goal 4; b: 0 of 3, goal 3."],
  ["of an empty jug", [[4, 0]], ["goal: 4", "goal: 0"], "a: 0 of 5, goal 4; b: 0 of 3, goal 0."],
  ["that all goals have", [[1, 3], [4, 3]], ["goal: 3"], "a: 0 of 5; b: 0 of 3, goal 3."], // prettier-ignore
  ["that differs", [["a + b = 4", ""]], [], "a: 0 of 5; b: 0 of 3."],
  ["out of reach", [[1, 2]], [], "a: 0 of 5; b: 0 of 3."],
])("the level %s is marked", (_what, goal, texts, words) => {
  expect(goalsIn(...goal)).toEqual([texts, words]);
});

test("the mark is where the water stands at the end", () => {
  const shown = play([4, "*"]);
  const { svg } = rendered(jugsDrawing, shown, shown.lastStep);
  const [, top] = /<rect x="[^"]*" y="([^"]*)"/.exec(svg)!;
  const lines = [...svg.matchAll(/d="M[\d.]+ ([\d.]+)h\d+" stroke="var\(--drawing-jump\)"/g)];
  expect(lines.map(([, y]) => y)).toEqual([top]);
});

import { finished } from "../../../../src/steps";
import { patterns } from "../../../../src/puzzles/graphs/pattern-play";
import type { Cells } from "../../../../src/grid/cells";

const play = (moves: Cells, start: string, goal: string) =>
  finished(patterns.read({ moves, start: [[start]], goal: [[goal]] }));

test("the graph has all states that can be reached, beyond the goal too, but no walls", () => {
  const { names, goals, lines, lastStep, text } = play(
    [["on", "*", "+1 mod 6"], ["", "4", "#"]], // prettier-ignore
    "0",
    "1|2|4",
  );
  expect(names).toEqual(["0", "1", "2", "3"]);
  expect(goals.map((goal) => names[goal])).toEqual(["1", "2"]);
  expect(lines).toHaveLength(3);
  expect(lastStep).toBe(1);
  expect(text(1)).toBe("on, from 0 to 1");
});

test("without a way, or a move, the start is shown and why there is none", () => {
  for (const moves of [
    [["x", "b", "a"]],
    [
      ["x", "a", "b"],
      ["", "*", "#"],
    ],
  ]) {
    const { names, lastStep, impossible } = play(moves, "a", "b");
    expect(names).toEqual(["a"]);
    expect(lastStep).toBe(0);
    expect(impossible).toBe("There is no route from the start to the goal.");
  }
});

test("too many states are told of", () => {
  expect(() => play([["x", "*", "+1 mod 20000"]], "0", "9")).toThrow(
    "10,000 steps were tried, and more are left",
  );
});

import fc from "fast-check";
import type { Cells } from "../../../../src/grid/cells";
import { statesGraph } from "../../../../src/puzzles/graphs/drawings/states-graph";
import { states } from "../../../../src/puzzles/graphs/play";
import type { Game } from "../../../../src/playing/play";
import { finished } from "../../../../src/steps";
import { played } from "../../playing/played";
import { rendered } from "../rendered";

const playOf = (moves: Cells, start: string, ...goals: string[]) =>
  played(states, { moves, start: [[start]], goal: goals.map((goal) => [goal]) });

const anyTable = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })), { maxLength: 14 })
  .map((moves) => [["1", "2"], ...moves.map(([from, to]) => [String(from), String(to)])]);

test("moves are those of the table, and the rest of the way is as short as can be from every state", () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const { byHand, names } = playOf(table, "1", "2");
      const game = byHand!.game as Game<number>;
      const goal = names.indexOf("2");
      const far = names.map((_, state) => (state === goal ? 0 : Infinity));
      for (let round = 0; round < names.length; round++) {
        for (const [from, to] of table) {
          const [a, b] = [names.indexOf(from), names.indexOf(to)];
          far[a] = Math.min(far[a], far[b] + 1);
        }
      }
      names.forEach((name, state) => {
        const next = new Set(table.filter(([from, to]) => from === name && to !== name).map(([, to]) => to));
        expect(new Set(game.moves(state).map(({ to }) => names[to]))).toEqual(next);
        const solution = finished(game.solve(state));
        if ("line" in solution) expect(solution.line).toHaveLength(far[state]);
        else expect(far[state]).toBe(Infinity);
        names.forEach((other, to) => {
          if (next.has(other)) return;
          expect(game.refuse(state, `state ${to}`)).toBe(
            to === state
              ? `${name} is the current state already.`
              : `No move leads from ${name} to ${other}.`,
          );
        });
      });
    }),
  );
});

test("labels say the move's name and where it leads; a table may name some moves only", () => {
  const { game } = playOf([["a", "b", "up"], ["a", "c", "up"], ["a", "d", ""]], "a", "d").byHand!; // prettier-ignore
  expect(game.moves(game.start).map(({ label, spot, from }) => [label, spot, from])).toEqual([
    ["up, to b", "state 1", "state 0"],
    ["up, to c", "state 2", "state 0"],
    ["d", "state 3", "state 0"],
  ]);
});

test("no way, a start that is a goal, and states that are none", () => {
  expect(playOf([["a", "b"]], "b", "a")).toMatchObject({
    lastStep: 0,
    impossible: expect.stringMatching(/^There is no route from the start to the goal\. Edges go one way; /),
  });
  const solved = playOf([["a", "b"]], "a", "b", "a");
  expect([solved.lastStep, solved.impossible]).toEqual([0, undefined]);
  expect(() => playOf([["a", "b"]], "c", "a")).toThrow(
    'start: "c" is not among the moves; expected a place of the moves.',
  );
  const { game } = solved.byHand!;
  expect(game.refuse(game.start, "state 2")).toBe("That is not a state of the table.");
  expect(game.refuse(game.start, "state 1", "state 1")).toBe("The current state is a: a move begins there.");
});

const ring = (count: number) => Array.from({ length: count }, (_, k) => [`s${k}`, `s${(k + 1) % count}`]);

test("up to 256 states are drawn, and more of them are played without a picture", () => {
  expect(rendered(statesGraph, playOf(ring(256), "s0", "s1"), 1).state).toBe("s1");
  const large = playOf(ring(257), "s0", "s1");
  expect([large.lastStep, large.text(1)]).toEqual([1, "from s0 to s1"]);
  expect(rendered(statesGraph, large, 0).texts).toEqual(["257 states are too many; 256 can be drawn."]);
});

test("the way so far, the current state and goals are marked, and every state can be clicked", () => {
  const play = playOf(ring(5), "s0", "s2", "s4");
  const picture = rendered(statesGraph, play, 1.5);
  expect(picture.part("way").split("M")).toHaveLength(2);
  expect(picture.svg.match(/stroke="var\(--drawing-goal\)"/g)).toHaveLength(2);
  const spots = [...picture.svg.matchAll(/data-spot="([^"]*)"[^>]*width="([\d.]+)"/g)];
  expect(spots.map(([, spot]) => spot)).toEqual([0, 1, 2, 3, 4].map((state) => `state ${state}`));
  for (const [, , width] of spots) expect(Number(width)).toBeGreaterThan(16);
  const [from, to, middle] = [1, 2, 1.5].map((at) => rendered(statesGraph, play, at).at("marker"));
  middle.forEach((at, axis) => expect(at).toBeCloseTo((from[axis] + to[axis]) / 2, 1));
});

const size = (tag: string, name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(tag)![1]);

test("among many small states the current one is larger, and it, the start and the goal are named in full", () => {
  const names = (at: number) => `position number ${at}`;
  const play = playOf(
    Array.from({ length: 200 }, (_, k) => [names(k), names((k + 1) % 200)]),
    names(0),
    names(70),
  );
  const [circle] = /<circle[^>]*>/.exec(rendered(statesGraph, play, 30).svg)!;
  for (const at of [0, 30, 70]) {
    const picture = rendered(statesGraph, play, at);
    expect(size(picture.part("marker"), "r")).toBeGreaterThan(2 * size(circle, "r"));
    for (const told of [0, at, 70]) expect(picture.texts).toContain(names(told));
    expect(picture.texts.join()).not.toContain("…");
  }
});

test("rings of goals that are close together do not touch, and a goal with room has its ring around it", () => {
  const rings = (...goals: string[]) =>
    [
      ...rendered(statesGraph, playOf(ring(100), "s0", ...goals), 0).svg.matchAll(
        /<circle[^>]*drawing-goal[^>]*>/g,
      ),
    ].map(([tag]) => ({
      x: size(tag, "cx"),
      y: size(tag, "cy"),
      outer: size(tag, "r") + size(tag, "stroke-width") / 2,
    }));
  const [alone] = rings("s10");
  const [a, b] = rings("s10", "s11");
  expect(a.outer).toBeLessThan(alone.outer);
  expect(a.outer + b.outer).toBeLessThan(Math.hypot(a.x - b.x, a.y - b.y));
});

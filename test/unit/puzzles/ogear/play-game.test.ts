import fc from "fast-check";
import { finished } from "../../../../src/steps";
import { placed } from "../../drawing/solids/placed";
import { gearPlay } from "../../drawing/solids/plays";
import type { Cells } from "../../../../src/grid/cells";
import type { Game } from "../../../../src/playing/play";
import { cubeFaces, sideOf } from "../../../../src/puzzles/ogear/drawings/cube-faces";
import { cubeAndGear } from "../../../../src/puzzles/ogear/drawings/cube-and-gear";
import { ogear, type OGearPlay } from "../../../../src/puzzles/ogear/play";
import { played } from "../../playing/played";

const gameOf = (play: OGearPlay) => play.byHand!.game as Game<number, OGearPlay>;

test("the gear turns there and back, and rolls forward and back, by keys and by spots", () => {
  const game = gameOf(gearPlay([["Top", "West", 4]]));
  expect(game.moves(game.start).map(({ label, spot, key }) => [label, spot, key])).toEqual([
    ["turn to South", "gear", "ArrowLeft"],
    ["roll forward to Left", "Left", "ArrowUp"],
    ["roll back to Right", "Right", "ArrowDown"],
  ]);
  const [turned, rolled] = game.moves(game.start);
  expect(game.moves(turned.to)[0]).toMatchObject({
    label: "turn to West",
    to: game.start,
    key: "ArrowRight",
  });
  expect(game.moves(rolled.to)).toContainEqual(
    expect.objectContaining({ label: "roll back to Top", to: game.start }),
  );
});

test("where the gear does not roll is said", () => {
  const game = gameOf(gearPlay([["Top", "West", 4]]));
  expect(game.refuse(game.start, "Top")).toBe("The gear is on Top already.");
  expect(game.refuse(game.start, "Front")).toBe(
    "The gear faces West on Top; from there it does not roll to Front.",
  );
  expect(game.refuse(game.start, "Ceiling")).toBe("Here is neither the gear nor a face of the cube.");
});

test("a click on the cube is on the face to which the gear would roll, wherever the cube is turned", () => {
  const play = gearPlay();
  const faces = cubeFaces(play);
  for (let step = 0; step <= play.lastStep; step++) {
    const [cube, gear] = cubeAndGear.poses(play, step);
    expect(cubeAndGear.spotOf!(play, step, { part: 1, at: gear.at, normal: [0, 1, 0] })).toBe("gear");
    for (const face of faces.values()) {
      for (const direction of ["North", "East", "South", "West"] as const) {
        const aside = sideOf(face, direction);
        const own = [0, 1, 2].map((k) => 2 * face.outwards[k] + 1.8 * aside[k]) as [number, number, number];
        const hit = { part: 0, at: placed(own, cube), normal: [0, 1, 0] as const };
        expect(cubeAndGear.spotOf!(play, step, hit)).toBe(face.name);
      }
    }
  }
});

test("moves by hand keep the cube as it is, with the goal where it was", () => {
  const play = gearPlay();
  const game = gameOf(play);
  const [turn] = game.moves(game.start);
  const back = game.moves(turn.to).find(({ spot }) => spot === "Right")!;
  const byHand = game.play([turn, back]);
  expect(cubeFaces(byHand)).toEqual(cubeFaces(play));
  expect(cubeAndGear.parts(byHand)).toEqual(cubeAndGear.parts(play));
  expect(byHand.text(2)).toBe("roll back to Right, facing North, tooth 3");
});

test("a goal that cannot be reached is drawn, with the gear at its start", () => {
  const play = gearPlay([["Top", "South", 4]], [["Top", "East", "Right", "South"]]);
  expect(play.impossible).toBeDefined();
  expect(cubeAndGear.poses(play, 0)).toHaveLength(cubeAndGear.parts(play).length);
  expect(cubeAndGear.describe(play, 0)).toContain("the face Top, facing South");
});

const DIRECTIONS = ["North", "South", "East", "West"];
const TURNED: Readonly<Record<string, string>> = {
  North: "East",
  East: "North",
  South: "West",
  West: "South",
};

/** The states that one move makes by the rows of the table, the first of which counts. */
function after([face, direction, tooth]: readonly [string, string, number], rows: Cells, teeth: number) {
  const forward = rows.find((row) => row[0] === face && row[1] === direction);
  const back = rows.find((row) => row[2] === face && row[3] === direction);
  const states: [string, string, number][] = [[face, TURNED[direction], tooth]];
  if (forward) states.push([String(forward[2]), String(forward[3]), (tooth + 1) % teeth]);
  if (back) states.push([String(back[0]), String(back[1]), (tooth + teeth - 1) % teeth]);
  return states;
}

function distance(start: [string, string, number], goal: string, rows: Cells, teeth: number): number {
  const seen = new Set([start.join()]);
  for (let layer = [start], moved = 0; layer.length > 0; moved++) {
    if (seen.has(goal)) return moved;
    layer = layer
      .flatMap((state) => after(state, rows, teeth))
      .filter((state) => !seen.has(state.join()) && seen.add(state.join()));
  }
  return Infinity;
}

const side = fc.tuple(fc.constantFrom("A", "B", "C"), fc.constantFrom(...DIRECTIONS));

test("on any cube the moves are those of the table, and each state is solved in the fewest", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(side, side), { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.nat(), { maxLength: 5 }),
      fc.nat(),
      (pairs, teeth, choices, first) => {
        const rows: Cells = pairs.map(([from, to]) => [...from, ...to]);
        const [start, goal] = [rows[0].slice(0, 2), rows[first % rows.length].slice(2)].map((at) => [
          ...at,
          0,
        ]);
        const ranges = { connections: rows, start: [start], goal: [goal], teeth: [[teeth]] };
        const game = gameOf(played(ogear, ranges));
        let [state, now] = [game.start, start as [string, string, number]];
        for (const choice of choices) {
          const moves = game.moves(state);
          const expected = after(now, rows, teeth);
          expect(moves).toHaveLength(expected.length);
          [state, now] = [moves[choice % moves.length].to, expected[choice % moves.length]];
        }
        const solution = finished(game.solve(state));
        const found = "line" in solution ? solution.line.length : Infinity;
        const expected = distance(now, goal.join(), rows, teeth);
        expect(found).toBe(expected);
        expect(game.isSolved(state)).toBe(expected === 0);
      },
    ),
    { numRuns: 300 },
  );
});

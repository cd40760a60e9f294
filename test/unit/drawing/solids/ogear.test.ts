import type { OGearPlay } from "../../../../src/puzzles/ogear/play";
import { cubeAndGear } from "../../../../src/puzzles/ogear/drawings/cube-and-gear";
import {
  cubeFaces,
  isOverEdge,
  sideOf,
  type CubeFace,
} from "../../../../src/puzzles/ogear/drawings/cube-faces";
import { gearPose } from "../../../../src/puzzles/ogear/drawings/gear-poses";
import { dot, rotated } from "../../../../src/drawing/solids/rotations";
import { CONNECTIONS, gearPlay } from "./plays";
import { placed } from "./placed";

const STARTS = [
  ["Top", "South", 4],
  ["Front", "North", 1],
  ["Bottom", "West", 3],
];

/** The direction of a tooth on the gear, in the part's own coordinates: tooth 0 is at −y. */
const toothAt = (tooth: number, teeth: number) =>
  [Math.sin((2 * Math.PI * tooth) / teeth), -Math.cos((2 * Math.PI * tooth) / teeth), 0] as const;

describe.each(STARTS)("from %s, facing %s, tooth %d", (...start) => {
  const play = gearPlay([start]);
  const faces = cubeFaces(play);

  test("after each move the tooth that SOLVEGEAR says stands in the middle of the face", () => {
    play.states.forEach(({ face, tooth }, step) => {
      const { outwards } = faces.get(face)!;
      const pose = gearPose(play, faces, step, 0);
      const tip = placed(toothAt(tooth, 5), pose);
      expect(dot(pose.at, outwards)).toBeCloseTo(3.3, 9);
      expect(dot(tip, outwards)).toBeCloseTo(2.3, 9);
      for (let other = 0; other < 5; other++) {
        if (other === tooth) continue;
        expect(dot(placed(toothAt(other, 5), pose), outwards)).toBeGreaterThan(2.5);
      }
    });
  });

  test("the special tooth is where the numbers say", () => {
    const special = (step: number) =>
      dot(rotated(toothAt(0, 5), gearPose(play, faces, step, 0).turned!), normal(step));
    const normal = (step: number) => faces.get(play.states[step].face)!.outwards;
    play.states.forEach(({ tooth }, step) => {
      expect(special(step)).toBeCloseTo(-Math.cos((2 * Math.PI * tooth) / 5), 9);
    });
  });

  test("the gear's plane looks where the play says it faces", () => {
    play.states.forEach((state, step) => {
      const face = faces.get(state.face)!;
      const across = rotated([0, 0, 1], gearPose(play, faces, step, 0).turned!);
      expect(dot(across, face.outwards)).toBeCloseTo(0, 9);
      expect(dot(across, sideOf(face, state.direction))).toBeCloseTo(0, 9);
    });
  });

  test("each move ends where the next one begins", () => {
    play.moves.forEach((_, step) => {
      const end = gearPose(play, faces, step, 1 - 1e-9);
      const next = gearPose(play, faces, step + 1, 0);
      for (const probe of [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const) {
        placed(probe, end).forEach((part, k) => expect(part).toBeCloseTo(placed(probe, next)[k], 5));
      }
    });
  });

  test("the gear's face can always be seen", () => {
    play.states.forEach(({ face }, step) => {
      const [{ turned }] = cubeAndGear.poses(play, step);
      expect(dot(rotated(faces.get(face)!.outwards, turned!), cubeAndGear.eye)).toBeGreaterThan(0.5);
    });
  });
});

test("rolling over an edge, the gear never comes nearer to the cube than its height", () => {
  const play = gearPlay();
  const faces = cubeFaces(play);
  const rolls = play.moves.flatMap((move, step) => (move === "turn" ? [] : [step]));
  for (const step of rolls) {
    for (let share = 0; share < 1; share += 0.05) {
      const { at } = gearPose(play, faces, step, share);
      const beyond = at.map((part) => Math.max(Math.abs(part) - 2, 0));
      expect(Math.hypot(...beyond)).toBeGreaterThan(1.3 - 1e-9);
    }
  }
});

test("most moves of the lesson's solution lead over an edge of the cube", () => {
  const play = gearPlay();
  const faces = cubeFaces(play);
  const overEdge = play.rolls.filter((roll) =>
    isOverEdge(at(faces, roll.from.face), at(faces, roll.to.face), roll),
  );
  expect(overEdge.length).toBeGreaterThanOrEqual(8);
  const [down, up] = [faces.get("Top")!, faces.get("Bottom")!].map(({ outwards }) => outwards);
  expect(down).toEqual([0, 1, 0]);
  expect(up.map((part) => part + 0)).toEqual([0, -1, 0]);
});

test("faces of any names are put on the cube, and a seventh one is too many", () => {
  const renamed = CONNECTIONS.map(([a, b, c, d]) => [name(a), b, name(c), d]);
  const play = gearPlayOf(renamed);
  expect(
    new Set([...cubeFaces(play).values()].map(({ outwards }) => outwards.map((x) => x + 0).join())).size,
  ).toBe(play.faces.length);
  expect(cubeAndGear.isTooLarge!(play)).toBe(false);
  expect(cubeAndGear.isTooLarge!({ ...play, faces: [..."ABCDEFG"] })).toBe(true);
  expect(cubeAndGear.isTooLarge!({ ...play, teeth: 201 })).toBe(true);
});

const at = (faces: ReadonlyMap<string, CubeFace>, name: string) => faces.get(name)!;
const name = (face: string | number) => (face === "Top" ? face : `Side ${String(face).slice(0, 2)}`);
const gearPlayOf = (connections: (string | number)[][]): OGearPlay =>
  gearPlay([["Top", "South", 4]], connections);

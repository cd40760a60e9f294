import fc from "fast-check";
import { CUBE_FACES, faceOfPlace, type CubeVector } from "../../../../src/puzzles/rubik/play-stickers";
import type { Vector } from "../../../../src/drawing/drawing";
import { CUBIES, rubikCube } from "../../../../src/puzzles/rubik/drawings/cube";
import { cubieOf } from "../../../../src/puzzles/rubik/drawings/faces";
import { added, rotated, scaled } from "../../../../src/drawing/solids/rotations";
import { rubikPlay } from "./plays";
import { placed } from "./placed";

const letters = fc.constantFrom("U", "D", "L", "R", "F", "B", "U'", "D'", "L'", "R'", "F'", "B'");
const words = fc.array(letters, { minLength: 1, maxLength: 12 }).map((word) => word.join(""));

/** The cubie that a sticker is on, and where it shows. */
function placeOnCubie(home: CubeVector): { readonly part: number; readonly at: Vector } {
  const part = CUBIES.findIndex((cubie) => String(cubie) === String(cubieOf(home)));
  return { part, at: added(CUBIES[part], scaled(CUBE_FACES[faceOfPlace(home)], 0.5)) };
}

/** How far a vector is from the expected one. */
const away = (found: Vector, expected: Vector) => Math.hypot(...found.map((part, k) => part - expected[k]));

test("after each step every sticker is where the permutation says, and looks outwards there", () => {
  fc.assert(
    fc.property(words, (word) => {
      const play = rubikPlay(word);
      const farthest: number[] = [];
      for (let step = 0; step <= play.lastStep; step++) {
        const poses = rubikCube.poses(play, step);
        play.stickersAfter(step).forEach((sticker, place) => {
          const [from, to] = [play.homes[sticker], play.homes[place]];
          const { part, at } = placeOnCubie(from);
          const outwards = rotated(CUBE_FACES[faceOfPlace(from)], poses[part].turned!);
          farthest.push(
            away(placed(at, poses[part]), placeOnCubie(to).at),
            away(outwards, CUBE_FACES[faceOfPlace(to)]),
          );
        });
      }
      expect(Math.max(...farthest)).toBeLessThan(1e-9);
    }),
    { numRuns: 20 },
  );
});

test("the solved cube has all its parts unturned at the end", () => {
  const play = rubikPlay();
  for (const { turned } of rubikCube.poses(play, play.lastStep)) {
    expect(Math.abs(turned![3])).toBeCloseTo(1, 9);
  }
});

test("between two steps exactly nine cubies are on their way", () => {
  const play = rubikPlay();
  for (let step = 0; step < play.lastStep; step++) {
    const [before, during] = [step, step + 0.5].map((position) => rubikCube.poses(play, position));
    const moving = before.filter(({ turned }, part) =>
      turned!.some((x, k) => Math.abs(x - during[part].turned![k]) > 1e-9),
    );
    expect(moving).toHaveLength(9);
  }
});

test("its words count the stickers at home", () => {
  const play = rubikPlay("R");
  expect(rubikCube.describe(play, 0)).toBe(
    "Stickers with the colour of their middle, of eight on each face: 5 on the white face U, 5 on the yellow face D, " +
      "8 on the orange face L, 8 on the red face R, 5 on the green face F, 5 on the blue face B.",
  );
  expect(rubikCube.describe(play, 1)).toBe("The cube is solved: each face has one colour.");
});

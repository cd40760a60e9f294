import { rubikCube, CUBIES } from "../../../../src/puzzles/rubik/drawings/cube";
import { rubikNet } from "../../../../src/puzzles/rubik/drawings/net";
import { rotated } from "../../../../src/drawing/solids/rotations";
import { rubik as lesson } from "../../../../src/puzzles/rubik/lesson";
import { myCube } from "../../../../src/puzzles/rubik/my-cube-play";
import { rubik } from "../../../../src/puzzles/rubik/play";
import { played } from "../../playing/played";
import { sheetOf, valuesIn } from "../../lessons/sheet-of";
import { rendered } from "../rendered";
import { netOfColours } from "./nets";

const SCRAMBLE = "RUF'LD'BU'RUURFD";
const scrambled = played(rubik, {
  generators: valuesIn(sheetOf(lesson), lesson.names!.Rubik_generators),
  word: [[SCRAMBLE]],
});
const STICKERS = [...scrambled.stickersAfter(0)].map((sticker) => sticker + 1);

test("a cube with the colours of a scramble is the scrambled cube", () => {
  const cube = played(myCube, { colours: netOfColours(STICKERS), solution: [[""]] });
  expect([...cube.stickersAfter(0)]).toEqual([...scrambled.stickersAfter(0)]);
  expect([cube.lastStep, cube.byHand!.game.isSolved(cube.byHand!.game.start)]).toEqual([0, false]);
});

test("its pieces stand in space as the turns have put them", () => {
  const cube = played(myCube, { colours: netOfColours(STICKERS) });
  const [ours, theirs] = [cube, scrambled].map((play) => rubikCube.poses(play, 0));
  CUBIES.forEach((cubie, part) => {
    // Middles may have been turned around themselves.
    if (cubie.filter((at) => at !== 0).length === 1) return;
    for (const corner of [
      [1, 2, 3],
      [-3, 1, 2],
    ] as const)
      // prettier-ignore
      rotated(corner, ours[part].turned!).forEach((at, axis) =>
        expect(at).toBeCloseTo(rotated(corner, theirs[part].turned!)[axis]),
      );
  });
});

test("it has the colours of its middles, whichever they are", () => {
  const scheme = { U: "Y", D: "W", F: "R", B: "O", L: "B", R: "G" };
  const colours = netOfColours(STICKERS, scheme);
  const cube = played(myCube, { colours });
  expect(cube.colours).toEqual(scheme);
  expect(rubikCube.describe(cube, 0)).toContain("on the yellow face U");
  const usual = played(myCube, { colours: netOfColours(STICKERS) });
  expect(rendered(rubikNet, cube, 0).state).toBe(rendered(rubikNet, usual, 0).state);
  expect(rendered(rubikNet, cube, 0).svg).not.toBe(rendered(rubikNet, usual, 0).svg);
});

test("what is no cube is refused by name", () => {
  const net = netOfColours(STICKERS).map((row) => [...row]);
  const read = () => played(myCube, { colours: net });
  net[0][3] = "";
  expect(read).toThrow("1 sticker has no colour yet.");
  net[0][3] = "x";
  expect(read).toThrow('colours, row 1, column 4: here is "x"; expected W, Y, G, B, R or O.');
  const flipped = STICKERS.map((sticker) => (sticker === 25 ? 26 : sticker === 26 ? 25 : sticker));
  const drawn = played(myCube, { colours: netOfColours(flipped), solution: [["R"]] });
  expect([drawn.impossible, drawn.lastStep]).toEqual([
    "An edge is flipped, and no turns undo this. Look at the edges, or take one out and flip it.",
    0,
  ]);
  expect(() => played(myCube, { colours: net.slice(1) })).toThrow(
    "colours: here are 8 × 12 cells; expected the net of a cube, 9 × 12.",
  );
});

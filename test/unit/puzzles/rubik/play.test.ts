import { rubik } from "../../../../src/puzzles/rubik/play";
import {
  afterQuarterTurn,
  CUBE_FACES,
  faceOfPlace,
  isInLayer,
} from "../../../../src/puzzles/rubik/play-stickers";
import { rubik as lesson } from "../../../../src/puzzles/rubik/lesson";
import { faceOf } from "../../../../src/puzzles/rubik/net";
import type { Cells } from "../../../../src/grid/cells";
import groups from "../../../fixtures/groups.json";
import { played } from "../../playing/played";

const TURNS = groups.rubik3.gens as Record<string, number[]>;
const GENERATORS: Cells = lesson.blocks.find(({ at, cells }) => at === "B6" && cells[0][0] === "U")!.cells;
const SCRAMBLE = "RUF'LD'BU'R";

const play = (ranges: Record<string, Cells>) => played(rubik, { generators: GENERATORS, ...ranges });

test("every generator is a rigid quarter turn of a layer", () => {
  const { homes } = play({ word: [["U"]] });
  for (const [face, images] of Object.entries(TURNS)) {
    images.forEach((image, sticker) => {
      expect(homes[image - 1]).toEqual(afterQuarterTurn(homes[sticker], face));
      expect(image - 1 === sticker).toBe(!isInLayer(homes[sticker], face));
    });
  }
});

test("all stickers have places of their own, three on each corner and two on each edge", () => {
  const { homes } = play({ word: [["U"]] });
  expect(new Set(homes.map(String)).size).toBe(48);
  const cubies = new Map<string, number>();
  for (const home of homes) {
    const cubie = String(home.map(Math.sign));
    cubies.set(cubie, (cubies.get(cubie) ?? 0) + 1);
  }
  expect([...cubies.values()].sort()).toEqual([...Array(12).fill(2), ...Array(8).fill(3)]);
});

test("the stickers are on the faces on which the lesson's net has them", () => {
  const { homes } = play({ word: [["U"]] });
  homes.forEach((home, k) => expect(faceOfPlace(home)).toBe(faceOf(k + 1)));
});

test("a scramble and the word that solves it", () => {
  const { lastStep, turns, stickersAfter, text } = play({
    word: [[SCRAMBLE]],
    solution: [["R'UB'DL'FU'R'"]],
  });
  expect(lastStep).toBe(8);
  expect(turns[1]).toEqual({ face: "U", inverse: false });
  expect([...stickersAfter(8)]).toEqual([...Array(48).keys()]);
  expect([...stickersAfter(0)]).not.toEqual([...stickersAfter(8)]);
  expect(text(0)).toBe("the cube is scrambled by RUF'LD'BU'R");
  expect(text(1)).toBe("R': turn the right face anticlockwise");
  expect(text(8)).toBe("R': turn the right face anticlockwise; the cube is solved");
});

test("after one turn, the stickers have gone where the generator says", () => {
  for (const face of Object.keys(CUBE_FACES)) {
    const stickers = play({ word: [[""]], solution: [[face]] }).stickersAfter(1);
    TURNS[face].forEach((image, sticker) => expect(stickers[image - 1]).toBe(sticker));
  }
});

test.each(["", 0])("without a solution (%p) the scramble is undone", (blank) => {
  const { lastStep, turns, stickersAfter } = play({ word: [["RU'"]], solution: [[blank]] });
  expect(turns).toEqual([
    { face: "U", inverse: false },
    { face: "R", inverse: true },
  ]);
  expect([...stickersAfter(lastStep)]).toEqual([...Array(48).keys()]);
});

test("a word that does not solve it is played too", () => {
  const { lastStep, text } = play({ word: [["RU"]], solution: [["UR"]] });
  expect(text(lastStep)).toBe("R: turn the right face clockwise");
});

test("what cannot be read is named", () => {
  expect(() => play({ word: [["RX"]] })).toThrow(
    `word: "RX", character 2: X is not a label; expected a word in the labels of the turns, such as RUF'.`,
  );
  expect(() => play({ generators: GENERATORS.slice(1), word: [["R"]] })).toThrow(
    "generators: here are the labels D, L, R, F, B; expected U, D, L, R, F, B, each once.",
  );
  const foreign = GENERATORS.map(([label, cycles]) => [label, label === "U" ? "(1 2 77)" : cycles]);
  expect(() => play({ generators: foreign, word: [["R"]] })).toThrow(
    "generators: the turn U moves a sticker 77; expected numbers from 1 to 48.",
  );
  const wrong = GENERATORS.map(([label, cycles]) => [label, label === "U" ? "(1 2 3 4)" : cycles]);
  expect(() => play({ generators: wrong, word: [["R"]] })).toThrow(
    "generators: these are not the six quarter turns of a cube with 48 stickers.",
  );
  expect(() => play({ word: [["R".repeat(1001)]] })).toThrow(
    "the word has 1001 turns, and at most 1000 are played",
  );
});

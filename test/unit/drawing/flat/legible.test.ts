import { cayleyGraph } from "../../../../src/puzzles/groups/cayley-play";
import { permutationCycles } from "../../../../src/puzzles/groups/cycles-play";
import { fifteen, knights, rearrange } from "../../../../src/puzzles/pieces/play";
import { subgroupLattice } from "../../../../src/puzzles/groups/lattice-play";
import { schonbrunn } from "../../../../src/puzzles/schonbrunn/play";
import type { Play } from "../../../../src/playing/play";
import type { FlatDrawing } from "../../../../src/drawing/drawing";
import { loadDrawings } from "../../../../src/puzzles";
import { legibleSize, lettersIn, LOWEST, sizeIn, widthOf } from "../../../../src/drawing/flat/legible";
import { truncated } from "../../../../src/drawing/flat/flat-picture";
import { shownLetters, shownNumbers } from "../../../../src/drawing/flat/thinning";
import { LATTICES } from "../../puzzles/groups/lattices";
import { fifteenFrom, KNIGHTS, NEARLY } from "../../puzzles/pieces/play-puzzles";
import { played } from "../../playing/played";
import { keyPlay } from "../solids/plays";
import { EXPECTED_PUZZLES } from "../../puzzles/all-expected";
import { flatOf, playOf } from "../../puzzles/expected-plays";
import { rendered } from "../../puzzles/rendered";

const LONG_NAMES = Array.from({ length: 40 }, (_, k) => `a-name-as-long-as-this-${k + 1}`);
const cycle = (names: readonly unknown[]) => `(${names.join(" ")})`;
const numbers = (count: number) => Array.from({ length: count }, (_, k) => k + 1);
const permutation = (...cycles: string[]) =>
  played(permutationCycles, { cycles: cycles.map((text) => [text]) });
/** One tile walks across a board with these rows and columns: each tile is a step of one. */
const board = (rows: number, columns: number) => [
  ...Array.from({ length: rows - 1 }, () => new Array<number>(columns).fill(1)),
  [...new Array<number>(columns - 1).fill(1), 0],
];
const grid = (side: number) =>
  numbers(side * side).flatMap((place) => [
    ...(place % side ? [[place, place + 1]] : []),
    ...(place + side <= side * side ? [[place, place + side]] : []),
  ]);

const PLAYS: Readonly<Record<string, Play>> = {
  Schönbrunn: played(schonbrunn, { board: board(5, 5), start: [[1, 1]] }),
  "a board of 30 by 12": played(schonbrunn, { board: board(12, 30), start: [[1, 1]] }),
  knights: played(knights, KNIGHTS),
  "the 15-puzzle": played(fifteen, fifteenFrom(NEARLY)),
  "a graph with long names": played(rearrange, {
    moves: LONG_NAMES.map((name, k) => [name, LONG_NAMES[(k + 1) % 40]]),
    start: [[LONG_NAMES[0], "x"]],
    goal: [[LONG_NAMES[3], "x"]],
  }),
  "a board of 12 by 12": played(rearrange, {
    moves: grid(12),
    start: [[1, "abcdef"]],
    goal: [[3, "abcdef"]],
  }),
  "points alone": permutation("(1 2)(3)(4)"),
  "points of twenty stickers": permutation("(1 3 8 6)(2 5 7 4)(9 33 25 17)(10 34 26 18)(11 35 27 19)"),
  "forty long names": permutation(cycle(LONG_NAMES)),
  "forty long names in cycles": permutation(
    [
      [0, 17],
      [17, 28],
      [28, 35],
      [35, 40],
    ]
      .map(([from, to]) => cycle(LONG_NAMES.slice(from, to)))
      .join(""),
  ),
  "forty long names in factors": permutation(cycle(LONG_NAMES.slice(0, 25)), cycle(LONG_NAMES.slice(20))),
  "sixty points": permutation(cycle(numbers(60))),
  "thirty exchanges": permutation(
    numbers(30)
      .map((k) => cycle([2 * k - 1, 2 * k]))
      .join(""),
  ),
  "six generators": played(cayleyGraph, {
    generators: numbers(6).map((k) => [`generator number ${k}`, cycle([2 * k - 1, 2 * k])]),
  }),
  ...Object.fromEntries(
    Object.entries(LATTICES).map(([name, generators]) => [
      `the subgroups of ${name}`,
      played(subgroupLattice, { generators }),
    ]),
  ),
};

const flat = async (play: Play) =>
  (await loadDrawings(play.prefix)).filter((drawing): drawing is FlatDrawing => drawing.form === "flat");
/** The puzzles of the lessons, and those above. */
const CASES: (readonly [
  name: string,
  drawings: () => Promise<FlatDrawing[]>,
  played: () => Promise<Play>,
])[] = [
  ...EXPECTED_PUZZLES.map((of) => [of.name, () => flatOf(of), () => playOf(of)] as const),
  ...Object.entries(PLAYS).map(([name, play]) => [name, () => flat(play), async () => play] as const),
];

test.each(CASES)(
  "%s: texts are at least 11 pixels high, in a narrow pane as in a low window",
  async (_name, drawings, read) => {
    const play = await read();
    for (const drawing of await drawings()) {
      for (const position of [0, play.lastStep / 2, play.lastStep]) {
        const picture = rendered(drawing, play, position);
        expect(picture.faults).toEqual([]);
        const height = Number(/viewBox="0 0 320 ([\d.]+)"/.exec(picture.svg)![1]);
        const scale = Math.min(295 / 320, 320 / height);
        expect(picture.textSizes).toHaveLength(picture.texts.length);
        expect(Math.min(Infinity, ...picture.textSizes) * scale).toBeGreaterThan(10.95);
      }
    }
  },
);

test("of four drawings in a low window, too", async () => {
  const { svg, textSizes } = rendered((await loadDrawings("FreeTheKey"))[1] as FlatDrawing, keyPlay(), 0);
  const height = Number(/viewBox="0 0 320 ([\d.]+)"/.exec(svg)![1]);
  expect((Math.min(...textSizes) * LOWEST.ofFour) / height).toBeGreaterThan(10.95);
});

describe("sizes of texts", () => {
  test("what is higher than a low place needs larger ones", () => {
    expect(legibleSize(100)).toBeCloseTo((11 * 320) / 295);
    expect(legibleSize(640)).toBeCloseTo(22);
    expect(legibleSize(252, LOWEST.ofFour)).toBeCloseTo(15.4);
  });

  test("as many letters have room as are not wider than it", () => {
    for (const room of [0, 5, 50, 320]) {
      const letters = lettersIn(room, 12);
      expect(widthOf("x".repeat(letters), 12)).toBeLessThanOrEqual(room);
      expect(widthOf("x".repeat(letters + 1), 12)).toBeGreaterThan(room);
    }
  });

  test("a text in a tile is as large as fits, or is left out", () => {
    expect(sizeIn(100, "12", { wished: 20, least: 12 })).toBe(20);
    const size = sizeIn(20, "12", { wished: 20, least: 12 });
    expect(widthOf("12", size)).toBeCloseTo(20);
    expect(sizeIn(20, "1234", { wished: 20, least: 12 })).toBe(0);
    expect(sizeIn(11, "1", { wished: 20, least: 12 })).toBe(0);
  });

  test("long texts are shortened by whole characters", () => {
    expect(truncated("Graz", 4)).toBe("Graz");
    expect(truncated("Vienna", 4)).toBe("Vie…");
    expect(truncated("🂡🂢🂣", 2)).toBe("🂡…");
    expect(truncated("Vienna", 0)).toBe("");
  });
});

describe("labels of an axis", () => {
  test("all where there is room", () => {
    expect(shownNumbers(4, 20, 18)).toEqual([1, 2, 3, 4]);
    expect(shownLetters(3, 20, 18)).toEqual([0, 1, 2]);
  });

  test("else the first one, and every second, fifth or tenth", () => {
    expect(shownNumbers(21, 14, 20)).toEqual([1, 5, 10, 15, 20]);
    expect(shownNumbers(21, 4, 20)).toEqual([1, 10, 20]);
    expect(shownLetters(6, 12, 18)).toEqual([0, 2, 4]);
    expect(shownLetters(6, 5, 18)).toEqual([0, 5]);
    expect(shownNumbers(3, 1e-6, 20)).toEqual([1]);
  });
});

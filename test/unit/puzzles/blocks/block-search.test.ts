import { METRICS, type BlockRules, type Metric } from "../../../../src/puzzles/blocks/block-moves";
import { searchBlocks } from "../../../../src/puzzles/blocks/block-search";
import { readBlocks } from "../../../../src/puzzles/blocks/cells";
import { finished } from "../../../../src/steps";
import { randomIndex, seededRandom } from "../../../../src/steps/random";
import { fewestByHand } from "./by-hand";

const gridOf = (text: string) =>
  text.split("/").map((row) => [...row].map((cell) => (cell === "." ? "" : cell)));

const searched = (board: string, goal: string, rules: BlockRules, everywhere = false) =>
  finished(searchBlocks(readBlocks(gridOf(board), gridOf(goal)), rules, everywhere));
const lengthOf = (board: string, goal: string, rules: BlockRules) => {
  const { way } = searched(board, goal, rules);
  return way && way.length - 1;
};

type Published = readonly [board: string, goal: string, rules: BlockRules];

const KLOTSKI = "BAAC/BAAC/DEEF/DGHF/I..J";
const FREED = "..../..../..../.AA./.AA.";

test("Klotski takes 81 moves, or 116 steps, among 25,955 arrangements", () => {
  const lengths = METRICS.map((metric) => lengthOf(KLOTSKI, FREED, { metric, lengthwise: false }));
  expect(lengths).toEqual([81, 90, 116]);
  const { states } = searched(KLOTSKI, FREED, { metric: "steps", lengthwise: false }, true);
  expect(states.count).toBe(25_955);
});

const FOGLEMAN: Published = [
  "ABB.E./ACD.EF/ACDPPF/GGGH.F/..IHJJ/LLIMM.",
  "....../....../....PP/....../....../......",
  { metric: "straight", lengthwise: true },
];

test("the Rush Hour without walls that M. Fogleman found to need the most moves takes 51 among 4780 positions", () => {
  expect(lengthOf(...FOGLEMAN)).toBe(51);
  expect(searched(...FOGLEMAN, true).states.count).toBe(4780);
});

const HARDEST = "BBBCDE/FGGCDE/F.AADE/HHI.../.JI.KK/.JLLMM";
const OUT = "....../....../....AA/....../....../......";

// The board is in the README of M. Fogleman's solver, which counts as here; the positions are those of S. Collette, J.-F. Raskin and
// F. Servais (2006), who count 93 moves by one cell, too.
test("the hardest Rush Hour of Collette, Raskin and Servais takes 93 steps, in 49 moves, among 24,132 arrangements", () => {
  expect(lengthOf(HARDEST, OUT, { metric: "straight", lengthwise: true })).toBe(49);
  expect(lengthOf(HARDEST, OUT, { metric: "steps", lengthwise: true })).toBe(93);
  expect(searched(HARDEST, OUT, { metric: "steps", lengthwise: true }, true).states.count).toBe(24_132);
});

// The positions are those that TLC finds, see SlidingPuzzles in the examples of TLA+; the moves those in M. Gardner's
// Sixth Book of Mathematical Games.
const DAD = ["AABB/AACC/DE../FGHH/FGII", "..../..../..../AA../AA.."] as const;

test.each([
  ["Pennant, or Dad's puzzle", ...DAD, 59, 1398],
  ["Ma's puzzle", "AAABB/CCDDB/EFFGG/EEHHH/..I..", "...BB/...EB/...EE/...../.....", 23, 110_804],
])("%s", (_name, board, goal, moves, positions) => {
  const rules: BlockRules = { metric: "moves", lengthwise: false };
  expect(lengthOf(board, goal, rules)).toBe(moves);
  expect(searched(board, goal, rules, true).states.count).toBe(positions);
});

// The puzzle of J. Lewis. The moves are those of J. Storer's page on it, www.cs.brandeis.edu/~storer/JimPuzzles/ZPAGES/zzzQuzzle.html:
// what are rectilinear moves there go along any path here.
const QUZZLE = ["AABB/AACD/..CD/EFFG/EHHI", "..AA/..AA/..../..../...."] as const;

test("Quzzle takes 84 moves, or 93 straight ones", () => {
  expect(lengthOf(...QUZZLE, { metric: "moves", lengthwise: false })).toBe(84);
  expect(lengthOf(...QUZZLE, { metric: "straight", lengthwise: false })).toBe(93);
});

/** Pieces thrown onto a small board, and one of them that has to go elsewhere. */
function randomBoard(seed: number): readonly [board: string, goal: string] {
  const random = seededRandom(seed);
  const [rows, columns] = [2 + randomIndex(random, 3), 2 + randomIndex(random, 3)];
  const letters = ".ABBC#".repeat(2) + "..";
  const cells = Array.from({ length: rows * columns }, () => letters[randomIndex(random, letters.length)]);
  const first = randomIndex(random, cells.length);
  cells[first] = "X";
  const goal = cells.map(() => ".");
  goal[randomIndex(random, cells.length)] = "X";
  const text = (all: readonly string[]) =>
    Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns).join("")).join(
      "/",
    );
  return [text(cells), text(goal)];
}

test.each<Metric>(METRICS)("200 random boards are solved as by a plain search: %s", (metric) => {
  for (let seed = 0; seed < 200; seed++) {
    const [board, goal] = randomBoard(seed);
    const rules = { metric, lengthwise: seed % 2 === 1 };
    expect([board, goal, lengthOf(board, goal, rules)]).toEqual([
      board,
      goal,
      fewestByHand(board, goal, rules),
    ]);
  }
});

// A search over texts looks at tens of thousands of boards, cell by cell.
test.each<[name: string, fewest: number, ...Published]>([
  ["Klotski", 81, KLOTSKI, FREED, { metric: "moves", lengthwise: false }],
  ["Klotski", 116, KLOTSKI, FREED, { metric: "steps", lengthwise: false }],
  ["the hardest Rush Hour", 93, HARDEST, OUT, { metric: "steps", lengthwise: true }],
  ["Fogleman's Rush Hour", 51, ...FOGLEMAN],
  ["Dad's puzzle", 59, ...DAD, { metric: "moves", lengthwise: false }],
  ["Quzzle", 84, ...QUZZLE, { metric: "moves", lengthwise: false }],
  ["Quzzle", 93, ...QUZZLE, { metric: "straight", lengthwise: false }],
])("a plain search finds the published number, too: %s, %d @all", (_name, fewest, ...published) => {
  expect(fewestByHand(...published)).toBe(fewest);
});

import { searchBlocks } from "../../../../src/puzzles/blocks/block-search";
import { readBlocks } from "../../../../src/puzzles/blocks/cells";
import { readBlockRules } from "../../../../src/puzzles/blocks/kind";
import { MOVES, randomCars, randomTray } from "../../../../src/puzzles/blocks/random-blocks";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";
import { fewestByHand } from "./by-hand";

const MAKERS = {
  tray: { make: randomTray, rules: readBlockRules([]) },
  cars: { make: randomCars, rules: readBlockRules(["straight", "lengthwise"]) },
};
type Style = keyof typeof MAKERS;

const made = (style: Style, rows: number, columns: number, most: number, seed: number) =>
  finished(MAKERS[style].make(rows, columns, most, seededRandom(seed)));

/** The fewest moves of a random board. */
function movesOf(style: Style, rows: number, columns: number, most: number, seed: number): number {
  const { board, goal } = made(style, rows, columns, most, seed);
  const { way } = finished(searchBlocks(readBlocks(board, goal), MAKERS[style].rules));
  return way!.length - 1;
}

test.each([
  [4, 4, "tray"],
  [5, 4, "tray"],
  [5, 6, "cars"],
  [6, 6, "cars"],
] as const)("random boards of %d × %d cells need some moves: %s", (rows, columns, style) => {
  for (let seed = 0; seed < 8; seed++) {
    expect(movesOf(style, rows, columns, MOVES.usual, seed)).toBeGreaterThan(2);
  }
});

test.each([
  [4, 4, "tray"],
  [5, 4, "tray"],
  [4, 5, "tray"],
  [5, 6, "cars"],
  [6, 6, "cars"],
] as const)(
  "random boards of %d × %d cells need as many moves as are chosen, or the most that are found: %s",
  (rows, columns, style) => {
    for (let seed = 0; seed < 3; seed++) {
      const available = movesOf(style, rows, columns, MOVES.most, seed);
      for (const most of [1, 2, 5, 11, 23, 40]) {
        const moves = movesOf(style, rows, columns, most, seed);
        expect([seed, most, moves]).toEqual([seed, most, Math.min(most, available)]);
      }
    }
  },
);

test("on the largest trays, too, no more moves are needed than are chosen", () => {
  for (let seed = 0; seed < 3; seed++) expect(movesOf("tray", 8, 8, 9, seed)).toBe(9);
});

test.each<Style>(["tray", "cars"])("a plain search finds the moves that were chosen: %s", (style) => {
  const textOf = (board: readonly (readonly string[])[]) =>
    board.map((row) => row.map((cell) => cell || ".").join("")).join("/");
  for (const [most, seed] of [
    [1, 0],
    [2, 1],
    [4, 3],
  ] as const) {
    const { board, goal } = made(style, 4, 4, most, seed);
    expect(fewestByHand(textOf(board), textOf(goal), MAKERS[style].rules)).toBe(most);
  }
});

test("the same random numbers make the same board", () => {
  for (const style of ["tray", "cars"] as const)
    expect(made(style, 5, 4, 6, 1)).toEqual(made(style, 5, 4, 6, 1));
});

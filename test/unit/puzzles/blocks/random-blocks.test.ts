import { searchBlocks } from "../../../../src/puzzles/blocks/block-search";
import { readBlocks } from "../../../../src/puzzles/blocks/cells";
import { readBlockRules } from "../../../../src/puzzles/blocks/kind";
import { randomCars, randomTray } from "../../../../src/puzzles/blocks/random-blocks";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";

test.each([
  [4, 4, "tray"],
  [5, 4, "tray"],
  [5, 6, "cars"],
  [6, 6, "cars"],
] as const)("random boards of %d × %d cells can be solved: %s", (rows, columns, style) => {
  const make = style === "cars" ? randomCars : randomTray;
  const rules = readBlockRules(style === "cars" ? ["straight", "lengthwise"] : []);
  for (let seed = 0; seed < 8; seed++) {
    const { board, goal } = finished(make(rows, columns, seededRandom(seed)));
    const { way } = finished(searchBlocks(readBlocks(board, goal), rules));
    expect(way!.length).toBeGreaterThan(3);
  }
});

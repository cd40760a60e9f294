import { mazeKindOf } from "../../../../src/puzzles/kinds";
import { randomBoard } from "../../../../src/puzzles/schonbrunn/random-board";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";

const CASES = ["jump", "jump zero", "jump least"].flatMap(
  (rules) =>
  ([[3, 3], [5, 5], [3, 8]] as const).map(([rows, columns]) => ({ rules, rows, columns })), // prettier-ignore
);

test.each(CASES)(
  "with $rules a board of $rows × $columns has one shortest way",
  ({ rules, rows, columns }) => {
    for (let seed = 0; seed < 5; seed++) {
      const { tiles, start } = randomBoard(rows, columns, rules, seededRandom(seed));
      expect([tiles.length, tiles[0].length]).toEqual([rows, columns]);
      const words = rules.split(" ");
      const puzzle = finished(
        mazeKindOf(words).read({ maze: tiles, start: [start], goal: [[""]], rules: words }),
      );
      const ways = finished(puzzle.all!());
      expect(ways.length).toBeGreaterThan(0);
      expect(ways.length).toBeLessThanOrEqual(200);
      expect(ways[1]?.length).not.toBe(ways[0].length);
      const sum = (way: readonly number[]) => way.reduce((total, tile) => total + tiles.flat()[tile], 0);
      if (rules === "jump zero") expect(sum(ways[0])).toBe(0);
      if (rules === "jump least") expect(sum(ways[0])).not.toBe(0);
    }
  },
);

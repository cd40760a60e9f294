import { gateMaze } from "../../../../src/puzzles/cat-walk/kind";
import { randomGates } from "../../../../src/puzzles/cat-walk/random-gates";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";

const ALL = ["red", "blue", "green", "gray"];

test.each([
  [3, 3, 1],
  [3, 3, 3],
  [6, 6, 2],
  [4, 9, 3],
])(
  "a maze of %i × %i rooms has a way through gates of %i colours, in their order",
  (rows, columns, count) => {
    const inOrder = ALL.slice(0, count);
    for (let seed = 0; seed < 5; seed++) {
      const maze = finished(randomGates(rows, columns, { all: ALL, inOrder }, seededRandom(seed)));
      expect([maze.length, maze[0].length]).toEqual([2 * rows + 1, 2 * columns + 1]);
      const puzzle = finished(
        gateMaze.read({ maze, start: [[""]], goal: [[""]], rules: ["gates", ...inOrder] }),
      );
      const outcome = finished(puzzle.solve());
      expect("way" in outcome && outcome.way.length - 1).toBeGreaterThanOrEqual(count);
      expect(finished(puzzle.count())).toBe(1n);
    }
  },
);

import fc from "fast-check";
import type { Cells } from "../../../../src/grid/cells";
import { guessesOf } from "../../../../src/playing/guess";
import { PLAYS } from "../../../../src/puzzles";
import { framed, randomCells, WRITINGS } from "./writings";

/** The likeliest guess: the range, and the reason. */
function best(cells: Cells) {
  const { kind, range, reason } = guessesOf(cells, PLAYS)[0];
  return { range: `${kind.prefix}.${range.name}`, reason };
}

test.each(WRITINGS.filter(({ words }) => words === undefined))(
  "any maze is a maze in this writing, too: $name",
  ({ write }) => {
    fc.assert(
      fc.property(randomCells("", "#"), (cells) => {
        expect(best(write(framed(cells, "#"))).range).toBe("Maze.maze");
      }),
      { numRuns: 20 },
    );
  },
);

test.each([
  [
    [
      ["S", 0, 1],
      [1, 0, 0],
      [0, 1, "G"],
    ],
    "no walls, a start S and a goal G",
  ],
  [
    [
      ["S", "X", "X"],
      ["X", "X", "X"],
      ["X", "X", "G"],
    ],
    "7 walls X, a start S and a goal G",
  ],
  [[["+-+-+"], ["|S G|"], ["+-+-+"]], "12 walls #, a start S and a goal G"],
  [
    [
      ["S", "■", "S"],
      ["", "■", "E"],
    ],
    "2 walls ■, 2 starts S and a goal G",
  ],
])("%j: %s", (cells, words) => {
  // prettier-ignore
  expect(best(cells)).toEqual({ range: "Maze.maze", reason: words });
});

import { i18n } from "../../../../src/language";
import { MAZE_ANSWERS } from "../../../../src/puzzles/mazes/answers";
import { readMaze, type MazeGrid } from "../../../../src/puzzles/mazes/cells";
import { readGoals, readStarts } from "../../../../src/puzzles/mazes/positions";
import { shortestWay, type MazeKind } from "../../../../src/puzzles/puzzle-kind";
import { countShortestWays, type StateGraph } from "../../../../src/search/breadth-first";

const LEAPS = [1, 2, -1, -2].flatMap((down) =>
  [1, 2, -1, -2].filter((right) => Math.abs(right) !== Math.abs(down)).map((right) => ({ down, right })),
);

/** A maze that a chess knight crosses. `count` counts the shortest ways. */
export const leapMaze: MazeKind = {
  name: "leap",
  rules: ["leap"],
  answers: MAZE_ANSWERS,

  *read({ maze, start, goal }) {
    const grid = yield* readMaze(maze, "maze");
    const starts = yield* readStarts(start, grid);
    const goals = new Set(yield* readGoals(goal, grid));
    const { rows, columns } = grid;
    const graph = leaps(grid);
    const isGoal = (state: number) => goals.has(state);
    const show = (state: number) => [Math.floor(state / columns) + 1, (state % columns) + 1];
    return {
      rows,
      columns,
      solve: () => shortestWay(graph, starts, isGoal, i18n.t("The knight cannot come there.")),
      count: () => countShortestWays(graph, starts, isGoal),
      show,
      move: (_from, to) => show(to),
    };
  },
};

function leaps({ rows, columns, open }: MazeGrid): StateGraph {
  return {
    stateCount: rows * columns,
    maximumDegree: LEAPS.length,
    successors(state, out) {
      let count = 0;
      for (const { down, right } of LEAPS) {
        const row = Math.floor(state / columns) + down;
        const column = (state % columns) + right;
        if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
        if (open[row * columns + column]) out[count++] = row * columns + column;
      }
      return count;
    },
  };
}

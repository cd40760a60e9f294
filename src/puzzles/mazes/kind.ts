import { i18n } from "../../language";
import { countShortestWays, type StateGraph } from "../../search/breadth-first";
import type { Steps } from "../../steps";
import { MAZE_ANSWERS } from "./answers";
import { readMaze, type MazeGrid } from "./cells";
import { DIRECTIONS, neighbours, readWrapping, WALKING, type Neighbour } from "./neighbours";
import { readGoals, readStarts } from "./positions";
import { shortestWay, type GridPuzzle, type MazeKind, type MazeQuestion } from "../puzzle";

/** A maze that is walked one cell at a time: right, up, down or left. `count` counts the shortest ways. */
export const walkedMaze: MazeKind = {
  name: "walk",
  rules: WALKING,
  answers: MAZE_ANSWERS,

  *read(question: MazeQuestion): Steps<GridPuzzle> {
    const wrapping = readWrapping(question.rules);
    const grid = yield* readMaze(question.maze, "maze");
    const { rows, columns } = grid;
    const starts = yield* readStarts(question.start, grid);
    const goals = new Uint8Array(rows * columns);
    for (const goal of yield* readGoals(question.goal, grid)) goals[goal] = 1;
    const isGoal = (state: number) => goals[state] === 1;
    const neighbour = neighbours(rows, columns, wrapping);
    const graph = walks(grid, neighbour);

    return {
      rows,
      columns,
      solve: () => shortestWay(graph, starts, isGoal, i18n.t("There is no way from the start to the goal.")),
      count: () => countShortestWays(graph, starts, isGoal),
      show: (state) => [Math.floor(state / columns) + 1, (state % columns) + 1],
      move: (from, to) => [DIRECTIONS[DIRECTIONS.findIndex((_, k) => neighbour(from, k) === to)].name],
    };
  },
};

function walks(grid: MazeGrid, neighbour: Neighbour): StateGraph {
  return {
    stateCount: grid.rows * grid.columns,
    maximumDegree: DIRECTIONS.length,
    successors(state, out) {
      let count = 0;
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const next = neighbour(state, direction);
        if (next >= 0 && grid.open[next]) out[count++] = next;
      }
      return count;
    },
  };
}

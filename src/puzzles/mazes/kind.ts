import { countShortestWays } from "../../search/breadth-first";
import type { Steps } from "../../steps";
import { MAZE_ANSWERS } from "./answers";
import { DIRECTIONS, WALKING } from "./neighbours";
import { directionBetween, readWalkedMaze, wayFrom } from "./walked-maze";
import type { GridPuzzle, MazeKind, MazeQuestion } from "../puzzle-kind";

/** A maze that is walked one cell at a time: right, up, down or left. `count` counts the shortest ways. */
export const walkedMaze: MazeKind = {
  name: "walk",
  rules: WALKING,
  answers: MAZE_ANSWERS,
  countsShortest: true,

  *read(question: MazeQuestion): Steps<GridPuzzle> {
    const maze = yield* readWalkedMaze(question);
    const { grid, graph, starts, isGoal } = maze;
    const { rows, columns } = grid;
    return {
      rows,
      columns,
      solve: () => wayFrom(maze, starts),
      count: () => countShortestWays(graph, starts, isGoal),
      show: (state) => [Math.floor(state / columns) + 1, (state % columns) + 1],
      move: (from, to) => [DIRECTIONS[directionBetween(maze, from, to)].name],
    };
  },
};

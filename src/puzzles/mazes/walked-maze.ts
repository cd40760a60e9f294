import { i18n } from "../../language";
import type { StateGraph } from "../../search/breadth-first";
import type { Steps } from "../../steps";
import { shortestWay, type MazeQuestion, type SearchResult } from "../puzzle-kind";
import { readMaze, type MazeGrid } from "./cells";
import { DIRECTIONS, neighbours, readWrapping, type Neighbour, type Wrapping } from "./neighbours";
import { readGoals, readStarts } from "./positions";

/** A maze that is walked one cell at a time, with everything that decides which ways there are. */
export interface WalkedMaze {
  readonly grid: MazeGrid;
  readonly wrapping: Wrapping;
  readonly neighbour: Neighbour;
  /** Its states are the positions. */
  readonly graph: StateGraph;
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  isGoal(position: number): boolean;
}

export function* readWalkedMaze(question: MazeQuestion): Steps<WalkedMaze> {
  const wrapping = readWrapping(question.rules);
  const grid = yield* readMaze(question.maze, "maze", question.rules);
  const starts = yield* readStarts(question.start, grid);
  return walkedMazeOf(grid, wrapping, starts, yield* readGoals(question.goal, grid));
}

export function walkedMazeOf(
  grid: MazeGrid,
  wrapping: Wrapping,
  starts: readonly number[],
  goals: readonly number[],
): WalkedMaze {
  const neighbour = neighbours(grid.rows, grid.columns, wrapping);
  const isGoal = new Uint8Array(grid.rows * grid.columns);
  for (const goal of goals) isGoal[goal] = 1;
  return {
    grid,
    wrapping,
    neighbour,
    graph: graphOf(grid, neighbour),
    starts,
    goals,
    isGoal: (position) => isGoal[position] === 1,
  };
}

export const noWay = () => i18n.t("There is no route from the start to the goal.");

/** The shortest way from one of these positions to a goal. */
export function wayFrom(
  { graph, isGoal }: WalkedMaze,
  positions: readonly number[],
  impossible = noWay(),
): Steps<SearchResult> {
  return shortestWay(graph, positions, isGoal, impossible);
}

/** The number of the direction from a position to a neighbouring one, in DIRECTIONS. */
export function directionBetween({ neighbour }: WalkedMaze, from: number, to: number): number {
  return DIRECTIONS.findIndex((_, direction) => neighbour(from, direction) === to);
}

function graphOf(grid: MazeGrid, neighbour: Neighbour): StateGraph {
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

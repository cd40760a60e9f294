import { countShortestWays, type StateGraph } from "../search/breadth-first";
import { CellError, either, shown } from "./cells";
import { MAZE_ANSWERS } from "./maze-answers";
import { readMaze, type MazeGrid } from "./maze-cells";
import { readGoals, readStarts } from "./maze-positions";
import { shortestWay, type GridPuzzle, type MazeKind, type MazeQuestion } from "./puzzle";

/** In the order of preference among equally short ways: the order that gives the solution published for Free the Key. */
const DIRECTIONS = [
  { name: "right", down: 0, right: 1 },
  { name: "up", down: -1, right: 0 },
  { name: "down", down: 1, right: 0 },
  { name: "left", down: 0, right: -1 },
] as const;

interface Wrapping {
  /** The last row is next to the first one. */
  readonly rows: boolean;
  readonly columns: boolean;
}

const RULES = ["walk", "walk wrap rows", "walk wrap columns", "walk wrap rows columns"];

/** A maze that is walked one cell at a time: right, up, down or left. `count` counts the shortest ways. */
export const walkedMaze: MazeKind = {
  name: "walk",
  rules: RULES,
  answers: MAZE_ANSWERS,

  read(question: MazeQuestion): GridPuzzle {
    const wrapping = readWrapping(question.rules);
    const grid = readMaze(question.maze, "maze");
    const { rows, columns } = grid;
    const starts = readStarts(question.start, grid);
    const goals = new Uint8Array(rows * columns);
    for (const goal of readGoals(question.goal, grid)) goals[goal] = 1;
    const isGoal = (state: number) => goals[state] === 1;
    const neighbour = neighbours(grid, wrapping);
    const graph = walks(grid, neighbour);

    return {
      rows,
      columns,
      solve: () => shortestWay(graph, starts, isGoal, "There is no way from the start to the goal."),
      count: () => countShortestWays(graph, starts, isGoal),
      show: (state) => [Math.floor(state / columns) + 1, (state % columns) + 1],
      move: (from, to) => [DIRECTIONS[DIRECTIONS.findIndex((_, k) => neighbour(from, k) === to)].name],
    };
  },
};

function readWrapping(rules: readonly string[]): Wrapping {
  const [, wrap, ...words] = rules;
  const known = words.every((word) => word === "rows" || word === "columns" || word === "and");
  const complete = words.includes("rows") || words.includes("columns");
  if (wrap !== undefined && !(wrap === "wrap" && known && complete)) {
    throw new CellError("rules", `${shown(rules.join(" "))} is unknown; expected ${either(RULES)}`);
  }
  return { rows: words.includes("rows"), columns: words.includes("columns") };
}

/** The position next to one in a direction; −1 outside the maze. */
function neighbours({ rows, columns }: MazeGrid, wrapping: Wrapping) {
  // Of two rows each is next to the other already, and one row is not next to itself.
  const wrapRows = wrapping.rows && rows > 2;
  const wrapColumns = wrapping.columns && columns > 2;
  return (position: number, direction: number): number => {
    const { down, right } = DIRECTIONS[direction];
    let row = Math.floor(position / columns) + down;
    let column = (position % columns) + right;
    if (row < 0 || row >= rows) {
      if (!wrapRows) return -1;
      row = (row + rows) % rows;
    }
    if (column < 0 || column >= columns) {
      if (!wrapColumns) return -1;
      column = (column + columns) % columns;
    }
    return row * columns + column;
  };
}

function walks(grid: MazeGrid, neighbour: (position: number, direction: number) => number): StateGraph {
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

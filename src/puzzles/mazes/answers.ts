import type { Cell } from "../../grid/cells";
import type { GridPuzzle, Way } from "../puzzle-kind";

/** The ways of describing a way that all mazes share. */
export const MAZE_ANSWERS = {
  /** The positions, one per row: row and column. */
  path: (puzzle: GridPuzzle, way: Way): Cell[][] => way.map((state) => [...puzzle.show(state)]),

  length: (_puzzle: GridPuzzle, way: Way): Cell[][] => [[way.length - 1]],

  /** The moves, one per row; a blank if the start is the goal. */
  moves: (puzzle: GridPuzzle, way: Way): Cell[][] =>
    way.length === 1 ? [[""]] : way.slice(1).map((state, k) => [...puzzle.move(way[k], state)]),

  /** The maze's shape with the number of each position on the way, starting with 1. */
  grid: (puzzle: GridPuzzle, way: Way): Cell[][] => {
    const grid = Array.from({ length: puzzle.rows }, () => new Array<Cell>(puzzle.columns).fill(""));
    way.forEach((state, k) => {
      const [row, column] = puzzle.show(state) as readonly number[];
      grid[row - 1][column - 1] = k + 1;
    });
    return grid;
  },
};

import { columnLetters } from "../../grid/addresses";
import { isBlank, type Cells } from "../../grid/cells";
import { MAZE_ANSWERS } from "../mazes/answers";
import type { GridPuzzle, MazeKind, Way } from "../puzzle-kind";
import { readGatePuzzle, RULES } from "./gate-puzzle";

/**
 * A maze such as Cat Walk (University of Melbourne Puzzle Hunt, 2012). Its gates can only be passed in the order of the given colours, over
 * and over, and no room can be entered twice. The puzzle's `count` is the number of all ways.
 */
export const gateMaze: MazeKind = {
  name: "gates",
  rules: RULES,
  answers: {
    ...MAZE_ANSWERS,
    /** The letters of the room columns where the way goes up or down through a gate. */
    message: (puzzle, way, maze) => [[messageOf(puzzle, way, maze)]],
  },
  read: readGatePuzzle,
};

/** The letters of a way, or of a part of it. */
export function messageOf(puzzle: GridPuzzle, way: Way, maze: Cells): string {
  let message = "";
  for (let k = 1; k < way.length; k++) {
    const [fromRow, fromColumn] = puzzle.show(way[k - 1]) as readonly number[];
    const [row, column] = puzzle.show(way[k]) as readonly number[];
    const isGate = !isBlank(maze[(fromRow + row) / 2 - 1][(fromColumn + column) / 2 - 1] ?? "");
    if (isGate && column === fromColumn) message += columnLetters(column / 2 - 1);
  }
  return message;
}

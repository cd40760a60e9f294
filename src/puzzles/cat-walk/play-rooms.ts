import { isBlank, textOf, type Cells } from "../../grid/cells";
import type { GatePuzzle } from "./gate-puzzle";

/** The cell of a room, with row and column in the maze counted from 0. */
export interface Room {
  readonly row: number;
  readonly column: number;
}

export function roomOf(puzzle: GatePuzzle, state: number): Room {
  const [row, column] = puzzle.show(state).map(Number);
  return { row: row - 1, column: column - 1 };
}

export function directionTo(from: Room, to: Room): "right" | "up" | "down" | "left" {
  if (from.row !== to.row) return from.row < to.row ? "down" : "up";
  return from.column < to.column ? "right" : "left";
}

/** What is between two neighbouring rooms: the colour of a gate, `#`, or a blank. */
export function gateBetween(maze: Cells, from: Room, to: Room): string {
  const cell = maze[(from.row + to.row) / 2][(from.column + to.column) / 2] ?? "";
  return isBlank(cell) ? "" : textOf(cell).toLowerCase();
}

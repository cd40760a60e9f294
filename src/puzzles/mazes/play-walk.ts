import { i18n } from "../../language";
import type { Play } from "../../playing/play";
import { DIRECTIONS } from "./neighbours";
import { directionBetween, type WalkedMaze } from "./walked-maze";

/** The play of a walk through a maze, with all that its drawings show. */
export interface WalkedPlay extends Play {
  readonly maze: WalkedMaze;
  /** Caviness's codes by row and column: 0 is a wall, from 0.5 to below 1 a dead end, 1 useful. Plays of the same maze share them. */
  readonly codes: readonly (readonly number[])[];
  readonly walk: Walk;
  /** Whether the move after a step draws no line, because it goes through a portal. */
  readonly isHidden?: (step: number) => boolean;
}

/** A direction, such as `right`, in the user's language. */
export const directionInWords = (direction: string): string =>
  i18n.t("{direction, select, right {right} left {left} up {up} other {down}}", { direction });

/** Where a walk along neighbouring positions is after each step, with rows and columns counted from 0. */
export function walkAlong(maze: WalkedMaze, positions: readonly number[]) {
  const { columns } = maze.grid;
  const [down, right] = [[0], [0]];
  for (let k = 1; k < positions.length; k++) {
    const direction = DIRECTIONS[directionBetween(maze, positions[k - 1], positions[k])];
    down.push(down[k - 1] + direction.down);
    right.push(right[k - 1] + direction.right);
  }
  return {
    rows: positions.map((position) => Math.floor(position / columns)),
    columns: positions.map((position) => position % columns),
    /** How far it has gone down and to the right since the start. Beyond a wrapped edge it keeps counting. */
    down,
    right,
  };
}

export type Walk = ReturnType<typeof walkAlong>;

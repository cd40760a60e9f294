import type { MoveKey } from "../../playing/move";
import type { Play } from "../../playing/play";
import { DIRECTIONS } from "./neighbours";
import { directionBetween, type WalkedMaze } from "./walked-maze";

/** The play of a walk through a maze, with all that its drawings show. */
export interface WalkedPlay extends Play {
  readonly maze: WalkedMaze;
  /** Caviness's codes by row and column: 0 is a wall, from 0.5 to below 1 a dead end, 1 useful. Plays of the same maze share them. */
  readonly codes: readonly (readonly number[])[];
  readonly walk: Walk;
}

/** Where a walk is after each step, with rows and columns counted from 0. */
export interface Walk {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** How far it has gone down and to the right since the start. Beyond a wrapped edge it keeps counting. */
  readonly down: readonly number[];
  readonly right: readonly number[];
}

/** The arrow key of each direction. */
export const WALKING_KEYS: readonly MoveKey[] = ["ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft"];

/** A walk along neighbouring positions. */
export function walkAlong(maze: WalkedMaze, positions: readonly number[]): Walk {
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
    down,
    right,
  };
}

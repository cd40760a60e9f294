import { between } from "../../../playing/between";
import type { FreeTheKeyPlay } from "../play";

/** Where the disk is in the maze at a position, in cells. The turn keeps counting past the last one. */
export function diskAt(
  play: FreeTheKeyPlay,
  position: number,
): { readonly place: number; readonly turn: number } {
  return {
    place: between(play.places, position),
    turn: play.turns[0] + between(play.rotations, position),
  };
}

/** A turn as a row of the maze, possibly between two rows: at least 0 and below their number. */
export const mazeRow = (turn: number, rows: number) => ((turn % rows) + rows) % rows;

/**
 * The way through the centres of the cells as path data, one piece for each step up to `step`. When it crosses the edge, it leaves the maze
 * on one side and re-enters on the other.
 */
export function pathData(play: FreeTheKeyPlay, step: number, size: number): string {
  const pieces: string[] = [];
  for (let k = 0; k < step; k++) {
    const [from, to] = [k, k + 1].map((at) => ({
      x: (play.places[at] + 0.5) * size,
      y: (play.turns[at] + 0.5) * size,
    }));
    const turned = play.rotations[k + 1] - play.rotations[k];
    if (play.turns[k] + turned === play.turns[k + 1]) pieces.push(`M${from.x} ${from.y}L${to.x} ${to.y}`);
    else pieces.push(`M${from.x} ${from.y}v${turned * size}M${to.x} ${to.y}v${-turned * size}`);
  }
  return pieces.join("");
}

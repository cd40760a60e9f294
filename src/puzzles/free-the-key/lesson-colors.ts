import type { Cells } from "../../grid/cells";
import type { Picture } from "../../lessons/lesson";
import { keyMaze } from "./kind";

/** The disk and what meets there; and where it does not fit. */
export const HERE = "#b3261e";
export const MISFIT = "#7b2d8e";
export const BRASS = "#d9a521";
export const STEEL = "#5b7ba6";
export const WALL = "#2b3a55";
export const WAY = "#ffd166";
/** Dead ends are darkest at their ends, as in the article. */
export const DEAD_ENDS = [
  { below: 0.6, fill: "#b4bac4" },
  { below: 0.67, fill: "#cbd0d8" },
  { below: 1, fill: "#dfe3e9" },
];

/** The maze of a key and a disk, with its start and end. */
export function keyPicture(key: Cells, disk: Cells): Picture {
  const squares = keyMaze(key, disk).map((row) => row.map((open): string => (open ? WAY : WALL)));
  squares[0][0] = HERE;
  squares[0][squares[0].length - 1] = "#93d6a0";
  return squares;
}

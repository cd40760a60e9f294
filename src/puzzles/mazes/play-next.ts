import { lengthened, type NextPuzzle } from "../../playing/next";
import type { WalkedPlay } from "./play-walk";
import { randomMaze, SIZE } from "./random-maze";

/** A maze with as many edges that meet. */
export const nextMaze: NextPuzzle<WalkedPlay> = function* ({ maze: { grid, wrapping } }, harder, random) {
  const [rows, columns] = [grid.rows, grid.columns].map((count) => lengthened(count, harder, SIZE));
  const edges = [wrapping.rows && "rows", wrapping.columns && "columns"].filter(Boolean);
  const rules = ["walk", ...(edges.length > 0 ? ["wrap", ...edges] : [])].join(" ");
  return { maze: yield* randomMaze(rows, columns, wrapping, random), rules: [[rules]] };
};

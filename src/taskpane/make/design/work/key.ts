import { i18n } from "../../../../language";
import { findKey } from "../../../../puzzles/free-the-key/find-key";
import { readMaze } from "../../../../puzzles/mazes/cells";
import type { DesignWork } from "../made";
import { cellsIn } from "./cells";
import { keySheetOf } from "./key-sheet";

/** A key and a disk for a maze. */
export const key: DesignWork = function* (input) {
  const found = yield* findKey(yield* readMaze(cellsIn(input, "maze"), "maze"));
  if ("impossible" in found) return { verdict: found.impossible };
  const { top, bottom, disk, levels } = found;
  return {
    verdict: i18n.t(
      "{levels, plural, one {A key with one level has this maze.} other {A key with # levels has this maze, and none with fewer.}}",
      { levels },
    ),
    sheet: keySheetOf(top, bottom, disk),
  };
};

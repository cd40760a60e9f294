import { i18n } from "../../../language";
import type { DesignWork } from "../made";
import { cellsIn } from "./cells";
import { keySheetOf } from "./key-sheet";
import { findKey } from "../../../puzzles/free-the-key/find-key";
import { readMaze } from "../../../puzzles/mazes/cells";

/** A key and a disk for a maze. */
export const key: DesignWork = function* (input) {
  const found = yield* findKey(yield* readMaze(cellsIn(input, "maze"), "maze"));
  if ("impossible" in found) return { verdict: found.impossible };
  const { top, bottom, disk, levels } = found;
  return {
    verdict: i18n.t("A key with {levels} levels has this maze, and none with fewer.", { levels }),
    sheet: keySheetOf(top, bottom, disk),
  };
};

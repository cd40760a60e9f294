import { i18n } from "../../../../language";
import { findKey } from "../../../../puzzles/free-the-key/find-key";
import { readMaze } from "../../../../puzzles/mazes/cells";
import { cellsIn, type DesignWork } from "../made";
import { BEGINNING, EMPTY } from "../../../../lessons/beginning";
import type { Lesson } from "../../../../lessons/lesson";
import { sheetOfMaker } from "../../../../lessons/maker";
import { keyMaker, ownKey } from "../../../../puzzles/free-the-key/make";

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

/** The sheet of a key and its disk, as if its user had typed them. */
export const keySheetOf = (
  top: readonly number[],
  bottom: readonly number[],
  disk: readonly number[],
): Lesson =>
  sheetOfMaker(
    keyMaker,
    { places: top.length, turns: String(disk.length), [BEGINNING.name]: EMPTY },
    ownKey([top, bottom], disk),
  );

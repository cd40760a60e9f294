import { BEGINNING, EMPTY } from "../../../../lessons/beginning";
import type { Lesson } from "../../../../lessons/lesson";
import { sheetOfMaker } from "../../../../lessons/maker";
import { keyMaker, ownKey } from "../../../../puzzles/free-the-key/make";

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

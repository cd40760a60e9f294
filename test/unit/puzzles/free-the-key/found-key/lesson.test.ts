import { finished } from "../../../../../src/steps";
import { findKey } from "../../../../../src/puzzles/free-the-key/find-key";
import { foundKey } from "../../../../../src/puzzles/free-the-key/found-key/lesson";
import { keyPicture } from "../../../../../src/puzzles/free-the-key/lesson-colors";
import { readMaze } from "../../../../../src/puzzles/mazes/cells";
import type { Cells } from "../../../../../src/grid/cells";
import { cellsOfTwoBlocks, sheetOf, valuesIn } from "../../../lessons/sheet-of";

const sheet = sheetOf(foundKey);

test("no cell belongs to two blocks", () => expect(cellsOfTwoBlocks(foundKey)).toEqual([]));

test("its picture is the maze of the key that is found for its own maze", () => {
  const maze = finished(readMaze(valuesIn(sheet, "B6:I13") as Cells, "maze"));
  const found = finished(findKey(maze));
  if ("impossible" in found) throw new Error(found.impossible);
  expect(found.levels).toBe(4);
  expect(foundKey.picture).toEqual(keyPicture([found.top, found.bottom], [found.disk]));
});

test("the key is found for the maze, and its maze is drawn from the key", () => {
  expect(sheet.get("U6")).toBe("=PUZZLE.FINDKEY($B$6:$I$13)");
  expect(sheet.get("K6")).toBe("=PUZZLE.KEYMAZE($U$6:$AB$7,$U$8:$AB$8)");
});

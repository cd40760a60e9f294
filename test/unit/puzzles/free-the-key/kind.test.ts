import { keyMaze } from "../../../../src/puzzles/free-the-key/kind";
import type { Cells } from "../../../../src/grid/cells";
import fixture from "../../../fixtures/freethekey.json";

const KEY = [fixture.key_top, fixture.key_bottom];

test("Free the Key: the published maze of 16 rows and 21 columns", () => {
  expect(keyMaze(KEY, [fixture.disk])).toEqual(fixture.maze);
  expect(keyMaze(KEY, fixture.disk.map((cut) => [cut]))).toEqual(fixture.maze); // prettier-ignore
});

test("a blank is the height 0", () => {
  expect(keyMaze([[1, ""], ["", "1"]], [["", 1]])).toEqual([[0, 1], [1, 0]]); // prettier-ignore
});

test.each<[string, Cells, Cells]>([
  ["key: there is 1 row; expected two, the teeth above and the teeth below.", [[0, 1]], [[1, 1]]],
  ["key: there are 3 rows; expected two, the teeth above and the teeth below.", [[0], [0], [0]], [[1, 1]]],
  ['key, row 2, column 1: here is "x"; expected a height such as 0, 1 or 2.', [[0], ["x"]], [[1, 1]]],
  ["key, row 1, column 2: here is -1; expected a height such as 0, 1 or 2.", [[0, -1], [0, 0]], [[1, 1]]], // prettier-ignore
  ["disk, row 1, column 2: here is TRUE; expected a height such as 0, 1 or 2.", [[0], [0]], [[1, true]]],
  ["disk: there are 2 rows; expected one.", [[0], [0]], [[1, 1], [1, 1]]], // prettier-ignore
  ["disk: there are 3 cuts; expected an even number, because each cut has another one across.", [[0], [0]], [[1, 1, 1]]], // prettier-ignore
  [
    "disk: there is 1 cut; expected an even number, because each cut has another one across.",
    [[0], [0]],
    [[1]],
  ],
  [
    "disk: 2048 cuts and 2048 pairs of teeth give too large a maze; expected at most 1048576 positions.",
    [new Array<number>(2048).fill(0), new Array<number>(2048).fill(0)],
    [new Array<number>(2048).fill(0)],
  ],
])("%s", (message, key, disk) => {
  expect(() => keyMaze(key, disk)).toThrow(new Error(message));
});

import type { PlayKind } from "../../../../src/playing/play";
import { schonbrunn, schonbrunnExpert, type SchonbrunnPlay } from "../../../../src/puzzles/schonbrunn/play";
import { paths } from "../../../fixtures/schonbrunn.json";
import { schonbrunn as lesson } from "../../../../src/puzzles/schonbrunn/lesson";
import type { Cells } from "../../../../src/grid/cells";
import { finished } from "../../../../src/steps";

const BOARD = lesson.blocks.find(({ at }) => at === "B5")!.cells;
const START = [[5, 3]];

function play(kind: PlayKind<SchonbrunnPlay>, board: Cells = BOARD, start: Cells = START): SchonbrunnPlay {
  const steps = kind.read({ board, start });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

test("the normal way has 12 tiles, the expert's is the fixture's best with the sum 0", () => {
  expect(play(schonbrunn).lastStep).toBe(11);
  const expert = play(schonbrunnExpert);
  const best = paths.filter(({ sum }) => sum === 0).sort((a, b) => a.tiles - b.tiles)[0];
  expect(expert.lastStep).toBe(14);
  expect(expert.tiles.map(({ row, column }) => [row, column])).toEqual(best.path);
  expect(expert.sums.at(-1)).toBe(0);
});

test("every jump is as long as the tile before says, and the sums are those of the tiles so far", () => {
  const { tiles, numbers, sums } = play(schonbrunnExpert);
  let sum = 0;
  tiles.forEach(({ row, column }, step) => {
    sum += numbers[row][column];
    expect(sums[step]).toBe(sum);
    if (step === 0) return;
    const before = tiles[step - 1];
    const far = Math.abs(row - before.row) + Math.abs(column - before.column);
    expect(far).toBe(Math.abs(numbers[before.row][before.column]));
  });
});

test("the moves in words, and the marker's cells", () => {
  const { text, marker } = play(schonbrunn);
  expect(text(0)).toBe("start on the tile 1 in row 5, column 3; the sum is 1");
  expect(text(1)).toBe("jump right by 1, to the tile −3 in row 5, column 4; the sum is −2");
  expect(marker?.range).toBe("board");
  expect(marker?.cells(0)).toEqual([{ row: 4, column: 2 }]);
});

test("no way, and tiles that are none", () => {
  const blocked = [
    [1, 9],
    [9, 0],
  ];
  expect(play(schonbrunn, blocked, [[1, 1]])).toMatchObject({
    lastStep: 0,
    impossible: "There is no route from the start to the goal.",
  });
  expect(() => play(schonbrunn, [["x", 0]], [[1, 1]])).toThrow(
    'board, row 1, column 1: here is "x"; expected signed whole numbers, one 0, O or G for the goal, and # for holes; if it is a wall, add walls x to rules.',
  );
});

test("a goal that is given is drawn as the goal, and the best of several starts is taken", () => {
  const board = [
    [1, 1, 0],
    [0, 3, 2],
  ];
  const { goals, tiles, marker } = finished(
    schonbrunn.read({ board, start: [[1, 2], [1, 1]], goal: [[2, 1]] }), // prettier-ignore
  );
  expect([...goals]).toEqual(["1 0"]);
  expect(tiles).toEqual([{ row: 0, column: 0 }, { row: 1, column: 0 }]); // prettier-ignore
  expect(marker?.cells(1)).toEqual([{ row: 1, column: 0 }]);
});

test("on a board in lines of text, the marker is on the line", () => {
  const { tiles, marker } = play(schonbrunn, [["1 1"], ["2 0"]], [[1, 1]]);
  expect(tiles.at(-1)).toEqual({ row: 1, column: 1 });
  expect(marker?.cells(2)).toEqual([{ row: 1, column: 0 }]);
});

import { flatMaze, slidingMaze } from "../../../src/puzzles/free-the-key/drawings/mazes";
import { isTooLarge } from "../../../src/puzzles/mazes/drawings/MazeCells";
import { jumpBoard } from "../../../src/puzzles/schonbrunn/drawings/jump-board";
import type { SchonbrunnPlay } from "../../../src/puzzles/schonbrunn/play";
import { lessonPuzzle } from "../view/lesson-puzzle";
import { keyPlay } from "../drawing/solids/plays";
import { rendered } from "./rendered";

const rows = (count: number, columns: number) => new Array(count).fill(new Array<number>(columns).fill(1));

test.each([flatMaze, slidingMaze])("a flat maze has up to 40,000 cells: %#", (drawing) => {
  expect(isTooLarge({ ...keyPlay(), codes: rows(200, 200) })).toBe(false);
  const large = rendered(drawing, { ...keyPlay(), codes: rows(1, 40_001) }, 0);
  expect([large.state, large.texts]).toEqual(["too large", ["This maze is too large to be drawn."]]);
});

test("a number board has up to 2,500 tiles", async () => {
  const play = (await lessonPuzzle("schonbrunn", "Schonbrunn")).play as SchonbrunnPlay;
  const drawn = (count: number, columns: number) =>
    rendered(jumpBoard, { ...play, numbers: rows(count, columns) }, 0);
  expect(drawn(50, 50).state).toMatch(/^row \d+, column \d+/);
  expect(drawn(41, 61).texts).toEqual(["This board is too large to be drawn."]);
});

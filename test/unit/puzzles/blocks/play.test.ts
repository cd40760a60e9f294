import type { Cells } from "../../../../src/grid/cells";
import { blocksPlay } from "../../../../src/puzzles/blocks/play";
import { finished } from "../../../../src/steps";

const played = (board: Cells, goal: Cells, rules = "moves") =>
  finished(blocksPlay.read({ board, goal, rules: [[rules]] }));

/** A truck in a lane of six cells. */
const LANE: Cells = [["T", "T", "T", "", "", ""]];

test("a drag counts from where it begins, anywhere on the piece", () => {
  const { game } = played(LANE, [["T", 1, 4]]).byHand!;
  const labelOf = (from: string, to: string) => game.moveOfDrag!(game.start, from, to)?.label;
  expect(labelOf("0 1", "0 2")).toBe("T right");
  expect(labelOf("0 2", "0 5")).toBe("T right 3");
  expect(labelOf("0 0", "0 4")).toBeUndefined();
  expect(labelOf("0 4", "0 5")).toBeUndefined();
});

test("all cells of a piece stand for it, and each cell that it may come to means one move", () => {
  const { game } = played(LANE, [["T", 1, 4]]).byHand!;
  expect(["0 0", "0 2", "0 3"].map((spot) => game.spotFor!(game.start, spot))).toEqual([
    "piece 1",
    "piece 1",
    "0 3",
  ]);
  expect(game.moves(game.start).map(({ label, spot }) => [label, spot])).toEqual([
    ["T right", "0 3"],
    ["T right 2", "0 4"],
    ["T right 3", "0 5"],
  ]);
});

test("it says why a piece does not move", () => {
  const board: Cells = [
    ["C", "C", "D"],
    ["#", "", "D"],
  ];
  const { game } = played(board, [["C", 1, 1]], "moves lengthwise").byHand!;
  const reasons = ["0 0", "1 0", "1 1"].map((spot) => game.refuse(game.start, spot));
  expect(reasons).toEqual([
    "C cannot move: it goes along its longer side only, and it is blocked there.",
    "Here is a wall.",
    "No piece can come here in one move. Click a piece first, or drag it.",
  ]);
});

test("equal pieces stay themselves in a solution, and names tell them apart", () => {
  const play = played([["A", "", "A", "B"]], [["", "", "", "A"]]); // impossible: nothing passes B
  expect(play.impossible).toMatch(/^No moves lead to the goal/);
  const { game } = play.byHand!;
  expect(game.moves(game.start).map(({ label }) => label)).toEqual([
    "A (from row 1, column 1) right",
    "A (from row 1, column 3) left",
  ]);
});

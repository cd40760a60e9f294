import type { Cells } from "../../../../src/grid/cells";
import { BlockMoves } from "../../../../src/puzzles/blocks/block-moves";
import { readBlocks } from "../../../../src/puzzles/blocks/cells";
import { readBlockRules, solveBlocks } from "../../../../src/puzzles/blocks/kind";
import { finished } from "../../../../src/steps";

const BOARD: Cells = [
  ["A", "B", ""],
  ["A", "", "C"],
];
const lengthTo = (goal: Cells, board = BOARD) => {
  const solution = finished(solveBlocks(readBlocks(board, goal), readBlockRules([])));
  return "moves" in solution ? solution.moves.length : solution.impossible;
};

test("a goal is a board, a piece with a place, or an exit", () => {
  const drawn: Cells = [
    ["", "A", ""],
    ["", "A", ""],
  ];
  expect([lengthTo(drawn), lengthTo([["A", 1, 2]]), lengthTo([["B", 1, 3], ["C", 2, 2]])]).toEqual([2, 2, 2]); // prettier-ignore
  expect([lengthTo([["exit B"]]), lengthTo([["exit", "B"]])]).toEqual([1, 1]);
  expect(lengthTo([["exit"]], [["X", "X", ""]])).toBe(1);
});

test("a tall piece leaves downwards", () => {
  expect(readBlocks([["T"], ["T"], [""], [""]], [["exit T"]]).goal).toEqual([{ anchor: 2, class: 1 }]);
});

test("lines of text are boards, and a point is an empty cell", () => {
  const lines: Cells = [["AB."], ["A.C"]];
  expect(readBlocks(lines, [[".A."], [".A."]])).toEqual(
    readBlocks(BOARD, [["", "A", ""], ["", "A", ""]]), // prettier-ignore
  );
});

test.each<[string, Cells, Cells]>([
  ["board: there is no piece; expected letters in cells.", [["", "#"]], [["A", 1, 1]]],
  ['goal, row 1: "Z" is not on the board.', BOARD, [["Z", 1, 1]]],
  ['goal, row 1: "A" does not fit onto the board there.', BOARD, [["A", 2, 1]]],
  ["goal, row 1, column 3: expected a row or column, counted from 1.", BOARD, [["A", 1, "right"]]],
  ["goal: it has 1 × 2 cells; expected 2 × 3 like the board.", BOARD, [["A", "A"]]],
  ['goal: several pieces are "A"; draw the goal as a board.', [["A", "", "A"]], [["exit A"]]],
])("%s", (message, board, goal) => {
  expect(() => readBlocks(board, goal)).toThrow(message);
});

test("what is interchangeable is one class, unless the goal names it", () => {
  const board: Cells = [["A", "", "B", "C"]];
  expect(readBlocks(board, [["", "", "", "C"]]).blocks.map((block) => block.class)).toEqual([1, 1, 2]);
});

test("cars move along their longer side only", () => {
  const board = readBlocks([["A", "A", ""], ["", "", ""]], [["A", 1, 2]]); // prettier-ignore
  const [words, ends] = [new Int32Array(9), [] as number[]];
  const moves = new BlockMoves(board, readBlockRules(["lengthwise"]));
  moves.write(board.blocks, words);
  moves.expand(words, 0, (_from, to) => ends.push(to));
  expect(ends).toEqual([1]);
});

import fixture from "../../../../fixtures/knights.json";
import { knights } from "../../../../../src/puzzles/pieces/knights/lesson";
import { puzzleGroup } from "../../../../../src/puzzles/pieces/puzzle-group";
import { rearrangement } from "../../../../../src/puzzles/pieces/kind";
import type { Cells } from "../../../../../src/grid/cells";
import { movesOf, result } from "../../boards";
import { cellsOfTwoBlocks, sheetOf, valuesIn } from "../../../lessons/sheet-of";
import { finished } from "../../../../../src/steps";

const sheet = sheetOf(knights);
const board = valuesIn(sheet, "C6:F9") as string[][];
const squares = Object.entries(fixture.squares_row_col).map(([square, [row, column]]) => ({
  square,
  row,
  column,
  name: `${"abcd"[column]}${4 - row}`,
}));
const nameOf = (square: string) => squares.find((each) => each.square === square)!.name;
const edges = fixture.edges.map((edge) => edge.map(nameOf));

/** The moves in the sheet's table whose squares are both on the board; the sheet selects them with FILTER. */
function movesWithout(...missing: string[]): Cells {
  const isThere = ([file, rank]: string) =>
    board[4 - Number(rank)]["abcd".indexOf(file)] !== "#" && !missing.includes(file + rank);
  return (valuesIn(sheet, "T21:U68") as string[][]).filter((move) => move.every(isThere));
}

function fewestMoves(moves: Cells, goal: Cells): number | string {
  const start = Object.entries(fixture.start).map(([square, knight]) => [nameOf(square), knight]);
  const made = movesOf(finished(rearrangement.read({ moves, start, goal })));
  return typeof made === "string" ? made : made.length;
}

test("no cell belongs to two blocks", () => expect(cellsOfTwoBlocks(knights)).toEqual([]));

test("the board is the game's, with its knights", () => {
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const square = squares.find((each) => each.row === row && each.column === column)?.square;
      const knight = (fixture.start as Record<string, string>)[square ?? ""] ?? "";
      expect([row, column, board[row][column]]).toEqual([row, column, square === undefined ? "#" : knight]);
    }
  }
});

test("the moves on the board are those of the game, both ways", () => {
  const both = edges.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]);
  expect(
    movesWithout()
      .map((move) => move.join(" "))
      .sort(),
  ).toEqual(both.sort());
});

test("the goal exchanges the knights, and the exchange takes 40 moves", () => {
  expect(sheet.get("I6")).toBe('=IF(C6="W","B",IF(C6="B","W",IF(C6="","",C6)))');
  const goal = Object.entries(fixture.start).map(([square, knight]) => [
    nameOf(square),
    knight === "W" ? "B" : "W",
  ]);
  expect(goal).toEqual(Object.entries(fixture.goal).map(([square, knight]) => [nameOf(square), knight]));
  expect(fewestMoves(movesWithout(), goal)).toBe(fixture.shortest_moves);
});

test("two squares can be left out, as the third question asks", () => {
  const goal = Object.entries(fixture.goal).map(([square, knight]) => [nameOf(square), knight]);
  const pair = fixture.removable_pair_keeping_S4.map(nameOf);
  expect(typeof fewestMoves(movesWithout(...pair), goal)).toBe("number");
  expect(fewestMoves(movesWithout("c2"), goal)).toMatch(/^There is no route|no moves lead there/);
});

test("the group of the knights is S4, also without the two squares", () => {
  expect(sheet.get("X21")).toBe('=PUZZLE.PUZZLEGROUP($I$21:$J$68,IF($D$21:$D$36="",$C$21:$C$36,""))');
  const removable = fixture.removable_pair_keeping_S4.map(nameOf);
  for (const missing of [[], removable]) {
    const empty = squares.filter(({ square, name }) => !(square in fixture.start) && !missing.includes(name));
    const home = empty.map(({ name }) => [name]);
    const { name, orderText } = result(puzzleGroup({ moves: movesWithout(...missing), home }));
    expect([name, orderText]).toEqual(["S4", "24"]);
  }
});

test("the formulas read the tables", () => {
  expect(sheet.get("O21")).toBe("=PUZZLE.REARRANGE($I$21:$J$68,$C$21:$D$36,$E$21:$F$36)");
  expect(sheet.get("I21")).toBe(
    '=FILTER(T21:U68,(INDEX($C$6:$F$9,5-RIGHT(T21:T68,1),CODE(T21:T68)-96)<>"#")*(INDEX($C$6:$F$9,5-RIGHT(U21:U68,1),CODE(U21:U68)-96)<>"#"),"")',
  );
  expect(valuesIn(sheet, "C22:F22")).toEqual([
    [
      '=IF(OR(D6="#",COUNTIF($I$21:$J$68,"b4")=0),"","b4")',
      '=IF(OR(C22="",D6=""),"",D6)',
      "=C22",
      '=IF(OR(C22="",J6=""),"",J6)',
    ],
  ]);
});

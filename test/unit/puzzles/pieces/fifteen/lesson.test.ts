import { fifteen } from "../../../../../src/puzzles/pieces/fifteen/lesson";
import { rearrangement } from "../../../../../src/puzzles/pieces/kind";
import type { Cell, Cells } from "../../../../../src/grid/cells";
import { arranged, inOrder, movesOf, slidingMoves } from "../../boards";
import { cellsOfTwoBlocks, sheetOf, valuesIn } from "../../../lessons/sheet-of";
import { finished } from "../../../../../src/steps";
import { shown } from "./shown";

const sheet = sheetOf(fifteen);
const PUZZLES = [
  { size: 3, board: "B6:D8", places: "T22:W30", moves: "Z22:AB45", solution: "C22", fewest: 20 },
  { size: 4, board: "J6:M9", places: "AD22:AG37", moves: "AJ22:AL69", solution: "K22", fewest: 34 },
];

test("no cell belongs to two blocks", () => expect(cellsOfTwoBlocks(fifteen)).toEqual([]));

describe.each(PUZZLES)(
  "the board of $size × $size tiles",
  ({ size, board, places, moves, solution, fewest }) => {
    const count = size * size;
    const tiles = valuesIn(sheet, board).flat();
    const table = shown(valuesIn(sheet, moves));

    test("has each tile once and one empty place", () => {
      expect(tiles.map((tile) => Number(tile)).sort((a, b) => a - b)).toEqual([...new Array(count).keys()]);
    });

    test("its moves are to the places beside, above and below", () => {
      const words = (rows: Cells) => rows.map((row) => row.join(" ")).sort();
      expect(words(table)).toEqual(words(slidingMoves(size, size)));
    });

    test("its places list the tiles of the board, and the goal is in order", () => {
      const rows = valuesIn(sheet, places);
      expect(shown(rows.map(([place]) => [place]))).toEqual(arranged(tiles).map(([place]) => [place]));
      const [column, row] = [places.split(/\d/)[0], 22];
      expect(rows.map(([, , goalPlace]) => goalPlace)).toEqual(rows.map((_, k) => `=${column}${row + k}`));
      const corner = board.split(":")[0];
      expect(rows[0][1]).toBe(`=IF(OR(${column}22="",${corner}=""),"",${corner})`);
      expect(rows.map((row) => row[3] || 0)).toEqual(inOrder(count));
    });

    test(`takes ${fewest} moves`, () => {
      const start: Cell[][] = arranged(tiles);
      const made = movesOf(
        finished(rearrangement.read({ moves: table, start, goal: arranged(inOrder(count)) })),
      );
      expect(made).toHaveLength(fewest);
      expect(sheet.get(solution)).toMatch(/^=PUZZLE\.REARRANGE\(/);
    });
  },
);

test("a place that is # on the board is in no table", () => {
  expect([sheet.get("T22"), sheet.get("Z22"), sheet.get("AA22"), sheet.get("AB22")]).toEqual([
    '=IF(OR(B6="#",COUNTIF($Z$22:$Z$45,1)=0),"",1)',
    '=IF(OR(B6="#",C6="#"),"",1)',
    '=IF(Z22="","",2)',
    '=IF(Z22="","","right")',
  ]);
});

test("pairs out of order are counted, on the even board with the rows below the empty place", () => {
  expect(sheet.get("X22")).toBe('=IF(U22="","",COUNTIFS(U23:U$31,"<"&U22))');
  expect(sheet.get("X32")).toBe("=SUM(X22:X30)");
  expect(valuesIn(sheet, "AH39:AH41")).toEqual([
    ["=SUM(AH22:AH37)"],
    ['=SUMPRODUCT((AE22:AE37="")*INT((16-AD22:AD37)/4))'],
    ["=AH39+AH40"],
  ]);
});

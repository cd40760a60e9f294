import { hardestArrangements } from "../../../../../src/puzzles/pieces/hardest";
import { hardest } from "../../../../../src/puzzles/pieces/hardest/lesson";
import { finished } from "../../../../../src/steps";
import { cellsOfTwoBlocks, sheetOf, valuesIn } from "../../../lessons/sheet-of";
import { arranged, slidingMoves } from "../../boards";
import { shown } from "../fifteen/shown";

const sheet = sheetOf(hardest);

test("no cell belongs to two blocks", () => expect(cellsOfTwoBlocks(hardest)).toEqual([]));

test("its moves are those of a board of 3 × 3, without what is # on the goal's board", () => {
  const words = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.join(" ")).sort();
  expect(words(shown(valuesIn(sheet, "AD20:AF43")))).toEqual(words(slidingMoves(3, 3)));
  expect(sheet.get("AD20")).toBe('=IF(OR(B6="#",C6="#"),"",1)');
});

test("HARDEST reads the goal, and the start is the chosen example", () => {
  expect(sheet.get("B20")).toBe("=PUZZLE.HARDEST($AD$20:$AF$43,$Z$20:$AA$28)");
  expect(sheet.get("S20")).toBe("=PUZZLE.REARRANGE($AD$20:$AF$43,$X$20:$Y$28,$Z$20:$AA$28)");
  expect(sheet.get("F6")).toBe('=IF(B6="#","#",Y20)');
  expect(sheet.get("Y28")).toContain("INDEX($D$20:$L$79,$G$5,COUNT(X$20:X28))");
});

test("the answers to its questions", () => {
  const goal = arranged(valuesIn(sheet, "B6:D7").flat());
  const moves = slidingMoves(2, 3);
  const { distances } = finished(hardestArrangements(moves, goal));
  const counted = (those: typeof distances) => those.reduce((sum, { count }) => sum + count, 0);
  expect(720 - counted(distances)).toBe(360);
  expect(counted(distances.filter(({ distance }) => distance <= 10))).toBe(97);
  expect(distances.find(({ example }) => example[5] === "")!.distance).toBe(20);
});

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
  expect(words(shown(valuesIn(sheet, "AD22:AF45")))).toEqual(words(slidingMoves(3, 3)));
  expect(sheet.get("AD22")).toBe('=IF(OR(B6="#",C6="#"),"",1)');
});

test("HARDEST reads the goal, and the start is the chosen example", () => {
  expect(sheet.get("B22")).toBe("=PUZZLE.HARDEST($AD$22:$AF$45,$Z$22:$AA$30)");
  expect(sheet.get("S22")).toBe("=PUZZLE.REARRANGE($AD$22:$AF$45,$X$22:$Y$30,$Z$22:$AA$30)");
  expect(sheet.get("F6")).toBe('=IF(B6="#","#",Y22)');
  expect(sheet.get("Y30")).toContain("INDEX($D$22:$L$81,$G$5,COUNT(X$22:X30))");
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

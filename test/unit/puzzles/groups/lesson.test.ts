import pinball from "../../../fixtures/pinball.json";
import { whichGroup } from "../../../../src/puzzles/groups/lesson";
import { puzzleGroup } from "../../../../src/puzzles/pieces/puzzle-group";
import { cellsOfTwoBlocks, sheetOf, valuesIn } from "../../lessons/sheet-of";
import { finished } from "../../../../src/steps";

const cells = sheetOf(whichGroup);

test("no cell of the lesson belongs to two blocks", () => {
  expect(cellsOfTwoBlocks(whichGroup)).toEqual([]);
});

test("table 1 has the article's generators", () => {
  expect(valuesIn(cells, "N11:O14")).toEqual(pinball.generators.map(({ label, perm }) => [label, perm]));
  expect(cells.get("H11")).toBe("=PUZZLE.GROUPNAME($N$11:$O$14)");
  expect(cells.get("I11")).toBe("=PUZZLE.GROUPORDER($N$11:$O$14)");
});

test.each([
  ["H18", "A15", "653837184000"],
  ["H25", "PGL(2,5)", "120"],
  ["H32", "A5", "60"],
  ["H39", "S5", "120"],
])("the puzzle whose group is in %s has %s", (cell, name, order) => {
  const [, range, home] = /^=PUZZLE\.PUZZLEGROUP\((.+),(\d+)\)$/.exec(String(cells.get(cell)))!;
  const moves = valuesIn(cells, range.replaceAll("$", ""));
  const group = finished(puzzleGroup({ moves, home: [[Number(home)]] }));
  expect([group.name, group.orderText]).toEqual([name, order]);
});

test("a line stands wherever two places that a move joins are drawn beside each other", () => {
  const strokes = valuesIn(cells, "B38:F40")
    .flat()
    .filter((value) => String(value).startsWith("=IF(COUNTIFS("));
  // Seven lines of the ladder, and room for a diagonal in each of its two squares.
  expect(strokes).toHaveLength(9);
});

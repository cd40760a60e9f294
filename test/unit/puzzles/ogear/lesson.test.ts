import fixture from "../../../fixtures/ogear.json";
import { ogear } from "../../../../src/puzzles/ogear/lesson";
import type { LessonValue } from "../../../../src/lessons/lesson";
import { gearPuzzle } from "../../../../src/puzzles/ogear/kind";
import type { Cell, Cells } from "../../../../src/grid/cells";
import { movesOf } from "../boards";
import { cellsOfTwoBlocks, placeOf, sheetOf, valuesIn } from "../../lessons/sheet-of";
import { finished } from "../../../../src/steps";

const sheet = sheetOf(ogear);
const NAMES: Readonly<Record<string, string>> = { Lef: "Left", Ri: "Right", Bot: "Bottom" };
const named = (cells: readonly (string | number)[]): Cell[] => cells.map((cell) => NAMES[cell] ?? cell);

const connections = valuesIn(sheet, "B20:E35") as Cells;
const [start, goal] = ["Q7:S7", "Q8:S8"].map((range) => valuesIn(sheet, range) as Cells);
const solve = (from: Cells, table = connections) =>
  movesOf(finished(gearPuzzle.read({ connections: table, start: from, goal, teeth: 5 })));

test("no cell belongs to two blocks", () => expect(cellsOfTwoBlocks(ogear)).toEqual([]));

test("connections, start and goal are the article's", () => {
  expect(connections).toEqual(fixture.forward.map((sides) => named(sides.flat())));
  expect([start, goal]).toEqual([[named(fixture.start)], [named(fixture.goal)]]);
});

test("10 moves from the start, 17 from the hardest one, and none without an edge of the way", () => {
  const moves = fixture.moves.map(([name, state]) =>
    named([name === "fwd" ? "forward" : String(name), ...(state as (string | number)[])]),
  );
  expect(solve(start)).toEqual(moves);
  expect(solve([named(fixture.hardest_start)])).toHaveLength(fixture.hardest_distance);
  expect(solve(start, connections.slice(1))).toBe("The gear cannot get from the start to the goal.");
  expect(sheet.get("P13")).toBe("=PUZZLE.SOLVEGEAR(B20:E35,Q7:S7,Q8:S8)");
});

test("each face of the net has its four sides around its name", () => {
  const faces = [...new Set(connections.flatMap(([from, , to]) => [String(from), String(to)]))];
  const net = valuesIn(sheet, "B6:M14");
  for (const face of faces) {
    const row = net.findIndex((cells) => cells.includes(face));
    const column = net[row].indexOf(face);
    const { row: top, column: left } = placeOf("B6");
    const middle = `$${String.fromCharCode(65 + left + column)}$${top + row + 1}`;
    const sides: [LessonValue, string][] = [
      [net[row - 1][column], "North"],
      [net[row + 1][column], "South"],
      [net[row][column + 1], "East"],
      [net[row][column - 1], "West"],
    ];
    for (const [formula, side] of sides) {
      expect(formula).toContain(`$Q$12:$Q$60,${middle},$R$12:$R$60,"${side}"`);
      expect(formula).toMatch(new RegExp(`,"${side.charAt(0)}"\\)$`));
    }
  }
  expect(faces).toHaveLength(6);
});

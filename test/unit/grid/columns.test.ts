import { CellError, type Cells } from "../../../src/grid/cells";
import { filledRows, requireColumns } from "../../../src/grid/columns";
import { finished } from "../../../src/steps";

const expected = () => "expected two columns";
const rowsOf = (cells: Cells, counts = [2]) => [...finished(filledRows(cells, "moves", counts, expected))];

test("rows of which every cell is blank are left out, whatever stands for blank", () => {
  const cells: Cells = [
    ["", ""],
    ["a", "b"],
    [0, " "],
    ["", "c"],
    ["d", 0],
    ["", ""],
  ];
  expect(rowsOf(cells)).toEqual([1, 3, 4]);
});

test("the error says how many columns there are, and that all cells are blank", () => {
  expect(() => rowsOf([["a"]])).toThrow(new CellError("moves", "there is 1 column; expected two columns"));
  expect(() => rowsOf([["", "", ""]], [2, 4])).toThrow("moves: there are 3 columns; expected two columns.");
  expect(() => rowsOf([["", 0]])).toThrow("moves: all cells are blank; expected two columns.");
  expect(() => requireColumns([["", 0]], "moves", [2, 3], expected)).not.toThrow();
});

test("a long table is left for others meanwhile", () => {
  const cells: Cells = Array.from({ length: 100_000 }, () => ["a", "b"]);
  const steps = filledRows(cells, "moves", [2], expected);
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses++;
  expect(pauses).toBeGreaterThan(10);
  expect(step.value).toHaveLength(100_000);
});

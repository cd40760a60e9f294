import { parsePermutation } from "../../../../src/permutations/permutation";
import { checkPlace, generatorsOf as generatorsIn } from "../../../../src/taskpane/selection/generators";
import fixture from "../../../fixtures/pinball.json";

/** Selected cells of a sheet; row and column of the first one count from 0. */
const selected = (address: string, values: unknown[][], [row, column] = [0, 0]) => ({
  sheet: "Sheet1",
  address,
  selected: address,
  row: row,
  column: column,
  rows: values.length,
  columns: values[0]?.length ?? 0,
  values,
});

function generatorsOf(cells: ReturnType<typeof selected>) {
  checkPlace(cells);
  return generatorsIn(cells, cells.values);
}

const WHAT_TO_SELECT = "Select two columns side by side: labels, and permutations such as (1 4 2).";

test("labels and permutations, with a heading and in either order", () => {
  const generators = fixture.generators.map(({ label, perm }) => ({
    label,
    permutation: parsePermutation(perm),
  }));
  const rows = fixture.generators.map(({ label, perm }) => [label, perm]);
  expect(generatorsOf(selected("A1:B4", rows))).toEqual(generators);
  const turned = [["Permutation", "Label"], ...rows.map(([label, cycles]) => [cycles, label])];
  expect(generatorsOf(selected("C3:D7", turned, [2, 2]))).toEqual(generators);
});

const A = ["A", "(1 4 2)"];
const REFUSED: [what: string, cells: ReturnType<typeof selected>, message: string][] = [
  [
    "an unbalanced parenthesis",
    selected("A1:B2", [A, ["B", "(4 8 7"]]),
    `Sheet1!B2: "(4 8 7", character 1: this parenthesis is not closed; write (4 8 7)`,
  ],
  [
    "an unbalanced parenthesis elsewhere on the sheet",
    selected("J12:K13", [A, ["B", "(4 8 7"]], [11, 9]),
    `Sheet1!K13: "(4 8 7", character 1: this parenthesis is not closed; write (4 8 7)`,
  ],
  [
    "a point twice in one cycle",
    selected("A1:B1", [["A", "(1 4 1)"]]),
    `Sheet1!B1: "(1 4 1)", character 6: 1 is in this cycle twice; write (1 4)`,
  ],
  [
    "one column",
    selected("A1:A2", [["(1 4 2)"], ["(4 8 7)"]]),
    `Sheet1!A1:A2 has one column. ${WHAT_TO_SELECT}`,
  ],
  ["one cell", selected("A1", [["(1 4 2)"]]), `Sheet1!A1 has one column. ${WHAT_TO_SELECT}`],
  ["three columns", selected("A1:C1", [[...A, ""]]), `Sheet1!A1:C1 has 3 columns. ${WHAT_TO_SELECT}`],
  [
    "an empty selection",
    selected("D4:E6", [], [3, 3]),
    `The selection, Sheet1!D4:E6, is empty. ${WHAT_TO_SELECT}`,
  ],
  ["an error cell", selected("A1:B1", [["A", "#DIV/0!"]]), "Sheet1!B1: here is the error #DIV/0!"],
  [
    "a label that stands twice",
    selected("J12:K14", [["(1 4 2)", "A"], ["(4 8 7)", "B"], ["(6 8 9)", "A"]], [11, 9]), // prettier-ignore
    'Sheet1!K14: the label "A" is here and in Sheet1!K12; expected different labels',
  ],
  [
    "a label that is no word",
    selected("A1:B2", [A, ["A B", "(4 8 7)"]]),
    'Sheet1!A2: the label "A B" has a space or a comma, which separates labels in a word; expected a label without them',
  ],
  [
    "a missing label",
    selected("A1:B2", [A, ["", "(4 8 7)"]]),
    'Sheet1!A2: the label of "(4 8 7)" is missing; expected two columns, labels and permutations such as A and (1 4 2)',
  ],
];

test.each(REFUSED)("%s is named by its place", (_what, cells, message) => {
  expect(() => generatorsOf(cells)).toThrow(new Error(message));
});

test("more rows than one message holds are not read", () => {
  const place = { ...selected("A1:B20001", []), rows: 20_001, columns: 2 };
  expect(() => checkPlace(place)).toThrow(
    new Error("Sheet1!A1:B20001 has 20,001 rows; select at most 20,000 permutations."),
  );
  expect(() => checkPlace({ ...place, rows: 20_000 })).not.toThrow();
});

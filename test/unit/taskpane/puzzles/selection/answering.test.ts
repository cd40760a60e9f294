import { playableOf } from "../../../../../src/puzzles";
import { generatorsAndWord } from "../../../../../src/puzzles/groups/word-play";
import { formulaAt } from "../../../../../src/taskpane/puzzles/selection/answering";

/** The formulas for a table of generators with so many columns, and a word. */
function formulasFor(columns: number) {
  const placed = (address: string, width: number) => ({
    sheet: "Sheet1",
    sheetId: "1",
    address,
    fullAddress: `Sheet1!${address}`,
    row: 0,
    column: 0,
    values: [new Array<string>(width).fill("")],
  });
  const ranges = { generators: placed("A1:B1", columns), word: placed("E1", 1) };
  const answer = { kind: generatorsAndWord, ranges, order: "left to right" } as const;
  return playableOf("Generators").guess!.formulas.flatMap(
    (formula) => formulaAt("Sheet1!G1", formula, answer) ?? [],
  );
}

test("a table of generators with conditions is asked for no group", () => {
  expect(formulasFor(2)).toEqual([
    "=PUZZLE.WORDTOCYCLES(E1,A1:B1)",
    "=PUZZLE.GROUPNAME(A1:B1)",
    "=PUZZLE.GROUPORDER(A1:B1)",
  ]);
  expect(formulasFor(3)).toEqual(["=PUZZLE.WORDTOCYCLES(E1,A1:B1)"]);
});

import { isShown, underSwitch, unswitched } from "../../../src/lessons/solutions";
import { LESSONS } from "../../../src/puzzles";

const SWITCH = "$F$25";

test("solutions stay blank or show their errors only, and their formulas are found again", () => {
  const formulas = ['=PUZZLE.GROUPNAME(A1:B2)', '=IF(A1="","",LEFT(B1,2))', "=SUM(A1:A9)"]; // prettier-ignore
  for (const solution of ["hidden", "only errors"] as const) {
    const cells = [[...formulas, "a word", 7]];
    const [block] = underSwitch(SWITCH, [{ at: "A1", cells, style: "formula", solution }]);
    const [row] = block.cells;
    expect(row.slice(3)).toEqual(["a word", 7]);
    row.slice(0, 3).forEach((formula, k) => {
      expect(formula).toContain(isShown(SWITCH));
      expect(unswitched(String(formula))).toBe(formulas[k]);
    });
  }
  expect(unswitched("=SUM(A1:A9)")).toBe("=SUM(A1:A9)");
});

test("blocks that give nothing away stay as they are", () => {
  const block = { at: "A1", cells: [["=A2"]], style: "formula" } as const;
  expect(underSwitch(SWITCH, [block])).toEqual([block]);
});

test.each(LESSONS)(
  "$id has one switch, which says no, and formulas that fit into a cell",
  ({ blocks, names }) => {
    const cell = names!.Puzzlebook_solutions;
    expect(blocks.filter(({ at }) => at === cell).map(({ cells }) => cells)).toEqual([[["no"]]]);
    const lengths = blocks.flatMap(({ cells }) => cells.flat().map((value) => String(value).length));
    expect(Math.max(...lengths)).toBeLessThan(8192);
  },
);

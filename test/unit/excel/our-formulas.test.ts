import { isOurs, mendedFormula, withAreasForSpills } from "../../../src/excel/our-formulas";

const held = (formula: string, value: unknown = 1) => ({ formula, value });

test("ours are formulas that call our functions, anywhere in them", () => {
  expect(isOurs(held('=PUZZLE.CYCLEORDER("(1 2)")'))).toBe(true);
  expect(isOurs(held("=SUM(puzzle.solvemaze(A1:C3))"))).toBe(true);
  expect(isOurs(held('="PUZZLE.CYCLEORDER("&A1'))).toBe(false);
  expect(isOurs(held("=SUM(A1:A3)"))).toBe(false);
  const text = '=PUZZLE.CYCLEORDER("(1 2)")';
  expect(isOurs(held(text, text))).toBe(false);
});

test.each([
  ["=PUZZLE.ORBITS(A1:B2)", "#NAME?", "=PUZZLE.ORBITS(A1:B2)"],
  ["=PUZZLE.ORBITS(A1:B2)", "(1 2)", undefined],
  ["=_xldudf_PUZZLE_ORBITS(A1:B2)", "#NAME?", "=PUZZLE.ORBITS(A1:B2)"],
  ["=SUM(_xldudf_PUZZLE_SOLVEMAZE(A1:B2))", "#NAME?", "=SUM(PUZZLE.SOLVEMAZE(A1:B2))"],
  ["=@PUZZLE.ORBITS(A1:B2)", "(1 2)", "=PUZZLE.ORBITS(A1:B2)"],
  ["=SUM(@PUZZLE.SOLVEMAZE(@A1:A3))", 3, "=SUM(PUZZLE.SOLVEMAZE(@A1:A3))"],
  ["=@_xldudf_PUZZLE_ORBITS(A1:B2)", "#NAME?", "=PUZZLE.ORBITS(A1:B2)"],
  ["=NOSUCH(1)", "#NAME?", undefined],
  ['="_xldudf_PUZZLE_"&A1', "_xldudf_PUZZLE_x", undefined],
])("what is mended of %s that shows %s", (formula, value, mended) => {
  expect(mendedFormula(held(formula, value))).toBe(mended);
});

test("a text is mended only where it is what files hold", () => {
  const stored = "=_xldudf_PUZZLE_ORBITS(A1)";
  expect(mendedFormula(held(stored, stored))).toBe("=PUZZLE.ORBITS(A1)");
  expect(mendedFormula(held("_xldudf_PUZZLE_ORBITS(A1)", "_xldudf_PUZZLE_ORBITS(A1)"))).toBe(
    "=PUZZLE.ORBITS(A1)",
  );
  const typed = "=PUZZLE.ORBITS(A1)";
  expect(mendedFormula(held(typed, typed))).toBeUndefined();
  expect(
    mendedFormula(held("See _xldudf_PUZZLE_ORBITS(A1)", "See _xldudf_PUZZLE_ORBITS(A1)")),
  ).toBeUndefined();
});

test("the spill of a frozen formula is named by its area, as fixed as it was", () => {
  const areas = new Map([["B3", "C9"]]);
  expect(withAreasForSpills("=SUM(B3#)+ROWS($B$3#)", areas)).toBe("=SUM(B3:C9)+ROWS($B$3:$C$9)");
  expect(withAreasForSpills("=SUM($b3#,D1#)", areas)).toBe("=SUM($b3:$C9,D1#)");
  expect(withAreasForSpills("=SUM(Other!B3#)", areas)).toBe("=SUM(Other!B3#)");
  expect(withAreasForSpills('="B3#"', areas)).toBe('="B3#"');
});

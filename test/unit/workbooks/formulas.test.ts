import { movedFormula } from "../../../src/workbooks/formulas/shared";
import { isDynamic, storedFormula, typedFormula } from "../../../src/workbooks/formulas/stored";

const PAIRS: readonly (readonly [typed: string, stored: string])[] = [
  ["=PUZZLE.GROUPORDER(A1:B3)", "_xldudf_PUZZLE_GROUPORDER(A1:B3)"],
  ['=IFNA(PUZZLE.PATHTOPERM(I6),"no")', '_xlfn.IFNA(_xldudf_PUZZLE_PATHTOPERM(I6),"no")'],
  ["=SORT(FILTER(A1:A9,A1:A9>1))", "_xlfn._xlws.SORT(_xlfn._xlws.FILTER(A1:A9,A1:A9>1))"],
  ["=MAXIFS(A1:A9,B1:B9,2)+STDEV.S(A1:A9)", "_xlfn.MAXIFS(A1:A9,B1:B9,2)+_xlfn.STDEV.S(A1:A9)"],
  ["=ERROR.TYPE(A1)", "ERROR.TYPE(A1)"],
  ['="=PUZZLE.X("&"IFNA("', '"=PUZZLE.X("&"IFNA("'],
  ["='SEQUENCE('!A1", "'SEQUENCE('!A1"],
  ["=SUM(B2#)", "SUM(_xlfn.ANCHORARRAY(B2))"],
  ["=LET(x,A1,y,x+1,x*y)", "_xlfn.LET(_xlpm.x,A1,_xlpm.y,_xlpm.x+1,_xlpm.x*_xlpm.y)"],
  ["=MAP(A1:A3,LAMBDA(a,a*2))", "_xlfn.MAP(A1:A3,_xlfn.LAMBDA(_xlpm.a,_xlpm.a*2))"],
  ["=x+LET(x,1,x)", "x+_xlfn.LET(_xlpm.x,1,_xlpm.x)"],
];

test.each(PAIRS)("%s is stored as %s", (typed, stored) => {
  expect(storedFormula(typed)).toBe(stored);
  expect(typedFormula(stored)).toBe(typed);
});

test("names are stored in capitals, however they were typed", () => {
  expect(storedFormula("=puzzle.grouporder(a1)+ifna(a2,0)")).toBe(
    "_xldudf_PUZZLE_GROUPORDER(a1)+_xlfn.IFNA(a2,0)",
  );
});

test("the sign for single cells is read", () => {
  expect(typedFormula("_xlfn.SINGLE(A1:A3)+_xlfn.SINGLE(INDEX(A1:A3,2))")).toBe("=@A1:A3+@INDEX(A1:A3,2)");
});

test.each([
  ["=A1+1", false],
  ['=IF(A1="A1:B2",TRUE,"x")', false],
  ["=PUZZLE.CYCLEORDER(A1)", true],
  ["=SUM(A1:B2)", true],
  ["=SUM(A:A)", true],
  ["=SUM({1,2})", true],
  ["=B2#", true],
  ["=SEQUENCE(3)", true],
  ["=Maze_key", true],
])("%s may calculate with many cells: %s", (formula, expected) => {
  expect(isDynamic(formula)).toBe(expected);
});

test.each([
  ["A1+$B$2+C$3+$D4", "C4+$B$2+E$3+$D7"],
  ["\"A1\"&'A1'!A1&LOG10(A1)", "\"A1\"&'A1'!C4&LOG10(C4)"],
  ["SUM(A:B)+SUM($A:A)+SUM(1:2)", "SUM(C:D)+SUM($A:C)+SUM(4:5)"],
  ["A1_x+Maze1+TRUE", "A1_x+Maze1+TRUE"],
])("%s moves to %s", (formula, moved) => {
  expect(movedFormula(formula, 3, 2)).toBe(moved);
});

test("beyond the last row and column a formula goes on at the first", () => {
  expect(movedFormula("XFD1048576", 1, 1)).toBe("A1");
  expect(movedFormula("A1", -1, -1)).toBe("XFD1048576");
});

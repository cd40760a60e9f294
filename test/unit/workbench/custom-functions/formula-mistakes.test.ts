import { mistakeIn } from "../../../../src/workbench/custom-functions/formula-mistakes";

const FUNCTIONS = [
  { name: "PUZZLE.SIMPLIFYCYCLES", required: ["cycles"] },
  { name: "PUZZLE.MULTIPLYCYCLES", required: ["first", "second"] },
  { name: "PUZZLE.ORBITS", required: ["generators"] },
];
const mistake = (formula: string) => mistakeIn(formula, FUNCTIONS);

test.each([
  ["=PUZZLE.SIMPLIFYCYCLES((5 4)(4 1))", '=PUZZLE.SIMPLIFYCYCLES("(5 4)(4 1)")'],
  ["=puzzle.simplifycycles( (1 2 3) )", '=puzzle.simplifycycles( "(1 2 3)" )'],
  ['=PUZZLE.MULTIPLYCYCLES("(1 2)",(3 4) (5 6))', '=PUZZLE.MULTIPLYCYCLES("(1 2)","(3 4) (5 6)")'],
  ["=PUZZLE.MULTIPLYCYCLES((a b),(3 4)(5))", '=PUZZLE.MULTIPLYCYCLES("(a b)","(3 4)(5)")'],
  ['=IF(A1="(1 2)",PUZZLE.SIMPLIFYCYCLES((5 4)),"")', '=IF(A1="(1 2)",PUZZLE.SIMPLIFYCYCLES("(5 4)"),"")'],
])("%s lacks quotes", (formula, right) => {
  expect(mistake(formula)).toBe(`Put permutations in quotes: ${right}`);
});

test.each(["(1 2 3)(4 5)", "(1 2 3)", "(1,2)(3,4)"])("=%s lacks quotes and a function", (cycles) => {
  expect(mistake(`=${cycles}`)).toBe(
    `Put permutations in quotes, and in a function: =PUZZLE.SIMPLIFYCYCLES("${cycles}")`,
  );
});

test.each([
  ["=PUZZLE.SIMPLFYCYCLES(A1)", "PUZZLE.SIMPLFYCYCLES", "PUZZLE.SIMPLIFYCYCLES"],
  ["=simplifycycles(A1)", "SIMPLIFYCYCLES", "PUZZLE.SIMPLIFYCYCLES"],
  ["=PUZLE.ORBITS(A1:B3)", "PUZLE.ORBITS", "PUZZLE.ORBITS"],
  ["=SUM(1,ORBIT(A1:B3))", "ORBIT", "PUZZLE.ORBITS"],
])("%s has a wrong name", (formula, name, nearest) => {
  expect(mistake(formula)).toBe(`There is no function ${name}: write ${nearest}.`);
});

test.each([
  ["=PUZZLE.ORBITS(A1;B2)", "=PUZZLE.ORBITS(A1,B2)"],
  ['=PUZZLE.MULTIPLYCYCLES("a;b";{1;2};(1 2))', '=PUZZLE.MULTIPLYCYCLES("a;b",{1;2},(1 2))'],
])("%s has semicolons", (formula, right) => {
  expect(mistake(formula)).toBe(`Separate arguments with a comma, not a semicolon: ${right}`);
});

test("a name of ours that is like no other is said not to be there", () => {
  expect(mistake("=PUZZLE.SUDOKU(A1)")).toBe("There is no function PUZZLE.SUDOKU.");
});

test("a call without arguments shows which it needs", () => {
  expect(mistake("=PUZZLE.MULTIPLYCYCLES( )")).toBe(
    "PUZZLE.MULTIPLYCYCLES needs something between its parentheses: =PUZZLE.MULTIPLYCYCLES(first, second)",
  );
});

test.each([
  '=PUZZLE.SIMPLIFYCYCLES("(5 4)(4 1)")',
  "=SUM(A1:B2)/0",
  "=NOSUCHTHING(1)",
  '="ORBITS("&A1',
  "=PUZZLE.ORBITS((A1:B3))",
  "=(1+2)*(3+4)",
  "=PUZZLE.ORBITS({1;2})",
])("in %s there is none", (formula) => expect(mistake(formula)).toBeUndefined());

test("long hostile formulas take no time to speak of", () => {
  expect(mistake(`=PUZZLE.ORBITS(${"(1 2".repeat(2000)}`)).toBeUndefined();
  expect(mistake(`=PUZZLE.ORBITS(${"( ) ".repeat(2000)}`)).toBeUndefined();
  expect(mistake(`=${"A(".repeat(4000)}`)).toBeUndefined();
});

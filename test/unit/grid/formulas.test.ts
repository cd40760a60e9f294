import examples from "../../../src/functions/examples.json";
import { argumentsOf, withFirstArgument } from "../../../src/grid/formulas";

test("the arguments of every example make its formula again", () => {
  for (const [name, { formula }] of Object.entries(examples))
    expect(`=PUZZLE.${name}(${argumentsOf(formula).join(",")})`).toBe(formula);
  expect(argumentsOf('=PUZZLE.F({"A","(1, 2)";"}","x"},"a,b",-2)')).toEqual([
    '{"A","(1, 2)";"}","x"}',
    '"a,b"',
    "-2",
  ]);
});

test("the first argument is replaced, the others stay", () => {
  expect(withFirstArgument('=PUZZLE.POWERCYCLES("(2 8, 9)",-2)', "A1:A3")).toBe(
    "=PUZZLE.POWERCYCLES(A1:A3,-2)",
  );
  expect(withFirstArgument('=PUZZLE.GROUPORDER({"A","(1 4 2)";"B","(4 8 7)"})', "'My sheet'!A1:B2")).toBe(
    "=PUZZLE.GROUPORDER('My sheet'!A1:B2)",
  );
});

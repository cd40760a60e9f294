import examples from "../../../../src/functions/examples.json";
import { describeForUniver } from "../../../../src/workbench/custom-functions/catalogue";

jest.mock("@univerjs/preset-sheets-core", () => ({ FunctionType: { User: 0 } }));

const parameter = (name: string) => ({ name });

test("each parameter shows its argument of the example, the last one all that are left", () => {
  const shown = (name: string, ...parameters: string[]) =>
    describeForUniver(
      `PUZZLE.${name}`,
      { id: name, name, parameters: parameters.map(parameter) },
      examples,
    ).functionParameter.map(({ example }) => example);
  expect(shown("POWERCYCLES", "cycles", "n")).toEqual(['"(2 8 9 6 3)"', "-2"]);
  expect(shown("MULTIPLYCYCLES", "factors")).toEqual(['"(1 4 2)","(4 8 7)"']);
  expect(shown("SOLVEMAZE", "maze", "start", "goal")).toEqual(['{"S","#","G";"","",""}', "", ""]);
  expect(shown("UNKNOWN", "any")).toEqual([""]);
});

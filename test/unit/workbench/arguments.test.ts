import { shapeArguments, type Argument } from "../../../src/workbench/custom-functions/evaluation";
import type { FunctionMetadata, ParameterMetadata } from "../../../src/workbench/custom-functions/metadata";
import { BUSY } from "../../../src/workbench/univer/basics/cell-address";
import { FormulaError } from "../../../src/workbench/custom-functions/values";

function metadata(
  parameters: Partial<ParameterMetadata>[],
  options?: FunctionMetadata["options"],
): FunctionMetadata {
  const named = parameters.map((parameter, index) => ({ name: `p${index}`, ...parameter }));
  return { id: "F", name: "F", parameters: named, ...(options ? { options } : {}) };
}

/** The parameters of the only call, or the error that stands for it. */
function single(definition: FunctionMetadata, ...given: Argument[]): unknown {
  const grid = shapeArguments(definition, given);
  expect(grid.length).toBe(1);
  expect(grid[0].length).toBe(1);
  const call = grid[0][0];
  return call instanceof FormulaError ? call : call.parameters;
}

describe("shapes", () => {
  test("a scalar stays one, a single cell becomes a matrix where one is wanted", () => {
    const definition = metadata([{ type: "any" }, { type: "any", dimensionality: "matrix" }]);
    expect(single(definition, [["x"]], [["y"]])).toEqual(["x", [["y"]]]);
  });

  test("a matrix is handed over row by row", () => {
    const definition = metadata([{ dimensionality: "matrix" }]);
    expect(
      single(definition, [
        [1, "a"],
        [true, null],
      ]),
    ).toEqual([
      [
        [1, "a"],
        [true, null],
      ],
    ]);
  });

  test("a repeating parameter takes the rest, as scalars or as matrices", () => {
    expect(single(metadata([{}, { repeating: true }]), [[1]], [[2]], [[3]])).toEqual([1, [2, 3]]);
    const matrices = metadata([{ dimensionality: "matrix", repeating: true }]);
    expect(single(matrices, [[1]], [[2, 3]])).toEqual([[[[1]], [[2, 3]]]]);
    expect(single(matrices)).toEqual([[]]);
  });

  test("what is left out is null where it is optional, and blank where it is not", () => {
    const definition = metadata([
      { type: "string" },
      { type: "number", optional: true },
      { type: "any", optional: true },
    ]);
    expect(single(definition, undefined, [[2]])).toEqual(["", 2, null]);
    expect(single(definition, [["x"]])).toEqual(["x", null, null]);
  });

  test("a range for a scalar makes a call for each cell, beside single cells, rows and columns", () => {
    const definition = metadata([{}, {}]);
    expect(shapeArguments(definition, [[[1], [2]], [["a", "b"]]])).toEqual([
      [{ parameters: [1, "a"] }, { parameters: [1, "b"] }],
      [{ parameters: [2, "a"] }, { parameters: [2, "b"] }],
    ]);
    const grid = shapeArguments(definition, [
      [[1], [2], [3]],
      [["a"], ["b"]],
    ]);
    expect(grid.map((row) => row[0])).toEqual([
      { parameters: [1, "a"] },
      { parameters: [2, "b"] },
      new FormulaError("#N/A"),
    ]);
  });
});

describe("values", () => {
  const one = (type: string, value: string | number | boolean | null) =>
    single(metadata([{ type }]), [[value]]);

  test.each([
    ["any", null, null],
    ["any", "", ""],
    ["any", true, true],
    ["any", 1.5, 1.5],
    ["number", null, 0],
    ["number", "12", 12],
    ["number", true, 1],
    ["string", null, ""],
    ["string", 12, "12"],
    ["string", false, "FALSE"],
    ["boolean", null, false],
    ["boolean", 2, true],
    ["boolean", "true", true],
  ])("%s gets %p as %p", (type, value, expected) => {
    expect(one(type, value)).toEqual([expected]);
  });

  test.each([
    ["number", "twelve"],
    ["number", " "],
    ["boolean", "yes"],
  ])("%s refuses %p without a call", (type, value) => {
    expect(one(type, value)).toEqual(new FormulaError("#VALUE!"));
  });
});

describe("errors in arguments", () => {
  const error = new FormulaError("#DIV/0!");

  test("are the result, unless the function wants to see them", () => {
    expect(single(metadata([{ type: "any" }]), [[error]])).toBe(error);
    expect(single(metadata([{ dimensionality: "matrix" }]), [[1, error]])).toBe(error);
    expect(single(metadata([{ repeating: true }]), [[1]], [[error]])).toBe(error);
  });

  test("reach an any parameter of a function that allows them, and no other", () => {
    const allowed = (parameters: Partial<ParameterMetadata>[]) => ({
      ...metadata(parameters),
      allowsErrors: true,
    });
    const seen = { type: "CustomFunctionError", code: "#DIV/0!" };
    expect(single(allowed([{ type: "any" }]), [[error]])).toEqual([seen]);
    expect(single(allowed([{ type: "number" }]), [[error]])).toBe(error);
    const busy = new FormulaError(BUSY);
    expect(single(allowed([{ dimensionality: "matrix" }]), [[error, busy]])).toBe(busy);
  });
});

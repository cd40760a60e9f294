import { addressOf, followLast, listed, readAddress } from "../../../../src/workbench/files/address";
import { isChange } from "../../../../src/workbench/univer/basics/commands";

test.each([
  ["", { workbook: "", keptAs: "workbook" }],
  ["?", { workbook: "", keptAs: "workbook" }],
  ["?theme=dark", { workbook: "", keptAs: "workbook" }],
  ["?workbook=My+maze", { workbook: "My maze", keptAs: "workbook My maze" }],
  ["?empty", {}],
  ["?lesson=knights", { lesson: "knights", keptAs: "lesson knights" }],
  ["?lesson=", { lesson: "", keptAs: "lesson " }],
  ["?lesson=a%20b%2F..", { lesson: "a b/..", keptAs: "lesson a b/.." }],
  ["?empty&lesson=knights", {}],
])("the address %s", (search, expected) => {
  expect(readAddress(search)).toEqual(expected);
});

test.each([
  ["", "#puzzle=abc_-", { puzzle: "abc_-", keptAs: "puzzle abc_-" }],
  ["?language=de", "#puzzle=", { puzzle: "", keptAs: "puzzle " }],
  ["", "#elsewhere", { workbook: "", keptAs: "workbook" }],
])("the address %s%s", (search, hash, expected) => {
  expect(readAddress(search, hash)).toEqual(expected);
});

test.each([
  ["?empty&language=de", { workbook: "" }, "workbench.html?workbook=&language=de"],
  ["?lesson=ogear", { lesson: "a b" }, "workbench.html?lesson=a+b"],
  ["?lesson=ogear&language=de", { workbook: "Maze" }, "workbench.html?workbook=Maze&language=de"],
])("from %s to %j", (search, asked, expected) => {
  expect(addressOf(search, asked)).toBe(expected);
});

test.each([
  ["workbook", { name: "Workbook", address: "workbench.html?workbook=" }],
  ["workbook My maze", { name: "My maze", address: "workbench.html?workbook=My+maze" }],
  ["lesson knights", { name: "knights", address: "workbench.html?lesson=knights" }],
  ["puzzle abc", undefined],
])("%s is listed as %j", (keptAs, expected) => {
  expect(listed(keptAs, "")).toEqual(expected);
});

describe("an address that asks for nothing", () => {
  const visit = (search: string, last: string | null) => {
    const storage = { getItem: () => last, setItem: jest.fn() };
    const history = { state: null, replaceState: jest.fn() };
    const location = { search, hash: "", href: "http://localhost/workbench.html" };
    followLast(location as Location, history as unknown as History, storage as unknown as Storage);
    return { to: history.replaceState.mock.calls[0]?.[2], noted: storage.setItem.mock.calls[0]?.[1] };
  };

  beforeAll(() => Object.assign(globalThis, { location: { href: "http://localhost/workbench.html" } }));
  afterAll(() => delete (globalThis as { location?: unknown }).location);

  test.each([
    ["", null, { noted: "" }],
    ["", "Maze", { to: "workbench.html?workbook=Maze" }],
    ["?language=de", "Maze", { to: "workbench.html?workbook=Maze&language=de" }],
    ["?workbook=", "Maze", { noted: "" }],
    ["?workbook=Cubes", "Maze", { noted: "Cubes" }],
    ["?lesson=knights", "Maze", {}],
    ["?empty", "Maze", {}],
  ])("%s after %s", (search, last, expected) => {
    expect(visit(search, last)).toEqual({ to: undefined, noted: undefined, ...expected });
  });
});

test.each([
  ["sheet.mutation.set-range-values", undefined, true],
  ["sheet.mutation.set-range-values", {}, true],
  ["sheet.mutation.update-note", {}, true],
  ["sheet.mutation.add-conditional-rule", {}, true],
  ["formula.mutation.set-defined-name", {}, true],
  ["sheet.mutation.set-range-values", { onlyLocal: true, applyFormulaCalculationResult: true }, false],
  ["sheet.mutation.set-range-values", { applyFormulaCalculationResult: true }, false],
  ["formula.mutation.set-formula-calculation-result", {}, false],
  ["sheet.operation.set-selections", {}, false],
  ["sheet.command.set-range-values", {}, false],
])("%s with %j is a change of the workbook: %s", (id, options, expected) => {
  expect(isChange(id, options)).toBe(expected);
});

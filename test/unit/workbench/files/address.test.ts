import { addressOf, readAddress } from "../../../../src/workbench/files/address";
import { isChange } from "../../../../src/workbench/univer/basics/commands";

test.each([
  ["", { keptAs: "workbook" }],
  ["?", { keptAs: "workbook" }],
  ["?theme=dark", { keptAs: "workbook" }],
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
  ["", "#elsewhere", { keptAs: "workbook" }],
])("the address %s%s", (search, hash, expected) => {
  expect(readAddress(search, hash)).toEqual(expected);
});

test.each([
  ["", undefined, "workbench.html"],
  ["?empty&language=de", undefined, "workbench.html?language=de"],
  ["?lesson=ogear", "a b", "workbench.html?lesson=a+b"],
  ["?lesson=ogear&language=de", "knights", "workbench.html?lesson=knights&language=de"],
])("from %s to the lesson %s", (search, lesson, expected) => {
  expect(addressOf(search, lesson)).toBe(expected);
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

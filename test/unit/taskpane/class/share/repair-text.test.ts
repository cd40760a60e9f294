import { repairOutcome } from "../../../../../src/taskpane/class/share/Share";

test("a repair says what was found, mended, and where", () => {
  expect(repairOutcome({ mended: [], failed: [] })).toEqual({
    intent: "success",
    text: "No formula needs repair.",
  });
  expect(repairOutcome({ mended: ["Sheet1!B3"], failed: [] })).toEqual({
    intent: "success",
    text: "Found 1 formula, repaired 1. Repaired: Sheet1!B3.",
  });
  expect(repairOutcome({ mended: ["Sheet1!B3"], failed: ["'My sheet'!A1"] })).toEqual({
    intent: "warning",
    text: "Found 2 formulas, repaired 1. Repaired: Sheet1!B3. Still not recognised: 'My sheet'!A1. Check the names of their functions.",
  });
});

test("long lists of addresses are cut", () => {
  const mended = Array.from({ length: 40 }, (_address, index) => `Sheet1!A${index + 1}`);
  expect(repairOutcome({ mended, failed: [] }).text).toMatch(/Sheet1!A12 and 28 more\.$/);
});

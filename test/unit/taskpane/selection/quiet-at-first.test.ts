import { quietAtFirst } from "../../../../src/taskpane/selection/useSelection";
import type { SelectionState } from "../../../../src/taskpane/selection/useSelection";

const NONE: SelectionState = { kind: "none" };
const problem = (words: string): SelectionState => ({ kind: "problem", problem: words });
const GENERATORS: SelectionState = { kind: "generators", address: "A1:B4", generators: [] };

test("what is selected at first is not complained of, however often it is read", () => {
  const toSay = quietAtFirst();
  expect(toSay("Sheet1!B5", problem("one column"))).toEqual(NONE);
  expect(toSay("Sheet1!B5", problem("another one"))).toEqual(NONE);
  expect(toSay("Sheet1!B6", problem("one column"))).toEqual(problem("one column"));
  expect(toSay("Sheet1!B5", problem("one column"))).toEqual(problem("one column"));
});

test("generators that break later are complained of", () => {
  const toSay = quietAtFirst();
  expect(toSay("Sheet1!A1:B4", problem("#BUSY!"))).toEqual(NONE);
  expect(toSay("Sheet1!A1:B4", GENERATORS)).toEqual(GENERATORS);
  expect(toSay("Sheet1!A1:B4", problem("no cycles"))).toEqual(problem("no cycles"));
});

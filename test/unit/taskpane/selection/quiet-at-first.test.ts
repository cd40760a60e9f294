import { quietAtFirst } from "../../../../src/taskpane/selection/useSelection";
import type { SelectionState } from "../../../../src/taskpane/selection/useSelection";

const NONE: SelectionState = { kind: "none" };
const problem = (words: string): SelectionState => ({ kind: "problem", problem: words });
const GENERATORS: SelectionState = { kind: "generators", address: "A1:B4", generators: [] };
/** A selection with something in it. */
const filled = (selected: string, sheet = "Sheet1") => ({ sheet, selected, rows: 1 });
const blank = (selected: string) => ({ sheet: "Sheet1", selected, rows: 0 });

test("what is selected at first is not complained of, however often it is read", () => {
  const toSay = quietAtFirst();
  expect(toSay(filled("B5"), problem("one column"))).toEqual(NONE);
  expect(toSay(filled("B5"), problem("another one"))).toEqual(NONE);
  expect(toSay(filled("B6"), problem("one column"))).toEqual(problem("one column"));
  expect(toSay(filled("B5"), problem("one column"))).toEqual(problem("one column"));
});

test("generators that break later are complained of", () => {
  const toSay = quietAtFirst();
  expect(toSay(filled("A1:B4"), problem("#BUSY!"))).toEqual(NONE);
  expect(toSay(filled("A1:B4"), GENERATORS)).toEqual(GENERATORS);
  expect(toSay(filled("A1:B4"), problem("no cycles"))).toEqual(problem("no cycles"));
});

test("a single blank cell is where the cursor stands; a blank range was selected by somebody", () => {
  const toSay = quietAtFirst();
  expect(toSay(blank("A1"), problem("empty"))).toEqual(NONE);
  expect(toSay(blank("D4"), problem("empty"))).toEqual(NONE);
  expect(toSay(blank("D4:E6"), problem("empty"))).toEqual(problem("empty"));
  expect(toSay(blank("A1"), problem("empty"))).toEqual(NONE);
});

test("what another sheet has selected when it is shown was not selected by anybody now", () => {
  const toSay = quietAtFirst();
  expect(toSay(filled("A1:B4"), GENERATORS)).toEqual(GENERATORS);
  expect(toSay(filled("C3", "Sheet2"), problem("one column"))).toEqual(NONE);
  expect(toSay(filled("C4", "Sheet2"), problem("one column"))).toEqual(problem("one column"));
});

test("several areas are complained of unless they are selected at first", () => {
  const toSay = quietAtFirst();
  expect(toSay("several areas", problem("several areas"))).toEqual(NONE);
  expect(toSay(filled("A1:B4"), GENERATORS)).toEqual(GENERATORS);
  expect(toSay("several areas", problem("several areas"))).toEqual(problem("several areas"));
});

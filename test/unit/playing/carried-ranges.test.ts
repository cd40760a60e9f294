import { carriedRanges } from "../../../src/playing/carried-ranges";
import type { PlayKind } from "../../../src/playing/play";

const kind = (...names: string[]) =>
  ({ ranges: names.map((name) => ({ name, title: name })) }) as unknown as PlayKind;
const maze = kind("maze", "start", "rules");
const jumps = kind("board", "start");
const gates = kind("maze", "rules");

test("ranges of the same name stay, and others come from the same sort", () => {
  const given = { maze: "B2:D4", start: "F1" };
  expect(carriedRanges(given, maze, gates)).toEqual(given);
  expect(carriedRanges(given, maze, jumps)).toEqual({ ...given, board: "B2:D4" });
});

test("what was changed meanwhile goes back, and what another kind does not have is not lost", () => {
  const there = {
    ...carriedRanges({ maze: "B2:D4", rules: "A1" }, maze, jumps),
    board: "C3:E5",
    start: "F1",
  };
  expect(carriedRanges(there, jumps, maze)).toEqual({
    board: "C3:E5",
    maze: "C3:E5",
    rules: "A1",
    start: "F1",
  });
});

test("a range that was not given is not carried", () => {
  expect(carriedRanges({ board: "" }, jumps, maze)).toEqual({ board: "" });
});

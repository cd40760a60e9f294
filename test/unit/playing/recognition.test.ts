import { PLAY_KINDS } from "../../../src/puzzles";
import { recognise, TITLE } from "../../../src/playing/recognition";

const recognised = (...names: string[]) =>
  recognise(PLAY_KINDS, names).map(({ kind, names: found }) => [kind.prefix, found]);

test("a kind is recognised by all of its names but the optional ones", () => {
  expect(recognised("FreeTheKey_key")).toEqual([]);
  expect(recognised("FreeTheKey_key", "FreeTheKey_disk")).toEqual([
    ["FreeTheKey", { key: "FreeTheKey_key", disk: "FreeTheKey_disk" }],
  ]);
  expect(recognised("FreeTheKey_key", "FreeTheKey_disk", "FreeTheKey_maze", "other")).toEqual([
    ["FreeTheKey", { key: "FreeTheKey_key", disk: "FreeTheKey_disk", maze: "FreeTheKey_maze" }],
  ]);
});

test("capitals do not matter, and several kinds may be in one sheet", () => {
  expect(
    recognised("schonbrunn_BOARD", "Schonbrunn_start", "SchonbrunnExpert_board", "schonbrunnexpert_start"),
  ).toEqual([
    ["Schonbrunn", { board: "schonbrunn_BOARD", start: "Schonbrunn_start" }],
    ["SchonbrunnExpert", { board: "SchonbrunnExpert_board", start: "schonbrunnexpert_start" }],
  ]);
});

test("a sheet may have several puzzles of a kind, told apart by numbers, and each may have a title", () => {
  const names = ["title", "moves", "start", "goal"].flatMap((range) => [
    `Fifteen_${range}`,
    `fifteen10_${range}`,
    `Fifteen2_${range}`,
  ]);
  const found = recognise(PLAY_KINDS, [...names, "Fifteen3_moves", "Fifteens_moves"]);
  expect(found.map(({ id, title, names: { goal } }) => [id, title, goal])).toEqual([
    ["Fifteen", "Fifteen_title", "Fifteen_goal"],
    ["Fifteen2", "Fifteen2_title", "Fifteen2_goal"],
    ["Fifteen10", "fifteen10_title", "fifteen10_goal"],
  ]);
});

test("no two kinds have the same prefix, and none has two ranges of one name", () => {
  const prefixes = PLAY_KINDS.map(({ prefix }) => prefix.toLowerCase());
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const { ranges } of PLAY_KINDS) {
    const names = [TITLE, ...ranges.map(({ name }) => name.toLowerCase())];
    expect(new Set(names).size).toBe(names.length);
  }
});

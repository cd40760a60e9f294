import type { Lesson } from "../../../src/lessons/lesson";
import { catWalk } from "../../../src/puzzles/cat-walk/lesson";
import { fifteen } from "../../../src/puzzles/pieces/fifteen/lesson";
import { freeTheKey } from "../../../src/puzzles/free-the-key/lesson";
import { knights } from "../../../src/puzzles/pieces/knights/lesson";
import { ogear } from "../../../src/puzzles/ogear/lesson";
import { pinball } from "../../../src/puzzles/pieces/pinball/lesson";
import { rubik } from "../../../src/puzzles/rubik/lesson";
import { schonbrunn } from "../../../src/puzzles/schonbrunn/lesson";
import { whichGroup } from "../../../src/puzzles/groups/lesson";
import { calculated, REFUSED } from "./calculated";

interface Mistake {
  readonly lesson: Lesson;
  readonly typed: Readonly<Record<string, string | number>>;
  readonly cell: string;
  readonly says: string;
}

const MISTAKES: Mistake[] = [
  { lesson: schonbrunn, typed: { C6: "x" }, cell: "B12", says: "C6: expected a whole number" },
  { lesson: schonbrunn, typed: { C6: 1.5, F9: "y" }, cell: "B12", says: "C6, F9: expected a whole number" },
  { lesson: schonbrunn, typed: { D7: "O", F9: 0 }, cell: "B12", says: "D7, F9: all of these are 0, O" },
  { lesson: schonbrunn, typed: { D7: 1 }, cell: "B12", says: "No tile is the goal" },
  { lesson: schonbrunn, typed: { C11: 6 }, cell: "B12", says: "C11: the start is outside the board" },
  { lesson: schonbrunn, typed: { D11: "c" }, cell: "B12", says: "D11: the start is outside the board" },
  {
    lesson: schonbrunn,
    typed: { E16: "jump most" },
    cell: "B12",
    says: "E16: expected jump, jump zero or jump",
  },
  { lesson: pinball, typed: { K22: "?" }, cell: "K23", says: "K21: no word in the labels" },
  { lesson: pinball, typed: { J13: "A" }, cell: "K23", says: "J12, J13: each generator needs a label" },
  { lesson: pinball, typed: { K14: REFUSED }, cell: "K23", says: "I14: no path." },
  { lesson: pinball, typed: { T7: 9 }, cell: "B32", says: "The balls: V10, V15: the start has not" },
  { lesson: pinball, typed: { T11: 5 }, cell: "B32", says: "The balls: T11: the goal has not as many" },
  { lesson: pinball, typed: { P9: "" }, cell: "B32", says: "The balls: P9: a flipper needs" },
  { lesson: pinball, typed: { S9: 12 }, cell: "B32", says: "The balls: S9: type each tile" },
  { lesson: knights, typed: { I6: "B" }, cell: "B12", says: "The knights: I6, L7, I8, J8: the start" },
  { lesson: knights, typed: { D7: "#" }, cell: "B12", says: "The knights: something is wrong" },
  { lesson: knights, typed: { L9: "W" }, cell: "B12", says: "The knights: L9: # stands at" },
  {
    lesson: knights,
    typed: { D8: "#", E7: "#", C8: "" },
    cell: "B12",
    says: "C6, F7: from this square no knight",
  },
  { lesson: fifteen, typed: { B6: 2 }, cell: "B12", says: "The 8-puzzle: B6, C6: expected each tile" },
  { lesson: fifteen, typed: { B6: "" }, cell: "B12", says: "The 8-puzzle: B6, C7: only one of these" },
  {
    lesson: fifteen,
    typed: { J6: 16 },
    cell: "B13",
    says: "The 15-puzzle: J6: expected each tile from 1 to 15",
  },
  { lesson: ogear, typed: { R7: "Up" }, cell: "B16", says: "R7: expected a direction" },
  { lesson: ogear, typed: { Q8: "Side" }, cell: "B16", says: "Q8: the table has no such face" },
  { lesson: ogear, typed: { S7: 5 }, cell: "B16", says: "S7: expected a tooth" },
  { lesson: ogear, typed: { C21: "Wst" }, cell: "B16", says: "C21: expected a direction" },
  { lesson: ogear, typed: { D22: "" }, cell: "B16", says: "D22: a row of the table" },
  { lesson: freeTheKey, typed: { I9: "a" }, cell: "AC9", says: "I9: expected a height" },
  { lesson: freeTheKey, typed: { F17: -1 }, cell: "AC9", says: "F17: expected a height" },
  { lesson: freeTheKey, typed: { AI9: 17 }, cell: "AH15", says: "AI9: expected a whole number from 1 to 16" },
  { lesson: freeTheKey, typed: { AI9: 3 }, cell: "AH15", says: "Type the turn and the place" },
  {
    lesson: freeTheKey,
    typed: { AI9: 3, AI10: 5, K18: 1 },
    cell: "AH15",
    says: "Turn 3, place 5: the disk fits.",
  },
  {
    lesson: freeTheKey,
    typed: { AI9: 16, AI10: 21, AA31: 0 },
    cell: "AH15",
    says: "Turn 16, place 21: the disk does not fit.",
  },
  { lesson: catWalk, typed: { BF14: REFUSED, E6: "x" }, cell: "BD16", says: "E6: a room is blank" },
  { lesson: catWalk, typed: { BF14: REFUSED, BE8: "red" }, cell: "BD16", says: "BE8: expected gates" },
  { lesson: catWalk, typed: { BF26: REFUSED, AA46: "", AC46: "" }, cell: "BD28", says: "No room says S" },
  { lesson: rubik, typed: { C15: REFUSED, C14: "UX" }, cell: "D14", says: "C14: no such turn" },
  { lesson: rubik, typed: { C15: REFUSED, B7: "U" }, cell: "D14", says: "B6, B7: each turn needs" },
  { lesson: whichGroup, typed: { H18: REFUSED, R13: "" }, cell: "H19", says: "R13: a row of the table" },
  { lesson: whichGroup, typed: { H11: REFUSED }, cell: "H12", says: "Select cell H11" },
];

test.each(MISTAKES)("$lesson.id with $typed says in $cell: $says", async ({ lesson, typed, cell, says }) => {
  const [[said]] = await calculated(lesson, typed, cell);
  expect(String(said).slice(0, says.length)).toBe(says);
});

import { i18n } from "../../language";
import { finished } from "../../steps";
import { BEGINNING, beginsEmpty } from "../../lessons/beginning";
import type { Lesson } from "../../lessons/lesson";
import type { Maker } from "../../lessons/maker";
import { grid, ownSheet, sizeIn } from "../../lessons/own-sheet";
import { jumpPicture, jumpSheet, type JumpSheet } from "./lesson-sheet";
import { readJumps } from "./kind";
import { QUICK_CHANGES, randomBoard, SIZE, type RandomBoard } from "./random-board";
import { limited } from "../limited";
import { listSimpleWays } from "../../search/simple-ways";
import { unlessLimited } from "../../steps/limit-error";
import type { Random } from "../../steps/random";

/** All ways of an example are listed next to it. */
const MAX_WAYS = 200;
const MAX_STEPS = 5000;

const PICTURE = jumpPicture([
  [1, -2, 2, -1],
  [-1, 1, -3, 2],
  [2, -1, 0, 1],
  [-2, 3, 1, -1],
]);

/** The kind of puzzle by which the page Play plays a board: it knows of the sum 0, but of no sum nearest to it. */
const kindOf = (rules: string) => (rules === "jump zero" ? "SchonbrunnExpert" : "Schonbrunn");

/** The tiles row by row, and the row and column of the start, counted from 1. */
type OwnBoard = Pick<JumpSheet, "tiles" | "start">;

export const jumpMaker: Maker = {
  id: "jumps",
  title: /*i18n*/ "Jump board",
  summary: /*i18n*/ "Numbers that say how far to jump. The one shortest route to the goal is long.",
  picture: PICTURE,
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE, usual: 5 },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE, usual: 5 },
    {
      name: "rules",
      title: /*i18n*/ "A player looks for",
      options: [
        { value: "jump", title: /*i18n*/ "the fewest jumps" },
        { value: "jump zero", title: /*i18n*/ "the sum 0" },
        { value: "jump least", title: /*i18n*/ "a sum as near to 0 as possible" },
      ],
      usual: "jump",
    },
    BEGINNING,
  ],
  showsExample: true,
  sheet(values, random) {
    const [rows, columns] = sizeIn(values);
    const rules = String(values.rules);
    const { tiles, start } = beginsEmpty(values)
      ? { tiles: grid(rows, columns), start: [rows, 1] as const }
      : exampleBoard(rows, columns, rules, random);
    return ownJumps({ tiles, start }, rules);
  },
};

/** The sheet of a board of the user's own; the rules are among the maker's. */
export const ownJumps = ({ tiles, start }: OwnBoard, rules: string): Lesson =>
  ownSheet({
    id: "own-jumps",
    title: i18n.t("My jump board"),
    task: i18n.t(
      "Each number says how far to jump from its tile, and no tile is visited twice. Type a whole number into each tile, 0 or G for the goal, and # where there is no tile.",
    ),
    picture: PICTURE,
    sheetName: i18n.t("Jump board"),
    ...jumpSheet({
      tiles,
      start,
      rules,
      rulesTitle: /*i18n*/ "Rules",
      ways: [
        {
          heading: /*i18n*/ "The shortest route by the rules in {cell}",
          found: /*i18n*/ "{jumps} jumps have the sum {sum}.",
          impossible: /*i18n*/ "No route by these rules leads to the goal.",
          fill: "#ffd166",
        },
      ],
      listed: rules,
      notes: ({ board, found0, all, rules: chosen }) => [
        {
          at: board.first,
          text: i18n.t(
            "The sign of a number does not matter for the jump, only for the sum. The start is blue, and you type its row and column below.",
          ),
        },
        {
          at: found0.first,
          text: i18n.t(
            "SOLVEMAZE finds the route with the fewest jumps. Type jump, jump zero (the sum is 0) or jump least (it is as near to 0 as possible) into {cell}.",
            { cell: `${chosen.first}` },
          ),
        },
        {
          at: all.first,
          text: i18n.t("This table has every route: its jumps, its sum, and its tiles by row and column."),
        },
      ],
      kinds: [kindOf(rules)],
    }),
  });

function exampleBoard(rows: number, columns: number, rules: string, random: Random): RandomBoard {
  for (;;) {
    const example = finished(randomBoard(rows, columns, rules, random, QUICK_CHANGES));
    if (hasFewWays(example)) return example;
  }
}

function hasFewWays({ tiles, start }: RandomBoard): boolean {
  const { ways } = finished(readJumps({ maze: tiles, start: [start], goal: [[""]], rules: ["jump"] }));
  return finished(unlessLimited(limited(listSimpleWays(ways, MAX_WAYS), MAX_STEPS))) !== undefined;
}

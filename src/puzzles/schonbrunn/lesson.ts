import { i18n } from "../../language";
import { defineLesson } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { evenWord, number } from "../../lessons/expected-answers";
import type { Areas } from "../../lessons/layout";
import { jumpPicture, jumpSheet } from "./lesson-sheet";
import { solve } from "./lesson-ways";

/** The questions of the lesson on a board of jumps. */
function jumpQuestions(areas: Areas): ThreeQuestions {
  const tiles = areas.board.fixed;
  const goal = (part: "ROW" | "COLUMN") => `SUMPRODUCT((${tiles}=0)*${part}(${tiles}))`;
  /** A tile leads to the goal along a line if it stands as far from it as its number says. */
  const leads = (along: "ROW" | "COLUMN", across: "ROW" | "COLUMN") =>
    `(${across}(${tiles})=${goal(across)})*(ABS(${along}(${tiles})-${goal(along)})=ABS(${tiles}))`;
  return [
    {
      text: i18n.t("How many tiles lead to the 0 in one jump?"),
      ...number(`SUMPRODUCT((${tiles}<>0)*(${leads("ROW", "COLUMN")}+${leads("COLUMN", "ROW")}))`),
    },
    {
      text: i18n.t("Are the sums of the routes even or odd?"),
      ...evenWord(`ISEVEN(${solve(areas, '"jump"', "sum")})`),
    },
    {
      text: i18n.t("How many routes have the sum 0?"),
      ...number(solve(areas, '"jump zero"', "count")),
    },
  ];
}

/** The tiles in the garden. The way in is from below, onto the 1 in the middle of the last row. */
const TILES = [
  [2, -2, 4, -1, 3],
  [-3, 3, -1, 3, -2],
  [1, -2, 0, -2, 3],
  [-3, 2, -3, 2, -4],
  [4, -2, 1, -3, 2],
];

const FOUND = /*i18n*/ "{jumps} jumps over {tiles} tiles have the sum {sum}.";

/** The number maze in the garden of Schönbrunn, at both levels of difficulty. */
export const schonbrunn = defineLesson({
  id: "schonbrunn",
  title: /*i18n*/ "The maze of Schönbrunn",
  summary: /*i18n*/ "Each tile says how far to jump; experts want the sum 0 as well.",
  source:
    /*i18n*/ "This lesson follows Jeremy Tuloup’s article “Solving the math puzzle of the Schönbrunn maze in Vienna”.",
  task: /*i18n*/ "Each number says how far to jump from its tile: up, down, left or right, whatever its sign. Jump to the 0 and visit no tile twice; experts also make the sum 0.",
  picture: jumpPicture(TILES),
  sheetName: "Schönbrunn",
  ...jumpSheet({
    tiles: TILES,
    start: [5, 3],
    rules: "jump zero",
    rulesTitle: /*i18n*/ "Rules for experts",
    ways: [
      {
        heading: /*i18n*/ "Normal: the shortest route",
        rules: "jump",
        fill: "#ffd166",
        found: FOUND,
        impossible: /*i18n*/ "No route leads to the 0.",
      },
      {
        heading: /*i18n*/ "Expert: the shortest route by the rules in {cell}",
        fill: "#9fdcb0",
        found: FOUND,
        impossible: /*i18n*/ "No route to the 0 has the sum 0.",
      },
    ],
    listed: "jump",
    questions: jumpQuestions,
    notes: ({ board, found0, found1, rules, all, listedRules }) => [
      {
        at: board.first,
        text: i18n.t(
          "Type whole numbers, and one 0 for the goal. The sign matters only for the sum, not for the jump.",
        ),
      },
      {
        at: found0.first,
        text: i18n.t(
          'SOLVEMAZE with the rules "jump" finds the fewest tiles. Its answers "length", "sum", "path" and "grid" all describe the same route.',
        ),
      },
      {
        at: all.first,
        text: i18n.t(
          'The answer "all" lists every route: its jumps, its sum, and its tiles by row and column. Type jump zero or jump least into {cell} to list only those routes.',
          { cell: `${listedRules.first}` },
        ),
      },
      {
        at: found1.first,
        text: i18n.t(
          'With the rules "jump zero", the numbers on the route add up to 0, with their signs. If no route does that, the cell below says why. Then type jump least into {cell} for the sum nearest to 0.',
          { cell: `${rules.first}` },
        ),
      },
    ],
    kinds: ["Schonbrunn", "SchonbrunnExpert"],
  }),
});

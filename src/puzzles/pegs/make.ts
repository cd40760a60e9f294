import { i18n } from "../../language";
import { BEGINNING, beginsEmpty } from "../../lessons/beginning";
import type { Maker } from "../../lessons/maker";
import { grid, ownSheet } from "../../lessons/own-sheet";
import { readPegRules, readPegs } from "./cells";
import { boardOf, HOLE, PEG, pegsSheet } from "./lesson-sheet";
import { randomPegs } from "./random-pegs";
import { SHAPES, type ShapeName } from "./shapes";

const PICTURE = [
  ["", PEG, PEG, ""],
  [PEG, PEG, PEG, PEG],
  [PEG, HOLE, PEG, PEG],
  ["", PEG, PEG, ""],
];
const MOST_JUMPS = 34;

export const pegsMaker: Maker = {
  id: "pegs",
  title: /*i18n*/ "A peg board",
  summary: /*i18n*/ "Pegs on a board of any shape: jumps to the goal, or why there are none.",
  picture: PICTURE,
  choices: [
    {
      name: "shape",
      title: /*i18n*/ "Board",
      options: [
        { value: "cross", title: /*i18n*/ "a cross of 33 holes" },
        { value: "european", title: /*i18n*/ "the European board of 37 holes" },
        { value: "triangle", title: /*i18n*/ "a triangle of 15 holes" },
        { value: "square", title: /*i18n*/ "a square of 25 holes" },
      ],
      usual: "cross",
    },
    { name: "jumps", title: /*i18n*/ "Jumps at most", least: 2, most: MOST_JUMPS, usual: 12 },
    BEGINNING,
  ],
  sheet(values, random) {
    const rows = boardOf(SHAPES[values.shape as ShapeName]);
    const rules = values.shape === "triangle" ? "triangle" : "";
    const { holes } = readPegs(rows, [[""]], readPegRules(rules === "" ? [] : [rules]));
    const empty = grid(holes.rows, holes.columns);
    const example = beginsEmpty(values)
      ? { board: empty, goal: empty }
      : randomPegs(holes, Number(values.jumps), random);
    return ownSheet({
      id: "own-pegs",
      title: i18n.t("My peg solitaire"),
      task: i18n.t(
        "Pegs jump over each other and are removed, until the board is as shown on the right. Type o for each peg, and . for each empty hole.",
      ),
      picture: PICTURE,
      sheetName: i18n.t("Peg solitaire"),
      ...pegsSheet({ ...example, rules, rows: 64 }),
    });
  },
};

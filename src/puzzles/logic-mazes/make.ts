import { i18n } from "../../language";
import { BEGINNING } from "../../lessons/beginning";
import type { Maker } from "../../lessons/maker";
import { gridToBegin, ownSheet } from "../../lessons/own-sheet";
import { finished } from "../../steps";
import { pictureOf } from "./lesson";
import { logicSheet } from "./lesson-sheet";
import { randomLogic, SIZE } from "./random-logic";

const PICTURE = pictureOf(["@..#a", "##.##", "*A..."]);

export const logicMaker: Maker = {
  id: "logic-maze",
  title: /*i18n*/ "Logic maze",
  summary: /*i18n*/ "Keys and doors, portals, costs, diagonal steps or ice: the best route from @ to *.",
  picture: PICTURE,
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE, usual: 9 },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE, usual: 12 },
    {
      name: "rules",
      title: /*i18n*/ "Rules",
      options: [
        { value: "keys", title: /*i18n*/ "keys and doors" },
        { value: "portals", title: /*i18n*/ "portals" },
        { value: "portals keys", title: /*i18n*/ "portals, keys and doors" },
        { value: "costs", title: /*i18n*/ "costs: the cheapest route" },
        { value: "diagonal", title: /*i18n*/ "diagonal steps" },
        { value: "ice", title: /*i18n*/ "ice: slide until a wall" },
        { value: "keys ice", title: /*i18n*/ "ice, keys and doors" },
      ],
      usual: "keys",
    },
    BEGINNING,
  ],
  sheet(values, random) {
    const rules = String(values.rules);
    const maze = gridToBegin(values, (rows, columns) => finished(randomLogic(rows, columns, rules, random)));
    return ownSheet({
      id: "own-logic-maze",
      title: i18n.t("My maze with rules"),
      task: i18n.t(
        "A route leads from @ to *, and the rules say what letters and numbers mean. Type # for each wall, @ for the start, * for the goal, and what the rules name.",
      ),
      picture: PICTURE,
      sheetName: i18n.t("Maze with rules"),
      ...logicSheet({ maze, rules, rows: 250 }),
    });
  },
};

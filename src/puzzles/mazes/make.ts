import { i18n } from "../../language";
import { BEGINNING } from "../../lessons/beginning";
import { gridToBegin } from "../../lessons/own-sheet";
import type { Maker } from "../../lessons/maker";
import { paintedPicture } from "./lesson-colors";
import { mazeSheet } from "./lesson-sheet";
import { mazeOfText } from "./make-from-text";
import { readWrapping } from "./neighbours";
import { randomMaze, SIZE } from "./random-maze";
import { finished } from "../../steps";

export const mazeMaker: Maker = {
  id: "maze",
  title: /*i18n*/ "Maze",
  summary: /*i18n*/ "Walls, a start and a goal: find the shortest route.",
  picture: paintedPicture(),
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE, usual: 12 },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE, usual: 16 },
    {
      name: "rules",
      title: /*i18n*/ "Edges",
      options: [
        { value: "walk", title: /*i18n*/ "flat: all edges are walls" },
        { value: "walk wrap rows", title: /*i18n*/ "a ring: the last row meets the first" },
        { value: "walk wrap columns", title: /*i18n*/ "a ring: the last column meets the first" },
        { value: "walk wrap rows columns", title: /*i18n*/ "a torus: both" },
      ],
      usual: "walk",
    },
    BEGINNING,
  ],
  sheet(values, random) {
    const rules = String(values.rules);
    const cells = gridToBegin(values, (rows, columns) =>
      finished(randomMaze(rows, columns, readWrapping(rules.split(" ")), random)),
    );
    return mazeSheet({ title: i18n.t("My maze"), cells, rules });
  },
  sheetOfText: mazeOfText,
};

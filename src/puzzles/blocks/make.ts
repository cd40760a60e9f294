import { i18n } from "../../language";
import { BEGINNING, beginsEmpty } from "../../lessons/beginning";
import type { Maker, MakerValues } from "../../lessons/maker";
import { grid, ownSheet } from "../../lessons/own-sheet";
import { finished } from "../../steps";
import type { Random } from "../../steps/random";
import { blocksSheet, OTHERS, WANTED } from "./lesson-sheet";
import { randomBlocks, SIZE } from "./random-blocks";

const PICTURE = [
  [OTHERS[0], WANTED, WANTED, OTHERS[0]],
  [OTHERS[0], WANTED, WANTED, OTHERS[0]],
  [OTHERS[1], OTHERS[2], OTHERS[2], ""],
];

export const blocksMaker: Maker = {
  id: "blocks",
  title: /*i18n*/ "Sliding blocks",
  summary: /*i18n*/ "Pieces of any shape in a tray, as in Klotski or Rush Hour: the fewest moves to the end.",
  picture: PICTURE,
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE, usual: 5 },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE, usual: 4 },
    BEGINNING,
  ],
  sheet(values, random) {
    return ownSheet({
      id: "own-blocks",
      title: i18n.t("My sliding blocks"),
      task: i18n.t(
        "Type the same letter into all cells of a piece, and # for a wall. On the right, type the pieces that matter where they have to come.",
      ),
      picture: PICTURE,
      sheetName: i18n.t("Sliding blocks"),
      ...blocksSheet({ ...beginning(values, random), rules: "moves", rows: 150 }),
    });
  },
};

function beginning(values: MakerValues, random: Random) {
  const [rows, columns] = [Number(values.rows), Number(values.columns)];
  const isEmpty = beginsEmpty(values);
  return isEmpty
    ? { board: grid(rows, columns), goal: grid(rows, columns) }
    : finished(randomBlocks(rows, columns, random));
}

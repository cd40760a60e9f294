import { i18n } from "../../language";
import { BEGINNING, beginsEmpty } from "../../lessons/beginning";
import type { Maker, MakerValues } from "../../lessons/maker";
import { grid, ownSheet } from "../../lessons/own-sheet";
import { finished } from "../../steps";
import type { Random } from "../../steps/random";
import { blocksSheet, OTHERS, WANTED } from "./lesson-sheet";
import { MOVES, randomCars, randomTray, SIZE } from "./random-blocks";

const CARS = "lengthwise";

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
  showsExample: true,
  choices: [
    {
      name: "pieces",
      title: /*i18n*/ "Pieces move",
      options: [
        { value: "freely", title: /*i18n*/ "in all directions, as in Klotski" },
        { value: CARS, title: /*i18n*/ "lengthwise only, as cars do in Rush Hour" },
      ],
      usual: "freely",
    },
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE, usual: 5 },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE, usual: 4 },
    { name: "moves", title: /*i18n*/ "Moves at most", ...MOVES, isLater: true },
    BEGINNING,
  ],
  sheet(values, random) {
    return ownSheet({
      id: "own-blocks",
      title: i18n.t("My sliding blocks"),
      task: i18n.t(
        "Pieces slide in a tray until those that matter are where the right board shows them. Type one letter into all cells of a piece, and # for a wall.",
      ),
      picture: PICTURE,
      sheetName: i18n.t("Sliding blocks"),
      ...blocksSheet({
        ...beginning(values, random),
        rules: values.pieces === CARS ? "straight lengthwise" : "moves",
        rows: 150,
      }),
    });
  },
};

function beginning(values: MakerValues, random: Random) {
  const [rows, columns] = [Number(values.rows), Number(values.columns)];
  if (beginsEmpty(values)) return { board: grid(rows, columns), goal: grid(rows, columns) };
  const make = values.pieces === CARS ? randomCars : randomTray;
  return finished(make(rows, columns, Number(values.moves), random));
}

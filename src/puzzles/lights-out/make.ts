import { i18n } from "../../language";
import type { Maker } from "../../lessons/maker";
import { randomIndex, type Random } from "../../steps/random";
import { neighboursOf, press, type Lamps } from "./cells";
import { DARK, LIT } from "./lesson-paints";
import { lightsSheet } from "./lesson-sheet";

const MOST = 12;
const PICTURE = [
  [0, 1, 0, 1],
  [1, 1, 1, 0],
  [0, 1, 0, 0],
].map((row) => row.map((lamp) => (lamp ? LIT : DARK)));

/** Sheets for boards of the user's own. */
export const lights: Maker = {
  id: "lights",
  title: /*i18n*/ "Board of lamps",
  summary: /*i18n*/ "Type which lamps are lit, on a board of any shape.",
  picture: PICTURE,
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", least: 2, most: MOST, usual: 5 },
    { name: "columns", title: /*i18n*/ "Columns", least: 2, most: MOST, usual: 5 },
    {
      name: "example",
      title: /*i18n*/ "To begin with",
      options: [
        { value: "solvable", title: /*i18n*/ "lamps that can be switched off" },
        { value: "any", title: /*i18n*/ "any lamps" },
      ],
      usual: "solvable",
    },
  ],

  sheet({ rows, columns, example }, random) {
    const lamps = fullBoard(Number(rows), Number(columns));
    const lit = example === "any" ? anyLit(lamps.count, random) : solvable(lamps, random);
    return lightsSheet({
      id: "lights",
      get title() {
        return i18n.t("My lamps");
      },
      get summary() {
        return i18n.t("Lamps of your own to switch off.");
      },
      get source() {
        return i18n.t("Lights Out is a game of 1995.");
      },
      get task() {
        return i18n.t(
          "A press switches a lamp and its neighbours to the left, above, to the right and below. Switch all lamps off.",
        );
      },
      picture: PICTURE,
      sheetName: i18n.t("My lamps"),
      lamps: Array.from({ length: lamps.rows }, (_, row) =>
        Array.from({ length: lamps.columns }, (_cell, column) => lit[row * lamps.columns + column] || ""),
      ),
    });
  },
};

function fullBoard(rows: number, columns: number): Lamps {
  const all = Int32Array.from({ length: rows * columns }, (_, cell) => cell);
  return { rows, columns, count: all.length, lampAt: all, cellOf: all };
}

const anyLit = (count: number, random: Random) =>
  Uint8Array.from({ length: count }, () => randomIndex(random, 2));

/** What random presses make of a dark board. If they make nothing of it, one more press does. */
function solvable(lamps: Lamps, random: Random): Uint8Array {
  const lit = new Uint8Array(lamps.count);
  const neighbours = neighboursOf(lamps);
  anyLit(lamps.count, random).forEach((isPressed, lamp) => isPressed && press(lit, lamp, neighbours));
  if (!lit.includes(1)) press(lit, 0, neighbours);
  return lit;
}

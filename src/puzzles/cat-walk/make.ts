import { i18n } from "../../language";
import { BEGINNING, beginsEmpty } from "../../lessons/beginning";
import type { Lesson } from "../../lessons/lesson";
import type { Maker } from "../../lessons/maker";
import { ownSheet, sizeIn } from "../../lessons/own-sheet";
import { finished } from "../../steps";
import { ENDS, gatePicture, LOOKS, paintLooks, WALKS } from "./lesson-looks";
import { colourRules, MOST_COLOURS, TEXTS_WITH_COLOURS, typedRules } from "./lesson-rules";
import { gateSheet, type GateSheet } from "./lesson-sheet";
import { randomGates, SIZE } from "./random-gates";

/** The colours that a way may take, and those of all gates. */
const COLOURS = ["red", "blue", "green"];
const GATES = [...COLOURS, "gray"];
/** Heights and widths of cells, smaller where a maze of rooms for all letters would leave no space next to it. */
const USUAL = { room: { points: 21, characters: 3.2 }, wall: { points: 15, characters: 1.6 } };
const SMALL = { room: { points: 18, characters: 2 }, wall: { points: 9, characters: 0.9 } };
const WIDE = 2 * SIZE.most + 1;
/** A gate of a colour that has no look. */
const OTHER_GATE = "#b5179e";

/** Whether there are more colours than cells for them, so that the rules stand in one cell. */
const isTyped = (colours: readonly string[]) => colours.length > MOST_COLOURS;

const PICTURE = gatePicture(
  ["#########", "#S  r   #", "#b### #g#", "#   #   #", "# #r###b#", "# #   #G#", "#########"].map((row) =>
    Array.from(row, (mark) => COLOURS.find((colour) => colour.startsWith(mark)) ?? mark.trim()),
  ),
  [...LOOKS, ...ENDS],
);

/** Rooms without gates and inner walls; corners and the outer walls are there. */
const emptyMaze = (roomRows: number, roomColumns: number): string[][] =>
  Array.from({ length: 2 * roomRows + 1 }, (_, row) =>
    Array.from({ length: 2 * roomColumns + 1 }, (_cell, column) => {
      const isOuter = row === 0 || column === 0 || row === 2 * roomRows || column === 2 * roomColumns;
      return isOuter || (row % 2 === 0 && column % 2 === 0) ? "#" : "";
    }),
  );

export const gateMaker: Maker = {
  id: "gates",
  title: /*i18n*/ "Gates",
  summary: /*i18n*/ "Rooms, walls and gates to be passed in the order of their colours.",
  picture: PICTURE,
  choices: [
    { name: "rows", title: /*i18n*/ "Rows of rooms", ...SIZE, usual: 6 },
    { name: "columns", title: /*i18n*/ "Columns of rooms", ...SIZE, usual: 6 },
    { name: "colours", title: /*i18n*/ "Colours", least: 1, most: COLOURS.length, usual: 2 },
    BEGINNING,
  ],
  sheet(values, random) {
    const [rows, columns] = sizeIn(values);
    const colours = COLOURS.slice(0, Number(values.colours));
    const maze = beginsEmpty(values)
      ? emptyMaze(rows, columns)
      : finished(randomGates(rows, columns, { all: GATES, inOrder: colours }, random));
    return ownGates(maze, [colours]);
  },
};

/**
 * The sheet of a maze of the user's own.
 *
 * @param orders the colours of each way through it, in their order: one or two ways
 */
export function ownGates(maze: GateSheet["maze"], orders: readonly (readonly string[])[]): Lesson {
  return ownSheet({
    id: "own-gates",
    title: i18n.t("My gates"),
    task: i18n.t(
      "A route from S to G takes the gates in their order, again and again, and visits no room twice. Type S and G into rooms, and # or the colour of a gate between two rooms.",
    ),
    picture: PICTURE,
    sheetName: i18n.t("Gates"),
    ...gateSheet({
      maze,
      mazeStyle: "gateInput",
      isOwn: true,
      walks: orders.map((colours, number) => ({
        ...WALKS[number],
        ...(orders.length === 1 && { heading: /*i18n*/ "The route" }),
        rules: isTyped(colours) ? typedRules(["gates", ...colours].join(" ")) : colourRules(colours),
      })),
      texts: TEXTS_WITH_COLOURS,
      looks: [...LOOKS, ...ENDS],
      // Words that are too long for their cells have the colour of these.
      paint: (area) => [
        ...paintLooks(LOOKS, area).map((paint) => ({ ...paint, color: paint.fill })),
        ...paintLooks(ENDS, area).map((paint) => ({ ...paint, color: "#ffffff" })),
        { on: area, when: `=${area.first}<>""`, fill: OTHER_GATE, color: OTHER_GATE },
      ],
      ...(maze[0].length > WIDE ? SMALL : USUAL),
      notes: (areas) => [
        {
          at: areas.maze.first,
          text: i18n.t(
            "Rooms are the larger cells. Between two rooms, a blank cell is open, # is a wall, and any other word is a gate of that colour.",
          ),
        },
        {
          at: areas.message0.first,
          text: i18n.t(
            "Each gate that the route passes upwards or downwards gives the letter of its column.",
          ),
        },
        ...(isTyped(orders[0])
          ? []
          : [
              {
                at: areas.rules0.first,
                text: i18n.t(
                  "The rules as SOLVEMAZE reads them, made of the colours below. After the last colour comes the first one again.",
                ),
              },
            ]),
      ],
    }),
  });
}

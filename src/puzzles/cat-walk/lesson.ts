import { i18n } from "../../language";
import { columnLetters } from "../../grid/addresses";
import { opening, questions } from "../../lessons/blocks";
import { CAT_WALK } from "./lesson-maze";
import {
  MAZE,
  MAZE_ROW,
  paintLists,
  paintProblems,
  paintWalks,
  RULES,
  walksBelowMaze,
  walksBesideMaze,
} from "./lesson-walks";
import type { Lesson, LessonBlock, Picture } from "../../lessons/lesson";

const source = () =>
  i18n.t(
    "After the article “Solving a University Quest Puzzle with Python”; the puzzle is Melbourne University's.",
  );

/** Rooms are wide and walls are thin; a gate is a bar in its wall. */
const ROOM_SIZE = { points: 13.5, characters: 2.15 };
const WALL_SIZE = { points: 5.25, characters: 0.29 };
const isRoom = (index: number) => index % 2 === 1;

const ROOM = "#fffbe8";
/** How a maze cell is drawn, depending on its content. */
const DRAWN: readonly { readonly says: string; readonly fill: string; readonly legend: string }[] = [
  { says: "#", fill: "#2b3a55", legend: /*i18n*/ "#  a wall" },
  { says: "red", fill: "#d62828", legend: /*i18n*/ "red  a gate" },
  { says: "blue", fill: "#1d6fe0", legend: /*i18n*/ "blue  a gate" },
  { says: "green", fill: "#2b9348", legend: /*i18n*/ "green  a gate" },
  { says: "gray", fill: "#9aa1ac", legend: /*i18n*/ "gray  a gate" },
  { says: "S", fill: "#6d28d9", legend: /*i18n*/ "S  the cat" },
  { says: "G", fill: "#e8590c", legend: /*i18n*/ "G  food" },
];

/** The appearance of the maze around the cat. */
function picture(): Picture {
  const fills = new Map(DRAWN.map(({ says, fill }) => [says, fill]));
  return CAT_WALK.slice(-23).map((row) => row.slice(14, 37).map((cell) => fills.get(cell) ?? ROOM));
}

/** The maze of Simon's Cat, whose gates spell two messages. */
export const catWalk: Lesson = {
  id: "cat-walk",
  get title() {
    return i18n.t("Cat Walk");
  },
  get summary() {
    return i18n.t("A hungry cat walks through coloured gates and spells a message.");
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "Cat Walk",
  columnWidths: [
    1.5,
    ...CAT_WALK[0].map((_cell, column) => (isRoom(column) ? ROOM_SIZE : WALL_SIZE).characters),
    1.5,
    ...[11, 11, 11],
    2,
    ...[11, 11, 11],
  ],
  rowHeights: [
    { rows: "4:4", points: ROOM_SIZE.points },
    ...CAT_WALK.map((_cells, row) => ({
      rows: `${MAZE_ROW + row}:${MAZE_ROW + row}`,
      points: (isRoom(row) ? ROOM_SIZE : WALL_SIZE).points,
    })),
  ],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Cat Walk"),
        i18n.t(
          "Lead the cat to its food, through gates in the order of the rules and into no room twice. Gates passed up or down spell a message.",
        ),
        source(),
      ),
      {
        at: "B4",
        cells: [CAT_WALK[0].map((_cell, column) => (isRoom(column) ? columnLetters((column - 1) / 2) : ""))],
        style: "axis",
      },
      { at: `B${MAZE_ROW}`, cells: CAT_WALK, style: "maze" },
      ...walksBesideMaze(),
      ...legend(),
      ...questions({ column: "B", row: 49 }, [
        i18n.t("Try the rules gates red, gates blue and gates green: which single colours lead to the food?"),
        i18n.t("The second message names an animal in other words: which one?"),
        i18n.t("Type # into any room of the first walk: why is there never another way?"),
      ]).map((block) => ({ ...block, across: CAT_WALK[0].length })),
      ...walksBelowMaze(),
    ];
  },
  paints: [
    ...paintLists(),
    ...paintProblems(),
    ...DRAWN.map(({ says, fill }) => ({ on: MAZE, when: `=B${MAZE_ROW}="${says}"`, fill })),
    ...paintWalks(),
  ],
  frames: [{ around: MAZE, color: "#1d3b6f" }],
  get notes() {
    return [
      {
        at: "BD10",
        text: i18n.t("Each gate that the cat passes upwards or downwards gives the letter of its column."),
      },
      {
        at: "BE20",
        text: i18n.t("After a red gate comes a blue one, then a green one, then a red one again."),
      },
      {
        at: "B5",
        text: i18n.t(
          "A cell that says # is a wall, a blank cell is open, and the name of a colour makes a gate. Cells show their colour only; select one to read it.",
        ),
      },
    ];
  },
  names: {
    CatWalk_maze: MAZE,
    CatWalk_rules: RULES,
  },
  select: "BE8:BF8",
};

/** What maze cells may contain. */
function legend(): LessonBlock[] {
  return DRAWN.flatMap(({ fill, legend: text }, index) => [
    { at: `BD${34 + 2 * index}`, cells: [[""]], style: "bar", fill },
    { at: `BE${34 + 2 * index}`, cells: [[i18n._(text)]], style: "question" },
  ]);
}

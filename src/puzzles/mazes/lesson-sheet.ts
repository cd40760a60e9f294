import { areaAddress, cellAddress, fixed } from "../../grid/addresses";
import { i18n, either } from "../../language";
import { spill } from "../../lessons/blocks";
import { blankIfWrong, firstProblem, paintProblem, type InputCheck } from "../../lessons/checks";
import { textFormula } from "../../lessons/formula-text";
import type { Lesson, LessonValue, Paint } from "../../lessons/lesson";
import { fewestMoves } from "../../lessons/move-list";
import { ownOpening, TITLE_CELL } from "../../lessons/own-sheet";
import { STYLES } from "../../lessons/styles";
import { PAINTS, paintedPicture } from "./lesson-colors";
import { WALKING } from "./neighbours";

const is = (cells: string, mark: string) => `(${cells}="${mark}")`;
const count = (cells: string, mark: string) => `SUMPRODUCT(--${is(cells, mark)})`;

/** What can be wrong with a maze that somebody has typed, and with the cell of its rules. */
function checkMaze(maze: string, rules: string): readonly InputCheck[] {
  const isMark = ["", "#", "S", "G"].map((mark) => is(maze, mark)).join("+");
  return [
    {
      cells: maze,
      wrong: `(${isMark})=0`,
      problem: (cells) => i18n.t("{cells}: expected # for a wall, S, G, or nothing.", { cells }),
    },
    {
      cells: maze,
      wrong: `${is(maze, "S")}*(${count(maze, "S")}>1)`,
      problem: (cells) => i18n.t("{cells}: the way can start at one S only.", { cells }),
    },
    ...["S", "G"].map((mark): InputCheck => ({
      cells: maze,
      wrong: `(${maze}<>"${mark}")*(${count(maze, mark)}=0)`,
      problem: () =>
        mark === "S"
          ? i18n.t("There is no S. Type S where the way starts.")
          : i18n.t("There is no G. Type G where the way ends."),
    })),
    {
      cells: rules,
      wrong: WALKING.map((words) => `(TRIM(${rules})<>"${words}")`).join("*"),
      problem: (cells) => i18n.t("{cells}: expected {choices}.", { cells, choices: either(WALKING) }),
    },
  ];
}

/** A maze to be typed over. */
export interface MazeOnSheet {
  readonly title: string;
  /** Walls and marks as SOLVEMAZE reads them. */
  readonly cells: readonly (readonly LessonValue[])[];
  /** The rules of walking, such as `walk wrap rows`. */
  readonly rules: string;
}

/** Rows and columns of the sheet, counted from 0. */
const VERDICT = cellAddress(3, 1);
const PROBLEM = cellAddress(4, 1);
const HEADING_ROW = 6;
const TOP = 7;
const LEFT = 1;

/** Widths in characters and heights in points: the maze's cells are squares, with room for a number of steps. */
const GAP = 2;
const SIDE = { characters: 2.7, points: 18 };
const WORDS = [30, 24];
/** The fewest columns that a grid takes, because of its heading. */
const HEADING_COLUMNS = 8;

/** The sheet of a walked maze: the maze, its shortest way, its dead ends, and what is wrong with it. */
export function mazeSheet({ title, cells, rules }: MazeOnSheet): Lesson {
  const [rows, columns] = [cells.length, cells[0].length];
  const facts = LEFT + columns + 1;
  const span = Math.max(columns, HEADING_COLUMNS);
  const way = facts + WORDS.length + 1;
  const ends = way + span + 1;
  const corner = (left: number) => cellAddress(TOP, left);
  const area = (left: number) => areaAddress(TOP, left, rows, columns);
  const [moves, ways, edges] = [0, 1, 2].map((row) => cellAddress(TOP + row, facts + 1));
  const maze = fixed(area(LEFT));

  const ifRight = blankIfWrong(fixed(PROBLEM));
  const solve = (answer: string) => `PUZZLE.SOLVEMAZE(${maze},,,${fixed(edges)},"${answer}")`;
  const noWay = textFormula(i18n.t("There is no way from S to G."));
  const result = `IF(ISNUMBER(${moves}),${fewestMoves(moves)},IF(${moves}="–",${noWay},"…"))`;
  const wide = columns + WORDS.length + columns + 2;
  const isDeadEnd = `=IF(ISNUMBER(${corner(ends)}),${corner(ends)}<1)`;

  return {
    id: "own-maze",
    title,
    summary: "",
    source: "",
    picture: paintedPicture(),
    sheetName: i18n.t("Maze"),
    columnWidths: [
      GAP,
      ...new Array<number>(columns).fill(SIDE.characters),
      ...[GAP, ...WORDS, GAP],
      ...new Array<number>(span).fill(SIDE.characters),
      GAP,
      ...new Array<number>(span).fill(SIDE.characters),
    ],
    rowHeights: [{ rows: `${TOP + 1}:${TOP + rows}`, points: SIDE.points }],
    blocks: [
      ...ownOpening(
        title,
        i18n.t("Type # where a wall is, S where the way starts and G where it ends. All else is open."),
      ),
      { at: VERDICT, cells: [[ifRight(result)]], style: "target", across: wide },
      {
        at: PROBLEM,
        cells: [[`=${firstProblem(checkMaze(maze, fixed(edges)), '""')}`]],
        style: "question",
        across: wide,
      },
      { at: cellAddress(HEADING_ROW, LEFT), cells: [[i18n.t("The maze")]], style: "heading" },
      { at: corner(LEFT), cells, style: "boardInput" },
      {
        at: corner(facts),
        cells: [
          [i18n.t("Moves of a shortest way")],
          [i18n.t("Number of shortest ways")],
          [i18n.t("Rules for the edges")],
        ],
        style: "question",
      },
      { at: moves, cells: [[ifRight(`IFNA(${solve("length")},"–")`)]], style: "formula" },
      { at: ways, cells: [[ifRight(solve("count"))]], style: "formula" },
      { at: edges, cells: [[rules]], style: "input" },
      { at: cellAddress(HEADING_ROW, way), cells: [[i18n.t("Step by step")]], style: "heading" },
      spill(corner(way), ifRight(`IFNA(${solve("grid")},"")`), rows, columns, "steps"),
      { at: cellAddress(HEADING_ROW, ends), cells: [[i18n.t("Dead ends")]], style: "heading" },
      spill(corner(ends), ifRight(`PUZZLE.DEADENDS(${maze},${fixed(edges)})`), rows, columns, "code"),
    ],
    paints: [
      ...[LEFT, way].flatMap((left): Paint[] => [
        { on: area(left), when: `=${corner(LEFT)}="#"`, ...PAINTS.wall },
        { on: area(left), when: `=${corner(LEFT)}="S"`, ...PAINTS.start },
        { on: area(left), when: `=${corner(LEFT)}="G"`, ...PAINTS.goal },
        { on: area(left), when: `=ISNUMBER(${corner(way)})`, ...PAINTS.way },
        { on: area(left), when: isDeadEnd, ...PAINTS.deadEnd },
      ]),
      { on: area(ends), when: `=IF(ISNUMBER(${corner(ends)}),${corner(ends)}=0)`, ...PAINTS.wall },
      { on: area(ends), when: isDeadEnd, ...PAINTS.deadEnd },
      { on: area(ends), when: `=ISNUMBER(${corner(ends)})`, fill: STYLES.formula.fill! },
      paintProblem(`${PROBLEM}:${cellAddress(4, LEFT + wide - 1)}`, `=${fixed(PROBLEM)}<>""`),
    ],
    frames: [LEFT, way, ends].map((left) => ({ around: area(left), color: "#1d3b6f" })),
    notes: [
      {
        // Not beside the cells to be typed into, which it would cover.
        at: cellAddress(TOP - 1, LEFT),
        text: i18n.t(
          "Blue: S. Green: G. Yellow: a shortest way. Pale: dead ends, from which every way leads back.",
        ),
      },
      {
        at: edges,
        text: i18n.t(
          "walk: the edges are walls. walk wrap rows: the last row is next to the first one. walk wrap columns, walk wrap rows columns: likewise.",
        ),
      },
      {
        at: corner(way),
        text: i18n.t(
          "SOLVEMAZE numbers the cells of a shortest way; with the answers length and count it tells its moves, and how many shortest ways there are.",
        ),
      },
      {
        at: corner(ends),
        text: i18n.t(
          "DEADENDS: walls are 0, dead ends lie between 0.5 and 1, and what is left of the maze is 1.",
        ),
      },
    ],
    names: { Maze_title: TITLE_CELL, Maze_maze: area(LEFT), Maze_rules: edges },
    select: corner(LEFT),
  };
}

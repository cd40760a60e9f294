import { either, i18n } from "../../language";
import { movesTo } from "../../lessons/blocks";
import { blankIfWrong, firstProblem, paintProblem, type InputCheck } from "../../lessons/checks";
import { textFormula } from "../../lessons/formula-text";
import { cell, cells, fields, formula, gap, heading, input, skip, spill } from "../../lessons/items";
import { beside, stack } from "../../lessons/layout";
import type { Lesson, LessonValue } from "../../lessons/lesson";
import { fewestMoves } from "../../lessons/move-list";
import { ownSheet, TITLE_CELL } from "../../lessons/own-sheet";
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
    ...["S", "G"].map((mark): InputCheck => ({
      cells: maze,
      wrong: `(${maze}<>"${mark}")*(${count(maze, mark)}=0)`,
      problem: () =>
        mark === "S"
          ? i18n.t("There is no S. Type S where the route starts.")
          : i18n.t("There is no G. Type G where the route ends."),
    })),
    {
      cells: rules,
      wrong: WALKING.map((words) => `(TRIM(${rules})<>"${words}")`).join("*"),
      problem: (cells) => i18n.t("{cells}: expected {choices}.", { cells, choices: either(WALKING) }),
    },
  ];
}

/** A maze to be typed over. */
interface MazeOnSheet {
  readonly title: string;
  /** Walls and marks as SOLVEMAZE reads them. */
  readonly cells: readonly (readonly LessonValue[])[];
  /** The rules of walking, such as `walk wrap rows`. */
  readonly rules: string;
}

/** Widths in characters and heights in points: the maze's cells are squares, with room for a number of steps. */
const GAP = 2;
const SIDE = { characters: 2.7, points: 18 };
const WORDS = [30, 24];
/** The fewest columns that a grid takes, because of its heading. */
const HEADING_COLUMNS = 8;

/** The sheet of a walked maze: the maze, its shortest way, its dead ends, and what is wrong with it. */
export function mazeSheet({ title, cells: marks, rules }: MazeOnSheet): Lesson {
  const [rows, columns] = [marks.length, marks[0].length];
  const span = Math.max(columns, HEADING_COLUMNS);
  const across = columns + WORDS.length + columns + 2;
  const grid = new Array<number>(span).fill(SIDE.characters);
  return ownSheet({
    id: "own-maze",
    title,
    task: i18n.t(
      "A route leads from S to G, from cell to cell, and never through a wall. Type # for each wall, S for the start and G for the goal.",
    ),
    picture: paintedPicture(),
    sheetName: i18n.t("Maze"),
    columnWidths: [GAP, ...grid.slice(0, columns), GAP, ...WORDS, GAP, ...grid, GAP, ...grid],
    sheet: ({ verdict, problem, maze, moves, edges, way, ends }) => {
      const ifRight = blankIfWrong(problem.first.fixed);
      const solve = (answer: string) => `PUZZLE.SOLVEMAZE(${maze.fixed},,,${edges.fixed},"${answer}")`;
      const noWay = textFormula(i18n.t("There is no route from S to G."));
      const result = `IF(ISNUMBER(${moves}),${fewestMoves(`${moves}`)},IF(${moves}="–",${noWay},"…"))`;
      const isDeadEnd = `=IF(ISNUMBER(${ends.first}),${ends.first}<1)`;
      return {
        panels: {
          B4: [
            {
              verdict: cell(ifRight(result), "target", { across }),
              problem: cell(`=${firstProblem(checkMaze(maze.fixed, edges.fixed), '""')}`, "question", {
                across,
              }),
            },
            gap(),
            beside(
              stack(heading(i18n.t("The maze")), { maze: cells(marks, "boardInput") }),
              skip(1),
              stack(
                gap(),
                fields(
                  [
                    i18n.t("Moves of a shortest route"),
                    { moves: formula(ifRight(`IFNA(${solve("length")},"–")`)) },
                  ],
                  [i18n.t("Number of shortest routes"), formula(ifRight(solve("count")))],
                  [i18n.t("Rules for the edges"), { edges: input(rules) }],
                ),
              ),
              skip(1),
              stack(heading(i18n.t("Step by step")), {
                way: spill(ifRight(movesTo(solve("grid"))), rows, columns, "steps", "hidden"),
              }),
              skip(span - columns + 1),
              stack(heading(i18n.t("Dead ends")), {
                ends: spill(
                  ifRight(`PUZZLE.DEADENDS(${maze.fixed},${edges.fixed})`),
                  ...([rows, columns, "code", "hidden"] as const),
                ),
              }),
            ),
          ],
        },
        rowHeights: [{ rows: maze, points: SIDE.points }],
        paints: [
          ...[maze, way].flatMap((on) => [
            { on, when: `=${maze.first}="#"`, ...PAINTS.wall },
            { on, when: `=${maze.first}="S"`, ...PAINTS.start },
            { on, when: `=${maze.first}="G"`, ...PAINTS.goal },
            { on, when: `=ISNUMBER(${way.first})`, ...PAINTS.way },
            { on, when: isDeadEnd, ...PAINTS.deadEnd },
          ]),
          { on: ends, when: `=IF(ISNUMBER(${ends.first}),${ends.first}=0)`, ...PAINTS.wall },
          { on: ends, when: isDeadEnd, ...PAINTS.deadEnd },
          { on: ends, when: `=ISNUMBER(${ends.first})`, fill: STYLES.formula.fill! },
          paintProblem(verdict, `=${moves.first.fixed}="–"`),
          paintProblem(problem, `=${problem.first.fixed}<>""`),
        ],
        frames: [maze, way, ends].map((around) => ({ around, color: "#1d3b6f" })),
        notes: [
          {
            // Not next to the cells to be typed into, which it would cover.
            at: maze.cell(-1),
            text: i18n.t("Blue is S, and green is G. Yellow is a shortest route. Pale cells are dead ends."),
          },
          {
            at: edges,
            text: i18n.t(
              "walk: the edges are walls. walk wrap rows: the last row is next to the first one. walk wrap columns: so is the last column. walk wrap rows columns: both.",
            ),
          },
          {
            at: way.first,
            text: i18n.t(
              "SOLVEMAZE numbers the cells of a shortest route. With the answer length it counts the moves, and with the answer count the shortest routes.",
            ),
          },
          {
            at: ends.first,
            text: i18n.t(
              "DEADENDS: walls are 0, dead ends lie between 0.5 and 1, and what is left of the maze is 1.",
            ),
          },
        ],
        names: { Maze_title: TITLE_CELL, Maze_maze: maze, Maze_rules: edges },
        // The rules are told if they are not the usual ones.
        paper: rules === "walk" ? maze : maze.to(edges),
        select: maze.first,
      };
    },
  });
}

import { columnLetters, fixed, plain } from "../../grid/addresses";
import { spill } from "../../lessons/blocks";
import { verdictAt } from "../../lessons/own-sheet";
import { i18n } from "../../language";
import { exercise, type ExercisePlaces, type ThreeQuestions } from "../../lessons/exercise";
import type { LessonBlock, LessonSheet, Paint, StyleName } from "../../lessons/lesson";
import { SOLUTIONS } from "../../lessons/solutions";
import { gateLayout, ROWS_OF_A_TEXT, type GateLayout } from "./lesson-layout";
import type { GateLook } from "./lesson-looks";
import { WalksOnSheet, type Walk } from "./lesson-walks";

/** What differs between sheets with a maze of gates. */
export interface GateSheet {
  readonly opening: () => readonly LessonBlock[];
  /** Rooms in the even rows and columns, as SOLVEMAZE reads them. */
  readonly maze: readonly (readonly string[])[];
  /** The formula that makes the maze, if one does. `maze` has the cells that it may fill. */
  readonly made?: (walks: WalksOnSheet) => string;
  readonly mazeStyle: StyleName;
  /** The first row of the maze. */
  readonly top: number;
  /** A cell above the maze that says how many steps the first walk has, or what is wrong. */
  readonly verdict?: string;
  readonly walks: readonly Walk[];
  /** How many rows of text each walk has beside the maze, with a blank one at the end. */
  readonly texts: number;
  readonly looks: readonly GateLook[];
  /** The colours of cells by their contents. */
  readonly paint: (maze: string) => Paint[];
  /** Heights in points and widths in characters of rooms, and of the walls between them. */
  readonly room: CellSize;
  readonly wall: CellSize;
  /** Where there are questions, a switch shows the solutions. */
  readonly questions?: (walks: WalksOnSheet) => ThreeQuestions;
  readonly notes: (cells: NotedCells) => LessonSheet["notes"];
  readonly title?: string;
  readonly selected: "rules" | "maze";
}

interface CellSize {
  readonly points: number;
  readonly characters: number;
}

interface NotedCells {
  readonly maze: string;
  readonly messages: readonly string[];
  readonly rules: readonly string[];
}

/** Columns in characters. The grids below the maze are wide enough for their headings. */
const [GAP, TEXT] = [1.5, 11];
const LEAST_LEFT = 25;
/** The columns beside the maze that the texts about it take. */
const TEXT_COLUMNS = 3;

const isRoom = (index: number) => index % 2 === 1;

/** The questions stand below the maze, and their answers below the texts beside it. */
const exercisePlaces = ({ questionsRow, beside }: GateLayout): ExercisePlaces => ({
  ...{ column: "B", row: questionsRow, answer: beside(0), across: 2, mark: beside(2) },
  ...{ switchWords: `${beside(0)}${questionsRow}`, switch: `${beside(1)}${questionsRow}` },
});

/** A maze of gates of any size, the walks through it in words, painted, and as lists. */
export function gateSheet(sheet: GateSheet): LessonSheet {
  const { maze, top, walks, looks, verdict } = sheet;
  const [rows, columns] = [maze.length, maze[0].length];
  const layout = gateLayout({
    ...{ rows, columns, top, texts: sheet.texts },
    walks: walks.length,
    legend: looks.length,
  });
  const places = exercisePlaces(layout);
  const solutions = sheet.questions && fixed(places.switch);
  const onSheet = new WalksOnSheet(walks, layout, solutions);
  const size = (index: number) => (isRoom(index) ? sheet.room : sheet.wall);
  const sizes = maze[0].map((_cell, column) => size(column).characters);
  const left = sizes.reduce((sum, characters) => sum + characters);
  const texts = new Array<number>(TEXT_COLUMNS).fill(TEXT);
  const cellsOf = (cell: (walk: number) => string) => walks.map((_, walk) => plain(cell(walk)));
  return {
    columnWidths: [GAP, ...sizes, Math.max(GAP, LEAST_LEFT - left), ...texts, 2, ...texts],
    rowHeights: [
      { rows: `${top - 1}:${top - 1}`, points: sheet.room.points },
      ...maze.map((_cells, row) => ({ rows: `${top + row}:${top + row}`, points: size(row).points })),
    ],
    get blocks(): LessonBlock[] {
      const letters = maze[0].map((_cell, column) => (isRoom(column) ? columnLetters((column - 1) / 2) : ""));
      const [found, problem] = [onSheet.foundCell(0), onSheet.problemCell(0)];
      return [
        ...sheet.opening(),
        ...verdictAt(verdict, `=IF(${problem}="",${found},${problem})`, columns + 1 + TEXT_COLUMNS),
        { at: `B${top - 1}`, cells: [letters], style: "axis" },
        sheet.made
          ? spill(`B${top}`, sheet.made(onSheet), rows, columns, sheet.mazeStyle)
          : { at: `B${top}`, cells: maze, style: sheet.mazeStyle },
        ...onSheet.besideMaze(),
        ...looks.flatMap(({ fill, legend }, index): LessonBlock[] => {
          const row = layout.legendRow + ROWS_OF_A_TEXT * index;
          return [
            { at: `${layout.beside(0)}${row}`, cells: [[""]], style: "bar", fill },
            { at: `${layout.beside(1)}${row}`, cells: [[i18n._(legend)]], style: "question" },
          ];
        }),
        ...(sheet.questions
          ? exercise(places, sheet.questions(onSheet)).map((block) =>
              block.at.replace(/\d+/, "") === places.column ? { ...block, across: columns } : block,
            )
          : []),
        ...onSheet.belowMaze(),
      ];
    },
    get paints(): Paint[] {
      return [
        onSheet.paintLists(),
        ...onSheet.paintProblems(),
        ...onSheet.paintInputs(),
        ...sheet.paint(layout.maze),
        ...onSheet.paintWalks(),
      ];
    },
    frames: [{ around: layout.maze, color: "#1d3b6f" }],
    get notes() {
      return sheet.notes({
        maze: `B${top}`,
        messages: cellsOf(onSheet.messageCell),
        rules: cellsOf(onSheet.rulesCell),
      });
    },
    names: {
      ...(solutions !== undefined && { [SOLUTIONS]: places.switch }),
      CatWalk_maze: layout.maze,
      CatWalk_rules: onSheet.rules,
      ...(sheet.title && { CatWalk_title: sheet.title }),
    },
    select: sheet.selected === "maze" ? `B${top}` : onSheet.rulesArea(0),
  };
}

import { definePuzzle, playable } from "../define-puzzle";
import { mazeMaker } from "./make";
import { maze } from "./play";
import type { WalkedPlay } from "./play-walk";
import { randomMaze, SIZE } from "./random-maze";
import { i18n } from "../../language";
import { isBlank, numberIn, textOf, type Cells } from "../../grid/cells";
import { ifReadable, type KindGuess, type Likeness } from "../../playing/guess";
import { lengthened, type NextPuzzle } from "../../playing/next";
import { finished } from "../../steps";
import { readMaze } from "./cells";
import { markOf, type Mark } from "./marks/marks";

/** How many cells of a maze there are of each sort. */
interface MazeCount {
  walls: number;
  starts: number;
  goals: number;
  /** Blank cells and zeros that are written. */
  blanks: number;
  zeros: number;
  /** Numbers up to 1: ones, and the codes of dead ends. */
  codes: number;
  others: number;
}

const COUNTED: Readonly<Record<Mark, keyof MazeCount>> = {
  wall: "walls",
  way: "blanks",
  start: "starts",
  goal: "goals",
  end: "goals",
};

/** The mark `wall` is a wall in this maze, besides # and the like. */
function countOf(cells: Cells, wall: string | undefined): MazeCount {
  const count = { walls: 0, starts: 0, goals: 0, blanks: 0, zeros: 0, codes: 0, others: 0 };
  for (const row of cells) {
    for (const cell of row) {
      const mark = wall !== undefined && textOf(cell) === wall ? "wall" : markOf(cell);
      const number = mark === undefined ? numberIn(cell) : undefined;
      if (mark !== undefined) count[COUNTED[mark]]++;
      else if (isBlank(cell)) count[cell === 0 ? "zeros" : "blanks"]++;
      else if (number !== undefined && number > 0 && number <= 1) count.codes++;
      else count.others++;
    }
  }
  return count;
}

/** Cells with walls # or marks, or with 0 for walls. */
function looksLikeMaze(range: Cells): Likeness | undefined {
  const read = ifReadable(() => finished(readMaze(range, "maze")));
  const cells = read?.cells ?? range;
  const count = countOf(cells, read?.wall);
  const marked = count.walls + count.starts + count.goals;
  return marked > 0 ? withMarks(count, read?.wall ?? "#") : withZeros(count, cells);
}

function withMarks(count: MazeCount, wall: string): Likeness | undefined {
  const { walls, starts, goals, zeros, codes } = count;
  const others = count.others + codes + zeros;
  const strange = others / (others + walls + starts + goals);
  const isComplete = starts > 0 && goals > 0;
  if (walls === 0 && !(isComplete && count.others === 0)) return undefined;
  return {
    likelihood: walls === 0 ? 0.5 : (isComplete ? 0.95 : 0.75) * (1 - strange),
    reason: i18n.t(
      "{walls, plural, =0 {no walls} one {# wall {wall}} other {# walls {wall}}}, {starts, plural, =0 {no start S} one {a start S} other {# starts S}} and {goals, plural, =0 {no goal G} one {a goal G} other {# goals G}}",
      { walls, starts, goals, wall },
    ),
  };
}

/** Without marks, 0 is a wall; nothing but 0 and numbers up to 1 is expected. */
function withZeros({ blanks, zeros, codes, others }: MazeCount, cells: Cells): Likeness | undefined {
  const isGrid = cells.length > 1 && cells[0].length > 1;
  if (!isGrid || others > 0 || codes === 0 || zeros + blanks === 0) return undefined;
  return {
    likelihood: zeros > 0 ? 0.6 : 0.45,
    reason: i18n.t(
      "{walls, number} cells with 0 for walls, and {open, number} open ones; if 1 is the wall, add walls 1 to the rules",
      { walls: zeros + blanks, open: codes },
    ),
  };
}

const SOLVE = "PUZZLE.SOLVEMAZE({maze},{start?},{goal?},{rules?}";

const mazeGuess: KindGuess = {
  looks: { maze: looksLikeMaze },
  formulas: [
    { title: /*i18n*/ "the route: rows and columns", template: `${SOLVE})` },
    { title: /*i18n*/ "how many moves", template: `${SOLVE},"length")` },
    { title: /*i18n*/ "the moves: right, up, down, left", template: `${SOLVE},"moves")` },
    { title: /*i18n*/ "the route as a grid of numbers", template: `${SOLVE},"grid")` },
  ],
};

/** A maze with as many edges that meet. */
const nextMaze: NextPuzzle<WalkedPlay> = function* ({ maze: { grid, wrapping } }, harder, random) {
  const [rows, columns] = [grid.rows, grid.columns].map((count) => lengthened(count, harder, SIZE));
  const edges = [wrapping.rows && "rows", wrapping.columns && "columns"].filter(Boolean);
  const rules = ["walk", ...(edges.length > 0 ? ["wrap", ...edges] : [])].join(" ");
  return { maze: yield* randomMaze(rows, columns, wrapping, random), rules: [[rules]] };
};

export const mazes = definePuzzle({
  id: "mazes",
  makers: [mazeMaker],
  plays: [
    playable({
      kind: maze,
      task: /*i18n*/ "Walk from the start to the goal, from cell to cell.",
      guess: mazeGuess,
      next: nextMaze,
      drawings: async () => (await import("./drawings")).drawings,
    }),
  ],
});

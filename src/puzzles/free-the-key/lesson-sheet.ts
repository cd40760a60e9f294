import { i18n } from "../../language";
import { movesTo, numbering } from "../../lessons/blocks";
import { firstProblem, isRefused, paintProblem, type InputCheck } from "../../lessons/checks";
import type { LessonDescription, SheetDescription } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { answerOf, textFormula } from "../../lessons/formula-text";
import {
  cell,
  cells,
  column,
  formula,
  gap,
  heading,
  input,
  lines,
  questions,
  skip,
  small,
  spill,
} from "../../lessons/items";
import { beside, stack, type Area, type Areas, type Item } from "../../lessons/layout";
import type { LessonValue } from "../../lessons/lesson";
import { grid, TITLE_CELL } from "../../lessons/own-sheet";
import { ifShown } from "../../lessons/solutions";
import { STYLES } from "../../lessons/styles";
import { BRASS, DEAD_ENDS, HERE, STEEL, WALL, WAY } from "./lesson-colors";
import { diskByHand, paintDisk } from "./lesson-disk";

/** What differs between sheets with a key and a disk. */
export interface KeySheet {
  /** The heights of the upper and lower teeth, and the depths of the cuts around the disk. */
  readonly key: readonly (readonly LessonValue[])[];
  readonly disk: readonly LessonValue[];
  /** The headings above what is as wide as the key, not yet translated. */
  readonly headings: Readonly<Record<"key" | "maze" | "deadEnds" | "steps", string>>;
  /** The rows of the list of moves. */
  readonly listLength: number;
  /** By the call that walks the maze, up to the answer that is asked for. Without questions, the sheet is one of the user's own. */
  readonly questions?: (walk: string, areas: Areas) => ThreeQuestions;
}

/** Higher teeth and deeper cuts are drawn as if they were this high. */
const MAX_HEIGHT = 4;
/** Columns in characters. What is left of the list of moves is wide enough for short headings. */
const [BAR, CUT, PLACE, GAP] = [1, 3, 2.6, 2];
const LEAST_LEFT = 25;

/** A part of a formula that walks the maze, up to the answer that is asked for. */
const walkOf = ({ maze }: Areas) =>
  `PUZZLE.SOLVEMAZE(${maze.fixed},{1,1},{1,${maze.columns}},"walk wrap rows"`;

/** Why there is no way out, as parts of formulas. */
const noWays = () => ({
  misfit: textFormula(i18n.t("The disk does not fit at its start or its end.")),
  noWay: textFormula(i18n.t("The disk cannot leave the key.")),
});

/** The number of moves, why there are none, or what is wrong. */
function foundFormula(areas: Areas): string {
  const { key, disk, maze, solutions } = areas;
  const walk = walkOf(areas);
  const checks = [key, disk].map(({ fixed: cells }): InputCheck => ({
    cells,
    wrong: `IFERROR(${cells}+0<0,TRUE)`,
    problem: (wrong) => i18n.t("{cells}: expected a height, 0 or more.", { cells: wrong }),
  }));
  const { misfit, noWay } = noWays();
  const moves = textFormula(
    i18n.t("{moves} moves set the disk free.", { moves: answerOf(`${walk},"length")`) }),
  );
  const isWay = `IF(${walk},"length")>0,${textFormula(i18n.t("There is a solution."))})`;
  const misses = `OR(${maze.first.fixed}=0,${maze.cell(0, maze.columns - 1).fixed}=0)`;
  return `=${firstProblem(checks, `IF(${misses},${misfit},IFNA(${ifShown(solutions.fixed, moves, isWay)},${noWay}))`)}`;
}

const legend = () =>
  small(
    i18n.t(
      "Yellow is the route out, and gray are dead ends. Red is the disk, or purple where it does not fit.",
    ),
  );

/** The columns of the disk and the key: each cell of the maze is where a pair of teeth meets a pair of cuts. */
function mazePanel(areas: Areas, { key, disk, headings, questions: ask }: KeySheet): Item {
  const [places, turns] = [key[0].length, disk.length];
  const { maze } = areas;
  const looks = [ask ? "square" : "boardInput", { fill: STYLES.input.fill! }] as const;
  const bars = cells(grid(MAX_HEIGHT, places), "bar");
  const walk = walkOf(areas);
  const columns = {
    words: places - 5,
    answer: places + 1,
    across: 3,
    mark: places + 4,
    switchAcross: 3,
    reasons: [4, 0],
  } as const;
  return stack(
    heading(i18n._(headings.key)),
    beside(skip(MAX_HEIGHT + 1), { aboveBars: bars }),
    beside(skip(MAX_HEIGHT), column([i18n.t("above"), i18n.t("below")], "sideLabel"), {
      key: cells(key, ...looks),
    }),
    beside(skip(MAX_HEIGHT + 1), { belowBars: bars }),
    beside(heading(i18n.t("The disk")), skip(MAX_HEIGHT + 1), heading(i18n._(headings.maze))),
    beside({
      diskBars: cells(grid(turns, MAX_HEIGHT), "bar"),
      disk: column(disk, ...looks),
      maze: spill(`=PUZZLE.KEYMAZE(${areas.key.fixed},${areas.disk.fixed})`, turns, places, "keyMaze"),
    }),
    ...(ask ? [legend(), questions(columns, ask(walk, areas)), gap(3)] : [gap(5)]),
    gap(2),
    heading(i18n._(headings.deadEnds)),
    beside(skip(MAX_HEIGHT + 1), {
      deadEnds: spill(
        `=PUZZLE.DEADENDS(${maze.fixed},"walk wrap rows")`,
        ...([turns, places, "code", "hidden"] as const),
      ),
    }),
    gap(),
    heading(i18n._(headings.steps)),
    beside(skip(MAX_HEIGHT + 1), {
      steps: spill(`=${movesTo(`${walk},"grid")`)}`, turns, places, "square", "hidden"),
    }),
  );
}

/** The way out: what has been found, after which of the moves the disk is shown, and the moves. */
function movesPanel(areas: Areas, { listLength }: KeySheet): Item {
  const walk = walkOf(areas);
  return stack(
    heading(i18n.t("The route out")),
    gap(MAX_HEIGHT),
    { found: formula(foundFormula(areas), { across: 4 }) },
    beside(lines(i18n.t("Show the disk after move")), skip(2), { afterMove: input(0) }),
    gap(MAX_HEIGHT),
    cells([[i18n.t("Move"), i18n.t("Turn"), i18n.t("Place"), i18n.t("How")]], "answerHeads"),
    {
      moves: beside(
        spill(numbering(areas.way.column(0).fixed, 0), listLength, 1, "answer"),
        { way: spill(`=${walk})`, listLength, 2, "answer", "hidden") },
        stack(gap(), { how: spill(`=${walk},"moves")`, listLength - 1, 1, "answer", "hidden") }),
      ),
    },
  );
}

/** The colours of the bars, the maze, its copies, the list of moves and what is said of them, and the disk where it is after a move. */
function paints(areas: Areas, verdicts: readonly Area[]): NonNullable<SheetDescription["paints"]> {
  const { key, disk, aboveBars, belowBars, diskBars, maze, deadEnds, steps, moves, afterMove, found } = areas;
  const [above, below] = [0, 1].map((side) => key.cell(side).fixedRows);
  const [lowest, nearest] = [aboveBars.cell(MAX_HEIGHT - 1), diskBars.cell(0, MAX_HEIGHT - 1)];
  const move = moves.first.fixedColumns;
  const isNone = Object.values(noWays()).map((words) => `${found.first.fixed}=${words}`);
  return [
    { on: aboveBars, when: `=${above}>=ROWS(${aboveBars.first}:${lowest.fixedRows})`, fill: BRASS },
    { on: belowBars, when: `=${below}>=${belowBars.paintedRow}`, fill: BRASS },
    {
      on: diskBars,
      when: `=${disk.first.fixedColumns}>=COLUMNS(${diskBars.first}:${nearest.fixedColumns})`,
      fill: STEEL,
    },
    ...paintDisk(areas),
    // The colours on the maze follow its two copies below: one has the dead ends, one the steps.
    ...[maze, steps].map((on) => ({ on, when: `=ISNUMBER(${steps.first})`, fill: WAY })),
    {
      on: moves,
      when: `=AND(ISNUMBER(${move}),${move}=${afterMove.fixed})`,
      fill: HERE,
      color: "#ffffff",
    },
    { on: moves, when: `=${move}<>""`, fill: STYLES.formula.fill! },
    // While solutions are hidden, the cells of the dead ends are blank, and a blank cell equals 0.
    ...[maze, deadEnds].map((on) => ({
      ...{ on, when: `=AND(ISNUMBER(${on.first}),${on.first}=0)`, fill: WALL, color: "#c3cbd8" },
    })),
    ...[maze, deadEnds].flatMap((on) =>
      DEAD_ENDS.map(({ below: most, fill }) => ({
        ...{ on, when: `=AND(ISNUMBER(${deadEnds.first}),${deadEnds.first}<${most})`, fill },
      })),
    ),
    ...verdicts.flatMap((verdict) => [
      paintProblem(verdict, `=${isRefused(maze.first.fixed)}`),
      paintProblem(verdict, `=OR(${isNone.join()})`),
    ]),
  ];
}

/** What the functions on the sheet do. */
const notes = ({ maze, way, how, deadEnds }: Areas): NonNullable<SheetDescription["notes"]> => [
  {
    at: maze.first,
    text: i18n.t(
      "KEYMAZE writes 1 where both teeth fit: the tooth above through its cut, and the tooth below through the opposite cut. A row is a turn of the disk, and a column is a place on the key. Cells show only their colour: select one to read it.",
    ),
  },
  {
    at: way.first,
    text: i18n.t(
      "SOLVEMAZE finds the route from turn 1, place 1 to turn 1, place {places}. After turn {turns} comes turn 1 again. So the rows go round, as the rules walk wrap rows say.",
      { places: maze.columns, turns: maze.rows },
    ),
  },
  {
    at: how.first,
    text: i18n.t("Right and left: the disk slides along the key. Up and down: it turns by one cut."),
  },
  {
    at: deadEnds.first,
    text: i18n.t(
      "A cell with three closed neighbours is a dead end. Then its neighbour may become one, and so on. The numbers grow from the end of a dead end. A loop has no end, so it stays 1 even if no route uses it.",
    ),
  },
];

/** The sheet of a key and a disk of any size. The key lies across the columns of the maze and the disk along its rows. */
export function keySheet(described: KeySheet): Pick<LessonDescription, "columnWidths" | "sheet"> {
  const places = described.key[0].length;
  const isOwn = !described.questions;
  return {
    columnWidths: [
      GAP,
      ...new Array<number>(MAX_HEIGHT).fill(BAR),
      CUT,
      ...new Array<number>(places).fill(PLACE),
      Math.max(GAP, LEAST_LEFT - MAX_HEIGHT * BAR - CUT - places * PLACE),
      ...[9, 9, 9, 9],
      GAP,
      ...[14, 7],
    ],
    sheet: (areas) => {
      const { key, disk, aboveBars, belowBars, maze, deadEnds, steps, found, afterMove } = areas;
      return {
        panels: {
          B4: [
            ...(isOwn
              ? [
                  { verdict: cell(`=${found.first}`, "target", { across: MAX_HEIGHT + places + 6 }) },
                  legend(),
                ]
              : []),
            beside(
              mazePanel(areas, described),
              skip(1),
              movesPanel(areas, described),
              skip(1),
              diskByHand(areas),
            ),
          ],
        },
        rowHeights: [
          ...[aboveBars, belowBars].map((rows) => ({ rows, points: 8 })),
          ...[maze, deadEnds, steps].map((rows) => ({ rows, points: 17 })),
        ],
        paints: paints(areas, isOwn ? [found, areas.verdict] : [found]),
        frames: [
          { around: key, color: "#8a6508" },
          { around: disk, color: "#1d3b6f" },
          { around: maze, color: "#1d3b6f" },
        ],
        notes: notes(areas),
        names: {
          FreeTheKey_key: key,
          FreeTheKey_disk: disk,
          FreeTheKey_maze: maze,
          ...(isOwn && { FreeTheKey_title: TITLE_CELL }),
        },
        ...(isOwn && { paper: aboveBars.cell(-1, -MAX_HEIGHT - 1).to(maze) }),
        select: isOwn ? key.first : afterMove,
      };
    },
  };
}

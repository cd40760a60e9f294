import { i18n } from "../../../language";
import { numbering } from "../../../lessons/blocks";
import { isRefused, isUnsolved, paintProblem } from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { number } from "../../../lessons/expected-answers";
import { addressIn, textFormula } from "../../../lessons/formula-text";
import {
  cell,
  cells,
  column,
  gap,
  heading,
  lines,
  questions,
  skip,
  small,
  spill,
  table,
} from "../../../lessons/items";
import {
  beside,
  stack,
  type Area,
  type Areas,
  type Content,
  type Item,
  type Panels,
} from "../../../lessons/layout";
import { fewestMoves, movesIfShown, paintFilled } from "../../../lessons/move-list";
import { STYLES } from "../../../lessons/styles";
import { DISK, KEY } from "../../free-the-key/lesson";
import { WALL, WAY } from "../../free-the-key/lesson-colors";
import { picture } from "../lesson-sheet";
import {
  gearRows,
  keyMoves,
  PLACES,
  RIVER,
  riverArray,
  riverBeginning,
  riverRows,
  TURNS,
  wallRows,
} from "./lesson-tables";

/** A puzzle's table, its start and goal, what is said of it, and the list of its moves: number, move, state. */
interface Puzzle {
  readonly table: Area;
  readonly ends: Area;
  readonly verdict: Area;
  readonly list: Area;
}

const puzzleOf = (areas: Areas, name: string): Puzzle => ({
  ...{ table: areas[`${name}Table`], ends: areas[`${name}Ends`] },
  ...{ verdict: areas[`${name}Verdict`], list: areas[`${name}List`] },
});

const call = ({ table, ends }: Puzzle, to = ends.cell(1).fixed) =>
  `PUZZLE.SOLVESTATES(${table.fixed},${ends.cell(0).fixed},${to})`;
const countOf = ({ list }: Puzzle) => `COUNT(${list.column(0).fixed})`;

/** How many moves there are, that there are none, or where to read what is wrong. `isNone` is true in a formula if there is no way. */
function verdictOf({ list }: Puzzle, found: string, isNone?: string): string {
  const answer = list.cell(0, 1);
  const noWay = textFormula(i18n.t("There is no solution."));
  const wrong = textFormula(i18n.t("Select {cell} to read what is wrong.", { cell: addressIn(answer) }));
  return `=IF(${isNone ?? `ISNA(${answer.fixed})`},${noWay},IF(ISERROR(${answer.fixed}),IF(${isRefused(answer.fixed)},${wrong},"…"),${found}))`;
}

/** The start and the goal, in the column that is so many columns right of their words. */
const endsItem = (name: string, right: number, ends: readonly [string, string]): Item =>
  beside(lines(i18n.t("start"), i18n.t("goal")), skip(right - 1), {
    [`${name}Ends`]: column(ends, "textInput"),
  });

/** The list of what the moves spill into, with their numbers. */
const listItem = (name: string, { list }: Puzzle, moves: Item): Item =>
  stack(cells([["", i18n.t("move"), i18n.t("state after it")]], "answerHeads"), {
    [`${name}List`]: beside(spill(numbering(list.column(1).fixed), moves.rows, 1, "answer"), moves),
  });

/** The way through a puzzle whose table is there, which a switch shows. */
function wayPanel(
  areas: Areas,
  name: string,
  way: { title: string; ends: readonly [string, string]; across: number; rows: number },
): Content[] {
  const puzzle = puzzleOf(areas, name);
  const found = movesIfShown(areas.solutions.fixed, countOf(puzzle));
  return [
    heading(way.title),
    endsItem(name, 2, way.ends),
    { [`${name}Verdict`]: cell(verdictOf(puzzle, found), "target", { across: way.across }) },
    gap(),
    listItem(name, puzzle, spill(`=${call(puzzle)}`, way.rows, 2, "answer", "only errors")),
  ];
}

const heads = (): string[] => [i18n.t("move"), i18n.t("before"), i18n.t("after")];

const gearPanels = (areas: Areas): Panels => ({
  B5: [
    table(i18n.t("O'Gear: face, direction, tooth"), heads(), { gearTable: cells(gearRows(), "textInput") }),
  ],
  F5: wayPanel(areas, "gear", {
    ...{ title: i18n.t("The route"), ends: ["Top,South,4", "Top,North,0"], across: 3, rows: 32 },
  }),
});

/** What is said of the river: a way on which something is eaten is not a solution. */
function riverVerdict(river: Puzzle): string {
  const eaten = ["L,R,R,*", "R,L,L,*", "L,*,R,R", "R,*,L,L"].map(
    (state) => `ISTEXT(INDEX(IFERROR(${call(river, `"${state}"`)},0),1,1))`,
  );
  const words = textFormula(
    i18n.t("Something can still be eaten. Add walls: rows with # in the last column."),
  );
  const shown = `IF(OR(${eaten.join()}),${words},${fewestMoves(countOf(river))})`;
  return verdictOf(river, shown, `ISNA(INDEX(${call(river)},1,1))`);
}

/** How many moves a table needs. */
const movesOf = (table: string, start: string, goal: string) =>
  `ROWS(PUZZLE.SOLVESTATES(${table},${start},${goal}))`;

/** One question for each of the puzzles. */
function mechanicalQuestions(areas: Areas): ThreeQuestions {
  const gear = puzzleOf(areas, "gear");
  const keyWay = `INDEX(${call(puzzleOf(areas, "key"))},,1)`;
  return [
    {
      text: i18n.t("How many moves does O’Gear need from Front,North,1?"),
      ...number(movesOf(gear.table.fixed, '"Front,North,1"', gear.ends.cell(1).fixed)),
    },
    {
      text: i18n.t("How many moves of Free the Key turn the disk?"),
      ...number(`SUMPRODUCT(((${keyWay}="up")+(${keyWay}="down"))*1)`),
    },
    {
      text: i18n.t("How many crossings of the river are needed?"),
      ...number(movesOf(riverArray(), `"${RIVER.start}"`, `"${RIVER.goal}"`)),
    },
  ];
}

function riverPanel(areas: Areas): Content[] {
  const river = puzzleOf(areas, "river");
  const beginning = riverBeginning();
  return [
    { riverTitle: heading(i18n.t("Your turn: the wolf, the goat and the cabbage")) },
    small(
      i18n.t("A farmer, a wolf, a goat and a cabbage are on the left bank, L."),
      i18n.t("The boat takes the farmer and one of them to the right bank, R, or back."),
      i18n.t("Without the farmer, the wolf eats the goat, and the goat eats the cabbage."),
      i18n.t("A state says where each is: farmer,wolf,goat,cabbage."),
      i18n.t("Add a row for each passenger and direction, and walls for forbidden states."),
    ),
    gap(),
    endsItem("river", 1, [RIVER.start, RIVER.goal]),
    { riverVerdict: cell(riverVerdict(river), "target", { across: 7 }) },
    gap(),
    beside(
      stack(cells([heads()], "columnHeads"), { riverTable: cells(beginning, "textInput") }),
      skip(1),
      listItem("river", river, spill(`=IFNA(${call(river)},"")`, beginning.length, 2, "answer")),
    ),
    gap(),
    questions({ words: 2, answer: 5, mark: 6, reasons: [4, 0] }, mechanicalQuestions(areas)),
    gap(4),
    heading(i18n.t("How a row is written")),
    cells(
      [
        ["*", i18n.t("Before a move, this is any value. After it, the value stays.")],
        ["North|South", i18n.t("Before a move, this is one or the other.")],
        ["0..4", i18n.t("Before a move, this is a number from 0 to 4.")],
        ["+1 mod 5", i18n.t("After a move, 0, 1, 2 and 3 are one more, and 4 becomes 0.")],
        ["+1", i18n.t("After a move, a number of a range is one more.")],
        ["#", i18n.t("This makes the row a wall: its states are forbidden.")],
      ],
      "small",
    ),
    gap(2),
    heading(i18n.t("The river as a table, with the solutions")),
    cells(
      riverRows().map((row) => row.map((value) => `="${value}"`)),
      "formula",
      { solution: "hidden" },
    ),
  ];
}

const keyPanels = (areas: Areas): Panels => ({
  R5: [
    table(i18n.t("Free the Key: place, turn"), heads(), {
      keyTable: stack(cells(keyMoves, "textInput"), { walls: cells(wallRows(areas), "formula") }),
    }),
  ],
  V5: wayPanel(areas, "key", {
    ...{ title: i18n.t("The route out"), ends: ["1,0", `${PLACES},*`], across: 5, rows: 100 },
  }),
  Y5: [
    beside(skip(1), heading(i18n.t("The key, the disk, and the maze of both"))),
    beside(
      skip(2),
      stack({
        key: cells(KEY, "square", { fill: STYLES.input.fill! }),
        places: cells([Array.from({ length: PLACES }, (_, k) => k + 1)], "axis"),
      }),
    ),
    beside({
      turns: column([...DISK.keys()], "axis"),
      disk: column(DISK, "square", { fill: STYLES.input.fill! }),
      maze: spill(`=PUZZLE.KEYMAZE(${areas.key.fixed},${areas.disk.fixed})`, TURNS, PLACES, "keyMaze"),
    }),
    gap(),
    beside(
      skip(1),
      small(
        i18n.t("A wall of the table says in which turns the maze is dark at a place."),
        i18n.t("Change a tooth or a cut: the maze, the walls and the route follow."),
      ),
    ),
  ],
});

/** The names by which Play finds a puzzle. */
const namesOf = (prefix: string, title: Area, { table, ends }: Puzzle) => ({
  [`${prefix}_title`]: title,
  [`${prefix}_moves`]: table,
  [`${prefix}_start`]: ends.cell(0),
  [`${prefix}_goal`]: ends.cell(1),
});

/** Mechanical puzzles as tables of their moves, and one that students write themselves. */
export const mechanical = defineLesson({
  id: "mechanical",
  title: /*i18n*/ "A puzzle as a table of moves",
  summary: /*i18n*/ "One function solves O’Gear, Free the Key and a river, each written as a table of moves.",
  source:
    /*i18n*/ "This lesson follows the articles by Ben Wiener on O’Gear and by Kenneth E. Caviness on Free the Key. The river is number 18 of Alcuin’s problems (about 800).",
  task: /*i18n*/ "A puzzle is a table of moves: a row says in which states a move is possible, and what it changes. Read the tables of O’Gear and Free the Key, then write the river as a table.",
  picture,
  sheetName: "Table of moves",
  columnWidths: [
    ...[2, 8, 16, 22, 2],
    ...[5, 11, 21, 2],
    ...[13, 16, 16, 2, 5, 11, 12, 2],
    ...[7, 36, 16, 2],
    ...[5, 8, 16, 4, 4],
    ...new Array<number>(PLACES).fill(3.2),
  ],
  sheet: (areas) => {
    const { riverTitle, key, disk, maze, places, turns } = areas;
    const all = ["gear", "river", "key"].map((name) => puzzleOf(areas, name));
    const [gear, river, theKey] = all;
    const state = `${places.first.fixedRows}&","&${turns.first.fixedColumns}`;
    return {
      panels: { ...gearPanels(areas), J5: riverPanel(areas), ...keyPanels(areas) },
      paints: [
        ...all.map(({ list }) => paintFilled(list)),
        ...all.map(({ list, verdict }) => paintProblem(verdict, `=${isUnsolved(list.cell(0, 1).fixed)}`)),
        { on: maze, when: `=ISNUMBER(MATCH(${state},${theKey.list.column(2).fixed},0))`, fill: WAY },
        { on: maze, when: `=${maze.first}=0`, fill: WALL, color: "#c3cbd8" },
      ],
      frames: [
        { around: key, color: "#8a6508" },
        { around: disk, color: "#1d3b6f" },
        { around: maze, color: "#1d3b6f" },
      ],
      notes: [
        {
          at: gear.list.cell(0, 1),
          text: i18n.t(
            "SOLVESTATES reads the table, the start and the goal, and answers with the fewest moves. Of equally short routes, it takes the first in the order of the rows.",
          ),
        },
        {
          at: gear.table.cell(gearRows().findIndex(([name]) => name === "")),
          text: i18n.t(
            "The article’s program knows only the first of two rolls back, so three rows are missing. Add them here: is the route from Front,North,1 still as long?",
          ),
        },
        {
          at: river.table.first,
          text: i18n.t("The farmer crosses alone: the first value changes, and * keeps the other three."),
        },
      ],
      names: {
        ...namesOf("Patterns", gear.table.cell(-2), gear),
        ...namesOf("Patterns2", riverTitle, river),
        ...namesOf("Patterns3", theKey.table.cell(-2), theKey),
      },
      select: river.table.cell(2),
    };
  },
});

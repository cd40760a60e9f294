import { i18n } from "../../../language";
import { movesTo } from "../../../lessons/blocks";
import {
  findsProblem,
  firstProblem,
  paintProblem,
  wholeNumbers,
  type InputCheck,
} from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { number } from "../../../lessons/expected-answers";
import { addressIn, answerOf, textFormula } from "../../../lessons/formula-text";
import {
  cells,
  column,
  formula,
  gap,
  heading,
  lines,
  questions,
  skip,
  small,
  spill,
} from "../../../lessons/items";
import { beside, stack, type Area, type Areas, type Item } from "../../../lessons/layout";
import { keyPicture, WALL, WAY } from "../lesson-colors";

/** A key of places as many as the turns of its disk, so that what FINDKEY answers has no blanks. */
const SIZE = 8;
const KEY = [
  [1, 3, 2, 1, 2, 1, 3, 1],
  [0, 2, 1, 0, 3, 0, 2, 0],
];
const DISK = [2, 2, 1, 1, 1, 3, 0, 2];
const MAZE = [
  ".#..#.#.",
  ".#....#.",
  ".##.#.#.",
  ".##.#.#.",
  ".##.#.#.",
  "....#...",
  "########",
  ".#..#.#.",
].map((row) => [...row].map((cell) => (cell === "#" ? "#" : "")));
const SQUARES = new Array<number>(SIZE).fill(3.2);

/** The teeth and the cuts that FINDKEY found. */
const partsOf = (found: Area) => [found.row(0, 2), found.row(2)] as const;

/** The call that walks the maze of the key that was found, up to the answer that is asked for. */
const walk = ({ drawn }: Areas) => `PUZZLE.SOLVEMAZE(${drawn.fixed},{1,1},{1,${SIZE}},"walk wrap rows"`;

function checkMaze({ first, fixed: maze }: Area): InputCheck[] {
  return [
    {
      cells: maze,
      wrong: `(${maze}<>"")*(${maze}<>"#")`,
      problem: (cells) => i18n.t("{cells}: expected # for a wall, or nothing.", { cells }),
    },
    {
      cells: maze,
      wrong: `(COUNTIF(${maze},"#")=0)*(ROW(${maze})=ROW(${first.fixed}))*(COLUMN(${maze})=COLUMN(${first.fixed}))`,
      problem: () => i18n.t("Type # for at least one wall."),
    },
  ];
}

/** Whether there is a key, and how many levels it has. */
function verdictOn({ maze, found }: Areas): string {
  const deepest = `MAX(${partsOf(found)[1].fixed})`;
  const levels = textFormula(
    i18n.t("A key with {levels} levels has this maze. The depths of its cuts are 0 to {deepest}.", {
      levels: answerOf(`${deepest}+1`),
      deepest: answerOf(deepest),
    }),
  );
  const none = textFormula(
    i18n.t("No key has this maze. Point at the error in {cell}: it names walls that contradict each other.", {
      cell: addressIn(found.first),
    }),
  );
  return `=${firstProblem(checkMaze(maze), `IFNA(IF(${found.first.fixed}>=0,${levels}),${none})`)}`;
}

function proof({ maze, drawn }: Areas): string {
  const same = textFormula(i18n.t("KEYMAZE draws the same maze from it."));
  const other = textFormula(i18n.t("KEYMAZE draws another maze."));
  const unlike = `SUMPRODUCT(((${maze.fixed}="#")*1=${drawn.fixed})*1)`;
  const isWrong = checkMaze(maze).map(findsProblem).join();
  return `=IF(OR(${isWrong}),"",IFERROR(IF(${drawn.first.fixed}+${unlike}>=0,IF(${unlike}=0,${same},${other})),""))`;
}

const checkWalls = ({ wallRows }: Areas) => wholeNumbers(wallRows.fixed, 1, SIZE);

/** A maze of two columns with a wall in each, and which two walls contradict each other. */
function twoWalls(areas: Areas): Item {
  const rows = [0, 1].map((wall) => areas.wallRows.cell(wall).fixed);
  const check = checkWalls(areas);
  const ifRight = (text: string) => `=IF(${findsProblem(check)},"",${textFormula(text)})`;
  const found = textFormula(i18n.t("A key has this maze."));
  const none = textFormula(i18n.t("No key has this maze."));
  const isKey = `INDEX(PUZZLE.FINDKEY(${areas.twoWalls.fixed}),1,1)>=0`;
  const demands = rows.map((row, wall) =>
    ifRight(
      i18n.t("Column {column}: cut {above} or {below} is the least deep of all.", {
        column: wall + 1,
        above: answerOf(row),
        below: answerOf(`MOD(${row}+${SIZE / 2 - 1},${SIZE})+1`),
      }),
    ),
  );
  const contradiction = `=${firstProblem([check], `IFNA(IF(${isKey},${found}),${none})`)}`;
  const across = 15;
  return stack(
    heading(i18n.t("Two columns with one wall each")),
    beside(
      {
        twoWalls: cells(
          Array.from({ length: SIZE }, (_, k) => rows.map((row) => `=IF(${row}=${k + 1},"#","")`)),
          "boardFormula",
        ),
      },
      skip(1),
      stack(
        beside(lines(i18n.t("Row of the wall in column 1"), i18n.t("Row of the wall in column 2")), skip(7), {
          wallRows: column([1, 2], "input"),
        }),
        gap(),
        { contradiction: formula(contradiction, { across }) },
        column(demands, "formula", { across }),
        formula(ifRight(i18n.t("So both columns must ask for the same two cuts.")), {
          across,
          solution: "hidden",
        }),
      ),
    ),
  );
}

const foundKeyQuestions = (areas: Areas): ThreeQuestions => [
  {
    text: i18n.t("How many moves set the disk free from the key that was found?"),
    ...number(`${walk(areas)},"length")`),
  },
  {
    text: i18n.t("The first wall is in row 1. In which other row may the second wall be?"),
    ...number(`ROWS(${areas.twoWalls.fixed})/2+1`),
  },
  {
    text: i18n.t("How many walls are enough for a maze that no key has?"),
    ...number(`COLUMNS(${areas.twoWalls.fixed})`),
  },
];

/** A maze that a student types, and the key that FINDKEY finds for it. */
export const foundKey = defineLesson({
  id: "found-key",
  title: /*i18n*/ "A key for a maze",
  summary: /*i18n*/ "Does every maze have a key and a disk? Draw a maze, and see whether a key is found.",
  source:
    /*i18n*/ "This lesson follows a question in Kenneth E. Caviness’s article “Maze for Free the Key Puzzle”.",
  task: /*i18n*/ "A key and its disk make a maze: rows are turns, joined in a ring, and columns are places on the key. Type # for walls, and see whether your maze has a key.",
  picture: keyPicture(KEY, [DISK]),
  sheetName: "A key for a maze",
  columnWidths: [2, ...SQUARES, 2, ...SQUARES, 2, 12, ...SQUARES],
  sheet: (areas) => {
    const { maze, drawn, found, verdict, steps, contradiction } = areas;
    const [teeth, cuts] = partsOf(found);
    const wall = { fill: WALL, color: "#c3cbd8" };
    return {
      panels: {
        B5: [
          beside(
            stack(heading(i18n.t("Type a maze")), { maze: cells(MAZE, "boardInput") }),
            skip(1),
            stack(heading(i18n.t("The maze of the key")), {
              drawn: spill(`=PUZZLE.KEYMAZE(${teeth.fixed},${cuts.fixed})`, SIZE, SIZE, "keyMaze"),
            }),
            skip(1),
            stack(
              heading(i18n.t("The key and the disk that FINDKEY finds")),
              beside(column([i18n.t("above"), i18n.t("below"), i18n.t("cuts")], "sideLabel"), {
                found: spill(`=PUZZLE.FINDKEY(${maze.fixed})`, 3, SIZE, "boardFormula"),
              }),
              gap(),
              { verdict: formula(verdictOn(areas), { across: 16 }) },
              formula(proof(areas), { across: 16 }),
              small(i18n.t("Delete one # after the other, or type one more. Undo brings the maze back.")),
            ),
          ),
          gap(2),
          beside(
            twoWalls(areas),
            stack(
              heading(i18n.t("The route out of the key that was found")),
              beside(skip(1), {
                steps: spill(`=${movesTo(`${walk(areas)},"grid")`)}`, SIZE, SIZE, "square", "hidden"),
              }),
            ),
          ),
          gap(),
          questions(
            { words: 18, answer: 22, across: 3, mark: 25, switchAcross: 3 },
            foundKeyQuestions(areas),
          ),
          gap(),
          heading(i18n.t("Does every maze have a key?")),
          lines(
            i18n.t(
              "Kenneth Caviness asked this in 2011 for mazes that go round a cylinder. He guessed that the answer is no.",
            ),
            i18n.t(
              "A higher tooth makes more walls, but it must still pass at the open cells. So its best height is the depth of the least deep cut there.",
            ),
            i18n.t(
              "So at each wall, the cut above or the cut below is less deep than at all open cells of the column. Each wall is a choice between the two.",
            ),
            i18n.t(
              "FINDKEY looks for choices that never lead round in a circle, because no cut is less deep than itself. If there are none, it names a few walls as the reason.",
            ),
          ),
        ],
      },
      rowHeights: [maze, steps].map((rows) => ({ rows, points: 19 })),
      paints: [
        ...[maze, areas.twoWalls].map((on) => ({ on, when: `=${on.first}="#"`, ...wall })),
        { on: drawn, when: `=AND(ISNUMBER(${drawn.first}),${drawn.first}=0)`, ...wall },
        { on: drawn, when: `=ISNUMBER(${steps.first})`, fill: WAY },
        { on: steps, when: `=ISNUMBER(${steps.first})`, fill: WAY },
        { on: steps, when: `=AND(ISNUMBER(${drawn.first}),${drawn.first}=0,${steps.first}<>"")`, fill: WALL },
        paintProblem(verdict, `=NOT(ISNUMBER(${found.first.fixed}))`),
        ...checkMaze(maze).map((check) => paintProblem(verdict, `=${findsProblem(check)}`)),
        paintProblem(contradiction, `=${findsProblem(checkWalls(areas))}`),
      ],
      frames: [
        { around: maze, color: "#1d3b6f" },
        { around: drawn, color: "#1d3b6f" },
        { around: teeth, color: "#8a6508" },
        { around: cuts, color: "#1d3b6f" },
      ],
      notes: [
        {
          at: found.first,
          text: i18n.t(
            "FINDKEY answers with three rows: the teeth above, the teeth below, and the cuts around the disk. It uses as few different depths as possible. If no key has the maze, its error names walls that contradict each other, as row/column.",
          ),
        },
      ],
      names: { FreeTheKey_key: teeth, FreeTheKey_disk: cuts, FreeTheKey_maze: drawn },
      select: maze.first,
    };
  },
});

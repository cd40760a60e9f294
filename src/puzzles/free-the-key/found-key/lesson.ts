import { firstOf, plain } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { opening, spill } from "../../../lessons/blocks";
import {
  findsProblem,
  firstProblem,
  paintProblem,
  type InputCheck,
  wholeNumbers,
} from "../../../lessons/checks";
import { exercise, is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import type { Lesson, LessonBlock, Paint } from "../../../lessons/lesson";
import { SOLUTIONS } from "../../../lessons/solutions";
import { keyPicture, WALL, WAY } from "../lesson-colors";

/** A maze of two columns with a wall in each, and the rows of these. */
const TWO_WALLS = "$B$17:$C$24";
const ROWS = 8;
const WALL_ROWS = "$M$17:$M$18";

const check = () => wholeNumbers(WALL_ROWS, 1, ROWS);

const paintWrongRows = (): Paint => paintProblem("E20:S20", `=${findsProblem(check())}`);

/** What the wall of a column asks for. */
function demand(column: number): string {
  const row = `$M$${16 + column}`;
  const below = `MOD(${row}+${ROWS / 2 - 1},${ROWS})+1`;
  return textFormula(
    i18n.t("Column {column}: cut {above} or {below} is the least deep of all.", {
      column,
      above: answerOf(row),
      below: answerOf(below),
    }),
  );
}

/** Which two walls contradict each other. */
function twoWalls(): LessonBlock[] {
  const first = `INDEX(PUZZLE.FINDKEY(${TWO_WALLS}),1,1)`;
  const found = textFormula(i18n.t("A key has this maze."));
  const none = textFormula(i18n.t("No key has this maze."));
  const verdict = firstProblem([check()], `IFNA(IF(${first}>=0,${found}),${none})`);
  const ifRight = (text: string) => `=IF(${findsProblem(check())},"",${text})`;
  return [
    { at: "B16", cells: [[i18n.t("Two columns with one wall each")]], style: "heading" },
    {
      at: "B17",
      cells: Array.from({ length: ROWS }, (_, k) => [17, 18].map((row) => `=IF($M$${row}=${k + 1},"#","")`)),
      style: "boardFormula",
    },
    {
      at: "E17",
      cells: [[i18n.t("Row of the wall in column 1")], [i18n.t("Row of the wall in column 2")]],
      style: "question",
    },
    { at: "M17", cells: [[1], [2]], style: "input" },
    { at: "E20", cells: [[`=${verdict}`]], style: "formula", across: 15 },
    { at: "E21", cells: [[ifRight(demand(1))], [ifRight(demand(2))]], style: "formula", across: 15 },
    {
      at: "E23",
      cells: [[ifRight(textFormula(i18n.t("So both columns must ask for the same two cuts.")))]],
      style: "formula",
      across: 15,
      solution: "hidden",
    },
  ];
}

const SWITCH = "$X$26";

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 26, answer: "X", across: 3, mark: "AA" },
  ...{ switchWords: "T26", switch: plain(SWITCH), switchAcross: 3 },
};

/**
 * The questions of the lesson on mazes and their keys.
 *
 * @param walk the call that walks the maze, up to the answer that is asked for
 * @param twoWalls the cells of the maze with two walls
 */
const foundKeyQuestions = (walk: string, twoWalls: string): ThreeQuestions => [
  {
    text: i18n.t("How many moves set the disk free from the key that was found?"),
    isRight: is(`${walk},"length")`),
  },
  {
    text: i18n.t("With the first wall in row 1: in which other row does a key allow the second?"),
    isRight: is(`ROWS(${twoWalls})/2+1`),
  },
  {
    text: i18n.t("How many walls are enough for a maze that no key has?"),
    isRight: is(`COLUMNS(${twoWalls})`),
  },
];

const source = () =>
  i18n.t("After a question in Kenneth E. Caviness's article “Maze for Free the Key Puzzle”.");

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

const [TYPED, DRAWN, TEETH, CUTS] = ["$B$6:$I$13", "$K$6:$R$13", "$U$6:$AB$7", "$U$8:$AB$8"];
const STEPS = "$U$17:$AB$24";
const WALK = `PUZZLE.SOLVEMAZE(${DRAWN},{1,1},{1,${SIZE}},"walk wrap rows"`;

function checks(): InputCheck[] {
  return [
    {
      cells: TYPED,
      wrong: `(${TYPED}<>"")*(${TYPED}<>"#")`,
      problem: (cells) => i18n.t("{cells}: expected # for a wall, or nothing.", { cells }),
    },
    {
      cells: TYPED,
      wrong: `(COUNTIF(${TYPED},"#")=0)*(ROW(${TYPED})=ROW($B$6))*(COLUMN(${TYPED})=COLUMN($B$6))`,
      problem: () => i18n.t("Type # for at least one wall."),
    },
  ];
}

/** Whether there is a key, and how many levels it has. */
function verdict(): string {
  const levels = textFormula(
    i18n.t("A key with {levels} levels has this maze: depths of cuts from 0 to {deepest}.", {
      levels: answerOf(`MAX(${CUTS})+1`),
      deepest: answerOf(`MAX(${CUTS})`),
    }),
  );
  const none = textFormula(
    i18n.t("No key has this maze. Point at the error in {cell}: it names walls that contradict each other.", {
      cell: plain(firstOf(TEETH)),
    }),
  );
  return `=${firstProblem(checks(), `IFNA(IF($U$6>=0,${levels}),${none})`)}`;
}

function proof(): string {
  const same = textFormula(i18n.t("KEYMAZE draws the same maze from it."));
  const other = textFormula(i18n.t("KEYMAZE draws another maze."));
  const unlike = `SUMPRODUCT(((${TYPED}="#")*1=${DRAWN})*1)`;
  const isWrong = checks().map(findsProblem).join();
  return `=IF(OR(${isWrong}),"",IFERROR(IF($K$6+${unlike}>=0,IF(${unlike}=0,${same},${other})),""))`;
}

/** A maze that a student types, and the key that FINDKEY finds for it. */
export const foundKey: Lesson = {
  id: "found-key",
  get title() {
    return i18n.t("A key for a maze");
  },
  get summary() {
    return i18n.t(
      "Is every maze that of a key and a disk? Draw one, and the key is found, or there is none.",
    );
  },
  get source() {
    return source();
  },
  picture: keyPicture(KEY, [DISK]),
  sheetName: "A key for a maze",
  columnWidths: [
    2,
    ...Array<number>(SIZE).fill(3.2),
    2,
    ...Array<number>(SIZE).fill(3.2),
    2,
    12,
    ...Array<number>(SIZE).fill(3.2),
  ],
  rowHeights: [
    { rows: "6:13", points: 19 },
    { rows: "17:24", points: 19 },
  ],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("A key for a maze"),
        i18n.t(
          "Draw any maze: # is a wall. Rows are turns of the disk, the last is next to the first; columns are places on the key.",
        ),
        source(),
      ),
      { at: "B5", cells: [[i18n.t("A maze, to be typed")]], style: "heading" },
      { at: "B6", cells: MAZE, style: "boardInput" },

      { at: "K5", cells: [[i18n.t("The key's maze, by KEYMAZE")]], style: "heading" },
      spill("K6", `=PUZZLE.KEYMAZE(${TEETH},${CUTS})`, SIZE, SIZE, "square"),

      { at: "T5", cells: [[i18n.t("A key and a disk, by FINDKEY")]], style: "heading" },
      {
        at: "T6",
        cells: [[i18n.t("above")], [i18n.t("below")], [i18n.t("cuts")]],
        style: "sideLabel",
      },
      spill("U6", `=PUZZLE.FINDKEY(${TYPED})`, 3, SIZE, "boardFormula"),
      { at: "T10", cells: [[verdict()]], style: "formula", across: 16 },
      { at: "T11", cells: [[proof()]], style: "formula", across: 16 },
      {
        at: "T12",
        cells: [
          [i18n.t("Try it: delete one # after the other, or type one more. Undo brings the maze back.")],
        ],
        style: "small",
      },

      ...twoWalls(),
      { at: "T16", cells: [[i18n.t("The way out of the key that was found")]], style: "heading" },
      spill("U17", `=${WALK},"grid")`, SIZE, SIZE, "square", "hidden"),

      ...exercise(EXERCISE, foundKeyQuestions(WALK, TWO_WALLS)),

      { at: "B31", cells: [[i18n.t("Is every maze that of a key?")]], style: "heading" },
      {
        at: "B32",
        cells: [
          [
            i18n.t(
              "Kenneth Caviness asked this in 2011, of any maze that goes round a cylinder, and guessed that it is not so.",
            ),
          ],
          [
            i18n.t(
              "A higher tooth makes more walls, and must still pass at the open cells: so it is best as high as the least deep cut that it meets there.",
            ),
          ],
          [
            i18n.t(
              "Hence at each wall the cut above, or the one below, is less deep than at all open cells of the column. Each wall is a choice of two.",
            ),
          ],
          [
            i18n.t(
              "FINDKEY looks for choices that never lead round in a circle, as no cut is less deep than itself. Where there are none, a few walls are the reason.",
            ),
          ],
        ],
        style: "question",
      },
    ];
  },
  get paints() {
    return [
      ...[TYPED, TWO_WALLS].map((cells) => {
        const on = plain(cells);
        return { on, when: `=${firstOf(on)}="#"`, fill: WALL, color: "#c3cbd8" };
      }),
      { on: plain(DRAWN), when: "=AND(ISNUMBER(K6),K6=0)", fill: WALL, color: "#c3cbd8" },
      { on: plain(DRAWN), when: "=ISNUMBER(U17)", fill: WAY },
      { on: plain(STEPS), when: "=ISNUMBER(U17)", fill: WAY },
      { on: plain(STEPS), when: '=AND(ISNUMBER(K6),K6=0,U17<>"")', fill: WALL },
      paintProblem("T10:AI10", "=NOT(ISNUMBER($U$6))"),
      ...checks().map((check) => paintProblem("T10:AI10", `=${findsProblem(check)}`)),
      paintWrongRows(),
    ];
  },
  frames: [
    { around: plain(TYPED), color: "#1d3b6f" },
    { around: plain(DRAWN), color: "#1d3b6f" },
    { around: plain(TEETH), color: "#8a6508" },
    { around: plain(CUTS), color: "#1d3b6f" },
  ],
  get notes() {
    return [
      {
        at: "U6",
        text: i18n.t(
          "FINDKEY answers three rows: the teeth above, the teeth below, and the cuts around the disk, with the fewest different depths. If no key has the maze, its error names walls that contradict each other, as row/column.",
        ),
      },
    ];
  },
  names: {
    [SOLUTIONS]: plain(SWITCH),
    FreeTheKey_key: plain(TEETH),
    FreeTheKey_disk: plain(CUTS),
    FreeTheKey_maze: plain(DRAWN),
  },
  select: "B6",
};

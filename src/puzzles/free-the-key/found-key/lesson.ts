import { firstOf, plain } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { opening, spill } from "../../../lessons/blocks";
import { findsProblem, firstProblem, paintProblem, type InputCheck } from "../../../lessons/checks";
import { exercise } from "../../../lessons/exercise";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import type { Lesson, LessonBlock } from "../../../lessons/lesson";
import { SOLUTIONS, underSwitch } from "../../../lessons/solutions";
import { keyPicture, WALL, WAY } from "../lesson-colors";
import { EXERCISE, foundKeyQuestions, SWITCH } from "./lesson-questions";
import { paintWrongRows, TWO_WALLS, twoWalls } from "./lesson-two-walls";

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
    return underSwitch(SWITCH, [
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
    ]);
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

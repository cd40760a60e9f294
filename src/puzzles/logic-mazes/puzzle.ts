import { textOf, type Cells } from "../../grid/cells";
import { i18n } from "../../language";
import { atEnd } from "../../lessons/help";
import { ifReadable, type KindGuess, type Likeness } from "../../playing/guess";
import { lengthenedBoard, type NextPuzzle } from "../../playing/next";
import { finished } from "../../steps";
import { definePuzzle, playable } from "../define-puzzle";
import { readLogicMaze } from "./cells";
import { keysAndDoors } from "./lesson";
import { logicMaker } from "./make";
import { logicPlay, type LogicPlay } from "./play";
import { randomLogic, SIZE } from "./random-logic";
import { LOGIC_WORDS } from "./rules";

const BLANK: Cells = [[""]];

/** Walls, a start @, and keys with their doors. */
function looksLikeKeys(maze: Cells): Likeness | undefined {
  const isWritten = maze.some((row) => row.some((cell) => textOf(cell).includes("@")));
  const read = isWritten
    ? ifReadable(() => finished(readLogicMaze({ maze, start: BLANK, goal: BLANK, rules: ["keys"] })))
    : undefined;
  if (!read || read.open.every(Boolean)) return undefined;
  const keys = read.keyNames.length;
  if (keys === 0) return undefined;
  return {
    likelihood: 0.9,
    reason: i18n.t("{keys, plural, one {a key} other {# keys}} as small letters, and a start @", { keys }),
  };
}

const solve = (answer: string) => `PUZZLE.SOLVEMAZE({maze},{start?},{goal?},"keys"${answer})`;

const guess: KindGuess = {
  looks: { maze: looksLikeKeys },
  formulas: [
    { title: /*i18n*/ "the route: rows and columns", template: solve("") },
    { title: /*i18n*/ "how many moves", template: solve(',"length"') },
    { title: /*i18n*/ "the moves: right, up, down, left", template: solve(',"moves"') },
  ],
};

/** Another maze with the same rules, but without edges that meet. */
const nextLogic: NextPuzzle<LogicPlay> = function* ({ states: { maze } }, harder, random) {
  const [rows, columns] = lengthenedBoard([maze.rows, maze.columns], harder, SIZE);
  const rules = LOGIC_WORDS.filter((word) => maze.rules[word]).join(" ");
  return { maze: yield* randomLogic(rows, columns, rules, random), rules: [[rules]] };
};

export const logicMazes = definePuzzle({
  id: "logic-mazes",
  lessons: [keysAndDoors],
  help: {
    "keys-and-doors": {
      scenes: [
        atEnd("LogicMaze", "maze", "The route to the goal: the doors are open, and their keys are taken"),
      ],
    },
  },
  makers: [logicMaker],
  plays: [
    playable({
      kind: logicPlay,
      task: /*i18n*/ "Walk from the start to the goal. Letters are keys, doors or portals; numbers are what a cell costs.",
      guess,
      next: nextLogic,
      drawings: async () => [(await import("./drawings/logic-maze")).logicMazeDrawing],
    }),
  ],
});

import { atEnd } from "../../lessons/help";
import { definePuzzle, playable } from "../define-puzzle";
import { catWalk as lesson } from "./lesson";
import { gateMaker } from "./make";
import { gateMessages } from "./messages/lesson";
import { gateWalk } from "./play";
import type { GateWalkPlay } from "./play-line";
import { randomGates, SIZE } from "./random-gates";
import { i18n } from "../../language";
import { isBlank, textOf, type Cells } from "../../grid/cells";
import { ifReadable, type KindGuess, type Likeness } from "../../playing/guess";
import { lengthenedBoard, type NextPuzzle } from "../../playing/next";
import { finished } from "../../steps";
import { readGates } from "./cells";

const COLOURS_SHOWN = 4;

/** Rooms in the even rows and columns, with gates between some of them. */
function looksLikeGates(cells: Cells): Likeness | undefined {
  const read = ifReadable(() => finished(readGates(cells, "maze")));
  if (!read || read.colours.length === 0 || read.rows < 3 || read.columns < 3) return undefined;
  const { colours, starts, goals } = read;
  const corners = read.cells.flatMap((row, r) =>
    r % 2 === 0 ? row.filter((_cell, c) => c % 2 === 0).map((cell) => textOf(cell)) : [],
  );
  const walled = corners.filter((corner) => corner === "#").length / corners.length;
  const ends = (starts.length > 0 ? 0.5 : 0) + (goals.length > 0 ? 0.5 : 0);
  return {
    likelihood: 0.3 + 0.5 * walled + 0.18 * ends,
    reason: i18n.t(
      "rooms in the even rows and columns, and gates between them: {more, plural, =0 {{colours}} other {{colours} and # more}}",
      {
        colours: colours.slice(0, COLOURS_SHOWN).join(", "),
        more: Math.max(0, colours.length - COLOURS_SHOWN),
      },
    ),
  };
}

/** Rules such as `gates red blue`. */
function looksLikeRules(cells: Cells): Likeness | undefined {
  const rules = cells.flat().filter((cell) => !isBlank(cell));
  const areRules = rules.length > 0 && rules.every((cell) => /^\s*gates[\s,]/i.test(String(cell)));
  if (!areRules) return undefined;
  return { likelihood: 0.9, reason: i18n.t("rules that say in which order gates are taken") };
}

const SOLVE = "PUZZLE.SOLVEMAZE({maze},,,{rules}";

const gatesGuess: KindGuess = {
  looks: { maze: looksLikeGates, rules: looksLikeRules },
  formulas: [
    { title: /*i18n*/ "the route: rows and columns", template: `${SOLVE})` },
    { title: /*i18n*/ "how many moves", template: `${SOLVE},"length")` },
    { title: /*i18n*/ "the route as a grid of numbers", template: `${SOLVE},"grid")` },
    { title: /*i18n*/ "the letters that the gates spell", template: `${SOLVE},"message")` },
  ],
};

/** The colours between two rooms. */
const gatesIn = (maze: Cells): string[] =>
  maze.flatMap((cells, row) =>
    cells
      .filter((cell, column) => (row + column) % 2 === 1 && !isBlank(cell) && textOf(cell) !== "#")
      .map((cell) => textOf(cell).toLowerCase()),
  );

/** A maze of gates in the same colours, for the first of the walks. */
const nextGates: NextPuzzle<GateWalkPlay> = function* ({ maze, walks: [{ rules }] }, harder, random) {
  const rooms = [maze.length, maze[0].length].map((count) => Math.floor(count / 2));
  const [rows, columns] = lengthenedBoard(rooms, harder, SIZE);
  const inOrder = rules.split(/[\s,]+/u).slice(1);
  const all = [...new Set([...inOrder, ...gatesIn(maze)])];
  const made = yield* randomGates(rows, columns, { all, inOrder }, random);
  return { maze: made, rules: [[rules]] };
};

export const catWalk = definePuzzle({
  id: "cat-walk",
  lessons: [lesson, gateMessages],
  help: { "cat-walk": { scenes: [atEnd("CatWalk", "maze", "The maze with the cat's last route")] } },
  makers: [gateMaker],
  plays: [
    playable({
      kind: gateWalk,
      task: /*i18n*/ "Walk to the goal through the gates in the order of their colours.",
      guess: gatesGuess,
      next: nextGates,
      drawings: async () => [(await import("./drawings/gate-walk-drawing")).gateWalkDrawing],
    }),
  ],
});

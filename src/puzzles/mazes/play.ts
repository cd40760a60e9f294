import { i18n } from "../../language";
import { isBlank, textOf, type Cells } from "../../grid/cells";
import { playSolution } from "../../playing/by-hand";
import type { Game, PlayKind } from "../../playing/play";
import { within } from "../../steps";
import { deadEndsOf } from "./dead-ends";
import { placeOf } from "./marks/lines";
import { DIRECTIONS } from "./neighbours";
import { walkingRules, type WalkWords } from "./play-game";
import { directionInWords, walkAlong, type WalkedPlay } from "./play-walk";
import { noWay, readWalkedMaze, wayFrom, type WalkedMaze } from "./walked-maze";

const KIND = "Maze";
const BLANK: Cells = [[""]];
const USUAL_RULES = ["walk"];

/** A maze that is walked one cell at a time, as SOLVEMAZE reads and solves it. */
export const maze: PlayKind<WalkedPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Maze",
  ranges: [
    { name: "maze", title: /*i18n*/ "The maze: # for walls, and S and G for its start and goal" },
    {
      name: "start",
      title: /*i18n*/ "The start: its cell, or a row and a column. Default: the cell S.",
      optional: true,
      within: "maze",
    },
    {
      name: "goal",
      title: /*i18n*/ "The goal: its cell, a row and a column, or a side. Default: the cells G.",
      optional: true,
      within: "maze",
    },
    {
      name: "rules",
      title: /*i18n*/ "The rules: walk, or walk wrap rows, columns or both; walls X if X is a wall",
      optional: true,
    },
  ],

  *read({ maze: cells, start = BLANK, goal = BLANK, rules = BLANK }) {
    const question = { maze: cells, start, goal, rules: wordsOf(rules) };
    const walked = yield* within(0, readWalkedMaze(question));
    const { grid, wrapping, starts, goals } = walked;
    const codes = yield* deadEndsOf({ ...grid, starts, goals }, wrapping);
    return yield* playSolution(gameOf(walked, codes, yield* nearestStart(walked)));
  },
};

function wordsOf(rules: Cells): readonly string[] {
  const given = rules.flat().find((cell) => !isBlank(cell));
  return given === undefined
    ? USUAL_RULES
    : textOf(given)
        .toLowerCase()
        .split(/[\s,]+/u);
}

/** Of several starts, such as those on a side, that of the shortest way. */
function* nearestStart(walked: WalkedMaze): Generator<number, number> {
  if (walked.starts.length === 1) return walked.starts[0];
  const outcome = yield* wayFrom(walked, walked.starts);
  return "way" in outcome ? outcome.way[0] : walked.starts[0];
}

function gameOf(walked: WalkedMaze, codes: WalkedPlay["codes"], start: number): Game<number, WalkedPlay> {
  const { columns } = walked.grid;
  const cellAt = (position: number) => ({
    row: Math.floor(position / columns) + 1,
    column: (position % columns) + 1,
  });
  const game: Game<number, WalkedPlay> = {
    ...walkingRules(walked, start, wordsFor(cellAt)),
    play(line) {
      const positions = [start, ...line.map(({ to }) => to)];
      const walk = walkAlong(walked, positions);
      return {
        prefix: KIND,
        lastStep: line.length,
        maze: walked,
        codes,
        walk,
        text(step) {
          const cell = cellAt(positions[step]);
          if (step === 0) return i18n.t("the route begins in row {row}, column {column}", cell);
          const move = { direction: line[step - 1].label, ...cell };
          return i18n.t("{direction}, to row {row}, column {column}", move);
        },
        marker: {
          range: "maze",
          cells: (step) => [
            placeOf({ row: walk.rows[step], column: walk.columns[step] }, walked.grid.places),
          ],
        },
        byHand: { game, line },
      };
    },
  };
  return game;
}

export const wordsFor = (
  cellAt: (position: number) => Readonly<Record<"row" | "column", number>>,
): WalkWords => ({
  label: (direction) => directionInWords(DIRECTIONS[direction].name),
  refusals: {
    outside: () => i18n.t("That is not a cell of the maze."),
    elsewhere: (current) =>
      i18n.t("The marker is in row {row}, column {column}: a move begins there.", cellAt(current)),
    already: () => i18n.t("The marker is there already."),
    wall: () => i18n.t("There is a wall."),
    far: () => i18n.t("A move leads to the next cell only: right, left, up or down."),
  },
  impossible: noWay,
});

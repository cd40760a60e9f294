import { i18n } from "../../language";
import { textOf, type Cells } from "../../grid/cells";
import { ruleWords } from "../../playing/boards";
import { playSolution } from "../../playing/by-hand";
import type { Move, MoveKey, Solution } from "../../playing/move";
import type { Game, PlayKind } from "../../playing/play";
import { ARROW_KEYS, cellNumbered, cellOfSpot, spotOfCell } from "../../playing/spots";
import { within, type Steps } from "../../steps";
import { placeOf } from "../mazes/marks/lines";
import { DIRECTIONS } from "../mazes/neighbours";
import { wordsFor } from "../mazes/play";
import { directionInWords, type Walk, type WalkedPlay } from "../mazes/play-walk";
import { walkedMazeOf } from "../mazes/walked-maze";
import { readLogicMaze, type LogicMaze } from "./cells";
import { solveLogic } from "./kind";
import { LogicStates, MOVE_NAMES, PORTAL, stepOf, type LogicMove } from "./logic-states";

/** The play of a walk through a maze with more rules. */
export interface LogicPlay extends WalkedPlay {
  readonly states: LogicStates;
  /** The keys at each step, a bit each. */
  readonly keys: readonly number[];
}

const KIND = "LogicMaze";
const BLANK: Cells = [[""]];
const USUAL_RULES = ["keys"];
/** Of the moves in the order of MOVE_NAMES. Diagonal moves have the keys that they have in text adventures since Rogue. */
const MOVE_KEYS: readonly MoveKey[] = [
  ...DIRECTIONS.map(({ name }) => ARROW_KEYS[name]),
  "u",
  "n",
  "b",
  "y",
  "p",
];

export const logicPlay: PlayKind<LogicPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Logic maze",
  ranges: [
    {
      name: "maze",
      title: /*i18n*/ "The maze: # for walls, @ for the start, * for the goal, and what the rules name",
    },
    {
      name: "start",
      title: /*i18n*/ "The start: its cell, or a row and a column. Default: the cell @.",
      optional: true,
      within: "maze",
    },
    {
      name: "goal",
      title: /*i18n*/ "The goal: its cell, a row and a column, or a side. Default: the cells *, or all keys.",
      optional: true,
      within: "maze",
    },
    {
      name: "rules",
      title: /*i18n*/ "The rules: keys, or any of diagonal, costs, portals, keys, ice",
      optional: true,
    },
  ],

  *read({ maze, start = BLANK, goal = BLANK, rules = BLANK }) {
    const words = ruleWords(rules);
    const question = { maze, start, goal, rules: words.length > 0 ? words : USUAL_RULES };
    const states = new LogicStates(yield* within(0, readLogicMaze(question)));
    const starts = states.maze.starts.map((position) => states.startAt(position));
    return yield* playSolution(gameOf(states, yield* nearest(states, starts)));
  },
};

/** Of several starts, that of the best way. */
function* nearest(states: LogicStates, starts: readonly number[]): Steps<number> {
  if (starts.length === 1) return starts[0];
  const outcome = yield* solveLogic(states, starts);
  return "way" in outcome ? outcome.way[0] : starts[0];
}

/** A move with what it costs and how far it goes. */
interface Walked extends Move<number> {
  readonly cost: number;
  readonly down: number;
  readonly right: number;
  readonly isPortal: boolean;
}

/** The cell of a position as texts count it, from 1. */
const counted = (position: number, { columns }: LogicMaze) => {
  const { row, column } = cellNumbered(position, columns);
  return { row: row + 1, column: column + 1 };
};

function markAt(position: number, { cells, columns }: LogicMaze): string {
  const { row, column } = cellNumbered(position, columns);
  return textOf(cells[row][column] ?? "");
}

function walked(states: LogicStates, state: number, { move, to, cost }: LogicMove): Walked {
  const { maze } = states;
  const crossed: number[] = [];
  states.after(state, move, crossed);
  const [from, end] = [states.positionOf(state), states.positionOf(to)];
  const [fromCell, endCell, ...others] = [from, end, ...crossed].map((position) =>
    cellNumbered(position, maze.columns),
  );
  const isPortal = move === PORTAL;
  const [down, right] = isPortal
    ? [endCell.row - fromCell.row, endCell.column - fromCell.column]
    : stepOf(move).map((step) => step * (crossed.length + 1));
  return {
    label: isPortal
      ? i18n.t("through the portal {portal}", { portal: markAt(from, maze) })
      : moveInWords(move),
    ...{ to, cost, down, right, isPortal },
    spot: spotOfCell(endCell),
    from: spotOfCell(fromCell),
    ...(others.length > 0 && { others: others.map(spotOfCell) }),
    key: MOVE_KEYS[move],
  };
}

function textOfMove(states: LogicStates, from: number, { label, to, cost }: Walked): string {
  const { maze } = states;
  const values = { direction: label, ...counted(states.positionOf(to), maze) };
  const keys = states.lettersOf(states.keysOf(to) & ~states.keysOf(from));
  return [
    i18n.t("{direction}, to row {row}, column {column}", values),
    ...(maze.rules.costs ? [i18n.t("for {cost}", { cost })] : []),
    ...(keys ? [i18n.t("key {keys}", { keys })] : []),
  ].join(", ");
}

/** Where a walk is after each step. */
function walkOf({ columns }: LogicMaze, positions: readonly number[], moves: readonly Walked[]): Walk {
  const sums = (lengths: readonly number[]) => {
    let sum = 0;
    return [0, ...lengths.map((length) => (sum += length))];
  };
  return {
    rows: positions.map((position) => cellNumbered(position, columns).row),
    columns: positions.map((position) => cellNumbered(position, columns).column),
    down: sums(moves.map(({ down }) => down)),
    right: sums(moves.map(({ right }) => right)),
  };
}

function gameOf(states: LogicStates, start: number): Game<number, LogicPlay> {
  const { maze } = states;
  const { rows, columns, rules } = maze;
  const words = wordsFor((position) => counted(position, maze)).refusals;
  const walkedMaze = walkedMazeOf(maze, rules.wrapping, maze.starts, maze.goals);
  const codes = Array.from({ length: rows }, (_, row) =>
    Array.from(maze.open.subarray(row * columns, (row + 1) * columns)),
  );

  const game: Game<number, LogicPlay> = {
    start,
    isSolved: states.isGoal(),
    moves: (state) => states.movesFrom(state).map((move) => walked(states, state, move)),
    *solve(state): Steps<Solution<number>> {
      const outcome = yield* solveLogic(states, [state]);
      if ("impossible" in outcome) return outcome;
      const { way } = outcome;
      const line = way.slice(1).map((to, k) => walked(states, way[k], states.moveBetween(way[k], to)));
      return { line, isShortest: !rules.costs };
    },

    refuse(state, spot, from) {
      const current = states.positionOf(state);
      const cell = cellOfSpot(spot);
      if (!cell || cell.row >= rows || cell.column >= columns) return words.outside();
      if (from !== undefined && from !== spotOfCell(cellNumbered(current, columns)))
        return words.elsewhere(current);
      const position = cell.row * columns + cell.column;
      if (position === current) return words.already();
      if (!maze.open[position]) return words.wall(position);
      if ((maze.doors[position] & ~states.keysOf(state)) !== 0)
        return i18n.t("This door needs the key {key}.", { key: markAt(position, maze).toLowerCase() });
      if (rules.ice) return i18n.t("On ice you slide straight on, until a wall or a closed door.");
      return rules.diagonal ? i18n.t("A move leads to one of the eight cells around only.") : words.far();
    },

    play(line, from = start) {
      const moves = line as readonly Walked[];
      const passed = [from, ...moves.map(({ to }) => to)];
      const positions = passed.map((state) => states.positionOf(state));
      return {
        prefix: KIND,
        lastStep: line.length,
        ...{ states, codes, maze: walkedMaze },
        walk: walkOf(maze, positions, moves),
        keys: passed.map((state) => states.keysOf(state)),
        isHidden: (step) => moves[step].isPortal,
        text: (step) =>
          step === 0
            ? i18n.t("the route begins in row {row}, column {column}", counted(positions[0], maze))
            : textOfMove(states, passed[step - 1], moves[step - 1]),
        marker: {
          range: "maze",
          cells: (step) => [placeOf(cellNumbered(positions[step], columns), maze.places)],
        },
        byHand: { game, line },
      };
    },
  };
  return game;
}

/** A direction, or two. */
function moveInWords(move: number): string {
  const [vertical, horizontal] = MOVE_NAMES[move].split(" ").map(directionInWords);
  return horizontal === undefined
    ? vertical
    : i18n.t("{vertical} and {horizontal}", { vertical, horizontal });
}

import { i18n } from "../../language";
import type { Cells } from "../../grid/cells";
import type { Move, Solution } from "../../playing/move";
import { NotPlayable, type Game, type Play, type PlayKind } from "../../playing/play";
import { cellNumbered, cellOfSpot, spotOfCell } from "../../playing/spots";
import type { Steps } from "../../steps";
import { neighboursOf, readLights, type LightsBoard } from "./cells";
import { lightsOut, type LightsSolution } from "./kind";

/** A board of lamps, and presses on some of them, one after another. */
export interface LightsOutPlay extends Play {
  readonly board: LightsBoard;
  /** For each step, a text with 1 for each lamp that is lit and 0 for the others. */
  readonly states: readonly string[];
  /** The lamp that is pressed in each step after the first one. */
  readonly presses: readonly number[];
  /** If there is no solution, 1 for the lamps of a quiet set in which an odd number has to change (see kind.ts). */
  readonly quiet?: Uint8Array;
}

const KIND = "LightsOut";
/** On boards of more rows or columns, lamps are too small to be told apart, and to be clicked. */
const MAX_LINES = 30;

export const lightsOutPlay: PlayKind<LightsOutPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Lights Out",
  ranges: [
    { name: "board", title: /*i18n*/ "The lamps: 1 is lit, 0 or blank is dark, # is none" },
    { name: "goal", title: /*i18n*/ "The lamps that are lit at the end, if there are any", optional: true },
  ],

  *read({ board: cells, goal }) {
    if (cells.length > MAX_LINES || cells[0].length > MAX_LINES) throw tooLarge(cells);
    const board = yield* readLights(cells, goal);
    const presses = pressesOn(board);
    const solution = yield* solutionFrom(board, presses.start);
    if ("presses" in solution) {
      const game = gameOf(presses);
      const line = presses.lineOf(presses.start, solution.presses);
      return { ...game.play(line), byHand: { game, line, isShortest: solution.isFewest } };
    }
    const { quiet, impossible } = solution;
    return { ...gameOf(presses, quiet).play([]), impossible };
  },
};

function tooLarge(cells: Cells): NotPlayable {
  const sizes = { rows: cells.length, columns: cells[0].length, most: MAX_LINES };
  return new NotPlayable(
    i18n.t("The board has {rows} × {columns} cells; a drawing shows at most {most} × {most}.", sizes),
  );
}

type Press = Move<string>;

function pressesOn(board: LightsBoard) {
  const { columns, lampAt, cellOf } = board.lamps;
  const neighbours = neighboursOf(board.lamps);
  const on = (state: string, lamp: number): Press => {
    const lit = Uint8Array.from(state, Number);
    press(lit, lamp, neighbours);
    const cell = cellNumbered(cellOf[lamp], columns);
    return {
      label: i18n.t("row {row}, column {column}", { row: cell.row + 1, column: cell.column + 1 }),
      to: lit.join(""),
      spot: spotOfCell(cell),
    };
  };
  return {
    board,
    start: board.lit.join(""),
    on,
    /** Presses on all lamps of a set, row by row. */
    lineOf(state: string, set: Uint8Array) {
      const line: Press[] = [];
      set.forEach((isIn, lamp) => isIn && line.push(on(line.at(-1)?.to ?? state, lamp)));
      return line;
    },
    lampsOf: (line: readonly Press[]) =>
      line.map(({ spot }) => {
        const { row, column } = cellOfSpot(spot!)!;
        return lampAt[row * columns + column];
      }),
  };
}

type Presses = ReturnType<typeof pressesOn>;

/** Any lamp can be pressed at any time. Without a solution, `quiet` shows why. */
function gameOf(presses: Presses, quiet?: Uint8Array): Game<string, LightsOutPlay> {
  const { board, start } = presses;
  const end = board.goal.join("");
  const game: Game<string, LightsOutPlay> = {
    start,
    moves: (state) => Array.from(board.goal, (_, lamp) => presses.on(state, lamp)),
    isSolved: (state) => state === end,
    home: end,
    *solve(state): Steps<Solution<string>> {
      const solution = yield* solutionFrom(board, state);
      if ("impossible" in solution) return { impossible: solution.impossible };
      return { line: presses.lineOf(state, solution.presses), isShortest: solution.isFewest };
    },
    refuse: () => i18n.t("There is no lamp in this cell."),
    play(line, from = start) {
      const lamps = presses.lampsOf(line);
      const states = [from, ...line.map(({ to }) => to)];
      const { cellOf, columns } = board.lamps;
      return {
        prefix: KIND,
        lastStep: line.length,
        board,
        states,
        presses: lamps,
        ...(quiet && from === start && { quiet }),
        text: (step) => textOf(board, states[step], line[step - 1]),
        marker: {
          range: "board",
          cells: (step) => lamps.slice(step - 1, step).map((lamp) => cellNumbered(cellOf[lamp], columns)),
        },
        byHand: { game, line },
      };
    },
  };
  return game;
}

function* solutionFrom({ lamps, goal }: LightsBoard, state: string): Steps<LightsSolution> {
  const changes = goal.map((end, lamp) => end ^ Number(state[lamp]));
  const puzzle = yield* lightsOut(lamps, changes);
  return yield* puzzle.solve();
}

/** The press that led to a state, if any, and how many lamps are not yet as they have to be. */
function textOf({ goal }: LightsBoard, state: string, pressed?: Press): string {
  const wrong = goal.reduce((count, end, lamp) => count + (end === Number(state[lamp]) ? 0 : 1), 0);
  const lamps = goal.includes(1)
    ? i18n.t("{wrong, plural, one {# lamp is} other {# lamps are}} not as the goal says", { wrong })
    : i18n.t("{wrong, plural, one {# lamp is} other {# lamps are}} lit", { wrong });
  return pressed ? i18n.t("press {lamp}; {lamps}", { lamp: pressed.label, lamps }) : lamps;
}

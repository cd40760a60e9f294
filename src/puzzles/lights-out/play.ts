import { i18n } from "../../language";
import { ruleWords, rejectLargeBoard } from "../../playing/boards";
import type { Move, Solution } from "../../playing/move";
import type { Game, Play, PlayKind } from "../../playing/play";
import { cellNumbered, cellOfSpot, spotOfCell } from "../../playing/spots";
import type { Steps } from "../../steps";
import { changesTo, readLights, type LightsBoard } from "./cells";
import { lightsOut } from "./kind";
import type { LightsSolution } from "./lamps";
import { MOST_STATES, press, readLampRules, touchedBy, type LampRules } from "./rules";

/** A board of lamps, and presses on some of them, one after another. */
export interface LightsOutPlay extends Play {
  readonly board: LightsBoard;
  readonly rules: LampRules;
  /** For each lamp those that a press on it changes. */
  readonly touched: readonly Int32Array[];
  /** For each step, a text with the state of each lamp: 1 if it is lit, 0 if not, and letters after 9. */
  readonly states: readonly string[];
  /** The lamp that is pressed in each step after the first one. */
  readonly presses: readonly number[];
  /** If there is no solution, a quiet set that shows why (see kind.ts and states.ts). */
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
    {
      name: "rules",
      title: /*i18n*/ "The rules: plus, cross, knight or lines; torus; states 3",
      optional: true,
    },
  ],

  *read({ board: cells, goal, rules: words = [] }) {
    rejectLargeBoard({ rows: cells.length, columns: cells[0].length }, MAX_LINES);
    const rules = readLampRules(ruleWords(words));
    const board = yield* readLights(cells, goal, rules);
    const presses = pressesOn(board, rules, yield* touchedBy(board.lamps, rules));
    const solution = yield* solutionFrom(board, rules, presses.start);
    if ("presses" in solution) {
      const game = gameOf(presses);
      const line = presses.lineOf(presses.start, solution.presses);
      return { ...game.play(line), byHand: { game, line, isShortest: solution.isFewest } };
    }
    const { quiet, impossible } = solution;
    return { ...gameOf(presses, quiet).play([]), impossible };
  },
};

/** The states of all lamps as a text, and the other way round. */
const textOfStates = (lit: Uint8Array) => Array.from(lit, (state) => state.toString(MOST_STATES)).join("");
export const statesIn = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => parseInt(letter, MOST_STATES));

type Press = Move<string>;

function pressesOn(board: LightsBoard, rules: LampRules, touched: readonly Int32Array[]) {
  const { columns, lampAt, cellOf } = board.lamps;
  const on = (state: string, lamp: number): Press => {
    const lit = statesIn(state);
    press(lit, lamp, touched, rules.states);
    const cell = cellNumbered(cellOf[lamp], columns);
    return {
      label: i18n.t("row {row}, column {column}", { row: cell.row + 1, column: cell.column + 1 }),
      to: textOfStates(lit),
      spot: spotOfCell(cell),
    };
  };
  return {
    ...{ board, rules, touched },
    start: textOfStates(board.lit),
    on,
    /** Presses on all lamps, each so many times, row by row. */
    lineOf(state: string, counts: Uint8Array) {
      const line: Press[] = [];
      counts.forEach((count, lamp) => {
        for (let k = 0; k < count; k++) line.push(on(line.at(-1)?.to ?? state, lamp));
      });
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
  const { board, rules, touched, start } = presses;
  const end = textOfStates(board.goal);
  const game: Game<string, LightsOutPlay> = {
    start,
    moves: (state) => Array.from(board.goal, (_, lamp) => presses.on(state, lamp)),
    isSolved: (state) => state === end,
    home: end,
    returns: true,
    *solve(state): Steps<Solution<string>> {
      const solution = yield* solutionFrom(board, rules, state);
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
        ...{ board, rules, touched },
        states,
        presses: lamps,
        ...(quiet && from === start && { quiet }),
        text: (step) => textOf(board, rules, states[step], line[step - 1]),
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

function* solutionFrom({ lamps, goal }: LightsBoard, rules: LampRules, state: string): Steps<LightsSolution> {
  const puzzle = yield* lightsOut(lamps, changesTo(goal, statesIn(state), rules), rules);
  return yield* puzzle.solve();
}

/** The press that led to a state, if any, and how many lamps are not yet as they have to be. */
function textOf({ goal }: LightsBoard, { states }: LampRules, state: string, pressed?: Press): string {
  const now = statesIn(state);
  const wrong = goal.reduce((count, end, lamp) => count + (end === now[lamp] ? 0 : 1), 0);
  const lamps = goal.some((end) => end > 0)
    ? i18n.t("{wrong, plural, one {# lamp is} other {# lamps are}} not as the goal says", { wrong })
    : states > 2
      ? i18n.t("{wrong, plural, one {# lamp is} other {# lamps are}} not at 0", { wrong })
      : i18n.t("{wrong, plural, one {# lamp is} other {# lamps are}} lit", { wrong });
  return pressed ? i18n.t("press {lamp}; {lamps}", { lamp: pressed.label, lamps }) : lamps;
}

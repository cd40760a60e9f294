import { i18n } from "../../language";
import { ruleWords, rejectLargeBoard } from "../../playing/boards";
import { playSolution } from "../../playing/by-hand";
import type { Move, Solution, Spot } from "../../playing/move";
import type { Game, Play, PlayKind } from "../../playing/play";
import { cellNumbered, cellOfSpot, DIRECTION_TEXTS, spotOfCell } from "../../playing/spots";
import type { Steps } from "../../steps";
import { readPegRules, readPegs, type PegBoard } from "./cells";
import { isGoal } from "./goal";
import { has, Jumps, setOf } from "./jumps";
import { nameOf, solvePegs } from "./kind";

/** Pegs in holes, and jumps of some of them. */
export interface PegsPlay extends Play {
  readonly board: PegBoard;
  readonly jumps: Jumps;
  /** For each step, `o` or `.` for each hole. */
  readonly states: readonly string[];
  /** The jump that leads to each step after the first one. */
  readonly line: readonly number[];
}

const KIND = "Pegs";
/** On larger boards, pegs are too small to be clicked. */
const MAX_LINES = 20;

export const pegsPlay: PlayKind<PegsPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Peg solitaire",
  ranges: [
    { name: "board", title: /*i18n*/ "The board: o is a peg, . an empty hole" },
    { name: "goal", title: /*i18n*/ "The board at the end, or the number of pegs", optional: true },
    { name: "rules", title: /*i18n*/ "triangle or diagonal, if pegs jump along diagonals", optional: true },
  ],

  *read({ board: cells, goal = [[""]], rules = [] }) {
    const board = readPegs(cells, goal, readPegRules(ruleWords(rules)));
    rejectLargeBoard(board.holes, MAX_LINES);
    return yield* playSolution(gameOf(board));
  },
};

interface PegMove extends Move<string> {
  readonly jump: number;
}

const pegsIn = (state: string) =>
  setOf(Array.from(state, (_, hole) => hole).filter((hole) => state[hole] === "o"));

function gameOf(board: PegBoard): Game<string, PegsPlay> {
  const { holes, goal } = board;
  const jumps = new Jumps(holes);
  const stateOf = (pegs: Int32Array) => holes.cells.map((_, hole) => (has(pegs, hole) ? "o" : ".")).join("");
  const spotOf = (hole: number): Spot => spotOfCell(cellNumbered(holes.cells[hole], holes.columns));
  const moveOf = (jump: number, pegs: Int32Array): PegMove => {
    const { row, column } = cellNumbered(holes.cells[jumps.from[jump]], holes.columns);
    const direction = i18n._(NAMES[nameOf(holes.directions[jumps.direction[jump]])]);
    return {
      jump,
      label: i18n.t("row {row}, column {column}: {direction}", {
        row: row + 1,
        column: column + 1,
        direction,
      }),
      to: stateOf(jumps.after(jump, pegs)),
      from: spotOf(jumps.from[jump]),
      spot: spotOf(jumps.to[jump]),
    };
  };
  const movesFrom = (state: string) => {
    const pegs = pegsIn(state);
    return jumps.legal(pegs).map((jump) => moveOf(jump, pegs));
  };
  /** What is at a spot: a peg, an empty hole, or no hole. */
  const markAt = (state: string, spot: Spot) => {
    const cell = cellOfSpot(spot);
    const hole = cell ? holes.cells.indexOf(cell.row * holes.columns + cell.column) : -1;
    return state[hole];
  };

  const game: Game<string, PegsPlay> = {
    start: stateOf(board.pegs),
    moves: movesFrom,
    isSolved: (state) => isGoal(goal, pegsIn(state)),

    *solve(state): Steps<Solution<string>> {
      const found = yield* solvePegs({ ...board, pegs: pegsIn(state) }, jumps, false);
      if ("impossible" in found) return found;
      const line: PegMove[] = [];
      for (const [jump] of found.moves) line.push(moveOf(jump, pegsIn(line.at(-1)?.to ?? state)));
      // Each jump takes a peg, so that all solutions to so many pegs are equally long.
      return { line, isShortest: goal.count !== undefined };
    },

    refuse(state, spot, from) {
      const mark = markAt(state, spot);
      if (mark === undefined) return i18n.t("There is no hole here.");
      if (movesFrom(state).length === 0) return i18n.t("No peg can jump any more. Go back a few steps.");
      const isHeld = from !== undefined && markAt(state, from) === "o";
      if (mark === "o" && !isHeld)
        return i18n.t("This peg cannot jump: it needs a peg next to it, and an empty hole behind that peg.");
      return i18n.t(
        "A peg jumps over the peg next to it, into the hole behind that peg. Click the peg, then the hole.",
      );
    },

    play(moves, from = game.start) {
      const line = (moves as readonly PegMove[]).map(({ jump }) => jump);
      return {
        prefix: KIND,
        lastStep: moves.length,
        board,
        jumps,
        states: [from, ...moves.map(({ to }) => to)],
        line,
        text: (step) => (step === 0 ? i18n.t("the start") : moves[step - 1].label),
        marker: {
          range: "board",
          cells: (step) =>
            line
              .slice(step - 1, step)
              .map((jump) => cellNumbered(holes.cells[jumps.to[jump]], holes.columns)),
        },
        byHand: { game, line: moves },
      };
    },
  };
  return game;
}

const NAMES: Readonly<Record<string, string>> = {
  ...DIRECTION_TEXTS,
  "up-left": /*i18n*/ "up to the left",
  "up-right": /*i18n*/ "up to the right",
  "down-left": /*i18n*/ "down to the left",
  "down-right": /*i18n*/ "down to the right",
};

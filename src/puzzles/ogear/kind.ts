import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import {
  breadthFirst,
  countShortestWays,
  type BreadthFirst,
  type StateGraph,
} from "../../search/breadth-first";
import { isPause, type Steps } from "../../steps";
import type { Cells } from "../../grid/cells";
import { DIRECTIONS, readConnections, readGearPosition, type Connections, type GearPosition } from "./cells";
import { shortestWay, type Puzzle, type PuzzleKind, type SearchResult } from "../puzzle-kind";

interface GearQuestion {
  /** How the gear rolls forward: face and direction before, face and direction after. */
  readonly connections: Cells;
  /** Face, direction, tooth. */
  readonly start: Cells;
  /** The goal, if it is a single position. */
  readonly goal?: Cells;
  /** How many teeth the gear has, numbered from 0. */
  readonly teeth: number;
}

export interface GearPuzzle extends Puzzle {
  readonly start: number;
  readonly goal: number | undefined;
  /** The moves in a state, and the states that they lead to: turn, forward, back. */
  movesFrom(state: number): readonly { readonly name: GearMoveName; readonly to: number }[];
  solveFrom(state: number): Steps<SearchResult>;
  /** All states that the gear can reach from the start, nearest first, and the number of moves for each state. */
  reached(): Steps<Pick<BreadthFirst, "order" | "distances">>;
}

const MAX_STATES = 10_000_000;

/** A gear turns between North and East, and between South and West, as the article marks the faces of the cube. */
const TURNED: readonly number[] = ["East", "West", "North", "South"].map((name) =>
  DIRECTIONS.findIndex((each) => each === name),
);

/**
 * Hanayama's O'Gear (B. Wiener's article): a gear on a cube turns on its face, or rolls over an edge onto another face, forward to its next
 * tooth or back to the previous one. There is one edge ahead of it and one behind: if several connections start or end on the same side,
 * the first one counts, as in the article's program. A state is shown as face, direction and tooth; a move as its name and the state it
 * leads to. Turn is preferred, then forward, then back.
 */
export const gearPuzzle: PuzzleKind<GearQuestion, GearPuzzle> = {
  *read(question: GearQuestion): Steps<GearPuzzle> {
    const { teeth } = question;
    const connections = yield* readConnections(question.connections, "connections");
    const { faces } = connections;
    const stateOf = ({ side, tooth }: GearPosition) => side * teeth + tooth;
    const start = stateOf(readGearPosition(question.start, "start", connections, teeth));
    const goal = question.goal && stateOf(readGearPosition(question.goal, "goal", connections, teeth));
    const stateCount = faces.length * DIRECTIONS.length * teeth;
    if (stateCount > MAX_STATES) {
      throw new LimitError(
        i18n.t("the gear has {count, number} positions, and at most {most, number} are possible", {
          count: stateCount,
          most: MAX_STATES,
        }),
      );
    }

    const movesOf = yield* gearMoves(connections);
    const endOf = (state: number, { side, teeth: moved }: GearMove) =>
      stateOf({ side, tooth: ((state % teeth) + moved + teeth) % teeth });
    const movesFrom = (state: number) =>
      movesOf[Math.floor(state / teeth)].map((move) => ({ name: move.name, to: endOf(state, move) }));
    const graph: StateGraph = {
      stateCount,
      maximumDegree: MOVES.length,
      successors(state, out) {
        let count = 0;
        for (const move of movesOf[Math.floor(state / teeth)]) {
          const to = endOf(state, move);
          let known = 0;
          while (known < count && out[known] !== to) known++;
          if (known === count) out[count++] = to;
        }
        return count;
      },
    };
    const isGoal = (state: number) => state === goal;
    const show = (state: number) => {
      const side = Math.floor(state / teeth);
      const face = Math.floor(side / DIRECTIONS.length);
      return [faces[face], DIRECTIONS[side % DIRECTIONS.length], state % teeth];
    };
    const solveFrom = (state: number) =>
      shortestWay(graph, [state], isGoal, i18n.t("The gear cannot get from the start to the goal."));
    return {
      start,
      goal,
      movesFrom,
      solveFrom,
      solve: () => solveFrom(start),
      count: () => countShortestWays(graph, [start], isGoal),
      reached: () => breadthFirst(graph, [start]),
      show,
      move: (from, to) => [movesFrom(from).find((move) => move.to === to)!.name, ...show(to)],
    };
  },
};

const MOVES = ["turn", "forward", "back"] as const;
export type GearMoveName = (typeof MOVES)[number];

interface GearMove {
  readonly name: GearMoveName;
  /** Where the gear is after the move. */
  readonly side: number;
  /** How many teeth it advances. */
  readonly teeth: number;
}

function* gearMoves({ faces, rolls }: Connections): Steps<GearMove[][]> {
  const count = DIRECTIONS.length;
  const moves: GearMove[][] = [];
  for (let side = 0; side < faces.length * count; side++) {
    if (isPause(side)) yield 0;
    moves.push([{ name: "turn", side: side - (side % count) + TURNED[side % count], teeth: 0 }]);
  }
  const add = (side: number, move: GearMove) => {
    if (!moves[side].some(({ name }) => name === move.name)) moves[side].push(move);
  };
  for (let k = 0; k < 2 * rolls.length; k++) {
    if (isPause(k)) yield 0;
    const { from, to } = rolls[k % rolls.length];
    if (k < rolls.length) add(from, { name: "forward", side: to, teeth: 1 });
    else add(to, { name: "back", side: from, teeth: -1 });
  }
  return moves;
}

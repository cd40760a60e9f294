import type { Cells } from "../grid/cells";
import type { Steps } from "../steps";
import type { GameState, Move, MoveKey, Solution, Spot } from "./move";
import type { BoardCell } from "./spots";

/** A range of a sheet from which a puzzle is played. */
export interface PlayRange {
  /** As in the sheet's names, after the kind's prefix: `key` in `FreeTheKey_key`. */
  readonly name: string;
  /**
   * What the user is asked for if the sheet has no such name: “The key: two rows of heights”. Like all titles of kinds and ranges, it is
   * not yet translated into the user's language.
   */
  readonly title: string;
  readonly optional?: boolean;
  /**
   * The name of the range in which this one tells positions, as rows and columns. Then cells of that range may be given, too, and stand
   * for their positions.
   */
  readonly within?: string;
}

/**
 * A puzzle with its solution as a list of states; step 0 is the start. It is pure data. Everything that shows it, such as a drawing, the
 * text of the moves or the marker in the sheet, is a function of the play and a step.
 */
export interface Play {
  /** The prefix of its kind. */
  readonly prefix: string;
  readonly lastStep: number;
  /** The move that led to a step, and its result: “turn the disk clockwise, to place 3, turn 16”. */
  text(step: number): string;
  /** The sheet's marker, if the puzzle is laid out in cells. */
  readonly marker?: PlayMarker;
  /** Why there is no solution. The play then has the start only, or the steps that were asked for, such as a word's. */
  readonly impossible?: string;
  /** How it is continued by hand, if the puzzle has moves. */
  readonly byHand?: ByHand;
  /** The optional range, a single cell, in which the number of the step is typed, from 1, and the step that it holds now. */
  readonly input?: { readonly range: string; readonly step: number | undefined };
  /** The step that a click on a spot shows, for steps that can be looked at in any order. */
  readonly stepOfSpot?: (spot: Spot) => number | undefined;
}

/** The rules of a puzzle as it was read from its cells. Pure data and functions; long searches are done in steps. */
export interface Game<State extends GameState = GameState, P extends Play = Play> {
  readonly start: State;
  /** The legal moves in a state, always in the same order. */
  moves(state: State): readonly Move<State>[];
  /** The keys of all moves. Without them, the moves at the start have all. */
  readonly keys?: readonly MoveKey[];
  isSolved(state: State): boolean;
  /** The solved state from which the puzzle is scrambled. Without it, the puzzle has a start and a goal but no home. */
  readonly home?: State;
  /** Whether moves lead back from every move, though perhaps several of them. Without it, a scramble makes moves that one move undoes. */
  readonly returns?: true;
  /** A shortest line to the goal if that can be found; may throw a LimitError. */
  solve(state: State): Steps<Solution<State>>;
  /**
   * Why no legal move leads to a spot (or from `from` to it), in a sentence for the user: “There is a wall between.” Only asked if there is
   * no such move.
   */
  refuse(state: State, spot: Spot, from?: Spot): string;
  /** Why a key makes no legal move, in a sentence; undefined if there is nothing special to say. */
  refuseKey?(state: State, key: MoveKey): string | undefined;
  /** The spot that stands for what is at a spot, where a piece has several cells. Moves name that spot. */
  spotFor?(state: State, spot: Spot): Spot;
  /** The legal move that a drag from a spot to another one makes, if it takes more than these spots to say. */
  moveOfDrag?(state: State, from: Spot, to: Spot): Move<State> | undefined;
  /** The play that shows a line of legal moves and can be continued by hand. A puzzle with a home is also played `from` other states. */
  play(line: readonly Move<State>[], from?: State): P;
}

/** How a play is continued by hand. */
export interface ByHand<State extends GameState = GameState> {
  readonly game: Game<State>;
  /** The moves that lead from step to step. */
  readonly line: readonly Move<State>[];
  /** Whether it is proved that no line to the goal is shorter. */
  readonly isShortest?: boolean;
}

export interface PlayMarker {
  /** The name of the range that the marker walks in. */
  readonly range: string;
  /** The cells that it is on after a step, with row and column counted from 0 in the range. */
  cells(step: number): readonly BoardCell[];
}

/** A kind of puzzle that can be played: how it is read from a sheet's ranges. */
export interface PlayKind<P extends Play = Play> {
  /** The prefix of its names in a sheet, such as `FreeTheKey`, unique to the kind. */
  readonly prefix: string;
  readonly title: string;
  readonly ranges: readonly PlayRange[];
  /**
   * Reads the ranges by name (optional ones may be missing) and solves the puzzle, yielding its progress from 0 to 1. Throws a CellError if
   * a range has unexpected contents, a LimitError, and a NotPlayable if there is nothing to play.
   */
  read(ranges: Readonly<Record<string, Cells>>): Generator<number, P>;
}

/** The ranges are valid, but they cannot be shown: they are too large, or nothing in them moves. The message says why. */
export class NotPlayable extends Error {
  override readonly name = "NotPlayable";
}

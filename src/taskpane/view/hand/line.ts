import type { Move } from "../../../playing/move";
import type { PlayerAction } from "../player/player";

/** The moves that are shown: those of the solution, or the user's own. */
export interface Line {
  readonly isOwn: boolean;
  readonly moves: readonly Move[];
}

export type LineAction =
  /** A move from the shown step. What came after it is dropped. */
  | { readonly type: "move"; readonly move: Move }
  /** A way on from the shown step, which is not yet played. */
  | { readonly type: "append"; readonly moves: readonly Move[] }
  /** Back to the start. The user's own moves stay until another one is made. */
  | { readonly type: "start" }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "solution"; readonly moves: readonly Move[] };

/** What an action leads to: the line, and what the player does then, if anything. */
export interface Continued {
  readonly line: Line;
  readonly player?: PlayerAction;
}

/** Continues a line by hand. Undo and redo go along the user's own line only. */
export function continued(line: Line, step: number, action: LineAction): Continued {
  switch (action.type) {
    case "move": {
      const moves = [...line.moves.slice(0, step), action.move];
      return { line: own(moves), player: { type: "continue", from: step, lastStep: moves.length } };
    }
    case "append": {
      const moves = [...line.moves.slice(0, step), ...action.moves];
      return { line: own(moves), player: { type: "load", lastStep: moves.length } };
    }
    case "start":
      return line.isOwn
        ? { line, player: { type: "first" } }
        : { line: own([]), player: { type: "load", lastStep: 0 } };
    case "undo":
      return canUndo(line, step) ? { line, player: { type: "back" } } : { line };
    case "redo":
      return canRedo(line, step) ? { line, player: { type: "step" } } : { line };
    case "solution": {
      const { moves } = action;
      return { line: { isOwn: false, moves }, player: { type: "load", lastStep: moves.length } };
    }
  }
}

export const canUndo = ({ isOwn }: Line, step: number): boolean => isOwn && step > 0;
export const canRedo = ({ isOwn, moves }: Line, step: number): boolean => isOwn && step < moves.length;

const own = (moves: readonly Move[]): Line => ({ isOwn: true, moves });

import type { MoveNumbers } from "../hand/move-numbers";
import type { PlayerState } from "../player/player";
import type { PuzzleCells } from "../solving";

/** The puzzle that the larger window shows. */
export interface PuzzleMessage {
  readonly type: "puzzle";
  readonly title: string;
  /** The window solves it again, because a play is not just data. */
  readonly cells: PuzzleCells;
  readonly isDark: boolean;
  readonly state: PlayerState;
  readonly line: MoveNumbers | null;
}

/** What the user did in a window: to its player, or to the line of moves, which is the solution if there is no other. */
type Shared =
  | { readonly type: "player"; readonly state: PlayerState }
  | { readonly type: "line"; readonly line: MoveNumbers | null };

/** Messages from the pane to its larger window. */
export type ToWindow = PuzzleMessage | Shared;

/** Messages from the window to the pane: that it is ready, and what the user did there. */
export type ToPane = { readonly type: "ready" } | Shared;

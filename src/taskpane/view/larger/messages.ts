import type { PlayerState } from "../player/player";
import type { PuzzleCells } from "../solving";

/** Messages from the pane to its larger window. */
export type ToWindow =
  | {
      readonly type: "puzzle";
      readonly title: string;
      /** The window solves it again, because a play is not just data. */
      readonly cells: PuzzleCells;
      readonly isDark: boolean;
      readonly state: PlayerState;
    }
  | { readonly type: "player"; readonly state: PlayerState };

/** Messages from the window to the pane: that it is ready, and what the user did to the player. */
export type ToPane = { readonly type: "ready" } | { readonly type: "player"; readonly state: PlayerState };

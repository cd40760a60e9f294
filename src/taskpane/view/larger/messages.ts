import type { PlayerState } from "../player/player";
import type { PuzzleCells } from "../solving";

/** What the pane tells its larger window. */
export type ToWindow =
  | {
      readonly type: "puzzle";
      readonly title: string;
      /** The window solves it again, as a play is not data alone. */
      readonly cells: PuzzleCells;
      readonly isDark: boolean;
      readonly state: PlayerState;
    }
  | { readonly type: "player"; readonly state: PlayerState };

/** What the window tells the pane: that it is there, and what the user did to the player. */
export type ToPane = { readonly type: "ready" } | { readonly type: "player"; readonly state: PlayerState };

import type { Shared } from "../session/session";
import type { PuzzleCells } from "../solving";

/** The puzzle that the larger window shows. */
export interface PuzzleMessage {
  readonly type: "puzzle";
  readonly title: string;
  /** The window solves it again, because a play is not just data. */
  readonly cells: PuzzleCells;
  readonly isDark: boolean;
  readonly shared: Required<Shared>;
}

/** What the user did in a window. */
interface SharedMessage {
  readonly type: "shared";
  readonly shared: Shared;
}

/** Messages from the pane to its larger window. */
export type ToWindow = PuzzleMessage | SharedMessage;

/** Messages from the window to the pane: that it is ready, what the user did there, and that it is to be closed or to show the next puzzle. */
export type ToPane =
  | { readonly type: "ready" }
  | { readonly type: "close" }
  | { readonly type: "next"; readonly harder: number }
  | SharedMessage;

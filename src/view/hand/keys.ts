import type { MoveKey } from "../../playing/move";
import type { Game } from "../../playing/play";

const MOVE_KEYS: ReadonlySet<string> = new Set<MoveKey>(["ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft"]);

export const isMoveKey = (key: string): key is MoveKey => MOVE_KEYS.has(key);

/** Whether arrow keys make moves of this puzzle. */
export function usesKeys(game: Game): boolean {
  return game.moves(game.start).some(({ key }) => key !== undefined);
}

/** Where arrow keys make moves: in a drawing, and at the moves' own buttons. */
export const TAKES_MOVE_KEYS = "figure[data-drawing] [role=img], [data-moves=keys]";

import type { ArrowKey, MoveKey } from "../../playing/move";
import type { Game } from "../../playing/play";

/** The direction of each arrow key. */
export const ARROWS: Readonly<Record<ArrowKey, { readonly right: number; readonly down: number }>> = {
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
  ArrowLeft: { right: -1, down: 0 },
};

const keysOf = (game: Game) => game.keys ?? game.moves(game.start).flatMap(({ key }) => key ?? []);

export const isArrowKey = (key: string): key is ArrowKey => Object.hasOwn(ARROWS, key);

/** Whether arrow keys make moves of this puzzle. */
export const usesArrows = (game: Game): boolean => keysOf(game).some(isArrowKey);

/** Whether arrow keys walk over what can be clicked in a flat drawing, and Enter clicks it: in puzzles whose moves have no keys. */
export const walksSpots = (game: Game): boolean =>
  keysOf(game).length === 0 && game.moves(game.start).some(({ spot }) => spot !== undefined);

/** The letters that make moves of this puzzle, as capitals, and whether some do with the shift key. */
export function lettersOf(game: Game): { readonly letters: readonly string[]; readonly withShift: boolean } {
  const keys = keysOf(game).filter((key) => !isArrowKey(key));
  return {
    letters: [...new Set(keys.map((key) => key.toUpperCase()))],
    withShift: keys.some((key) => key !== key.toLowerCase()),
  };
}

/** The letter that was pressed, by the shift key alone, whatever Caps Lock says. */
export const letterOf = ({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): MoveKey =>
  shiftKey ? (key.toUpperCase() as Uppercase<string>) : (key.toLowerCase() as Lowercase<string>);

/** A key as `aria-keyshortcuts` writes it. */
export const shortcutOf = (key: MoveKey): string =>
  isArrowKey(key) || key === key.toLowerCase() ? key : `Shift+${key}`;

/** Where arrow keys make moves: in a drawing, and at the moves' own buttons. */
export const TAKES_ARROWS = "figure[data-drawing] [role=img], [data-moves=arrows]";

import type { PlayerAction } from "./player";

const KEYS: Readonly<Record<string, PlayerAction>> = {
  ArrowRight: { type: "step" },
  ArrowLeft: { type: "back" },
  Home: { type: "first" },
  End: { type: "last" },
  " ": { type: "toggle" },
};

/** Controls that have a use for the key themselves. */
const OWN_KEYS = "input:not([type=range]), select, textarea, [role=tablist], [role=menu], [role=radiogroup]";
/** What the space bar presses, and what arrows, Home and End move. */
const PRESSED = "button, a, [role=menuitem]";
const MOVED = "input[type=range]";

/** What a key means to the player, unless it means something to the control that has the keyboard. */
export function actionOfKey(key: string, on: Element): PlayerAction | undefined {
  if (!Object.hasOwn(KEYS, key) || on.closest(OWN_KEYS)) return undefined;
  return on.closest(key === " " ? PRESSED : MOVED) ? undefined : KEYS[key];
}

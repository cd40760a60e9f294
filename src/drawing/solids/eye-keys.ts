import type { EyeMove } from "./solid-scene";

const WITH_SHIFT: Readonly<Record<string, EyeMove>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const ALONE: Readonly<Record<string, EyeMove>> = {
  a: "left",
  d: "right",
  w: "up",
  s: "down",
  "+": "nearer",
  "=": "nearer",
  "-": "farther",
  "0": "reset",
};

export const EYE_KEYS = /*i18n*/ "Drag to turn it, or W, A, S, D; + and − zoom, 0 resets.";

/** What a key does to the eye. Plain arrow keys belong to the player. */
export function eyeMoveOf(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): EyeMove | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const table = event.shiftKey && key.startsWith("Arrow") ? WITH_SHIFT : ALONE;
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

import { freeTheKey } from "./free-the-key";
import type { PlayKind } from "./play";

export { between } from "./between";
export type { FreeTheKeyPlay } from "./free-the-key";
export * from "./play";

/** Every kind of puzzle that can be played. */
export const PLAY_KINDS: readonly PlayKind[] = [freeTheKey];

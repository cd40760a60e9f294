import type { PlayKind } from "./play";

export * from "./play";

/** Every kind of puzzle that can be played. */
export const PLAY_KINDS: readonly PlayKind[] = [];

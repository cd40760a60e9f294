import type { TokenPuzzle } from "./token-puzzle";

/** Sets of places as bits of a number: boards with more places have other tables. */
export const MAX_MASKED_PLACES = 32;

/**
 * A board's moves as sets of places. The places from which a move leads to each place are in `into`. The places to which moves lead from
 * the places in a byte of a set are in `outOfBytes`, at byte number · 256 + byte.
 */
export function maskedBoard({ placeCount, from, to }: TokenPuzzle) {
  const into = new Int32Array(placeCount);
  const outOf = new Int32Array(MAX_MASKED_PLACES);
  for (let move = 0; move < from.length; move++) {
    into[to[move]] |= 1 << from[move];
    outOf[from[move]] |= 1 << to[move];
  }
  const outOfBytes = new Int32Array(4 * 256);
  for (let entry = 0; entry < outOfBytes.length; entry++) {
    const byte = entry & 255;
    if (byte === 0) continue;
    const lowest = 31 - Math.clz32(byte & -byte);
    outOfBytes[entry] = outOfBytes[entry ^ (1 << lowest)] | outOf[(entry >> 8) * 8 + lowest];
  }
  return { placeCount, into, outOfBytes };
}

export type MaskedBoard = ReturnType<typeof maskedBoard>;

/**
 * Where an empty place may have been before, if only pieces on free places have moved since. Each move took its piece from the place that
 * is empty after the move to the place that was empty before it.
 */
export function regionBefore(outOfBytes: Int32Array, place: number, free: number): number {
  let region = 1 << place;
  for (let edge = region; edge !== 0;) {
    const next =
      outOfBytes[edge & 255] |
      outOfBytes[256 + ((edge >>> 8) & 255)] |
      outOfBytes[512 + ((edge >>> 16) & 255)] |
      outOfBytes[768 + (edge >>> 24)];
    edge = next & free & ~region;
    region |= edge;
  }
  return region;
}

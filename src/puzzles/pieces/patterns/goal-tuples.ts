import { isPause } from "../../../steps";

/**
 * All ways in which pieces can be at home, each in a place of its own; one list of homes for each piece. The places are handed out in an array that
 * is used again. Now and then there is nothing instead, for a pause.
 */
export function* goalTuples(homes: readonly (readonly number[])[]): Generator<Int32Array | undefined, void> {
  const tuple = new Int32Array(homes.length);
  /** How many of its homes each piece has tried. */
  const tried = new Int32Array(homes.length);
  let looked = 0;
  for (let piece = 0; piece >= 0;) {
    if (isPause(looked++)) yield undefined;
    if (tried[piece] === homes[piece].length) {
      tried[piece--] = 0;
      continue;
    }
    const home = homes[piece][tried[piece]++];
    if (tuple.subarray(0, piece).includes(home)) continue;
    tuple[piece] = home;
    if (piece < homes.length - 1) piece++;
    else yield tuple;
  }
}

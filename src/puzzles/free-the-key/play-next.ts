import { lengthened, type NextPuzzle } from "../../playing/next";
import type { FreeTheKeyPlay } from "./play";
import { PLACES, randomKey } from "./random-key";

/** A key with a disk of as many cuts. */
// eslint-disable-next-line require-yield -- it is done in a moment
export const nextKey: NextPuzzle<FreeTheKeyPlay> = function* ({ above, cuts }, harder, random) {
  const { key, disk } = randomKey(lengthened(above.length, harder, PLACES), cuts.length, random);
  return { key, disk: [disk] };
};

import { lengthened, type NextPuzzle } from "../../playing/next";
import type { FreeTheKeyPlay } from "./play";
import { PLACES, randomKey } from "./random-key";

/** A key with a disk of as many cuts. */
export const nextKey: NextPuzzle<FreeTheKeyPlay> = function* ({ above, cuts }, harder, random) {
  const { key, disk } = yield* randomKey(lengthened(above.length, harder, PLACES), cuts.length, random);
  return { key, disk: [disk] };
};

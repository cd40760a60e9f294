import { i18n } from "../../../../language";
import {
  designKey,
  MEASURES,
  type DesignedKey,
  type KeyQuestion,
} from "../../../../puzzles/free-the-key/design-key";
import { movesOut } from "../../../../puzzles/free-the-key/random-key";
import type { DesignWork, Made } from "../made";
import { keySheetOf } from "./key";

interface Verdicts {
  /** Of the best key so far. Not yet translated, as the other one. */
  readonly soFar: string;
  /** Of the key that was found. */
  readonly found: string;
}

const VERDICTS: Readonly<Record<KeyQuestion["measure"], Verdicts>> = {
  escape: {
    soFar: /*i18n*/ "Best so far: {measured, plural, one {# move} other {# moves}} to the end of the key.",
    found: /*i18n*/ "The disk needs {measured, plural, one {# move} other {# moves}} to the end of the key.",
  },
  back: {
    soFar: /*i18n*/ "Best so far: every route has {measured, plural, one {# move} other {# moves}} back.",
    found:
      /*i18n*/ "{measured, plural, =0 {No key was found that sends the disk back on every route.} one {On every route, the disk is slid back at least once.} other {On every route, the disk is slid back at least # times.}}",
  },
};

/** A key with a long way out. */
export const hardKey: DesignWork = function* ({ values }, onBest) {
  const columns = Number(values["columns"]);
  const positions = Number(values["positions"]);
  const levels = Number(values["levels"]);
  const seed = Number(values["seed"]);
  const measure = MEASURES.find((each) => each === values["measure"])!;
  const { soFar, found } = VERDICTS[measure];
  const made = (verdict: string, { rows: [top, bottom, disk], measured }: DesignedKey): Made => ({
    verdict: i18n._(verdict, { measured }),
    facts: [
      i18n.t(
        "On the sheet the disk leaves the key in the turn in which it begins: {moves, plural, one {# move} other {# moves}}",
        { moves: movesOut([top!, bottom!], disk!) },
      ),
    ],
    sheet: keySheetOf(top!, bottom!, disk!),
  });
  const question = { columns, positions, levels, seed, measure };
  const best = yield* designKey(question, (key) => onBest(() => made(soFar, key)));
  return made(found, best);
};

import { i18n } from "../../../language";
import { movesOut } from "../../../puzzles/free-the-key/random-key";
import type { DesignWork, Made } from "../made";
import { keySheetOf } from "./key-sheet";
import { designKey, MEASURES, type DesignedKey } from "../../../puzzles/free-the-key/design-key";

/** A key with a long way out. */
export const hardKey: DesignWork = function* ({ values }, onBest) {
  const [columns, positions, levels, seed] = ["columns", "positions", "levels", "seed"].map((name) =>
    Number(values[name]),
  );
  const measure = MEASURES.find((each) => each === values["measure"])!;
  const made = (verdict: string, { rows: [top, bottom, disk] }: DesignedKey): Made => ({
    verdict,
    facts: [
      i18n.t(
        "On the sheet the disk leaves the key in the turn in which it begins: {moves, plural, one {# move} other {# moves}}",
        { moves: movesOut([top, bottom], disk) },
      ),
    ],
    sheet: keySheetOf(top, bottom, disk),
  });
  const best = yield* designKey({ columns, positions, levels, seed, measure }, (key) => {
    const { measured } = key;
    onBest(() =>
      made(
        measure === "escape"
          ? i18n.t("Best so far: {measured, plural, one {# move} other {# moves}} to the end of the key.", {
              measured,
            })
          : i18n.t("Best so far: {measured, plural, one {# move} other {# moves}} back on every way.", {
              measured,
            }),
        key,
      ),
    );
  });
  const { measured } = best;
  return made(
    measure === "escape"
      ? i18n.t("The disk needs {measured, plural, one {# move} other {# moves}} to the end of the key.", {
          measured,
        })
      : i18n.t(
          "Whatever way the disk goes, it is slid back at least {measured, plural, one {once} other {# times}}.",
          { measured },
        ),
    best,
  );
};

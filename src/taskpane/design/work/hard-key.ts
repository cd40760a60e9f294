import { i18n } from "../../../language";
import type { DesignWork, Made } from "../made";
import { keySheetOf } from "./key-sheet";
import { designKey, MEASURES, type DesignedKey } from "./pending";

/** A key with a long way out. */
export const hardKey: DesignWork = function* ({ values }, onBest) {
  const [columns, positions, levels, seed] = ["columns", "positions", "levels", "seed"].map((name) =>
    Number(values[name]),
  );
  const measure = MEASURES.find((each) => each === values["measure"])!;
  const made = (verdict: string, { key, disk }: DesignedKey): Made => ({
    verdict,
    sheet: keySheetOf(key[0], key[1], disk),
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

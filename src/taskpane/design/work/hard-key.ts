import { i18n } from "../../../language";
import type { DesignWork } from "../made";
import { keySheetOf } from "./key-sheet";
import { designKey, type DesignedKey } from "./pending";

/** A key with a long way out. */
export const hardKey: DesignWork = function* ({ values }, onBest) {
  const question = {
    columns: Number(values["columns"]),
    positions: Number(values["positions"]),
    levels: Number(values["levels"]),
    seed: Number(values["seed"]),
    measure: String(values["measure"]),
  };
  const sheetOf = ({ top, bottom, disk }: DesignedKey) => keySheetOf(top, bottom, disk);
  const best = yield* designKey(question, (key) =>
    onBest(() => ({
      verdict: i18n.t("Best so far: {moves} moves, {back} of them back.", {
        moves: key.moves,
        back: key.back,
      }),
      sheet: sheetOf(key),
    })),
  );
  return {
    verdict: i18n.t("{moves} moves set the disk free, {back} of them back.", {
      moves: best.moves,
      back: best.back,
    }),
    sheet: sheetOf(best),
  };
};

import { i18n } from "../../../language";
import { BEGINNING, EMPTY } from "../../../lessons/beginning";
import { sheetOfMaker } from "../../../lessons/maker";
import { gateMaker, ownGates } from "../../../puzzles/cat-walk/make";
import type { DesignWork } from "../made";
import { gateMessage } from "./pending";

/** A maze of gates that spells a message, and perhaps a second one with the colours in reverse. */
export const gates: DesignWork = function* ({ values }) {
  const [message, second] = ["message", "second"].map((name) => String(values[name]).trim().toUpperCase());
  const colours = String(values["colours"])
    .trim()
    .split(/[\s,]+/);
  const { cells, orders } = yield* gateMessage({ message, colours, second, seed: Number(values["seed"]) });
  const chosen = {
    rows: (cells.length - 1) / 2,
    columns: (cells[0].length - 1) / 2,
    colours: colours.length,
  };
  return {
    verdict:
      second === ""
        ? i18n.t("The only way through the gates spells {message}.", { message })
        : i18n.t("The only way through the gates spells {message}, and in the second order {second}.", {
            message,
            second,
          }),
    sheet: sheetOfMaker(gateMaker, { ...chosen, [BEGINNING.name]: EMPTY }, ownGates(cells, orders)),
  };
};

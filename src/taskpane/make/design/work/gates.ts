import { i18n } from "../../../../language";
import { BEGINNING, EMPTY } from "../../../../lessons/beginning";
import { sheetOfMaker } from "../../../../lessons/maker";
import { gateMessage } from "../../../../puzzles/cat-walk/gate-message";
import { gateMaker, ownGates } from "../../../../puzzles/cat-walk/make";
import type { DesignWork } from "../made";

/** A maze of gates that spells a message, and perhaps a second one in another order of the colours. */
export const gates: DesignWork = function* ({ values }) {
  const message = String(values["message"]);
  const colours = String(values["colours"]);
  const second = String(values["second"]);
  const made = yield* gateMessage({ message, colours, second, seed: Number(values["seed"]) });
  const { cells, secondColours } = made;
  const chosen = {
    rows: (cells.length - 1) / 2,
    columns: (cells[0]!.length - 1) / 2,
    colours: made.colours.length,
    [BEGINNING.name]: EMPTY,
  };
  return {
    verdict: spelled(message, made.colours),
    ...(secondColours && { facts: [spelled(second, secondColours)] }),
    sheet: sheetOfMaker(
      gateMaker,
      chosen,
      ownGates(cells, secondColours ? [made.colours, secondColours] : [made.colours]),
    ),
  };
};

const spelled = (message: string, colours: readonly string[]): string =>
  i18n.t("The only route through gates in the order {colours} spells {message}.", {
    colours: colours.join(", "),
    message: message.replace(/\s/gu, "").toUpperCase(),
  });

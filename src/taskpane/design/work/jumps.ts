import { i18n } from "../../../language";
import { BEGINNING, EMPTY } from "../../../lessons/beginning";
import { sheetOfMaker } from "../../../lessons/maker";
import { jumpMaker, ownJumps } from "../../../puzzles/schonbrunn/make";
import type { DesignWork } from "../made";
import { designJumpBoard } from "./pending";

const RULES = "jump";

/** A board of jumps with one best solution. */
export const jumps: DesignWork = function* ({ values }) {
  const [rows, columns, seed] = ["rows", "columns", "seed"].map((name) => Number(values[name]));
  const { cells, start, jumps: moves, facts } = yield* designJumpBoard({ rows, columns, seed, rules: RULES });
  const chosen = { rows, columns, rules: RULES, [BEGINNING.name]: EMPTY };
  return {
    verdict: i18n.t(
      "{jumps, plural, one {# jump leads} other {# jumps lead}} to the goal, and only one way is so short.",
      { jumps: moves },
    ),
    facts,
    sheet: sheetOfMaker(jumpMaker, chosen, ownJumps({ tiles: cells, start }, RULES)),
  };
};

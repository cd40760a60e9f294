import { i18n } from "../../../../language";
import { BEGINNING, EMPTY } from "../../../../lessons/beginning";
import { sheetOfMaker } from "../../../../lessons/maker";
import { designJumpBoard } from "../../../../puzzles/schonbrunn/jump-design";
import type { JumpMeasures } from "../../../../puzzles/schonbrunn/jump-measures";
import { jumpMaker, ownJumps } from "../../../../puzzles/schonbrunn/make";
import type { DesignWork } from "../made";

/** A board of jumps with one best way. */
export const jumps: DesignWork = function* ({ values }) {
  const rows = Number(values["rows"]);
  const columns = Number(values["columns"]);
  const seed = Number(values["seed"]);
  const rules = String(values["rules"]);
  const { cells, start, measures } = yield* designJumpBoard({ rows, columns, seed, rules });
  return {
    verdict: i18n.t(
      "The best route has {length, plural, one {# jump} other {# jumps}}, and it is the only one.",
      {
        length: measures.length,
      },
    ),
    facts: factsOf(measures),
    sheet: sheetOfMaker(
      jumpMaker,
      { rows, columns, rules, [BEGINNING.name]: EMPTY },
      ownJumps({ tiles: cells, start }, rules),
    ),
  };
};

function factsOf(measures: JumpMeasures): string[] {
  const { ways, forcedMoves, decisions, mistakes, firstMistake } = measures;
  return [
    ways === undefined
      ? i18n.t("Routes to the goal in all: more than could be counted")
      : i18n.t("Routes to the goal in all: {ways, number}", { ways }),
    i18n.t(
      "{decisions, plural, =0 {No choice on the best route} other {Choices on the best route: #, first at jump {first}}}",
      { decisions, first: forcedMoves + 1 },
    ),
    mistakes === 0
      ? i18n.t("Wherever one goes, the goal stays within reach")
      : i18n.t("Jumps at which one can go wrong for good: {mistakes}, first at jump {firstMistake}", {
          mistakes,
          firstMistake,
        }),
    i18n.t("Dead ends: {deadEnds}", { deadEnds: measures.deadEnds }),
    i18n.t("Tiles that are never reached (white holes): {whiteHoles}", { whiteHoles: measures.whiteHoles }),
    i18n.t("Tiles without a route to the goal (black holes): {blackHoles}", {
      blackHoles: measures.blackHoles,
    }),
    i18n.t("Most tiles with the same number that are joined by jumps: {largestCluster}", {
      largestCluster: measures.largestCluster,
    }),
  ];
}

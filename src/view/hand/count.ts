import { i18n } from "../../language";
import type { Known } from "./known-ways";

/** How many moves were made, and how many are needed at least. */
interface Count {
  readonly made: number;
  readonly isSolved: boolean;
  /** What is known of the start. */
  readonly best: Known | undefined;
}

/** The counter: “7 moves; 19 are the fewest”. */
export function countInWords({ made, isSolved, best }: Count): string {
  const fewest = best && "left" in best ? best : undefined;
  if (isSolved) return solvedInWords(made, fewest);
  if (!fewest) return i18n.t("{made, plural, one {# move} other {# moves}}", { made });
  const count = { made, fewest: fewest.left };
  return fewest.isShortest
    ? i18n.t(
        "{made, plural, one {# move} other {# moves}}; {fewest, plural, one {# is} other {# are}} the fewest",
        count,
      )
    : i18n.t(
        "{made, plural, one {# move} other {# moves}}; a solution in {fewest, plural, one {# move} other {# moves}} is known",
        count,
      );
}

function solvedInWords(made: number, fewest: { left: number; isShortest: boolean } | undefined): string {
  if (made === 0) return i18n.t("Solved from the start.");
  if (fewest && made > fewest.left) {
    const count = { made, fewest: fewest.left };
    return fewest.isShortest
      ? i18n.t(
          "Solved in {made, plural, one {# move} other {# moves}}; {fewest, plural, one {# is} other {# are}} the fewest.",
          count,
        )
      : i18n.t(
          "Solved in {made, plural, one {# move} other {# moves}}; a solution in {fewest, plural, one {# move} other {# moves}} is known.",
          count,
        );
  }
  return fewest?.isShortest
    ? i18n.t("Solved in {made, plural, one {# move} other {# moves}}, the fewest possible.", { made })
    : i18n.t("Solved in {made, plural, one {# move} other {# moves}}; no shorter solution is known.", {
        made,
      });
}

/** What is said of the solution while it is shown. */
export function solutionInWords({ left, isShortest }: { left: number; isShortest: boolean }): string {
  return isShortest
    ? i18n.t("Solution: {left, plural, one {# move} other {# moves}}, the fewest possible", { left })
    : i18n.t("Solution: {left, plural, one {# move} other {# moves}}; there may be a shorter one", { left });
}

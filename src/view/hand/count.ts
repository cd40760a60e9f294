import { i18n } from "../../language";
import type { Origin } from "../session/session";
import type { Known } from "./known-ways";

/** How many moves were made, and how many are needed at least. */
interface Count {
  /** Since the user's own moves began. */
  readonly made: number;
  readonly isSolved: boolean;
  /** What is known of the state in which they began. */
  readonly best: Known | undefined;
  readonly origin: Origin;
}

/** Where a count begins, in the words by which its texts choose. */
const beginningOf = ({ step, scramble }: Origin) => (step > 0 ? "step" : scramble ? "scramble" : "start");

/** The counter: “7 moves; 19 are the fewest from the start”. */
export function countInWords({ made, isSolved, best, origin }: Count): string {
  const fewest = best && "left" in best ? best : undefined;
  if (isSolved) return solvedInWords(made, fewest);
  const since = { made, from: beginningOf(origin), step: origin.step };
  if (!fewest) {
    return i18n.t(
      "{made, plural, one {# move} other {# moves}} from {from, select, step {step {step}} scramble {the scramble} other {the start}}",
      since,
    );
  }
  const count = { ...since, fewest: fewest.left };
  return fewest.isShortest
    ? i18n.t(
        "{made, plural, one {# move} other {# moves}}; {fewest, plural, one {# is} other {# are}} the fewest from {from, select, step {step {step}} scramble {the scramble} other {the start}}",
        count,
      )
    : i18n.t(
        "{made, plural, one {# move} other {# moves}}; from {from, select, step {step {step}} scramble {the scramble} other {the start}} a solution in {fewest, plural, one {# move} other {# moves}} is known",
        count,
      );
}

/** A hint, and how many moves are left after it if that is known: “Hint: R; then 6 more”. */
export function hintInWords(move: string, known: Known | undefined): string {
  if (!known || "impossible" in known) return i18n.t("Hint: {move}", { move });
  return i18n.t(
    "Hint: {move}; then {more, plural, =0 {it is solved} one {# more move} other {# more moves}}",
    {
      move,
      more: known.left - 1,
    },
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

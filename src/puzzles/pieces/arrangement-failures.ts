import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";

/** How far a search came: no way has fewer moves. */
export interface Reach {
  readonly bound: number;
  readonly most: number;
}

export function tooFar({ bound, most }: Reach): LimitError {
  return new LimitError(
    i18n.t(
      "the goal is at least {bound} moves away, and looking farther takes more than {most, number} arrangements",
      { bound, most },
    ),
  );
}

/** A user-facing message about what the group of the moves shows. */
export function inOtherOrdersOnly(): string {
  return i18n.t("There is no way to the goal: the moves bring the pieces there in other orders only.");
}

/** A user-facing message after a search of all that could lead to the goal. */
export function noWay(startEstimate: number, stateCount: number): string {
  return startEstimate < 0
    ? i18n.t(
        "There is no way to the goal: some pieces cannot come there together, even if all others were out of their way.",
      )
    : i18n.t(
        "There is no way to the goal: a search of all arrangements that could lead there ({count, number}) did not find any.",
        { count: stateCount },
      );
}

import { areaAddress, cellAddress } from "../grid/addresses";
import type { Exercise } from "../exercises/exercise";
import type { Paint } from "../lessons/lesson";
import { givenAddress, givenArea, type ExercisePlace, type SheetLayout } from "./layout";

export const RIGHT = "✓";
export const WRONG = "✗";

/** Excel's number of #VALUE!, which our functions answer for what they cannot read (Microsoft: "ERROR.TYPE function"). */
const VALUE_ERROR = 3;

/**
 * The formula of ✓ or ✗ beside an answer; undefined if none can say it. It shows nothing for a blank answer, where the add-in is missing
 * (#NAME?), and while an answer is computed.
 */
export function checkFormula(exercise: Exercise, answer: string, place: ExercisePlace): string | undefined {
  const { given, check } = exercise;
  if (!check) return undefined;
  const isRight = check(answer, (row, column) => givenAddress(place, row, column), givenArea(place, given));
  const unreadable = `IF(ERROR.TYPE(${isRight})=${VALUE_ERROR},"${WRONG}","")`;
  return `=IF(${answer}="","",IFERROR(IF(${isRight},"${RIGHT}","${WRONG}"),IFERROR(${unreadable},"")))`;
}

/** The colours of ✓ and ✗. */
export function checkPaints({ places, markColumn }: SheetLayout): Paint[] {
  const first = places[0]!.row;
  const on = areaAddress(first, markColumn, places.at(-1)!.row - first + 1, 1);
  const at = cellAddress(first, markColumn);
  return [
    { on, when: `=${at}="${RIGHT}"`, color: "#1f7a33" },
    { on, when: `=${at}="${WRONG}"`, color: "#b3261e" },
  ];
}

import { CellError, shown } from "../../grid/cells";
import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { hasParentheses } from "../../puzzles/groups/cycle-cells";
import { textOf } from "./host-cells";
import { eachFilled } from "./permutations";
import { isLikeList, misread, quotePoints } from "./typed-numbers";

const expectedPoints = () => i18n.t("expected points such as 1 or 1 2");

/**
 * Points in one cell or several, with spaces or commas between those of one text. At least one. A number that is likely to be misread from a
 * text has to be one of the `known` points. Throws a CellError.
 */
export function* readPoints(raw: unknown, argument: string, known: readonly string[]): Steps<string[]> {
  const points: string[] = [];
  yield* eachFilled(raw, argument, (cell, ...place) => {
    const text = textOf(cell);
    if (typeof cell === "number" && isLikeList(cell) && !known.includes(text)) {
      throw misread(cell, quotePoints(), argument, ...place);
    }
    if (hasParentheses(text)) {
      const problem = i18n.t("{cell} has parentheses", { cell: shown(cell) });
      throw new CellError(argument, `${problem}; ${expectedPoints()}`, ...place);
    }
    for (const point of text.split(/[\s,]+/u)) if (point !== "") points.push(point);
  });
  if (points.length > 0) return points;
  throw new CellError(argument, `${i18n.t("all cells are blank")}; ${expectedPoints()}`);
}

import { CellError, shown } from "../../grid/cells";
import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { hasParentheses } from "../../puzzles/groups/cycle-cells";
import { textOf } from "./host-cells";
import { eachFilled } from "./permutations";

const expectedPoints = () => i18n.t("expected points such as 1 or 1 2");

/** Points in one cell or several, with spaces or commas between those of one text. At least one. Throws a CellError. */
export function* readPoints(raw: unknown, argument: string): Steps<string[]> {
  const points: string[] = [];
  yield* eachFilled(raw, argument, (cell, ...place) => {
    const text = textOf(cell);
    if (hasParentheses(text)) {
      const problem = i18n.t("{cell} has parentheses", { cell: shown(cell) });
      throw new CellError(argument, `${problem}; ${expectedPoints()}`, ...place);
    }
    for (const point of text.split(/[\s,]+/u)) if (point !== "") points.push(point);
  });
  if (points.length > 0) return points;
  throw new CellError(argument, `${i18n.t("all cells are blank")}; ${expectedPoints()}`);
}

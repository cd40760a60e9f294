import { wordsIn, type Cells } from "../grid/cells";
import { i18n } from "../language";
import { NotPlayable } from "./play";

/** The words of rules, as functions read them. */
export const ruleWords = (cells: Cells = []): string[] => cells.flat().flatMap(wordsIn);

/** Throws if a board has so many lines that its parts could not be told apart. */
export function rejectLargeBoard(
  { rows, columns }: Readonly<Record<"rows" | "columns", number>>,
  most: number,
) {
  if (Math.max(rows, columns) <= most) return;
  throw new NotPlayable(
    i18n.t("The board has {rows} × {columns} cells; a drawing shows at most {most} × {most}.", {
      rows,
      columns,
      most,
    }),
  );
}

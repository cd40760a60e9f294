import { i18n } from "../../../language";
import { CellError, numberIn, shown, type Cell, type Cells } from "../../../grid/cells";
import { isPauseInRow, type Steps } from "../../../steps";
import { markOf, nameOf } from "./marks";

/** The names of the marks that rules say are walls. */
export type NamedWalls = ReadonlySet<string>;

const KEYWORD = "walls";
export const NONE_NAMED: NamedWalls = new Set();

/** Rules such as `jump walls X`, and the marks that they end with. Without other words they are about walking. */
export function splitWalls(words: readonly string[]): { rules: readonly string[]; named: NamedWalls } {
  const at = words.indexOf(KEYWORD);
  if (at < 0) return { rules: words, named: NONE_NAMED };
  if (at === words.length - 1) {
    throw new CellError("rules", i18n.t("after walls there is no mark; expected one, such as walls X"));
  }
  return { rules: at === 0 ? ["walk"] : words.slice(0, at), named: new Set(words.slice(at + 1)) };
}

export const isNamed = (cell: Cell, named: NamedWalls): boolean => named.size > 0 && named.has(nameOf(cell));

export function* hasCell(cells: Cells, isSought: (cell: Cell) => boolean): Steps<boolean> {
  for (const [r, row] of cells.entries()) {
    if (isPauseInRow(r, row.length)) yield 0;
    if (row.some(isSought)) return true;
  }
  return false;
}

/** Throws a CellError for a word among the marks that is none: `walls X wrap rows`. */
export function* checkNamed(cells: Cells, named: NamedWalls): Steps<void> {
  for (const name of named) {
    if (Array.from(name).length === 1 || numberIn(name) !== undefined) continue;
    if (yield* hasCell(cells, (cell) => nameOf(cell) === name)) continue;
    const problem = i18n.t("no cell of the maze is {name}; expected a mark after walls, such as walls X", {
      name: shown(name),
    });
    throw new CellError("rules", problem);
  }
}

/**
 * The mark, as rules name it, in all cells of the border but those with S, G or E. Undefined if there are several, and for fewer than three
 * rows or columns: these are nothing but border.
 */
export function borderMark(cells: Cells): string | undefined {
  const columns = cells.reduce((most, row) => Math.max(most, row.length), 0);
  if (cells.length < 3 || columns < 3) return undefined;
  let only: string | undefined;
  for (const [r, row] of cells.entries()) {
    const isEdge = r === 0 || r === cells.length - 1;
    for (let c = 0; c < columns; c += isEdge ? 1 : columns - 1) {
      const cell = row[c] ?? "";
      const mark = markOf(cell);
      if (mark === "start" || mark === "goal" || mark === "end") continue;
      const name = nameOf(cell);
      if (only !== undefined && name !== only) return undefined;
      only = name;
    }
  }
  return only;
}

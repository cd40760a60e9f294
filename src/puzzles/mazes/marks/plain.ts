import { isPauseInRow, type Steps } from "../../../steps";
import type { Cell, Cells } from "../../../grid/cells";
import { linesOf, type Drawn, type Splitting } from "./lines";
import { markOf, nameOf } from "./marks";
import { borderMark, checkNamed, hasCell, isNamed, type NamedWalls } from "./walls";

interface Plainly {
  readonly named: NamedWalls;
  readonly split: Splitting;
  /** The marks that are walls where all of the border consists of them. */
  readonly border: readonly string[];
  /** Whether . and _ are blank. */
  readonly hasWays: boolean;
}

/** A maze that is not walked, with one mark a cell, # for its walls and blanks for its ways. Cells that are so already are not copied. */
export function* plainCells(range: Cells, { named, split, border, hasWays }: Plainly): Steps<Drawn> {
  const { cells, places } = yield* linesOf(range, named, split);
  yield* checkNamed(cells, named);
  const isClear = named.size > 0 || (yield* hasCell(cells, (cell) => markOf(cell) === "wall"));
  const around = isClear ? undefined : borderMark(cells);
  const edge = around !== undefined && border.includes(around) ? around : undefined;
  const plain = (cell: Cell): Cell => {
    const mark = markOf(cell);
    if (mark === "wall" || isNamed(cell, named) || (edge !== undefined && nameOf(cell) === edge)) return "#";
    return hasWays && mark === "way" ? "" : cell;
  };
  const read: (readonly Cell[])[] = [];
  for (const [r, row] of cells.entries()) {
    if (isPauseInRow(r, row.length)) yield 0;
    read.push(row.some((cell) => plain(cell) !== cell) ? row.map(plain) : row);
  }
  return { cells: read, ...(places && { places }) };
}

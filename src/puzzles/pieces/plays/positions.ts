import { i18n } from "../../../language";
import { CellError, isBlank, numberIn, shown, textOf, type Cell, type Cells } from "../../../grid/cells";
import { requireColumns } from "../../../grid/columns";
import { boardOf, type Board, type Position } from "./board";

/** With more, a drawing's places could not be told apart. */
const MAX_COORDINATE = 1000;

/** The positions of the places as given by a table: place, row and column, counted from 1. Skips rows of other places. */
export function readPositions(cells: Cells, places: readonly string[]): Board {
  requireColumns(cells, "places", [3], () => i18n.t("expected three columns, place, row and column"));
  const positionOf = new Map<string, Position>();
  cells.forEach(([place, ...position], row) => {
    if (isBlank(place) || !places.includes(textOf(place))) return;
    const [down, right] = position.map((cell, k) => readCoordinate(cell, row, k + 1));
    positionOf.set(textOf(place), { row: down - 1, column: right - 1 });
  });
  const positions = places.map((place) => {
    const position = positionOf.get(place);
    if (position) return position;
    throw new CellError(
      "places",
      i18n.t("the place {place} is missing; expected all places of the moves", { place: shown(place) }),
    );
  });
  return boardOf(positions);
}

function readCoordinate(cell: Cell, row: number, column: number): number {
  const number = isBlank(cell) ? undefined : numberIn(cell);
  if (number !== undefined && number >= 1 && number <= MAX_COORDINATE) return number;
  const values = {
    coordinate: column === 1 ? "row" : "column",
    found: isBlank(cell) ? i18n.t("blank") : shown(cell),
    farthest: MAX_COORDINATE,
  };
  const problem = i18n.t(
    "the {coordinate, select, row {row} other {column}} is {found}; expected a number from 1 to {farthest}",
    values,
  );
  throw new CellError("places", problem, row, column);
}

import { isBlank, textOf, type Cells } from "../../grid/cells";
import type { PlayMarker } from "../../playing/play";
import { cellNumbered, type BoardCell } from "../../playing/spots";

/** The positions of all places, in their order, and how many rows and columns the board has. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly positions: readonly BoardCell[];
  /** Whether the positions are the puzzle's own rather than arbitrary. */
  readonly isPlaced: boolean;
}

/** Places numbered from 1 row by row: in a square or, if they fit into the cells of the sheet's board, on a board of that form. */
export function numberedBoard(places: readonly string[], cells?: Cells): Board | undefined {
  if (!places.every((place) => /^[1-9]\d{0,3}$/.test(place))) return undefined;
  const numbers = places.map(Number);
  const last = Math.max(...numbers);
  const form = cells && isFormOf(cells, last) ? { rows: cells.length, columns: cells[0].length } : undefined;
  const columns = form?.columns ?? Math.ceil(Math.sqrt(last));
  const positions = numbers.map((number) => cellNumbered(number - 1, columns));
  return { ...boardOf(positions), ...form };
}

/** Whether a board has one cell for each place; of four or more cells each, places make a square. */
function isFormOf(cells: Cells, last: number): boolean {
  const count = cells.length * cells[0].length;
  return last <= count && count < 4 * last;
}

/** Squares named as on a chessboard: files from a, ranks from 1 at the bottom of the sheet's board, if there is one. */
export function chessBoard(places: readonly string[], cells?: Cells): Board | undefined {
  if (!places.every((place) => /^[a-z][1-9]\d?$/i.test(place))) return undefined;
  const ranks = places.map((place) => Number(place.slice(1)));
  const top = Math.max(...ranks, cells?.length ?? 0);
  const positions = places.map((place, k) => ({
    row: top - ranks[k],
    column: place.toLowerCase().charCodeAt(0) - "a".charCodeAt(0),
  }));
  const board = boardOf(positions);
  return { ...board, rows: top, columns: Math.max(board.columns, cells?.[0].length ?? 0) };
}

/** Places whose names each occur once in the sheet's board. Other cells may contain anything else. */
export function drawnBoard(places: readonly string[], cells: Cells): Board | undefined {
  const found = new Map<string, BoardCell>();
  for (const [row, cellsOfRow] of cells.entries()) {
    for (const [column, cell] of cellsOfRow.entries()) {
      if (isBlank(cell) || !places.includes(textOf(cell))) continue;
      if (found.has(textOf(cell))) return undefined;
      found.set(textOf(cell), { row, column });
    }
  }
  if (found.size < places.length) return undefined;
  const positions = places.map((place) => found.get(place)!);
  return { rows: cells.length, columns: cells[0].length, positions, isPlaced: true };
}

/** Places around a circle, about as far apart as on a board. */
export function circularBoard(places: readonly string[]): Board {
  const radius = Math.max(1, places.length / 5);
  const positions = places.map((_, k) => {
    const angle = (2 * Math.PI * k) / places.length;
    return { row: radius * (1 - Math.cos(angle)), column: radius * (1 + Math.sin(angle)) };
  });
  return { rows: 2 * radius + 1, columns: 2 * radius + 1, positions, isPlaced: false };
}

export function boardOf(positions: readonly BoardCell[]): Board {
  return {
    rows: Math.max(...positions.map(({ row }) => row)) + 1,
    columns: Math.max(...positions.map(({ column }) => column)) + 1,
    positions,
    isPlaced: true,
  };
}

/**
 * The marker on the place to which the last piece moved or, before the first move, the one that it will leave; on none if there is no move.
 * A place may take several cells of the sheet, but all must take the same number; otherwise there is no marker.
 */
export function markerOn(
  cells: Cells | undefined,
  { rows, columns, positions }: Board,
  placeAt: (step: number) => number | undefined,
  range = "board",
): { marker: PlayMarker } | undefined {
  if (!cells || !positions.every(({ row, column }) => Number.isInteger(row) && Number.isInteger(column))) {
    return undefined;
  }
  const down = cells.length / rows;
  const right = cells[0].length / columns;
  if (!Number.isInteger(down) || !Number.isInteger(right)) return undefined;
  return {
    marker: {
      range,
      cells(step) {
        const place = placeAt(step);
        if (place === undefined) return [];
        const { row, column } = positions[place];
        return Array.from({ length: down * right }, (_, k) => ({
          row: down * row + Math.floor(k / right),
          column: right * column + (k % right),
        }));
      },
    },
  };
}

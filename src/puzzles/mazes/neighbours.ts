import { unknownRules } from "../puzzle-kind";
import { splitWalls } from "./marks/walls";

/** In order of preference among equally short ways. This order gives the published solution of Free the Key. */
export const DIRECTIONS = [
  { name: "right", down: 0, right: 1 },
  { name: "up", down: -1, right: 0 },
  { name: "down", down: 1, right: 0 },
  { name: "left", down: 0, right: -1 },
] as const;

export interface Wrapping {
  /** The last row is adjacent to the first one. */
  readonly rows: boolean;
  readonly columns: boolean;
}

export const WALKING = ["walk", "walk wrap rows", "walk wrap columns", "walk wrap rows columns"];

/** Reads rules of walking, whatever they say of walls. */
export function readWrapping(rules: readonly string[]): Wrapping {
  const [walk, wrap, ...words] = splitWalls(rules).rules;
  const known = words.every((word) => word === "rows" || word === "columns" || word === "and");
  const complete = words.includes("rows") || words.includes("columns");
  if (walk !== "walk" || (wrap !== undefined && !(wrap === "wrap" && known && complete))) {
    throw unknownRules(rules.join(" "), WALKING);
  }
  return { rows: words.includes("rows"), columns: words.includes("columns") };
}

/** The position next to another in a direction, by its number in DIRECTIONS; −1 outside the maze. */
export type Neighbour = (position: number, direction: number) => number;

export function neighbours(rows: number, columns: number, wrapping: Wrapping): Neighbour {
  const rowAfter = stepsAlong(rows, wrapping.rows, "down");
  const columnAfter = stepsAlong(columns, wrapping.columns, "right");
  return (position, direction) => {
    const row = Math.floor(position / columns);
    const nextRow = rowAfter[direction][row];
    const nextColumn = columnAfter[direction][position - row * columns];
    return nextRow < 0 || nextColumn < 0 ? -1 : nextRow * columns + nextColumn;
  };
}

/**
 * For each direction, the row (or column) after each one; −1 outside. If two rows wrap, each is next to the other on both sides, and only
 * the first direction counts. A single row is not next to itself.
 */
function stepsAlong(size: number, wraps: boolean, axis: "down" | "right"): Int32Array[] {
  const tables: Int32Array[] = [];
  for (const { [axis]: step } of DIRECTIONS) {
    const earlier = tables.filter((_, k) => DIRECTIONS[k][axis] !== 0);
    const after = (at: number) => {
      const next = wraps ? (at + step + size) % size : at + step;
      const isRepeated = step !== 0 && (next === at || earlier.some((table) => table[at] === next));
      return next >= size || isRepeated ? -1 : next;
    };
    tables.push(Int32Array.from({ length: size }, (_, at) => after(at)));
  }
  return tables;
}

/** The direction from one cell, given by its row and column, to another cell in the same row or column. */
export function directionTo(
  [fromRow, fromColumn]: readonly number[],
  [row, column]: readonly number[],
): (typeof DIRECTIONS)[number]["name"] {
  if (row === fromRow) return column > fromColumn ? "right" : "left";
  return row > fromRow ? "down" : "up";
}

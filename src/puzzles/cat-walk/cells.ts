import { i18n } from "../../language";
import { isPause, isPauseInRow, type Steps } from "../../steps";
import { CellError, isBlank, shown, type Cell, type Cells } from "../../grid/cells";
import type { ReadGrid } from "../mazes/cells";
import { byCharacter } from "../mazes/marks/lines";
import { markOf, withRemedyForSign } from "../mazes/marks/marks";
import { plainCells } from "../mazes/marks/plain";
import { NONE_NAMED, type NamedWalls } from "../mazes/marks/walls";
import { DIRECTIONS } from "../mazes/neighbours";

/**
 * A maze of rooms in the even rows and columns of a range (counted from 1), with passages, gates and walls in between. The grid's positions
 * are those of the range, and the rooms are its open positions.
 */
export interface GateGrid extends ReadGrid {
  readonly roomRows: number;
  readonly roomColumns: number;
  /** By room · 4 + direction, as in DIRECTIONS: the number of the gate's colour, OPEN, or WALL. */
  readonly passages: Int16Array;
  readonly colours: readonly string[];
}

export const OPEN = -1;
export const WALL = -2;

/** More colours could not be told apart. */
const MAX_COLORS = 1000;

/** The position in the range (from 0) of a room's row or column (from 0). */
const inRange = (room: number) => 2 * room + 1;

export function* readGates(range: Cells, argument: string, named: NamedWalls = NONE_NAMED): Steps<GateGrid> {
  const { cells, places } = yield* plainCells(range, {
    named,
    split: byCharacter,
    border: ["x", "*", "1"],
    hasWays: true,
  });
  const rows = cells.length;
  const columns = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const roomRows = Math.floor(rows / 2);
  const roomColumns = Math.floor(columns / 2);
  if (roomRows * roomColumns === 0) {
    const problem = i18n.t(
      "there is no room; expected rooms in the even rows and columns, and walls, passages and gates between them",
    );
    throw new CellError(argument, problem);
  }
  const open = new Uint8Array(rows * columns);
  const between = new Int16Array(rows * columns).fill(WALL);
  const starts: number[] = [];
  const goals: number[] = [];
  const ends: number[] = [];
  const colours = new Map<string, number>();
  for (let row = 0; row < rows; row++) {
    if (isPauseInRow(row, columns)) yield 0;
    for (let column = 0; column < columns; column++) {
      const cell = cells[row][column] ?? "";
      const position = row * columns + column;
      const text = String(cell).trim().toLowerCase();
      const places = (row % 2) + (column % 2);
      if (text === "#") continue;
      if (places === 1) {
        between[position] = readPassage(cell, text, colours, argument, row, column);
      } else if (places === 2) {
        if (text === "s") starts.push(position);
        else if (text === "g") goals.push(position);
        else if (markOf(cell) === "end") ends.push(position);
        else if (!isBlank(cell)) {
          const problem = i18n.t(
            "here is {cell}; expected a room (blank, S, G or #), because gates are between rooms",
            { cell: shown(cell) },
          );
          throw new CellError(argument, withRemedyForSign(problem, cell), row, column);
        }
        open[position] = 1;
      } else if (!isBlank(cell)) {
        const problem = i18n.t("between four rooms there is {cell}; expected #", { cell: shown(cell) });
        throw new CellError(argument, withRemedyForSign(problem, cell), row, column);
      }
    }
  }

  const passages = new Int16Array(roomRows * roomColumns * DIRECTIONS.length).fill(WALL);
  for (let room = 0; room < roomRows * roomColumns; room++) {
    if (isPause(room)) yield 0;
    const row = Math.floor(room / roomColumns);
    const column = room % roomColumns;
    DIRECTIONS.forEach(({ down, right }, direction) => {
      if (row + down < 0 || row + down >= roomRows || column + right < 0 || column + right >= roomColumns)
        return;
      const next = inRange(row + down) * columns + inRange(column + right);
      const gate = (inRange(row) + down) * columns + inRange(column) + right;
      if (open[next]) passages[room * DIRECTIONS.length + direction] = between[gate];
    });
  }
  const closed = () => i18n.t("not a room; rooms are in even rows and even columns, and have no #");
  const edges = { left: 1, top: 1, right: inRange(roomColumns - 1), bottom: inRange(roomRows - 1) };
  const [firstEnd] = ends;
  if (goals.length > 0 && firstEnd !== undefined) {
    const [row, column] = [Math.floor(firstEnd / columns), firstEnd % columns];
    const problem = i18n.t("here is {cell}, and G is elsewhere; expected G for all goals", {
      cell: shown(cells[row][column]),
    });
    throw new CellError(argument, problem, row, column);
  }
  const marked = { starts, goals: goals.length > 0 ? goals : ends };
  const grid = { rows, columns, open, ...marked, edges, closed, cells, places };
  return { ...grid, roomRows, roomColumns, passages, colours: [...colours.keys()] };
}

function readPassage(
  cell: Cell,
  text: string,
  colours: Map<string, number>,
  argument: string,
  row: number,
  column: number,
): number {
  if (isBlank(cell)) return OPEN;
  if (typeof cell !== "string" || text === "s" || text === "g") {
    const problem = i18n.t(
      "here is {cell} between two rooms; expected #, a blank cell or the colour of a gate",
      { cell: shown(cell) },
    );
    throw new CellError(argument, withRemedyForSign(problem, cell), row, column);
  }
  const colour = colours.get(text) ?? colours.size;
  if (colour === MAX_COLORS) {
    const problem = i18n.t("here is one more colour; expected at most {most}", { most: MAX_COLORS });
    throw new CellError(argument, problem, row, column);
  }
  colours.set(text, colour);
  return colour;
}

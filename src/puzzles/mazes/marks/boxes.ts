import { i18n } from "../../../language";
import { CellError, isBlank, shown, type Cell, type Cells } from "../../../grid/cells";
import { isPauseInRow, type Steps } from "../../../steps";
import type { Drawn } from "./lines";
import { markOf } from "./marks";

/** The characters that boxes are drawn with: corners, and walls that lie and stand. */
const BOX: ReadonlyMap<string, "+" | "-" | "|"> = new Map([
  ...Array.from("+┌┐└┘├┤┬┴┼", (corner) => [corner, "+"] as const),
  ...Array.from("-─", (wall) => [wall, "-"] as const),
  ...Array.from("|│", (wall) => [wall, "|"] as const),
]);

const boxOf = (cell: Cell) => (typeof cell === "string" ? BOX.get(cell) : undefined);
const isEnd = (cell: Cell) => ["start", "goal", "end"].includes(markOf(cell) ?? "");

/**
 * A maze drawn with + - | has thin walls. As cells, its rooms are those in even rows and columns, counted from 1, and between them are
 * walls # and passages, as in a maze of gates. Each + is a corner of rooms; how far apart they are does not matter. All other cells are
 * returned as they are.
 */
export function* boxesOf(drawn: Drawn, argument: string): Steps<Drawn> {
  const { cells, places } = drawn;
  if (!(yield* isBox(cells))) return drawn;
  const rows = linesWith(cells, (row) => row.some((cell) => boxOf(cell) === "+"));
  const columns = linesWith(columnsOf(cells), (column) => column.some((cell) => boxOf(cell) === "+"));
  if (!isSpacious(rows) || !isSpacious(columns)) return drawn;
  const bands = { rows: bandsOf(rows), columns: bandsOf(columns) };
  const taken = cells.map((row) => new Array<boolean>(row.length).fill(false));
  const read = bands.rows.map((down, r) =>
    bands.columns.map((across, c): Cell => {
      const isRoom = r % 2 === 1 && c % 2 === 1;
      let found: Cell = r % 2 === 0 && c % 2 === 0 ? "#" : "";
      for (let row = down.from; row < down.to; row++) {
        for (let column = across.from; column < across.to; column++) {
          const cell = cells[row][column] ?? "";
          if (isBlank(cell)) continue;
          const mark = isEnd(cell) ? cell : isRoom ? undefined : "#";
          taken[row][column] = mark !== undefined && (found === "" || found === mark);
          found = mark ?? found;
        }
      }
      return found;
    }),
  );
  checkTaken(cells, taken, argument);
  return {
    cells: read,
    places: {
      rows: bands.rows.map(({ from }) => places?.rows[from] ?? from),
      columns: bands.columns.map(({ from }) => places?.columns[from] ?? from),
    },
  };
}

function* isBox(cells: Cells): Steps<boolean> {
  let [corners, walls] = [0, 0];
  for (const [r, row] of cells.entries()) {
    if (isPauseInRow(r, row.length)) yield 0;
    for (const cell of row) {
      const drawn = boxOf(cell);
      if (drawn === "+") corners++;
      else if (drawn) walls++;
      else if (!isBlank(cell) && !isEnd(cell)) return false;
    }
  }
  return corners > 3 && walls > 0;
}

const columnsOf = (cells: Cells): Cells =>
  Array.from({ length: cells.reduce((most, row) => Math.max(most, row.length), 0) }, (_, c) =>
    cells.map((row) => row[c] ?? ""),
  );

const linesWith = (lines: Cells, has: (line: readonly Cell[]) => boolean): number[] =>
  [...lines.keys()].filter((k) => has(lines[k]));

/** Whether there are rooms, and each has its place between lines of corners. */
const isSpacious = (lines: readonly number[]) =>
  lines.length > 1 && lines.every((line, k) => k === 0 || line - lines[k - 1] > 1);

/** From a line of corners to the next: the line itself, and all between. */
const bandsOf = (lines: readonly number[]) =>
  lines.flatMap((at, k) => [
    { from: at, to: at + 1 },
    ...(k + 1 < lines.length ? [{ from: at + 1, to: lines[k + 1] }] : []),
  ]);

function checkTaken(cells: Cells, taken: readonly (readonly boolean[])[], argument: string): void {
  cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (isBlank(cell) || taken[r][c]) return;
      const problem = i18n.t(
        "here is {cell}; expected + at the corners of the rooms, - and | between corners, and one S or G in a room",
        { cell: shown(cell) },
      );
      throw new CellError(argument, problem, r, c);
    }),
  );
}

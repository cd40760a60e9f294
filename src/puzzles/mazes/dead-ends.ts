import { isPauseInRow, type Steps } from "../../steps";
import { SmallestFirst } from "../../search/smallest-first";
import type { Cells } from "../../grid/cells";
import { readMaze, type MazeGrid } from "./cells";
import { DIRECTIONS, neighbours, readWrapping, type Wrapping } from "./neighbours";

/** Codes approach 1 deep inside a dead end. This is as close as a spreadsheet can show. */
const LAST_CODE = 0.999999999999999;

const USEFUL = 1;

const CELLS_PER_YIELD = 1 << 13;

/**
 * Marks the dead ends of a maze like K. E. Caviness ("Maze for Free the Key Puzzle", 2011): sweeps over the maze column by column, again
 * and again. An open cell is marked if three or more of its neighbours are walls or already marked. Its mark is (1 + 15 c) / 16, where c is
 * the largest mark among these neighbours and at least 0.5. So walls are 0, dead ends grow from 0.53 at their end towards 1, and what is
 * left is useful and 1. The cells `S` and `G` are useful. Unless both are marked, the maze can also be left at its edges, if they do not
 * wrap; otherwise everything outside counts as wall. A sweep only visits cells that have the three neighbours, in the same order as if it
 * visited all of them.
 */
export function* deadEnds(maze: Cells, rules: readonly string[]): Steps<number[][]> {
  const wrapping = readWrapping(rules);
  return yield* deadEndsOf(yield* readMaze(maze, "maze", rules), wrapping);
}

/** The same for a maze that has been read. */
export function* deadEndsOf(
  { rows, columns, open, starts, goals }: MazeGrid,
  wrapping: Wrapping,
): Steps<number[][]> {
  const size = rows * columns;
  const neighbour = neighbours(rows, columns, wrapping);
  const isClosed = starts.length > 0 && goals.length > 0;
  const leadsOut = DIRECTIONS.map(
    ({ down }) => !isClosed && !(down === 0 ? wrapping.columns : wrapping.rows),
  );

  const codes = Float64Array.from(open);
  const blocked = new Uint8Array(size);
  const stays = new Uint8Array(size);
  for (const mark of [...starts, ...goals]) stays[mark] = 1;

  // A cell's turn is the sweep number · size + its place in the sweep.
  const placeInSweep = (position: number) => (position % columns) * rows + Math.floor(position / columns);
  const positionAt = (place: number) => (place % rows) * columns + Math.floor(place / rows);
  const turns = new SmallestFirst();

  for (let position = 0; position < size; position++) {
    if (position % CELLS_PER_YIELD === CELLS_PER_YIELD - 1) yield (0.5 * position) / size;
    if (!open[position] || stays[position]) continue;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const next = neighbour(position, direction);
      if (next < 0 ? !leadsOut[direction] : !open[next]) blocked[position]++;
    }
    if (blocked[position] >= 3) turns.add(placeInSweep(position));
  }

  for (let marked = 0; turns.size > 0; marked++) {
    if (marked % CELLS_PER_YIELD === CELLS_PER_YIELD - 1) yield 0.5 + (0.5 * marked) / size;
    const turn = turns.take();
    const position = positionAt(turn % size);
    let largest = 0.5;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const next = neighbour(position, direction);
      if (next >= 0 && codes[next] < USEFUL) largest = Math.max(largest, codes[next]);
    }
    codes[position] = Math.min((1 + 15 * largest) / 16, LAST_CODE);
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const next = neighbour(position, direction);
      if (next < 0 || codes[next] !== USEFUL || stays[next]) continue;
      if (++blocked[next] !== 3) continue;
      const place = placeInSweep(next);
      const sweep = Math.floor(turn / size) + (place > turn % size ? 0 : 1);
      turns.add(sweep * size + place);
    }
  }
  const rowsOfCodes: number[][] = [];
  for (let row = 0; row < rows; row++) {
    if (isPauseInRow(row, columns)) yield 1;
    rowsOfCodes.push(Array.from(codes.subarray(row * columns, (row + 1) * columns)));
  }
  return rowsOfCodes;
}

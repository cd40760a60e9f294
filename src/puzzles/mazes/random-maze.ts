import { breadthFirst, type StateGraph } from "../../search/breadth-first";
import { isPause, type Steps } from "../../steps";
import { randomIndex, shuffled, type Random } from "../../steps/random";
import { DIRECTIONS, neighbours, type Wrapping } from "./neighbours";

/** The fewest and the most rows and columns of a maze that is made. */
export const SIZE = { least: 3, most: 40 };

/** Where there are to be loops, one wall in so many cells is opened at the end, for a second way somewhere. */
const CELLS_PER_LOOP = 40;

/**
 * A maze of `#` and blanks with S and G as far from each other as possible. Its passages are a tree that was grown at random, and a few
 * loops unless it is to be perfect. It has at least two cells.
 */
export function* randomMaze(
  rows: number,
  columns: number,
  wrapping: Wrapping,
  random: Random,
  isPerfect = false,
): Steps<string[][]> {
  const size = rows * columns;
  const neighbour = neighbours(rows, columns, wrapping);
  const beside = (cell: number) =>
    DIRECTIONS.map((_, direction) => neighbour(cell, direction)).filter((next) => next >= 0);
  const isOpen = new Uint8Array(size);
  const openBeside = (cell: number) => beside(cell).filter((next) => isOpen[next] === 1).length;

  const first = randomIndex(random, size);
  const ends = [first];
  isOpen[first] = 1;
  for (let step = 0; ends.length > 0; step++) {
    if (isPause(step)) yield step / size / 2;
    const free = beside(ends[ends.length - 1]).filter((next) => !isOpen[next] && openBeside(next) === 1);
    if (free.length === 0) ends.pop();
    else {
      const next = free[randomIndex(random, free.length)];
      isOpen[next] = 1;
      ends.push(next);
    }
  }
  if (!isPerfect) {
    const walls = Array.from(isOpen.keys()).filter((cell) => !isOpen[cell] && openBeside(cell) === 2);
    for (const wall of shuffled(walls, random).slice(0, Math.floor(size / CELLS_PER_LOOP))) isOpen[wall] = 1;
  }

  const passages: StateGraph = {
    stateCount: size,
    maximumDegree: DIRECTIONS.length,
    successors(cell, out) {
      const next = beside(cell).filter((each) => isOpen[each] === 1);
      out.set(next);
      return next.length;
    },
  };
  const start = (yield* breadthFirst(passages, [first])).order.at(-1)!;
  const goal = (yield* breadthFirst(passages, [start])).order.at(-1)!;
  const mark = (cell: number) => (cell === start ? "S" : cell === goal ? "G" : isOpen[cell] ? "" : "#");
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_cell, column) => mark(row * columns + column)),
  );
}
